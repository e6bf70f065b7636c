import { captured } from "../../text/captured.ts";
import type { ClauseRule } from "./clause-card.ts";
import { carryOn } from "./clauses.ts";
import { isBetweenWords, isOwnSubject } from "./noun-phrase.ts";

const divided =
  /^(?<subject>[^，。；]{1,22}?)(?<verb>(?:又|还)?可?分为|划分为|包括|包含|下设|由(?=[^，]+(?:组成|构成)(?:的)?$)|(?<![是具没只还所占含患设拥享持附怀稀固特私公国])有(?!无|关)(?=[^，]*、))(?<end>[^。]{3,})$/u;

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

/** A 分为 B 和 C, A 包括 B、C, A 由 B 和 C 组成. */
export const division: ClauseRule = ({ text, rest, isLater }) => {
  const match = divided.exec(text);
  const subject = captured(match, "subject").replace(/(?:是|(?<![法原规准守])则|主要|一般|通常|常)$/u, "");
  const verb = captured(match, "verb");
  const end = captured(match, "end");
  const answer = verb === "有" ? end : listSpan(end, rest);
  if (!isOwnSubject(subject, { isLater }, 14) || !/[、和与或及]/u.test(answer)) return undefined;
  if (!isBetweenWords(text, text.length - end.length)) return undefined;
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
  const things = captured(/等(?<things>[\p{Script=Han}]{2,4})$/u.exec(answer), "things");
  const kind = /分/u.test(verb) ? "哪几类" : `哪些${things}`;
  return {
    rule: "parts.division",
    question: `${subject}${verb}${kind}？`,
    // "3种情况，即...", "三个等级：...": the members are the answer.
    answer: answer.replace(/^[:：]|^[^，、]{1,4}[种个类项大][^，、]{0,4}(?:，即|：)/u, ""),
    score: 0.84,
    // "培养基按物理状态分为...": the next clause speaks of 培养基.
    subject: subject.replace(/(?<=.{2})(?:按|根据|依)[^的]*$/u, ""),
  };
};
