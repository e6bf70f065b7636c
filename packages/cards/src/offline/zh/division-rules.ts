import { captured } from "../../text/captured.ts";
import { countedList } from "./asked-kind.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { carryOn } from "./clauses.ts";
import { isBetweenWords, isOwnSubject } from "./noun-phrase.ts";

const divided =
  /^(?<subject>[^，。；]{1,22}?)(?<verb>(?:又|还)?可?分为|划分为|包括|包含|下设|由(?=[^，]+(?:组成|构成)(?:的)?$)|(?<![是具没只还所占含患设拥享持附怀稀固特私公国伴兼带另会藏专])有(?!无|关|一定)(?=[^，]*、|(?<=主要有)[^，]*[和与]|[两二三四五六七八九十]+[种个类项大][^，]{0,14}：)|存在(?=[两二三四五六七八九十]+[种个类项大][^，]{0,14}：))(?<end>[^。]{3,})$/u;

/** "..., 具有隐蔽性": told of all of them. */
const predicate = /^(?:具有|都?是|有|可|能|用于|由|使|对|其|并|从而|以便|作为|属于|共)/u;

/** A list with the clauses that go on with it, and not with what is told of one of its members. */
function listSpan(end: string, rest: readonly string[]): string {
  const members = end.split(/[、和与及或]/u).map((member) => member.slice(0, 2));
  const isTold = (clause: string) =>
    predicate.test(clause) ||
    !/[、和及与]|等$/u.test(clause) ||
    members.some((member) => member !== "" && clause.startsWith(member));
  const stop = rest.findIndex(isTold);
  return carryOn(end, stop < 0 ? rest : rest.slice(0, stop), 60);
}

/** "有三种形式：甲、乙和丙": the question says how many. */
const counted =
  /^(?<count>[两二三四五六七八九十\d]+ ?[种个类项大])(?<thing>[^，、：]{0,14})(?:：|:)(?<list>[^：]{3,})$/u;

/** "3种情况，即甲、乙和丙" as "3种情况：甲、乙和丙". */
function speltOut(end: string, [next = ""]: readonly string[]): string {
  const members = next.replace(/^(?:即|分别[是为])/u, "");
  return members === next || end.includes("、") ? end : `${end}：${members}`;
}

interface CountedMembers {
  readonly subject: string;
  readonly verb: string;
  readonly told: Readonly<Record<string, string>>;
  readonly rest: readonly string[];
}

function askCounted({ subject, verb, told, rest }: CountedMembers): ClauseCard | undefined {
  const { count = "", thing = "", list = "" } = told;
  const all = [list, ...rest];
  // "有三个：中和乙酸，溶解乙醇，降低溶解度": as many clauses as it says.
  if (
    rest.length > 0 &&
    !all.some((member) => /[是指]|包括/u.test(member)) &&
    all.length === "零一二三四五六七八九十".indexOf(count.charAt(0).replace("两", "二"))
  ) {
    const question = `${subject}${verb}哪${count}${thing}？`;
    return { rule: "parts.division", question, answer: all.join("，"), score: 0.86, subject };
  }
  const members = listSpan(list, /^(?:即|分别[是为])/u.test(rest[0] ?? "") ? rest.slice(1) : rest);
  // "有四种变体：在甲中读一，在乙中读二": told in clauses.
  if (!/[、和与或及]/u.test(list) || /^(?:[一二]是|在)/u.test(list)) return undefined;
  const question = `${subject}${verb}哪${count}${thing}？`;
  return { rule: "parts.division", question, answer: members, score: 0.86, subject };
}

const inOrder =
  /^(?<subject>[^，。；]{3,20}?)依次(?:是|为)(?<list>[^，。；]{1,12}(?:、[^，。；、]{1,12}){2,5}(?:[和与及][^，。；、]{1,12})?)$/u;

/** "屋顶的等级从高到低依次为甲、乙、丙": one after the other. */
export const order: ClauseRule = ({ text, isLater }) => {
  const found = text.includes("依次") ? inOrder.exec(text) : null;
  const subject = captured(found, "subject");
  if (found === null || !isOwnSubject(subject, { isLater }, 14)) return undefined;
  const answer = captured(found, "list");
  return { rule: "parts.order", question: `${subject}依次是什么？`, answer, score: 0.84, subject };
};

/** A 分为 B 和 C, A 包括 B、C, A 由 B 和 C 组成. */
export const division: ClauseRule = ({ text, rest, isLater }) => {
  const match = divided.exec(text);
  const subject = captured(match, "subject").replace(
    /(?:是|都|尚|(?<![法原规准守])则|主要|一般|通常|常)$/u,
    "",
  );
  const verb = captured(match, "verb").replace(/^[又还](?=可?分)/u, "");
  const end = captured(match, "end");
  // "甲、乙包括...": of which of the two.
  // "引号有四种用法表示引用、...": the colon of a line is lost.
  if (/^[两二三四五六七八九十]种[^，、：]{1,4}(?:表示|用于|用来)/u.test(end)) return undefined;
  const isOne = verb !== "包括" || !subject.includes("、");
  if (!isOne || !isOwnSubject(subject, { isLater }, 14)) return undefined;
  const told = counted.exec(speltOut(end, rest))?.groups;
  if (told !== undefined) return askCounted({ subject, verb, told, rest });
  const answer = verb === "有" ? end : listSpan(end, rest);
  // "包括内部，也有人提出甲和乙": the list is not in this clause. "等三十六门": the number is the answer.
  // "有糊名法、誊录制来防止作弊": what for is no member.
  const isList =
    !/[来以](?:防止|避免|保证|实现|促进|加强|表示|说明|解决)/u.test(end) &&
    /[、和与或及]/u.test(end) &&
    !/等[二三四五六七八九十百\d]+[门部篇卷章]$/u.test(answer);
  if (!isList || !isBetweenWords(text, text.length - end.length)) return undefined;
  if (verb === "由") {
    const parts = /^(?<parts>.+?)(?:所|共同)?(?<verb>组成|构成)的?$/u.exec(answer);
    if (parts === null) return undefined;
    return {
      rule: "parts.made-of",
      question: `${subject}由什么${captured(parts, "verb")}？`,
      answer: captured(parts, "parts"),
      score: 0.82,
      subject,
    };
  }
  return askMembers({ subject, verb, answer });
};

interface Members {
  readonly subject: string;
  readonly verb: string;
  readonly answer: string;
}

function askMembers({ subject, verb, answer }: Members): ClauseCard {
  const counted = countedList(answer);
  if (counted !== undefined) {
    const question = `${subject}${verb}${counted.asked}？`;
    return { rule: "parts.division", question, answer: counted.answer, score: 0.84, subject };
  }
  const things = captured(/等(?<things>[\p{Script=Han}]{2,4})$/u.exec(answer), "things");
  const kind = /分/u.test(verb) ? intoWhat(subject, answer) : `哪些${things}`;
  return {
    rule: "parts.division",
    question: `${subject}${verb}${kind}？`,
    // "3种情况，即...", "三个等级：...": the members are the answer.
    answer: answer.replace(/^[:：]|^[^，、]{1,4}[种个类项大][^，、]{0,4}(?:，即|：)/u, ""),
    score: 0.84,
    // "培养基按物理状态分为...": the next clause speaks of 培养基.
    subject: subject.replace(/(?<=.{2})(?:按|根据|依)[^的]*$/u, ""),
  };
}

/** "分为前期、中期和后期": into which periods; into which parts a structure, and into which kinds anything else. */
function intoWhat(subject: string, answer: string): string {
  const members = answer.replace(/等$/u, "").split(/[、和与及]/u);
  const isEach = (end: string) => members.every((member) => member.endsWith(end));
  const unit = ["阶段", "时期", "部分", "环节", "步骤", "等级"].find((noun) => isEach(noun));
  if (unit !== undefined) return `哪几个${unit}`;
  if (isEach("期")) return "哪几个时期";
  if (isEach("层")) return "哪几层";
  return /(?:结构|系统|体系|过程)$/u.test(subject) ? "哪几部分" : "哪几类";
}
