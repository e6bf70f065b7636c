import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";

const read = async (html: string | Uint8Array, fileName = "page.doc") =>
  parseDocument(typeof html === "string" ? Buffer.from(html) : html, { fileName });

const summary = async (html: string): Promise<string[]> =>
  (await read(`<html><body>${html}</body></html>`)).blocks.map((block) => {
    if (block.type === "heading") return `h${String(block.level)} ${block.text}`;
    if (block.type === "listItem") return `${block.ordered ? "#" : "-"}${String(block.depth)} ${block.text}`;
    if (block.type === "table") return `t ${block.rows.map((row) => row.join("|")).join(" / ")}`;
    return block.type === "image" ? "" : `${block.type} ${block.text}`;
  });

describe("HTML under a Word name", () => {
  it("gives headings, paragraphs with bold words, lists and code", async () => {
    expect(
      await summary(
        "<h1>Cells</h1>Loose<p>A <b>cell</b>\nlives.<ul><li>Animals<ul><li><p>Cats</p></ul><li>Plants</ul><ol><li>First</ol><pre>a\n  b</pre>",
      ),
    ).toEqual([
      "h1 Cells",
      "paragraph Loose",
      "paragraph A cell lives.",
      "-0 Animals",
      "-1 Cats",
      "-0 Plants",
      "#0 First",
      "code a\n  b",
    ]);
  });

  it("reads tables with spans, and takes inner tables as text of their cell", async () => {
    expect(
      await summary(
        "<table><tr><th>Organ<th colspan=2>Task</tr><tr><td rowspan='2'>Heart<td>pumps<td>fast<tr><td><table><tr><td>a<td>b</table><td>c</table>After",
      ),
    ).toEqual(["t Organ|Task| / Heart|pumps|fast / |a b|c", "paragraph After"]);
  });

  it("reads Word's own lists and title", async () => {
    expect(
      await summary(
        "<p class=MsoTitle>Cells</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>Membranes</p>",
      ),
    ).toEqual(["h1 Cells", "-1 Membranes"]);
  });

  it("drops scripts, styles and comments, resolves entities, and keeps a lone <", async () => {
    expect(
      await summary(
        "<script>alert('<p>no</p>')</script><style>p{}</style><!-- <p>no</p> --><p>1 < 2 &amp; &#x7ec6;&#146;s &eacute;&nosuch;",
      ),
    ).toEqual(["paragraph 1 < 2 & 细’s é&nosuch;"]);
  });

  it("takes the declared encoding, the title, and UTF-16", async () => {
    const gbk = Buffer.concat([
      Buffer.from("<html><head><meta charset=gb2312><title>"),
      Buffer.from("cfb8b0fb", "hex"),
      Buffer.from("</title></head><body>"),
      Buffer.from("cfb8b0fb", "hex"),
    ]);

    expect(await read(gbk)).toMatchObject({ title: "细胞", text: "细胞", format: "doc", warnings: [] });
    expect((await read(Buffer.from("\ufeff<html><p>细胞很小。", "utf16le"), "page.txt")).text).toBe(
      "细胞很小。",
    );
  });

  it.each(["<div>", "<ul><li>", "<table><tr><td>", "<script>", "<!--", "<a '", "&amp", "<", "</"])(
    "ends in time where %j piles up",
    async (pile) => {
      const outcome = await read(`<html>a${pile.repeat(400_000)}`).catch((error: unknown) => error);

      // Work that grew with the square of the pile would run into the test's time limit.
      expect(outcome).toBeDefined();
    },
    60_000,
  );
});

describe("a web archive under a Word name", () => {
  const archive = (type: string, encoding: string, body: string): string =>
    [
      "MIME-Version: 1.0",
      "Content-Type: multipart/related;",
      '\tboundary="----=_NextPart_1"',
      "",
      "This is a web page in one file.",
      "",
      "------=_NextPart_1",
      "Content-Location: file:///C:/page.htm",
      `Content-Transfer-Encoding: ${encoding}`,
      `Content-Type: ${type}`,
      "",
      body,
      "------=_NextPart_1",
      "Content-Type: image/png",
      "Content-Transfer-Encoding: base64",
      "",
      "iVBORw0KGgo=",
      "------=_NextPart_1--",
    ].join("\r\n");
  const page =
    "<html><head><meta charset=gb2312></head><body><h1>细胞</h1><p>细胞是生命的基本单位。</p></body></html>";

  it("is read from quoted-printable, with the encoding that its part names", async () => {
    const bytes = Buffer.from(page.replace("细胞是", "细胞就是"));
    const quoted = Array.from(bytes, (byte) =>
      byte < 0x80 && byte !== 0x3d
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    )
      .join("")
      .replace("<body>", "<body>=\r\n");

    const { blocks, format, lang } = await read(
      archive('text/html; charset="utf-8"', "quoted-printable", quoted),
    );

    expect({ format, lang }).toEqual({ format: "doc", lang: "zh" });
    expect(blocks).toMatchObject([
      { type: "heading", text: "细胞" },
      { type: "paragraph", text: "细胞就是生命的基本单位。" },
    ]);
  });

  it("is read from base64, with the encoding that the page declares", async () => {
    // 细胞 in GB 2312.
    const body = Buffer.from(
      "<html><head><meta charset=gb2312></head><p>\u00cf\u00b8\u00b0\u00fb</p></html>",
      "latin1",
    );

    const { text } = await read(archive("text/html", "base64", body.toString("base64")));

    expect(text).toBe("细胞");
  });

  it("is refused where it holds no page", async () => {
    await expect(read(archive("text/plain", "7bit", "Hello"))).rejects.toMatchObject({
      code: "UNSUPPORTED_CONTENT",
    });
  });
});
