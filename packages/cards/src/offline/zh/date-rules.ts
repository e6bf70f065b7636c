import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { carryOn, splitClauses, withoutConnective } from "./clauses.ts";
import { startsWithDeed } from "./headless-date.ts";
import { isOwnSubject, opensWithVerb } from "./noun-phrase.ts";

const year =
  /[一二][〇零○一二三四五六七八九]{3} ?年(?:代|初|底|末)?(?:[一二三四五六七八九十]{1,3}月(?:[一二三四五六七八九十]{1,3}日)?)?|(?:公元前? ?|前)?\d{1,4} ?年(?:代|初|底)?(?: ?\d{1,2} ?月)?(?: ?\d{1,2} ?日)?|(?:公元前? ?|前)?\d{1,2} ?世纪(?: ?\d{1,2} ?年代|[初中末晚前后]期|[上下]半叶|中叶|初|末)?/u;
const maxQuestionUnits = 26;

/** The year of what a sentence tells; at most two years in a sentence are asked for. */
export function when(sentence: string, subject: string): readonly ClauseCard[] {
  const clauses = splitClauses(sentence.replace(/[。；]$/u, ""));
  const cards: ClauseCard[] = [];
  clauses.forEach((clause, at) => {
    const found = year.exec(clause)?.[0];
    // "早87年" is a span of time.
    if (found === undefined || cards.length >= 2 || /^\d{1,2} ?年$/u.test(found)) return;
    // "比欧洲早约400年": a span of time.
    if (/(?:[早晚近约达经历共超逾长]|持续|时间)$/u.test(clause.slice(0, clause.indexOf(found)))) return;
    const what = eventOf({ clause, found, rest: clauses.slice(at + 1) }, subject);
    if (what === undefined) return;
    const about = /^ ?(?:前后|左右)/u.exec(clause.slice(clause.indexOf(found) + found.length))?.[0] ?? "";
    const answer = (found + about).trim().replace(/(?<=前) (?=\d)/u, "");
    cards.push({ rule: "date.year", question: `${what}？`, answer, score: 0.7, subject });
  });
  return cards;
}

interface DatedClause {
  readonly clause: string;
  /** The date in it. */
  readonly found: string;
  readonly rest: readonly string[];
}

function eventOf(dated: DatedClause, subject: string): string | undefined {
  const event = askedEvent(dated, subject);
  const units = countUnits(event);
  const isDangling = /，(?:它|他|她|其|这|此)|^(?:它|他|她|其|这|此)|因此|[^同当]时$/u.test(event);
  const isHeadless =
    /^哪[一年个][^，]*，(?:率(?!先)|一度|曾经?|再次|先后|相继|重新|由|从|成为|使用|分别|迫使|失传|传入|引入|被|出生|病逝|去世|升任|作过|修正|修订|列入|入选|获得?|建成|落成|竣工|通车|开通|投入|更名|改名|并入|升格|加入|正式|首次)|^自哪/u.test(
      event,
    );
  const isTerm = /岁|时效|期间|满/u.test(dated.clause);
  const told = captured(/^哪[^，]{1,6}，(?<told>.+)$/u.exec(event), "told");
  if (told !== "" && startsWithDeed(told) && !/^[在由从]/u.test(told)) return undefined;
  return isDangling || isHeadless || isTerm || units > maxQuestionUnits || units < 3.5 ? undefined : event;
}

/** "1668年成立的银行", "1905年新政中废除": what was founded or abolished is not said. */
const noOwnEvent =
  /^[^，]{1,6}的|^[^《被]{0,10}(?:废除|废止|出版|发表|颁布|任命|撤销|取消|破译|破解|吞并|占领|收复|攻克)$/u;

/**
 * "1668年成立的银行", "以1930年的上海": the date describes a noun; "1909年改组后，...": the time of something that is told only
 * after the comma; "17世纪下半叶，...": part of a time; "建中三年（782年）": the same year twice; "1601年至1603年": a span; "加以整顿": of what is not said.
 */
const noEventTail =
  /^[的、和与及]|^(?:建立|成立|创立|创办|设立|修建|建成|发明|出版|发表|签订|颁布|出土|发现)的|^[早中晚]期$|^(?:[上下]半|中)叶|^[）)]|^(?:[早中晚]期|[末初])?[到至～~—-]|(?:后|时|前|以来)$|加以|予以|(?:达到?|增至|为|约|只有|仅有|有) ?\d/u;

/** "868年印制的《金刚经》" behind what it is: when that was done. */
const madeThing = /^(?<verb>\p{Script=Han}{1,6})的(?<thing>《[^》]+》|“[^”]+”)$/u;

/** What happened, with the date asked for in its place. */
function askedEvent(dated: DatedClause, subject: string): string {
  const { head, tail } = aroundDate(dated);
  const unit = unitOf(dated.found);
  const made = madeThing.exec(tail);
  if (made !== null && head.includes("是")) {
    const doer = head.slice(head.lastIndexOf("是") + 1);
    return `${captured(made, "thing")}是${doer}${unit}${captured(made, "verb")}的`;
  }
  if (isNoEvent(head, tail)) return "";
  if (head === "") return openedByDate(tail, { dated, unit, subject });
  const isBare = startsBare.test(head) || isBareFounding.test(head) || saysVerb.test(head);
  if (isBare && subject === "") return "";
  const bare = withoutConnective(head).replace(/则(?=[^，]{0,3}$)/u, "") + (tail.endsWith("的") ? "是" : "");
  return `${isBare ? subject : ""}${bare}${/[A-Za-z0-9]$/.test(head) ? " " : ""}${unit}${tail}`;
}

/** The clause before and behind its date, without the words that go with the date. */
function aroundDate({ clause, found }: DatedClause): { readonly head: string; readonly tail: string } {
  const at = clause.indexOf(found);
  const head = clause
    .slice(0, at)

    .replace(/^(?:但是?|而|并|又)?(?:在|于)?\s*$/u, "");
  const tail = clause
    .slice(at + found.length)
    .replace(/^ ?（[^）]*）/u, "")
    .replace(
      /^(?:凌晨|清晨|早晨|上午|中午|下午|傍晚|晚上?|夜里?|深夜|春|夏|秋|冬|前后|左右|年初|年底)$|^ ?(?:前后|左右)(?=[，\p{Script=Han}])/u,
      "",
    );
  return { head: head.trim(), tail: tail.trim() };
}

/** "哪一年发现": what was found comes in the next clause; "最深的鱼是2022年在海沟拍到的一种鱼": the date describes a noun. */
function tellsLater(head: string, tail: string): boolean {
  const isBareTelling =
    /^(?:发现|指出|证明|证实|认为|提出|观察到|预言|宣布)$/u.test(tail) && !/由|被/u.test(head);
  return isBareTelling || (/[^于但还总凡]是/u.test(head) && /^[^，]{2,30}的[^，的]{1,12}$/u.test(tail));
}

function isNoEvent(head: string, tail: string): boolean {
  // "1787年《宪法》是第一部成文宪法": what it is, and no event.
  if (head === "" && /^[^，]{1,20}(?<![但于不还总凡])是[^，]*(?:第一|最|的)/u.test(tail)) return true;
  if (/[〔【]/u.test(head)) return true;
  // "酒店 人力部 2024 年修订 仅供内部使用": the lines of a cover.
  if (/\p{Script=Han}[ 　]+\p{Script=Han}/u.test(`${head}|${tail}`)) return true;
  if (head === "" && noOwnEvent.test(tail)) return true;
  // "1918 年发表在《新青年》上的《狂人日记》，": a thing by its date, and no event.
  if (head === "" && /^[^，]*[上中里]的《[^》]+》$/u.test(tail)) return true;
  if (tellsLater(head, tail) || noEventTail.test(tail) || onlySetting.test(tail)) return true;
  // "最早的电池是某人在1800年制成的电堆": the date describes a noun.
  if (head.includes("是") && /^\p{Script=Han}{1,6}的[^，]/u.test(tail)) return true;
  return /^(?:从|到|至|截至|直到)$|^(?:最新|该|全书|作者|本[法条书章])/u.test(head);
}

/** "1992年批准的《标准》中，": only where something stands; "发现：收入越低，...": half of it; "从1998年说起": nothing. */
const onlySetting = /(?:[中里内]|说起|谈起|算起|讲起)$|[：:]|^(?:著作|著有|代表作)/u;
/** "詹森的实验证明，...": what was shown comes in the next clause. */
const onlyTells = /^[^由]*(?:证明|证实|发现|观察到|指出|认为|表明|宣布|提出)$/u;
const startsBare = /^(?:终于|在|于|由(?!于)|首次|并|才)/u;
/** "宣布奴隶从1863年起获得自由": who did so stands before. */
const saysVerb = /^(?:宣布|宣告|决定|规定|要求|下令|命令|提出|签署|发布|颁布|批准)(?!的)/u;
/** "成书于1100年": of the book that was spoken of. */
const isBareFounding =
  /^(?:成书|始建|形成|兴建|设立|组建|发源|建成|成立|创立|创建|建立|创办|创刊|出版|发表|诞生|出生|刊行|颁布|完成|落成|竣工|改建|重建|毁|灭亡|爆发|签订|写成|作|写|建|生|卒)于?$/u;

/** "纽门就制造出机器": already by then, which is no part of the event. */
function withoutThen(event: string): string {
  return event.replace(
    /^(?<who>[^，]{2,8}?)(?:就已经?|就|才|已经)(?![业职近华干能任位读诊餐寝学座])/u,
    "$<who>",
  );
}

/** "1843年编成《海图》": of whoever the sentence speaks of. */
function toldOf(tail: string, unit: string, subject: string): string {
  const told = withoutThen(ownSubject(tail, subject));
  if (!opensWithVerb(told)) return `${unit}，${told}`;
  const isThing = subject !== "" && !/[年月日季天时期]$/u.test(subject);
  return isThing && told === tail ? `${subject}${unit}${tail}` : "";
}

interface OpenedByDate {
  readonly dated: DatedClause;
  readonly unit: string;
  readonly subject: string;
}

function openedByDate(tail: string, { dated: { rest }, unit, subject }: OpenedByDate): string {
  if (/^(?:起|开始|以来|至)/u.test(tail)) return subject === "" ? "" : `${subject}从${unit}${tail}`;
  if (tail === "") {
    const nextDate = rest.findIndex((part) => year.test(part));
    const [next = "", ...following] = nextDate < 0 ? rest : rest.slice(0, nextDate);
    const isOpen = opensWithVerb(next) && !/^(?:在|由|从)/u.test(next);
    if (isOpen || onlyTells.test(next)) return "";
    const told = withoutThen(carryOn(next, following, 30));
    // "科学家观察到，当水稻感染后": half of it.
    return /(?:[后前时]|到)$/u.test(told) ? "" : `${unit}，${told}`;
  }
  return rest.length > 0 && onlyTells.test(tail) ? "" : toldOf(tail, unit, subject);
}

function unitOf(date: string): string {
  if (/年代/u.test(date)) return "什么年代";
  if (/世纪.*[期叶]$/u.test(date)) return "什么时候";
  if (/世纪/u.test(date)) return "哪个世纪";
  if (/日/u.test(date)) return "哪一天";
  return /月/u.test(date) ? "哪年哪月" : "哪一年";
}

function ownSubject(tail: string, subject: string): string {
  return subject !== "" &&
    /^(?:由|传入|引入|改|即|被|迁|废|率|任|成立|设立|出任|又|才|始|建立|灭|在|到)/u.test(tail)
    ? subject + tail
    : tail;
}

const momentPattern =
  /^(?<subject>[^，。；]{2,16}?)(?<from>自|从)(?<when>[^，。；]{2,18}?)(?<does>(?:时|之?日)?起?(?:成立|生效|终止|失效|起算|计算|开始计算|产生|享有|取得|消灭|施行|发生效力))$/u;

/** "合同自承诺生效时成立": from when on something holds. */
export const moment: ClauseRule = ({ text, isLater }) => {
  const found = /[自从]/u.test(text) ? momentPattern.exec(text) : null;
  const subject = captured(found, "subject").replace(/(?:一般|通常|应当?)$/u, "");
  const edge = /^(?:时|之?日)/u.exec(captured(found, "does"))?.[0] ?? "";
  const when = captured(found, "when") + edge;
  // "本法自何时起施行": which law.
  const isThing = !subject.startsWith("本") && isOwnSubject(subject, { isLater }, 12);
  if (found === null || edge === "" || !isThing) return undefined;
  const question = `${subject}${captured(found, "from")}何时${captured(found, "does").slice(edge.length)}？`;
  return { rule: "date.moment", question, answer: when, score: 0.84, subject };
};

const dynasty =
  "(?:春秋|战国|秦|西汉|东汉|汉|三国|西晋|东晋|南北朝|隋|唐|五代|北宋|南宋|宋|辽|金|元|明|清)(?:朝|代)?";
const periodPattern = new RegExp(
  `^(?<what>[^，。；]{2,12}?)(?:在|于)(?<when>${dynasty}(?:初年?|末年?|中期|中叶|前期|后期|晚期|时期?|年间))(?<did>(?:开始|首次|最早|正式|传入|出现|形成|成为|发展|达到)[^，。；]{1,16})$`,
  "u",
);

/** "指南针在北宋时开始用于航海": in which dynasty. */
export const period: ClauseRule = ({ text, isLater }) => {
  const found = /[在于]/u.test(text) ? periodPattern.exec(text) : null;
  const what = captured(found, "what");
  if (found === null || !isOwnSubject(what, { isLater }, 8)) return undefined;
  const question = `${what}在什么时候${captured(found, "did")}？`;
  return { rule: "date.period", question, answer: captured(found, "when"), score: 0.8, subject: what };
};
