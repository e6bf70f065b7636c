import { captured } from "../../text/captured.ts";
import { isDayWithoutYear } from "./number-gap.ts";
import { isBecoming, longestVerb, mayBeginVerb, strengthOf, type VerbStrength } from "./object-verbs.ts";
import { isBetweenWords } from "./noun-phrase.ts";
import { isTellingGap } from "./tell-gap.ts";
import { isTellingThing, isTerm } from "./thing-phrase.ts";
import { amountsIn, yearsIn } from "./told-amounts.ts";

/** A phrase of a clause that tells something, and how much. */
export interface ToldPhrase {
  readonly text: string;
  readonly worth: number;
}

const naming =
  /(?:[叫称]做|[叫称]作|叫|称之为|[统合总并]?称为|又称|也称|亦称|俗称|史称|统称|简称|别称|誉为|号称|名为|名叫|题为|译为|译作)“?(?<what>[^，。；：“”《》（）的]{2,14})”?$/u;
/** "攻击的恰恰是", "最先出现的是", "其中最末一个叫". */
const cleft =
  /的(?:正|恰恰|恰|主要|多|大多|往往|其实|则|都|就|便|才)?(?:是|为)(?<what>[^，。；：“”（）]{2,16})$/u;
/** "预防的办法是多喝水": the whole sentence says of what. */
const complement =
  /(?<![不总但还就也于若而可只要凡])(?:是|(?<![行作认以因成称视最更尤较颇极人]|以[此之其])为)(?<what>[^，。；：“”（）是为]{2,12})$/u;
/** "决定胜负的不是火器，而是制度与后勤". */
const instead = /^而(?:是|在于)(?<what>[^，。；：“”（）]{2,14})$/u;
/** "有过错的，可以减轻侵权人的责任": what follows in a case. */
const ruled = /^[^，应可不须]{0,10}(?:应当|可以|不得|有权|视为|必须)(?<what>[^，。；：“”（）]{4,16})$/u;
/** "垫着一层能缓慢流动的软流圈". */
const existing =
  /(?:着|有)一[个种条层片座道块股圈群类段根][^，。；：]{2,16}的(?<what>[^，。；：“”（）的]{2,8})$/u;
/** "包括地壳和上地幔的顶部": all of them. */
const members =
  /(?:包括|包含|含有|分为|即|有了?|则有|还有)(?<what>[^，。；：“”（）]*[、和与及][^，。；：“”（）、]+)$/u;
const inOrder = /(?:依次|分别)(?:是|为)(?<what>[^，。；：“”（）]{4,20})$/u;
/** With what, by whom, under what: the phrase stands before the verb. */
const done =
  /(?<![作适采使应运费利信雇])(?:用|(?<![自理事缘经来])由|被|(?<![所]|可)以|靠)(?<what>[^，。；：“”（）的]{2,10}?)(?=(?:[来所]|共同)?(?:组成|构成|形成|引起|提出|发现|发明|设计|主持|负责|承担|赔偿|补偿|支付|给予|规定|制定|任命|批准|管理|控制|调节|决定|分泌|产生|合成|释放|扣留|俘获|杀死|击败|取代|代替|吸收|分解|处理|测量|测定|判断|追踪|标记|表示|叠成|制成|制作|计算|描述|解释|推算|浸泡|加热|连接|固定|覆盖|命名|在[^，]{1,8}[上中里内]|为(?:中心|主|核心|代表|基础|首|材料|原料|单位|标志|目标|界|食)))/gu;
const under =
  /(?<![接感忍])受到?(?<what>[^，。；：“”（）的]{2,10}?)的?(?=影响|控制|支配|限制|制约|调节|约束)/gu;
const placed =
  /(?:存|放|贮|储|位|处|分布|发生|集中|生活|存在|储存|储藏|栖息|建立|(?:的地方|中心|源头|治所|首府|遗址|窑址|故址|产地|总部|主产区|分水岭))(?:在|于)(?<what>[^，。；：“”（）的]{2,10}?)(?:[上中里内下]|表面|之[中内上下])?$/u;
const marked = /(?<!不是|不等于|并非|不叫|不算|不同于)[“《](?<what>[^”》，。]{2,16})[”》]/gu;
/** "不", "没有": what is not done may be anything. */
const denied =
  /(?:不|没|未|无|非|别|勿|难|没有|不能|不得|不会|不再|不必|无法|无须|无需|尚未)(?:曾|再|被|能|以)?$/u;

/** The phrases of one of the clauses that tell something: dates, amounts, names, what something is called, is made of, contains, becomes. */
export function toldIn(clauses: readonly string[], at: number, sentence: string): readonly ToldPhrase[] {
  const clause = clauses[at] ?? "";
  const found: ToldPhrase[] = [];
  for (const text of yearsIn(clause)) found.push({ text, worth: 0.5 });
  for (const text of amountsIn(clause)) {
    const worth = worthOfAmount(clause, text);
    if (worth > 0) found.push({ text, worth });
  }
  for (const { groups } of /[“《]/u.test(clause) ? clause.matchAll(marked) : []) {
    found.push({ text: groups?.["what"] ?? "", worth: 0.56 });
  }
  const numbers = found.filter(
    ({ text }) => isTellingGap(sentence, text, []) && !isDayWithoutYear(text, sentence),
  );
  return [...numbers, ...things(clause), ...consequence(clause, clauses[at - 1] ?? "")];
}

/** What somebody must or may do in the case that the clause before tells. */
function consequence(clause: string, before: string): readonly ToldPhrase[] {
  const text = /(?:的|情况下|情形下)$/u.test(before) ? captured(ruled.exec(clause), "what") : "";
  return text === "" || /[他她它其此这那该]|^[是为有]/u.test(text) ? [] : [{ text, worth: 0.45 }];
}

function* things(clause: string): Generator<ToldPhrase> {
  // "第一路叫过失性辞退（第三十九条）": what is added behind tells nothing.
  const body = clause.endsWith("）") ? clause.replace(/(?<=.{6})（[^（）]*）$/u, "") : clause;
  for (const { pattern, has, worth } of ends) {
    const text = has.test(body) ? captured(pattern.exec(body), "what").trim() : "";
    if (text !== "" && isCut(clause, text) && isTellingThing(text)) yield { text, worth };
  }
  yield* inSlots(clause);
  const object = objectOf(body);
  if (object !== undefined) yield object;
}

function* inSlots(clause: string): Generator<ToldPhrase> {
  for (const { pattern, has } of slots) {
    for (const { groups, index } of has.test(clause) ? clause.matchAll(pattern) : []) {
      const text = groups?.["what"] ?? "";
      const from = clause.indexOf(text, index);
      if (isTellingThing(text) && isBetweenWords(clause, from, from + text.length) && isTerm(text)) {
        yield { text, worth: 0.46 };
      }
    }
  }
}

const moved =
  /把(?<what>[^，。；：“”（）的]{2,8}?)(?=[送变转化运传推排吸搬带固叫称改译]|作为|视为|当作|看作)/gu;
/** Each with what every such clause has: looked for first. */
const slots = [
  { pattern: done, has: /[用由被以靠]/u },
  { pattern: under, has: /受/u },
  { pattern: moved, has: /把/u },
];
const ends = [
  { pattern: naming, has: /[叫称誉号名题译]/u, worth: 0.55 },
  { pattern: cleft, has: /的.{0,2}[是为]/u, worth: 0.5 },
  { pattern: inOrder, has: /依次|分别/u, worth: 0.5 },
  { pattern: instead, has: /^而/u, worth: 0.47 },
  { pattern: members, has: /[、和与及]/u, worth: 0.46 },
  { pattern: existing, has: /[着有]一/u, worth: 0.44 },
  { pattern: complement, has: /[是为]/u, worth: 0.44 },
  { pattern: placed, has: /[在于]/u, worth: 0.47 },
];

/** What stands at the end of a clause behind the last verb that has an object. */
function objectOf(clause: string): ToldPhrase | undefined {
  const body = clause.replace(/[。；！]$/u, "");
  for (let at = body.length - 3; at >= 0; at--) {
    if (!mayBeginVerb(body.charAt(at), body.charAt(at + 1))) continue;
    for (let length = longestVerb; length >= 2; length--) {
      const strength = strengthOf(body.slice(at, at + length));
      if (strength !== undefined) return behindVerb(body, at, at + length, strength);
    }
  }
  return undefined;
}

function behindVerb(body: string, at: number, end: number, strength: VerbStrength): ToldPhrase | undefined {
  const from = end + (/^(?:了|出了?|到了?|入|成|着)? ?/u.exec(body.slice(end))?.[0].length ?? 0);
  const text = body.slice(from);
  const before = body.slice(0, at);
  const verb = body.slice(at, end);
  if (denied.test(before) || /[的和与及或、]$/u.test(before) || isDescribing(before, text)) return undefined;
  if (isNoObject(verb, before, text) || !isTellingThing(text)) return undefined;
  // "内部堆叠[成]": the verb before belongs to it.
  if (!isBetweenWords(body, ...(isBecoming(verb) ? [from] : [at, from]))) return undefined;
  const worth = worthOfObject(text, strength);
  return worth === 0 ? undefined : { text, worth };
}

function worthOfObject(text: string, strength: VerbStrength): number {
  if (strength === "telling") return isTerm(text) ? 0.48 : 0.42;
  return isTerm(text) && text.length >= 3 && !text.includes("的") ? 0.42 : 0;
}

const toPlace = /^(?:前往|抵达|到达|直达|进入|返回|逃往|出使|登上)$/u;

/** "前往[广东查禁鸦片]": a place, and what is done there; "文成公主": no verb at all. */
function isNoObject(verb: string, before: string, text: string): boolean {
  if (isBecoming(verb) && before === "") return true;
  return toPlace.test(verb) && text.length > 4 && !/[、的]/u.test(text);
}

/** "接受切除海马的手术": the verb belongs to what describes the noun. */
function isDescribing(before: string, text: string): boolean {
  // "培养翻译人才", "创办了机械所、江南制造总局": the verb is part of what another one has.
  if (strengthOf(before.slice(-2)) !== undefined || /[了着过][^，]*、[^，]*$/u.test(before)) return true;
  return text.includes("的") && /[了着过出到成为是有把将]$/u.test(before);
}

function isCut(clause: string, text: string): boolean {
  const at = clause.lastIndexOf(text);
  return isBetweenWords(clause, at, at + text.length);
}

const describes = /^的?(?!以|左右|之|多|的)\p{Script=Han}{2}/u;

/** "[两米]长的管虫" tells less than what something measures; "一个[八岁]男孩" nothing. */
function worthOfAmount(clause: string, amount: string): number {
  const at = clause.indexOf(amount);
  if (!describes.test(clause.slice(at + amount.length))) return 0.5;
  return amount.endsWith("岁") || /一[个名位只座块笔批条]$/u.test(clause.slice(0, at)) ? 0 : 0.41;
}
