/** A list marker at the start of a line, and the text behind it. */
export interface ListMarker {
  readonly ordered: boolean;
  readonly marker: string;
  readonly text: string;
}

const bullet = /^([•●○▪▫■□◆◇‣➢➤➔✓✔∙◦·⁃\ue000-\uf8ff])\s*(?=\S)(.*)$/su;
const dash = /^([-–—*+])\s+(?=\S)(.*)$/s;
const number = new RegExp(
  [
    "^(",
    "\\(?\\d{1,3}[.)]\\s+",
    // Chinese sets no space there, and hasty notes none either; a decimal goes on with a digit.
    "|\\(?\\d{1,2}[.)](?=[\\p{Script=Han}《“「]|\\p{Lu}\\p{L}{2})",
    "|\\d{1,3}[、．]\\s*",
    "|[a-zA-Z][.)]\\s+",
    "|\\([a-zA-Z]\\)\\s*",
    "|\\(?(?:i{1,3}|iv|vi{0,3}|ix|x)[.)]\\s+",
    "|[①-⑳❶-❿⑴-⒇]\\s*",
    "|[(（][一二三四五六七八九十\\d]{1,3}[)）]\\s*",
    ")(?=\\S)(.*)$",
  ].join(""),
  "su",
);

const loneMarker =
  /^(?:[•●○▪▫■□◆◇‣➢➤➔✓✔∙◦·⁃\ue000-\uf8ff*–-]|\(?\d{1,3}[.)、．]|\(?[a-z][.)]|\[\d{1,3}\]|[①-⑳]|[（(][一二三四五六七八九十\d]{1,3}[)）])$/u;

/** A marker and nothing else, as PDFs set it apart from its item. Private code points are bullets of symbol fonts. */
export function isLoneMarker(text: string): boolean {
  return loneMarker.test(text);
}

/** `undefined` where the line does not begin like a list item. Numbers need their point, bracket or 、 to count. */
export function parseListMarker(line: string): ListMarker | undefined {
  const dotted = bullet.exec(line) ?? dash.exec(line);
  if (dotted) return { ordered: false, marker: dotted[1] ?? "", text: dotted[2] ?? "" };
  const numbered = number.exec(line);
  if (numbered) return { ordered: true, marker: (numbered[1] ?? "").trim(), text: numbered[2] ?? "" };
  return undefined;
}
