import { uploadMaxBytes } from "@deckle/contract";
import { expect, it } from "vitest";
import { boxNameOfFile, pickerAccept, problemOfFile } from "./upload-rules.ts";

const pdf = { name: "a.pdf", type: "application/pdf", size: 10 };

it("the five formats pass, by MIME type or by a name ending in .md", () => {
  expect(problemOfFile(pdf)).toBeNull();
  expect(problemOfFile({ name: "notes.MD", type: "", size: 10 })).toBeNull();
  expect(problemOfFile({ name: "notes.md", type: "text/x-web-markdown", size: 10 })).toBeNull();
  expect(problemOfFile({ name: "a.exe", type: "application/x-msdownload", size: 10 })).toBe(
    "unsupportedFormat",
  );
  expect(problemOfFile({ name: "a.png", type: "image/png", size: 10 })).toBe("unsupportedFormat");
});

it("ten mebibytes pass and one byte more does not", () => {
  expect(problemOfFile({ ...pdf, size: uploadMaxBytes })).toBeNull();
  expect(problemOfFile({ ...pdf, size: uploadMaxBytes + 1 })).toBe("fileTooLarge");
});

it("an empty file is refused before it is sent", () => {
  expect(problemOfFile({ ...pdf, size: 0 })).toBe("emptyFile");
});

it("the picker offers the five endings", () => {
  expect(pickerAccept).toBe(".pdf,.txt,.doc,.docx,.md");
});

it("the box is named after the file without its ending", () => {
  expect(boxNameOfFile("民法总则.笔记.pdf")).toBe("民法总则.笔记");
  expect(boxNameOfFile("no-ending")).toBe("no-ending");
  expect(boxNameOfFile(".env")).toBe(".env");
});

it("a very long file name is cut without breaking a character", () => {
  expect(boxNameOfFile(`${"长".repeat(300)}.pdf`)).toBe("长".repeat(200));
  expect(boxNameOfFile(`${"x".repeat(199)}🎴.pdf`)).toBe("x".repeat(199));
});
