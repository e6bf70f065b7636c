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
      const started = performance.now();

      await read(`<html>a${pile.repeat(400_000)}`).catch(() => undefined);

      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );
});
