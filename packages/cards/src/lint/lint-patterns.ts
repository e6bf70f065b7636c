import { countOf } from "../text/count-of.ts";

/** The word lists and expressions behind the lint rules. */

export const yesNoQuestion =
  /^(is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|must)\b[^?]*\?\s*$/i;
export const yesNoQuestionZh = /(是否|是不是|能不能|有没有|会不会|对不对|对吗|吗)[^？?]{0,12}[？?]?\s*$/u;
export const yesNoAnswerZh = /^(是|否|对|错|能|不能|会|不会|有|没有|可以|不可以|正确|错误)([。，,．.]|$)/u;

export const danglingQuestion =
  /^(?!why is it that)(?:(?:what|why|how|when|where|who|which)\s+)?(?:(?:is|are|was|were|does|do|did|can|must|should|has|have|caused?|causes)\s+)?(?:it|they|them|he|she|this|these|those|its|their|his|her)\b(?!\s+(?:called|means?\s+to))/i;
export const danglingText =
  /^(it|they|he|she|this|these|those|its|their|his|her|such|here|there|from there|the latter|the former)\b/i;
export const danglingZh =
  /^(它们?|他们?|她们?|其|该|此外?|此后|这[些种个样]?|那些|后者|前者|上述)(?!他|它|余)/u;

export const connective =
  /^(however|therefore|thus|moreover|furthermore|but|and|so|or|where|which|because|in addition|for example|by contrast|as a result|in those cases|for this reason)\b/i;
export const connectiveZh = /^(而|但是?|并且?|且|因此|所以|即|例如?[:：]|此外|另外|同时|从而|其中)/u;

export const vague: readonly RegExp[] = [
  /\bwhat (is|are|was|were) (true|important|known|said|special) (of|about)\b/i,
  /\bwhat (happens|about)\s*\?$/i,
  /^(what|which) (is|are|was|were) (the )?(definitions?|causes?|effects?|advantages?|types?|steps?|purpose|role|notes?|examples?|overview|introduction|summary|normal value|score|formula|rule of thumb|result|meaning|symptoms?|signs?|triggers?|treatment|diagnosis|complications?)\s*\?$/i,
  /^(什么是)?(注意|例|代表人物|特点|原因|作用|意义|方法|步骤|分类|组成|条件|定义|影响|表现|内容|要点|措施|优点|缺点|公式|结果|目的|思考|练习|说明|概述|其他|备注)(是什么|有哪些|[？?])/u,
];

export const fragment = /^(is|are|was|were|has|have|had|be|been|of|to be|which|that|and|but|or|than)\b/i;
/** 着丝粒, 着陆, 的确, 了解, 于是 are words; a bare 的 or 着 is what a cut left behind. */
export const fragmentZh =
  /^(?:的(?!确)|着(?![丝陆色手重眼装床火迷力落急凉])|了(?![解结望])|于(?!是))(?=[\p{Script=Han}，,])|^[出关得地过中](?=[，,])/u;

export const badGrammar: readonly RegExp[] = [
  /^(what|who|why|when|where|how)\s+(is|was|are|were|does|do|did)\s+(A|An|The|Its|His|Her|Their|In|By)\b/,
  /\ba\s+(?!uni|use|usu|one|eu|ubi|uti|u[A-Z])[aeio]\w+/,
  /\ban\s+(?!hour|hon|heir|[A-Z]{1,4}\b)[bcdfgjkmpqtvwz]\w+/,
  /\bis (are|is|was)\b/,
];

export const meta =
  /\b(according to|in|from|by) (the|this) (text|document|passage|article|lecture|handout|chapter|notes?|section|slide|author|excerpt)\b|\bas (mentioned|stated|described|discussed) (above|below|earlier|previously|in)\b|\bthe (author|text|passage|document) (says?|states?|mentions?|describes?)\b|\b(figure|table|slide) \d+\b|\bthe (above|following) (table|list|figure|text)\b|\bwhat (?:do|does|did|will|can) (?:the (?:next|previous|last|following|first|second|third) (?:chapter|lecture|unit|module|lesson|section)|(?:chapter|appendix|listing|lecture|unit|module|lesson|handout|worksheet) [A-Z\d][\d.-]*) (?:discuss|cover|contain|explain|introduce|show|describe|give|list|deal|look|present|tell|treat)\b/i;
export const metaZh =
  /(根据|依据|按照|在)(本文|上文|文章|文中|该文|原文|本节|上述|课文|材料|文档|文本)|(本文|文中|文章|作者|原文)[中里]?(提到|指出|认为|所述|介绍)|如上所述|[上下][表图](中|所示|可知)|(?:第[一二三四五六七八九十\d]+[章节讲课]|[上下]一[章节讲课])(?:主要|将)?(?:介绍|讲解?|讨论|阐述)/u;
export const boilerplate =
  /\b(copyright|all rights reserved|do not distribute|isbn|issn|doi:|et al\.)|版权所有|翻印必究|参考文献/i;

export const weakGapEdges =
  /^(a|an|the|of|in|to|is|are|was|and|or|by|as)\s|\s(a|an|the|of|in|to|is|are|was|and|or|by|as|there|takes|which)$/i;
/** Words too common to be asked for. */
export const weakGaps: ReadonlySet<string> = new Set(
  (
    "good bad better rate claim mean means meant give gives given take takes taken get make makes made use uses used " +
    "need needs have has had time times way ways thing things part parts form forms type types case cases place point " +
    "number numbers high low higher lower large small new old same different other others many much more most less " +
    "very often usually always never also even still just only both each every some any all one two first last next " +
    "general common true false possible important main kind level state change changes result results effect rule " +
    "rules term terms word words line lines show shows say says become becomes 负责 一定 认为 可以 应当 进行 具有 使用 " +
    "由于 因此 通过 建立 成为 作为 其中 主要 一般 通常 常见 没有 变化 情况 方法 问题 过程 时候 部分 方面 产生 发生 " +
    "表示 称为 作用 存在 需要 能够 不能 必须 包括 属于 理想 经济 特征 特点 标志 目的 基础 核心 原则 激烈 重要 明显 显著 不同 相同"
  ).split(" "),
);

const pairs = ["()", "（）", "[]", "「」", "《》", "“”"];

/** Whether brackets and quotation marks come in pairs; faces and half-open intervals are let pass. */
export function isBalanced(text: string): boolean {
  if (/[:;]-?[()]|[[(]\d|\)\s|\d\)/.test(text)) return true;
  return pairs.every(([open = "", close = ""]) => countOf(text, open) === countOf(text, close));
}

function countDollars(text: string): number {
  return text.includes("$") ? (text.match(/(?<!\\)\$/g)?.length ?? 0) : 0;
}

/** Whether dollars or code fences are left open, or markup shows. */
export function isMalformed(question: string, answer: string): boolean {
  const all = `${question}\n${answer}`;
  // A formula that begins in the question and ends in the answer was cut in two.
  if (countDollars(question) % 2 === 1 && countDollars(answer) % 2 === 1) return true;
  const dollars = countDollars(all);
  if (dollars % 2 === 1 && /\\[a-z]+|\$[^$]*[=^_]/i.test(all)) return true;
  if (all.includes("```") && (all.match(/```/g)?.length ?? 0) % 2 === 1) return true;
  if (all.includes("<") && /<\/?[a-z]+[^>]*>/i.test(all)) return true;
  if (question.includes("{{c") && /\{\{c\d+::/.test(question)) return true;
  return /\*\*|^\s*#{1,6}\s|^\s*\||\|\s*$|^\s*[-*•]\s/m.test(question) || /\*\*|^\s*\||\|\s*$/m.test(answer);
}
