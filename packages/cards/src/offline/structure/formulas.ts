import { captured } from "../../text/captured.ts";
import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { type Place, topicAt } from "../place.ts";
import { splitSentences } from "../sentences.ts";
import { namesOneThing } from "./labels.ts";
import { boldPhrases, isChinese } from "../study.ts";

type Formula = Extract<Block, { type: "formula" }>;

const maxFormulaUnits = 30;
const subjectEn =
  /^(?:according to\s+)?(?:the\s+|an?\s+)?(?<name>[\w' -]{2,40}?)\s+(?:is|are|equals?|depends|states|can be|was)\b/i;
/** "Its formula is:", where what it belongs to stands in the heading. */
const announcing = /(?:公式|表达式|formula|equation)[^。.]{0,12}[:：]?\s*$/iu;
const subjectZh =
  /^(?<name>[^，。：]{1,16}?)(?:是|为|的|与|，|等于|定义|公式|表达式|可|衡量|表示|描述|指|用)/u;

/** A formula on its own line, asked for by the name of what it gives. Formulas read from glyphs are left alone. */
export function draftFormula({ study, index, sheet }: Place, block: Formula): void {
  const before = study.blocks[index - 1];
  const body = block.latex ?? block.text;
  if (block.lossy === true || before?.type !== "paragraph" || countUnits(body) > maxFormulaUnits) return;
  // An example worked out in numbers is no formula to learn.
  if (/^(?:例|example|e\.g)/iu.test(before.text) || /=\s*[\d.]+(?:\s*\\times|\s*[×*/])/.test(body)) return;
  const found = nameBefore(before);
  // "1621 年", "为了做到这一点": when or what for, and no name of a formula.
  const isNoName = /^\d|^(?:为了?|当|从|由|在|若|设)|[年时后前]$/u.test(found);
  const topic = topicAt({ study, index });
  const name = isNoName
    ? namesOneThing(topic)
      ? topic
      : ""
    : found || (announcing.test(before.text) ? topicAt({ study, index }) : "");
  if (name === "") return;
  const isZh = isChinese(before.text);
  sheet.ask({
    rule: "formula.display",
    question: questionFor(name, body, isZh),
    answer: `$${body.trim().replace(/\\mathrm\{([^{}]*)\}/g, "$1")}$`,
    quote: block.text,
    score: 0.95,
    difficulty: "medium",
  });
}

/** What becomes of what is an equation, and no formula of anything. */
function questionFor(name: string, body: string, isZh: boolean): string {
  const isReaction = /\\(?:x?rightarrow|rightleftharpoons|longrightarrow|ce\{)|→|⇌/u.test(body);
  if (!isReaction) return isZh ? `${name}的公式是什么？` : `What is the formula for ${name}?`;
  if (!isZh) return `What is the equation for ${name}?`;
  return `${name}的${name.endsWith("反应") ? "" : "反应"}方程式是什么？`;
}

/** What the paragraph above a formula speaks of last. */
function nameBefore(before: Extract<Block, { type: "paragraph" }>): string {
  const [bold] = boldPhrases(before.text, before.runs);
  if (bold !== undefined && before.text.startsWith(bold)) return bold;
  const sentences = splitSentences(before.text);
  const isZh = isChinese(before.text);
  for (const sentence of sentences.toReversed().slice(0, 2)) {
    if (/^(?:it|its|this|they)\b/i.test(sentence) || /^[其它该此]/u.test(sentence)) continue;
    const name = captured((isZh ? subjectZh : subjectEn).exec(sentence), "name");
    if (
      name !== "" &&
      !/(?:表明|证明|可得|得到|可知|发现|得出)$/u.test(name) &&
      !/^(?:there|if|when|where|因此|所以|如果|当|计算|数学|表达|定义|具体|公式)/iu.test(name)
    ) {
      return isZh ? name : name.replace(/^[A-Z](?=[a-z]+\b(?!\s[A-Z]))/, (letter) => letter.toLowerCase());
    }
  }
  return "";
}
