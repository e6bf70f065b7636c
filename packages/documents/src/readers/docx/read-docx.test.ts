import { describe, expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { buildDocx, paragraph } from "../../testing/build-docx.ts";
import { buildZip } from "../../testing/build-zip.ts";
import type { DocxParts } from "../../testing/build-docx.ts";

const read = async (parts: DocxParts) => parseDocument(buildDocx(parts));

const summary = async (parts: DocxParts) =>
  (await read(parts)).blocks.map((block) => {
    if (block.type === "heading") return `h${String(block.level)} ${block.text}`;
    if (block.type === "listItem") return `${block.ordered ? "#" : "-"}${String(block.depth)} ${block.text}`;
    if (block.type === "table") return `t ${block.rows.map((row) => row.join("|")).join(" / ")}`;
    return block.type === "image" ? `i ${block.alt ?? ""}` : `${block.type} ${block.text}`;
  });

const level = (index: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${String(index)}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, "bullet", "")}${level(1, "decimal", "%2.")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, "chineseCounting", "第%1章")}${level(1, "decimal", "%1.%2").replace("<w:numFmt", "<w:isLgl/><w:numFmt")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;
const inList = (id: number, depth: number): string =>
  `<w:numPr><w:ilvl w:val="${String(depth)}"/><w:numId w:val="${String(id)}"/></w:numPr>`;

describe("headings", () => {
  it("take their level from the style, below the document's title", async () => {
    const body =
      paragraph("Botany", '<w:pStyle w:val="Title"/>') +
      paragraph("Roots", '<w:pStyle w:val="H1"/>') +
      paragraph("Roots hold the plant.");

    expect(await summary({ body })).toEqual(["h1 Botany", "h2 Roots", "paragraph Roots hold the plant."]);
  });

  it("are found through based-on styles, outline levels and Chinese style names", async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="My"/><w:basedOn w:val="H2"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:name w:val="标题 3"/></w:style><w:style w:type="paragraph" w:styleId="c"><w:name w:val="Other"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
    const body =
      paragraph("One", '<w:pStyle w:val="c"/>') +
      paragraph("Two", '<w:pStyle w:val="a"/>') +
      paragraph("三", '<w:pStyle w:val="b"/>');

    expect(await summary({ body, styles })).toEqual(["h1 One", "h2 Two", "h3 三"]);
  });

  it("carry the number Word prints in front of them", async () => {
    const body =
      paragraph("绪论", `<w:pStyle w:val="H1"/>${inList(2, 0)}`) +
      paragraph("背景", `<w:pStyle w:val="H2"/>${inList(2, 1)}`) +
      paragraph("方法", `<w:pStyle w:val="H1"/>${inList(2, 0)}`);

    expect(await summary({ body, numbering })).toEqual(["h1 第一章 绪论", "h2 1.1 背景", "h1 第二章 方法"]);
  });

  it("are taken from bold short lines only where no style tells of any", async () => {
    const bold = (text: string): string => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const text = paragraph("A leaf turns light into sugar and gives off oxygen while it does so.");

    expect((await summary({ body: bold("Leaves") + text + text }))[0]).toBe("h1 Leaves");
    expect(
      await summary({ body: paragraph("Plants", '<w:pStyle w:val="H1"/>') + bold("Leaves") + text }),
    ).toContain("paragraph Leaves");
  });
});

describe("text", () => {
  it("leaves out contents lists by their page numbers or links, not by their style alone", async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="T1"><w:name w:val="toc 1"/></w:style>';
    const entry = '<w:pStyle w:val="T1"/>';
    const linked = `<w:p><w:pPr>${entry}</w:pPr><w:hyperlink w:anchor="_Toc2"><w:r><w:t>Stems</w:t></w:r></w:hyperlink></w:p>`;
    const body =
      `<w:p><w:pPr>${entry}</w:pPr><w:r><w:t>Roots</w:t><w:tab/><w:t>12</w:t></w:r></w:p>` +
      linked +
      paragraph("Roots hold the plant.", entry);

    expect(await summary({ body, styles })).toEqual(["paragraph Roots hold the plant."]);
  });

  it("keeps insertions, drops deletions and hidden text, and reads alternate content once", async () => {
    const run = (inner: string): string => `<w:r>${inner}</w:r>`;
    const body = `<w:p>${run("<w:t>A </w:t>")}<w:ins>${run("<w:t>new </w:t>")}</w:ins><w:del>${run("<w:delText>old </w:delText>")}</w:del>${run("<w:rPr><w:vanish/></w:rPr><w:t>secret </w:t>")}${run('<mc:AlternateContent><mc:Choice Requires="x"><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent>')}${run("<w:t>word</w:t>")}</w:p>`;

    expect(await summary({ body })).toEqual(["paragraph A new word", "paragraph boxed"]);
  });

  it("marks bold and links with offsets that point at their words", async () => {
    const body = `<w:p><w:r><w:t xml:space="preserve">The  </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>cell</w:t></w:r><w:hyperlink r:id="r9"><w:r><w:t xml:space="preserve"> wall</w:t></w:r></w:hyperlink></w:p>`;
    const relationships =
      '<Relationship Id="r9" Type="x/hyperlink" Target="https://example.org/" TargetMode="External"/>';

    const [block] = (await read({ body, relationships })).blocks;

    expect(block).toMatchObject({
      text: "The cell wall",
      runs: [
        { start: 4, end: 8, bold: true },
        { start: 8, end: 13, href: "https://example.org/" },
      ],
    });
  });

  it("turns formulas into LaTeX, in the line and as blocks", async () => {
    const fraction =
      "<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:sSup><m:e><m:r><m:t>π</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:den></m:f></m:oMath>";
    const body = `<w:p><w:r><w:t xml:space="preserve">Let </w:t></w:r>${fraction}<w:r><w:t> be</w:t></w:r></w:p><w:p><m:oMathPara>${fraction}</m:oMathPara></w:p>`;

    expect(await summary({ body })).toEqual([
      String.raw`paragraph Let $\frac{a}{\pi^{2}}$ be`,
      String.raw`formula \frac{a}{\pi^{2}}`,
    ]);
  });

  it("puts footnotes behind the paragraph that refers to them", async () => {
    const body = '<w:p><w:r><w:t>Cells divide.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>';
    const footnotes = `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote><w:footnote w:id="2">${paragraph("Virchow, 1855.")}</w:footnote>`;

    expect((await read({ body, footnotes })).blocks.at(-1)).toMatchObject({
      type: "footnote",
      ref: "1",
      text: "Virchow, 1855.",
    });
  });

  it("knows pages only where Word left its page breaks, and counts a marked one once", async () => {
    const manual = '<w:p><w:r><w:t>one</w:t></w:r><w:r><w:br w:type="page"/></w:r></w:p>';
    const rendered = "<w:p><w:r><w:lastRenderedPageBreak/><w:t>two</w:t></w:r></w:p>";

    expect((await read({ body: manual + rendered })).blocks.map(({ page }) => page)).toEqual([1, 2]);
    expect((await read({ body: paragraph("one") })).pages).toBeUndefined();
  });
});

describe("lists and tables", () => {
  it("tell ordered from unordered items and their depth", async () => {
    const body =
      paragraph("Animals", inList(1, 0)) + paragraph("Cats", inList(1, 1)) + paragraph("none", inList(0, 0));

    expect(await summary({ body, numbering })).toEqual(["-0 Animals", "#1 Cats", "paragraph none"]);
  });

  it("keep merged cells in their columns", async () => {
    const cell = (text: string, properties = ""): string =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell("Kingdom", '<w:vMerge w:val="restart"/>')}${cell("Both", '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell("", "<w:vMerge/>")}${cell("a")}${cell("b")}</w:tr></w:tbl>`;

    expect(await summary({ body })).toEqual(["t Kingdom|Both| / |a|b"]);
  });

  it("read a table of one cell as the text it frames", async () => {
    expect(
      await summary({ body: `<w:tbl><w:tr><w:tc>${paragraph("Note this.")}</w:tc></w:tr></w:tbl>` }),
    ).toEqual(["paragraph Note this."]);
  });

  it("carry images once, with their description", async () => {
    const png = Buffer.from("89504e470d0a1a0a0000", "hex");
    const drawing =
      '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="A leaf"/><a:blip r:embed="rI"/></wp:inline></w:drawing></w:r></w:p>';
    const relationships = '<Relationship Id="rI" Type="x/image" Target="media/image1.png"/>';

    const document = await read({
      body: paragraph("Leaf") + drawing + drawing,
      relationships,
      extra: { "word/media/image1.png": png },
    });

    expect(document.media.map(({ id, mimeType }) => [id, mimeType])).toEqual([["m0", "image/png"]]);
    expect(document.blocks.filter(({ type }) => type === "image")).toHaveLength(2);
  });
});

describe("hostile files", () => {
  it("are refused when they declare entities", async () => {
    const xml = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document/>';

    await expect(parseDocument(buildZip({ "word/document.xml": xml }))).rejects.toMatchObject({
      code: "CORRUPT_FILE",
    });
  });

  it("are refused when they nest too deeply or inflate too far", async () => {
    const nested = "<w:sdt>".repeat(400) + "</w:sdt>".repeat(400);

    await expect(read({ body: nested })).rejects.toMatchObject({ code: "TOO_COMPLEX" });
    await expect(read({ body: " ".repeat(8_000_000) })).rejects.toMatchObject({ code: "TOO_COMPLEX" });
  });

  it("are told from other zips", async () => {
    await expect(parseDocument(buildZip({ "a.txt": "hello" }))).rejects.toMatchObject({
      code: "UNSUPPORTED_CONTENT",
    });
  });
});
