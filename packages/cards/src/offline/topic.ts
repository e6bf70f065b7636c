const numbering =
  /^(【(?:知识点|考点|专题|模块|主题|任务|要点|板块|单元|部分)\s*[一二三四五六七八九十\d]{0,3}】\s*|第\s*[一二三四五六七八九十百\d]+\s*[章节课讲单元部分篇]+\s*|[一二三四五六七八九十]+\s*[、.．]\s*|[一二三四五六七八九十]{1,2}\s+|[（(][一二三四五六七八九十\d]+[）)]\s*|\d+(\.\d+)*\s*[.、)]?\s+|[※■●◆]\s*|\d{1,2}\s*[、．]\s*|(?:考点|专题|模块|主题|知识点|任务|课时|实验|项目|题型|要点|案例)\s*[一二三四五六七八九十\d]{0,3}\s*[:：、.．]\s*|(chapter|part|unit|lecture|section|lesson|week)\s+\w+\s*[:：.–—-]\s*|(grammar|语法)\s*[\d一二三四五六]*\s*[:：]\s*|[A-Z][.)]\s+)/iu;
const plainHeading =
  /^(?:[一二三四五六七八九十]{1,3}(?:[、.．]\s*|\s+)|※\s*|第[一二三四五六七八九十\d]+(?:[章节讲课]|单元|部分)\s*)\S.{0,24}$/u;

/** "1 上线进度", "2.3 灰度策略": a number, a space and a few characters, and no amount of anything. */
const numberedTitle =
  /^\d{1,2}(?:\.\d{1,2})*[ 　]+(?![个年月日天人元次号点分秒小周倍种类克米级层批])[\p{Script=Han}A-Za-z（）()]+(?: [\p{Script=Han}A-Za-z（）()]+){0,3}(?<=^.{4,24})$/u;
/** "【收货】", "【知识点1】热力环流", "☆ 给药" on a line of its own. */
const boxedTitle =
  /^【[^【】。；]{2,14}】$|^【(?:知识点|考点|专题|模块|主题|任务|要点|板块|单元|部分)\s*[一二三四五六七八九十\d]{0,3}】[^。；：？，]{2,20}$|^[☆★◎]\s?\p{Script=Han}{1,6}(?:、\p{Script=Han}{1,4}){0,4}$|^[■◆▲]\s?[^\s。；;：:，,？?]{2,14}$/u;

/** Stars and pictures that say how important a heading is. */
const marks = /^[\s*⭐★☆✨•·●▪◆■▲◎【]+|[\s*⭐★☆✨】]+$/gu;

/** "（考!!）", "（重点）": how important a heading is. */
const examMark = /\s*[（(](?:必?考|常考|重点|难点|必背|背|了解|掌握|熟悉|★+|!+|！+)[^（）()]{0,4}[）)]$/u;

/** A heading as a topic: without its number and its marks. */
export function topicOf(heading: string): string {
  return heading.replace(numbering, "").replace(examMark, "").replace(marks, "").trim();
}

/** What a paper is, as a part of its title: "night-before sheet", "Lecture 4 notes", "复习提纲". */
const ofPaper =
  /^(?:[\w'’-]+ ){0,3}(?:sheets?|notes|digest|handouts?|revision|booklet|slides|deck|worksheet|(?:lecture|class|course|week|session|version) [\w.]+)(?: no\.? \d+)?$|^\p{Script=Han}{0,6}(?:笔记|讲义|提纲|复习|导学案|学案|课件|整理|自用)$|^第[\d一二三四五六七八九十]+[讲课期回周次]$/iu;
const titleJoint = /\s+(?:--?|–|—|·|[|｜▍])\s+/u;

/** The title of a paper without what the paper is: "ABX" of "ABX -- night-before sheet". */
export function subjectOf(title: string): string {
  const parts = title.split(titleJoint);
  const kept = parts.filter((part) => !ofPaper.test(part));
  return kept.length === 0 || kept.length === parts.length ? title : kept.join(" · ");
}

/** Whether a paragraph of a text without markup is a heading: a number and a few words, with no stop at the end. */
export function isPlainHeading(text: string): boolean {
  if (numberedTitle.test(text) || boxedTitle.test(text)) return true;
  return plainHeading.test(text) && !/[。；;？?：:，]/u.test(text);
}

/** In notes without marked headings: "Pathogenesis", "Acute treatment", "重点短语", a few words and nothing else. */
export function isBareHeading(text: string): boolean {
  return (
    /^[A-Z][a-z]+(?: (?:and |of |in )?[A-Za-z]+){0,3}$/.test(text) || /^\p{Script=Han}{2,8}$/u.test(text)
  );
}
