import { buildZip } from "./build-zip.ts";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

const relationshipsOf = (entries: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;

const officeType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const headingStyles = [1, 2, 3]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="H${String(level)}"><w:name w:val="heading ${String(level)}"/></w:style>`,
  )
  .join("");

export interface DocxParts {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly relationships?: string;
  readonly extra?: Readonly<Record<string, string | Uint8Array>>;
}

/** A Word file around the given WordprocessingML; styles `H1`..`H3` and `Title` are there. */
export function buildDocx({
  body,
  styles = "",
  numbering,
  footnotes,
  relationships = "",
  extra,
}: DocxParts): Uint8Array {
  const wrap = (root: string, inner: string): string =>
    `<?xml version="1.0"?><w:${root} ${namespaces}>${inner}</w:${root}>`;
  const footnotePart =
    footnotes === undefined
      ? ""
      : `<Relationship Id="rF" Type="${officeType}/footnotes" Target="footnotes.xml"/>`;
  return buildZip({
    "_rels/.rels": relationshipsOf(
      `<Relationship Id="r1" Type="${officeType}/officeDocument" Target="word/document.xml"/>`,
    ),
    "word/_rels/document.xml.rels": relationshipsOf(footnotePart + relationships),
    "word/document.xml": wrap("document", `<w:body>${body}</w:body>`),
    "word/styles.xml": wrap(
      "styles",
      `${headingStyles}<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>${styles}`,
    ),
    ...(numbering === undefined ? {} : { "word/numbering.xml": wrap("numbering", numbering) }),
    ...(footnotes === undefined ? {} : { "word/footnotes.xml": wrap("footnotes", footnotes) }),
    ...extra,
  });
}

/** One paragraph of plain text, with properties in front where given. */
export function paragraph(text: string, properties = ""): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}
