import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { dateIn, isBaseVerb, trimmed } from "./answer-text.ts";
import { type EnglishClause, hasFiniteVerb } from "./clause.ts";
import type { EnglishRule } from "./english-card.ts";
import { invert } from "./phrasing.ts";

function askFor(when: string): string {
  if (when.startsWith("since")) return "Since when";
  return when.startsWith("until") ? "Until when" : "When";
}

/** S V O in 1815. */
export const when: EnglishRule = (clause, study) => {
  if (clause.verb === "") return undefined;
  const found = dateIn(clause.rest);
  const asked = found === undefined ? undefined : invert(clause, study);
  if (found === undefined || asked === undefined) return undefined;
  const { before, late } = withoutLate(withoutAside(captured(found, "before")));
  const after = captured(found, "after");
  if (before === undefined || countUnits(before) > 16 || isOfClause(before)) return undefined;
  if (isOpen(before, after) || isNumber(captured(found, "when"), after)) return undefined;
  const deed = behindDate(after);
  if (deed === "" && lacksDeed(clause.verb, before, after)) return undefined;
  return {
    rule: "date.when",
    question:
      [askFor(captured(found, "when")), asked, withoutDoer(clause, before)]
        .filter((part) => part !== "")
        .join(" ") + `${deed}?`,
    answer: `${late}${captured(found, "when")}`,
    score: 0.78,
  };
};

/** "agreed in 1954 to withdraw it", "waited until 1862": the verb says nothing without what stands elsewhere. */
function lacksDeed(verb: string, before: string, after: string): boolean {
  return (before === "" && saysNothing.test(verb)) || (after.startsWith(" to ") && needsDeed.test(verb));
}

/** "recognised Haiti only in 1825": the adverb is the date's. */
function withoutLate(before: string | undefined) {
  const found = /(?:^|,? )(?<late>only|not until|as early as|as late as|already|finally|again)$/.exec(
    before ?? "",
  );
  if (before === undefined || found === null) return { before, late: "" };
  const isTold = captured(found, "late") === "only";
  return { before: before.slice(0, found.index), late: isTold ? "only " : "" };
}

/** "waited until 1862": what for, the sentence before said. */
const saysNothing =
  /^(?:waited|remained|stayed|continued|followed|responded|reacted|agreed|came|went|did|happened|waits|remains|stays|continues|follows)$/;

/** "measured with a chart devised by Snellen in 1862". */
const byOther =
  /^(?:with|in|on|from|under|at|through) .*\b[a-z]+(?:ed|en|wn) by (?:the |an? )?[^,]*[A-Z][^,]*$/;

/** "was passed after the commission reported in 1981": the date is the other clause's. */
function isOfClause(before: string): boolean {
  if (byOther.test(before)) return true;
  const other = /\b(?:after|before|when|while|until|because|once) (?<clause>[^,]+)$/.exec(before);
  return other !== null && hasFiniteVerb(captured(other, "clause"));
}

/** "discovered in 1819 that ...": what was discovered comes after. */
function isOpen(before: string, after: string): boolean {
  return (
    /\b(?:that|because|although|whereas|so that)\b|, (?:[a-z]+ )*(?:which|whom|whose|who|where)\b|,\s[a-z]+(?:ed|wn|en|lt|nt|pt)(?:\s[^,]*)?$/.test(
      before,
    ) || /^\s?(?:that|when) /.test(after)
  );
}

/** "dropped from 315 in 1929 to 222", "reformed the city from 1519", "defeated by 196 votes": a span, a number of something. */
function isNumber(found: string, after: string): boolean {
  const isSpan = /^to (?:about )?[$£€\d]/.test(after) || /^from [^-–]*\d$(?<!to .*)/.test(found);
  return isSpan || counted.test(after);
}

const counted =
  /^(?:votes|people|men|members|ships|troops|points|pounds|dollars|euros|years|days|weeks|months|hours|km|miles|seats|deaths|cases|[a-z]+s to \d)\b/;

const besideNoun =
  /(?:, that is)?, (?:later|then|afterwards|soon) (?!(?:called|known)\b)[a-z]+ [^,]+$|(?:, that is)?, (?:an?|the|its|his|her|their|(?:later|also|often|now) (?:called|known as)|called|named|known as) [^,]+(?<end>,?)$/;

/** "the Rubicon, a small river that marks the border,": what is said in passing is not asked; without its second comma the date may be its own. */
function withoutAside(before: string): string | undefined {
  const bare = before.trimEnd();
  const found = besideNoun.exec(bare);
  if (found === null || / (?:and|or) /.test(found[0])) return bare.replace(/,$/, "");
  const isOpen = captured(found, "end") === "" && /\b(?:who|which|that|where)\b/.test(found[0]);
  return isOpen ? undefined : bare.slice(0, found.index);
}

/** "was worked out by Ford Harris": another card asks who, and this one must not tell. */
function withoutDoer({ auxiliary, verb }: EnglishClause, before: string): string {
  return /^(?:is|are|was|were)$/.test(auxiliary) && verb !== ""
    ? before.replace(/(?:^|\s)by (?:the |an? )?(?:[a-z]+ ){0,2}[A-Z].*$/s, "")
    : before;
}

/** Verbs that say nothing without the deed behind them. */
const needsDeed =
  /^(?:agree|decide|refuse|promise|begin|start|threaten|vow|try|plan|choose|manage|fail|attempt|help|force|offer|persuade|order|allow)/;

/** "agreed in 1954 to withdraw its troops": what the verb needs stands behind the date. */
function behindDate(after: string): string {
  const said = captured(/^,? ?to (?<what>[a-z]+ [^,;:]*)/.exec(after.trimStart()), "what").replace(/\.$/, "");
  const what = said.split(/ (?:within|before|after|until|if|provided|because|in return|in order) /)[0] ?? "";
  const isDeed = isBaseVerb(what) && !/^(?:be|have)\b/.test(what) && !/\b(?:it|them|him|her)\b/.test(what);
  return isDeed && countUnits(what) <= 12 ? ` to ${what}` : "";
}

/** "In Hadley v Baxendale (1854)", "In the Act of 1925": a place where something stands, though a year is in it. */
const noTime =
  /[(]|\s(?!January|February|March|April|May|June|July|August|September|October|November|December|BC|AD|CE)[A-Z]/;

/** In 1806 S V O. */
export const whenSet: EnglishRule = (clause, study) => {
  if (
    !/^(?:in|on|by|from|around)\b.*(?:\d{3,4}|\d (?:BC|AD|CE))/i.test(clause.setting) ||
    noTime.test(clause.setting)
  ) {
    return undefined;
  }
  const asked = invert(clause, study);
  const whole = trimmed(clause.rest);
  const aside = besideNoun.exec(whole);
  const rest = aside === null || / (?:and|or) /.test(aside[0]) ? whole : whole.slice(0, aside.index);
  if (asked === undefined || countUnits(rest) > 18) return undefined;
  if (/\bno longer\b/.test(clause.subject)) return undefined;
  const [first = "", ...others] = clause.setting.split(" ");
  return {
    rule: "date.when",
    question: `When ${asked} ${rest}?`,
    answer: [first.toLowerCase(), ...others].join(" "),
    score: 0.76,
  };
};
