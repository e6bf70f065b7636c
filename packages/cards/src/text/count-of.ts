/** How often a sign stands in a text. */
export function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count++;
  return count;
}
