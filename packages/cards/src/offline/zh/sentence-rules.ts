import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-rules.ts";
import { carryOn, resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";

const year =
  /(?:公元)?前?\d{1,4} ?年(?:代|初|底)?(?: ?\d{1,2} ?月)?(?: ?\d{1,2} ?日)?|\d{1,2} ?世纪(?:\d{1,2} ?年代|初|末)?/u;
const maxQuestionUnits = 26;

/** A，因为 B. 由于 B，A. A，因此 B. */
export function why(sentence: string, subject: string): ClauseCard | undefined {
  const text = sentence.replace(/[。；]$/u, "");
  const after =
    /^(?<what>.{4,60}?)，?(?:这是因为|是因为|是由于|之所以如此是因为|因为|原因在于|原因是|主要原因是)(?<cause>.{3,70})$/u.exec(
      text,
    );
  const before = /^(?:由于|因为)(?<cause>.{3,50}?)，(?:所以|因此|因而)?(?<what>.{4,50})$/u.exec(text);
  const so = /^(?<cause>.{6,50}?)，(?:因此|所以|因而|故)(?<what>.{3,40})$/u.exec(text);
  const found = (after ?? before ?? so)?.groups;
  if (found === undefined) return undefined;
  let what = resolvePronoun(withoutConnective(captured(found, "what")), subject);
  const cause = resolvePronoun(captured(found, "cause"), subject);
  if (what === undefined || cause === undefined || /爆发的重要$|的$/u.test(what)) return undefined;
  if (so !== null && after === null && before === null && /^(?:不|没|能|可|要|应|必|相互)/u.test(what)) {
    const doer = /^(?<doer>[^，]{2,14}?)(?:是|作用在|具有|的|在)/u.exec(cause)?.groups?.["doer"];
    if (doer === undefined) return undefined;
    what = doer + what;
  }
  if (countUnits(what) > maxQuestionUnits || countUnits(cause) > 38) return undefined;
  return {
    rule: "reason.why",
    question: `为什么${what}？`,
    answer: cause,
    score: 0.86,
    difficulty: "hard",
    subject,
  };
}

/** The year of what a sentence tells; at most two years in a sentence are asked for. */
export function when(sentence: string, subject: string): readonly ClauseCard[] {
  const clauses = splitClauses(sentence.replace(/[。；]$/u, ""));
  const cards: ClauseCard[] = [];
  clauses.forEach((clause, at) => {
    const found = year.exec(clause)?.[0];
    if (found === undefined || cards.length >= 2) return;
    const what = eventOf({ clause, found, rest: clauses.slice(at + 1) }, subject);
    if (what === undefined) return;
    cards.push({ rule: "date.year", question: `${what}？`, answer: found.trim(), score: 0.7, subject });
  });
  return cards;
}

function eventOf(
  { clause, found, rest }: { clause: string; found: string; rest: readonly string[] },
  subject: string,
): string | undefined {
  const unit = /世纪/u.test(found)
    ? "哪个世纪"
    : /日/u.test(found)
      ? "哪一天"
      : /月/u.test(found)
        ? "哪年哪月"
        : "哪一年";
  const at = clause.indexOf(found);
  const head = clause.slice(0, at).trim();
  const tail = clause.slice(at + found.length).trim();
  const isAlone = head === "" && tail === "";
  const next = isAlone ? (rest[0] ?? "") : "";
  const following = year.test(rest.join("，"))
    ? rest.slice(
        0,
        rest.findIndex((part) => year.test(part)),
      )
    : rest;
  const event = isAlone
    ? `${unit}，${carryOn(next, following.slice(1), 30)}`
    : head === ""
      ? `${unit}，${ownSubject(tail, subject)}`
      : /^(?:终于|在|于|首次|并|才)/u.test(head)
        ? `${subject}${head}${unit}${tail}`
        : `${head}${/[A-Za-z0-9]$/.test(head) ? " " : ""}${unit}${tail}`;
  if (
    /[，](?:它|他|她|其|这|此)|^(?:它|他|她|其|这|此)/u.test(event) ||
    countUnits(event) > maxQuestionUnits
  ) {
    return undefined;
  }
  if (/岁|时效|期间|满/u.test(clause) || countUnits(event) < 3.5) return undefined;
  return event;
}

function ownSubject(tail: string, subject: string): string {
  return subject !== "" && /^(?:改|即|被|迁|废|率|任|成立|设立|出任|又|才|始|建立|灭|在|到)/u.test(tail)
    ? subject + tail
    : tail;
}

/** 胡克定律指出，... : what a law or a person says. */
export function saying(sentence: string): ClauseCard | undefined {
  const found =
    /^(?<who>[^，。：]{2,18}?)(?<verb>指出|认为|表明|规定|说明|主张|强调|预言)，?(?<what>.{4,80}?)[。；]?$/u.exec(
      sentence,
    )?.groups;
  const who = captured(found, "who");
  const what = captured(found, "what");
  if (found === undefined || /^(?:这|那|它|他|其|此|我们|人们|有人|如果|当)/u.test(who)) return undefined;
  if (countUnits(what) > 34) return undefined;
  const question = /(?:定律|定理|原理|法则|定则)$/u.test(who)
    ? `${who}的内容是什么？`
    : `${who}${found["verb"]}什么？`;
  return { rule: "saying.content", question, answer: what, score: 0.84, subject: who };
}
