import type { BenchCard } from "./bench-card.ts";

/** What makes a card useless, whatever it asks. Written for this benchmark; the product's own lint is not used. */
export type Fault =
  | "empty"
  | "answer too long"
  | "prompt too long"
  | "gap too large"
  | "too many gaps"
  | "gives itself away"
  | "says nothing by itself"
  | "trivial answer"
  | "yes or no"
  | "list to recite"
  | "marks of markup"
  | "wrong language";

const maxAnswer = 45;
const maxPrompt = 60;
const maxGap = 15;
const trivial = new Set(
  (
    "a an the of to in on at and or is are was were be been it its this that these those for with by as from not which " +
    "who what when where how why than then there here but if can may will would should do does did has have had their " +
    "his her they we you one all any some more most other 的 了 是 在 和 与 或 不 有 为 由 于 被 把 将 其 这 那 也 都 又 " +
    "可以 就 从 到 用 以 及 等 个 一个 一种 分别 主要"
  ).split(" "),
);
const loose =
  /^(?:it|they|he|she|this|these|those|its|their|his|her|such|here|there|however|therefore|thus|but|and|so|because)\b|^(?:它|他|她|其(?!他|它|余|实)|此|该|这|那|而|但|并且|因此|所以|从而)/iu;
const askingOfNothing =
  /^(?:what|why|how|when|where|who)\s+(?:is|are|was|were|does|do|did)\s+(?:it|they|he|she|this|these|that)\b\W|^(?:什么是)?(?:特点|原因|作用|意义|方法|步骤|分类|条件|例如|注意)(?:是什么|有哪些)?[？?]?$/iu;
const markup = /\*\*|^#{1,6}\s|^\s*\||```|\{\{c\d|<\/?[a-z]+>/imu;

/** Length: a Latin word is one, two Han characters are one. */
export function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+(?:[.,'’-][\p{Script=Latin}\p{N}]+)*/gu)?.length ?? 0;
  return words + han / 2;
}

/** Letters and digits only, folded. */
export function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

type Check = readonly [Fault, (card: BenchCard, lang: "en" | "zh") => boolean];

const checks: readonly Check[] = [
  ["empty", ({ prompt, answer }) => bare(prompt) === "" || answer.trim() === ""],
  ["answer too long", ({ answer }) => lengthOf(answer) > maxAnswer],
  ["prompt too long", ({ prompt }) => lengthOf(prompt) > maxPrompt],
  ["gap too large", isGapTooLarge],
  ["too many gaps", ({ gaps = 0 }) => gaps > 3],
  ["gives itself away", givesItselfAway],
  ["says nothing by itself", saysNothing],
  ["trivial answer", ({ answer }) => trivial.has(answer.trim().toLowerCase())],
  ["yes or no", ({ answer }) => /^(?:yes|no|true|false|是|否|对|错|正确|错误)[.。]?$/iu.test(answer.trim())],
  ["list to recite", ({ answer }) => answer.split(/[\n;；]/u).filter((part) => bare(part) !== "").length > 6],
  ["marks of markup", ({ prompt, answer }) => markup.test(prompt) || markup.test(answer)],
  ["wrong language", isWrongLanguage],
];

/** All faults of a card. */
export function faultsOf(card: BenchCard, lang: "en" | "zh"): readonly Fault[] {
  return checks.filter(([, isFaulty]) => isFaulty(card, lang)).map(([fault]) => fault);
}

function isGapTooLarge({ sentence, answer }: BenchCard): boolean {
  if (sentence === undefined) return false;
  return lengthOf(answer) > maxGap || lengthOf(answer) > 0.6 * lengthOf(sentence);
}

/** The answer stands in the prompt, or the prompt is only the beginning of the answer. */
function givesItselfAway({ prompt, answer }: BenchCard): boolean {
  const key = bare(answer);
  if (bare(prompt).length > 2 && key.startsWith(bare(prompt))) return true;
  const enough = /\p{Script=Han}/u.test(key) ? 2 : 4;
  const isChoice = /\bor\b|\bwhich\b|还是|哪/iu.test(prompt);
  return key.length >= enough && !isChoice && bare(prompt).includes(key);
}

function saysNothing({ prompt, sentence }: BenchCard): boolean {
  const body = prompt.replace(/^[^›]{0,60}›\s*/u, "").trim();
  if (sentence !== undefined) return loose.test(body) || lengthOf(body) < 3;
  return askingOfNothing.test(body) || /^(?:它|其(?!他|余)|该|此|这)/u.test(body);
}

function isWrongLanguage({ prompt, answer }: BenchCard, lang: "en" | "zh"): boolean {
  const han = /\p{Script=Han}/u.test(prompt + answer);
  if (lang === "en") return han;
  return !han && (prompt + answer).replace(/[^A-Za-z]/g, "").length > 24;
}
