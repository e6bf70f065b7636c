import { describe, expect, it } from "vitest";
import {
  announcedFormat,
  apiErrors,
  displayStatus,
  errorNameOf,
  isUnfinished,
  parseBoxName,
  routeExamples,
  type RouteName,
  routes,
  uploadMaxBytes,
} from "./index.ts";

describe("the route table", () => {
  const names = Object.keys(routes) as RouteName[];

  it.each(names)("has a valid example for %s", (name) => {
    expect(routes[name].input.safeParse(routeExamples[name].input).success).toBe(true);
    expect(routes[name].output.safeParse(routeExamples[name].output).success).toBe(true);
  });

  it("has no two routes in one place", () => {
    const places = names.map((name) => `${routes[name].method} ${routes[name].path}`);

    expect(new Set(places).size).toBe(places.length);
  });

  it("fills in the specification's defaults of an export", () => {
    const { box_id } = routeExamples.exportAnki.input;

    expect(routes.exportAnki.input.parse({ box_id })).toEqual({
      box_id,
      include_progress: false,
      include_fsrs: true,
      nested_by_heading: false,
      reversed: false,
    });
  });
});

describe("the error table", () => {
  const errors = Object.entries(apiErrors);

  it("has a code of its own for every error, and none is success", () => {
    const codes = errors.map(([, error]) => error.code);

    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(0);
    for (const [name, error] of errors) expect(errorNameOf(error.code)).toBe(name);
  });

  it("speaks both languages", () => {
    for (const [, error] of errors) {
      expect(error.message.zh).toMatch(/[一-鿿]/);
      expect(error.message.en).toMatch(/^[ -~]+$/);
    }
  });
});

describe("upload rules", () => {
  it("10 MB are 10 * 1024 * 1024 bytes", () => {
    expect(uploadMaxBytes).toBe(10_485_760);
  });

  it.each([
    ["application/pdf", "a.pdf", "pdf"],
    ["text/plain; charset=utf-8", "a.log", "txt"],
    ["text/markdown", "a", "md"],
    ["application/x-anything", "A.MD", "md"],
    ["", "讲义.docx", "docx"],
    ["application/octet-stream", "old.DOC", "doc"],
    ["image/png", "a.pdf", null],
    ["", "a.exe", null],
  ] as const)("takes %s named %s as %s", (mimeType, name, format) => {
    expect(announcedFormat(mimeType, name)).toBe(format);
  });

  it("trims a box name, and refuses one that is blank or over-long", () => {
    expect(parseBoxName("  民法　")).toEqual({ name: "民法" });
    expect(parseBoxName(" \n\t　")).toEqual({ error: "boxNameRequired" });
    expect(parseBoxName("x".repeat(201))).toEqual({ error: "boxNameTooLong" });
  });
});

describe("box statuses", () => {
  it("takes the three spellings of the finished state as one and shows what it does not know as unknown", () => {
    expect(["finish", "finished", "completed"].map(displayStatus)).toEqual([
      "finished",
      "finished",
      "finished",
    ]);
    expect(displayStatus("paused")).toBe("unknown");
  });

  it("counts pending and running as unfinished", () => {
    expect(["pending", "running", "finished", "failed", "paused"].filter(isUnfinished)).toEqual([
      "pending",
      "running",
    ]);
  });
});
