const numbering =
  /^(第\s*[一二三四五六七八九十百\d]+\s*[章节课讲单元部分篇]+\s*|[一二三四五六七八九十]+\s*[、.．]\s*|[一二三四五六七八九十]{1,2}\s+|[（(][一二三四五六七八九十\d]+[）)]\s*|\d+(\.\d+)*\s*[.、)]?\s+|[※■●◆]\s*|(chapter|part|unit|lecture|section|lesson|week)\s+\w+\s*[:：.–—-]\s*|(grammar|语法)\s*[\d一二三四五六]*\s*[:：]\s*|[A-Z][.)]\s+)/iu;
const plainHeading =
  /^(?:[一二三四五六七八九十]{1,3}(?:[、.．]\s*|\s+)|※\s*|第[一二三四五六七八九十\d]+[章节讲]\s*)\S.{0,24}$/u;

/** A heading as a topic: without its number. */
export function topicOf(heading: string): string {
  return heading.replace(numbering, "").trim();
}

/** Whether a paragraph of a text without markup is a heading: a number and a few words, with no stop at the end. */
export function isPlainHeading(text: string): boolean {
  return plainHeading.test(text) && !/[。；;？?：:，]/u.test(text);
}
