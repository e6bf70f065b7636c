/** The number that an article, clause or paragraph begins with. */
export const clauseNumber =
  /^(?:[一二三四五六七八九十]{1,3}、\s*|第[一二三四五六七八九十百千零〇\d]+[条款项](?:之[一二三四五])?(?:第[一二三四五六七八九十\d]+[款项])*[\s　]+|[（(]\d+(?:\.\d+)+[）)]\s*|[（(][一二三四五六七八九十\d]{1,3}[）)]\s*|[①-⑳]\s*|(?:Article|Section|Clause|§)\s*\d+[A-Za-z]?(?:\.\d+)*\s*[.:–—-]?\s+(?=[A-Z"“(])|\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)\s+|\d{1,2}(?:\.\d{1,2})+\.?\s+(?=[A-Z"“\p{Script=Han}])|\d{1,2}[.、．]\s*(?=[A-Z"“(\p{Script=Han}]))/u;
/** The text of an article, clause or item without the number before it: "（一）", "第八条 ", "(3) ", "Article 5. ". */
export function withoutNumber(text: string): string {
  const once = text.replace(clauseNumber, "");
  return once === text ? text : once.replace(clauseNumber, "");
}
