/**
 * Whether a line ends as those of a contents list do: with a page number, arabic or roman, behind a tab, leader dots or
 * a wide gap. Styles named "TOC 1" are also set on headings and running text, which end otherwise.
 */
export function endsInPageNumber(rawLine: string): boolean {
  return /(?:\t|[.…·]{2}| {3}) *(?:\d{1,4}|[ivxlc]{1,8})\s*$/i.test(rawLine);
}
