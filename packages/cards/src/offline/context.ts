import { letterKey } from "../text/letter-key.ts";
import { countHan, countUnits } from "../text/units.ts";
import { type Place, topicAt } from "./place.ts";
import { topicOf } from "./topic.ts";

/** A heading made of these says what kind of thing stands below it, and not of what. */
const chineseAspect =
  /^(?:的|与|和|及|、|主要|基本|常见|重要|相关|其他|其它|有关|核心|本章|本节|课堂|期末|学习|个人|概述|概念|定义|分类|简介|介绍|引言|导言|背景|总结|小结|综述|绪论|措施|方法|步骤|病因|原因|表现|临床表现|症状|体征|笔记|要点|检查|机制|治疗|诊断|鉴别|预防|知识点?|知识|复习|原理|过程|经过|结果|意义|影响|作用|内容|特点|特征|性质|基础|目的|功能|条件|类型|种类|组成|结构|应用|例子|举例|示例|问题|注意|注意事项|说明|补充|资料|提纲|大纲|讲义|整理|优点|缺点|优缺点|区别|比较|联系|公式|时间|地点|人物|历史|发展|现状|[一二三四五六七八九十\d])+$/u;
const englishAspect =
  /^(?:(?:the|a|an|and|of|&|or|its|their|some|key|main|important|other|further|basic|general|clinical|common|major|course|class|lecture|seminar|study|revision|quick|brief|short|my|week|chapter|unit|part|section|lesson|introduction|intro|overview|background|summary|conclusions?|notes?|points?|terms?|facts?|words?|ideas?|concepts?|definitions?|vocabulary|examples?|types?|kinds?|causes?|reasons?|effects?|impacts?|consequences|results?|outcomes?|significance|importance|symptoms?|signs?|features?|characteristics|properties|presentation|treatments?|management|diagnosis|investigations?|prevention|complications?|prognosis|epidemiology|aetiology|etiology|pathophysiology|mechanisms?|methods?|process|procedure|steps?|stages?|uses?|functions?|roles?|purpose|aims?|objectives?|goals|advantages?|disadvantages?|benefits|limitations?|criticisms?|evaluation|structure|history|origins?|timeline|dates?|events?|people|figures?|places|themes?|context|contents?|questions?|exam|tips|details|information|miscellaneous|misc|others?|more|theory|practice|applications?|rules?|exceptions?|formulae?|formulas?|equations?|comparisons?|differences|similarities|legacy|aftermath|\d+|[ivx]+)(?:\s|[,:.-]|$)+)+$/i;
/** What a paper is, and not what it is about. */
const handout =
  /整理|笔记|讲义|提纲|复习|习题|试题|练习|名词解释|简答|资料|教案|课件|知识点|大纲|作业|\b(?:notes?|lectures?|handout|worksheet|revision|syllabus|homework|exercises?|quiz|exam|class|course|week \d+|chapter \d+)\b/i;
const sentence = /[?？!！。；;]|[，,：:]\s*\S|\.\s/u;
const maxHan = 14;
const maxWords = 8;

/**
 * The nearest heading over a block that names what the block is about: neither "特点" nor "Causes", no sentence and no question;
 * the document's title when nothing nearer does. Empty when there is none, or when it would give `answer` away.
 */
export function headingOver(place: Place, answer: string): string {
  const key = letterKey(answer);
  const names = headingsOver(place).map(bare).filter(isName);
  // "Routes" under "The Silk Road": of what, the outer heading tells.
  const found = names.find((name) => !/^[A-Z]?[a-z]+(?<![siu])s$/.test(name)) ?? names[0] ?? "";
  const over = letterKey(found);
  return key !== "" && (over.includes(key) || key.includes(over)) ? "" : found;
}

/** "ASTHMA - summary for finals", "System calls (in Unix):": the name alone. */
function bare(heading: string): string {
  return heading.replace(/\s+[-–—|]\s.*$|\s*[（(][^）)]*[）)]?\s*$|[:：\s]+$/gu, "").trim();
}

function headingsOver(place: Place): readonly string[] {
  const { section } = place.study.blocks[place.index] ?? { section: [] };
  return [topicAt(place), ...section.toReversed().map((heading) => topicOf(heading)), place.study.title];
}

function isName(heading: string): boolean {
  if (heading === "" || handout.test(heading) || sentence.test(heading)) return false;
  const han = countHan(heading);
  if (han > 0) return han >= 2 && han <= maxHan && !chineseAspect.test(heading);
  return countUnits(heading) <= maxWords && /[a-z]{3}/i.test(heading) && !englishAspect.test(heading);
}

/** A question with what it stands under in front: "火灾分类：B 类的可燃物是什么？", "Food safety: what is the maximum penalty?". */
export function underHeading(heading: string, question: string): string {
  if (heading === "") return question;
  if (countHan(question) > 0) return `${heading}：${question}`;
  return `${heading}: ${question.replace(/^(?:What|When|Where|Who|Whose|Whom|How|Why|Which|In|On|At|For|To|By|From)\b/, (word) => word.toLowerCase())}`;
}
