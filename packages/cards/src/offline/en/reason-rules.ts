import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isBaseVerb, trimmed, withoutTail } from "./answer-text.ts";
import { type EnglishClause, parseClause } from "./clause.ts";
import type { EnglishRule } from "./english-card.ts";
import { invert, isCopula, withSetting } from "./phrasing.ts";
import { verbForm } from "./verb-forms.ts";

/** "is unenforceable, as a court would have to supervise it": with a comma before it, "as" gives a reason. */
const asReason =
  /^(?<main>[^,]*), (?<word>as)\s(?<reason>(?:the|an?|they|it|he|she|there|no|each|every|this|[a-z]+s)\s(?!(?:of|in|well|a|an|the)\b).{8,})$/s;

/** Whether what stands before "because" is the main clause's, and what stands behind it no part of a definition. */
function isReason(clause: EnglishClause, found: Readonly<Record<string, string>>): boolean {
  const main = captured(found, "main");
  if (clause.verb === "" && main === "") return false;
  // "Like type 1, it occurs when ... because ...": two answers in one.
  if (/^like\s/i.test(clause.setting)) return false;
  const isPartOfNoun =
    isCopula(clause) && /^(?:the|an?)\s/.test(main) && !/^(?:because|since)$/.test(captured(found, "word"));
  // "is the right to retake the premises because ...": of the deed, not of what the thing is.
  if (isCopula(clause) && / to [a-z]+ /.test(main)) return false;
  return !isPartOfNoun && clause.verb !== "caused" && !/^(?:death|loss)/.test(main);
}

const reasonOnly = /^(?:because|since|as)$/;

/** "Because the hash depends on the content, an object cannot change": why. */
const whySet: EnglishRule = (clause, study) => {
  if (!/^(?:Because|Since) /.test(clause.setting)) return undefined;
  const reason = captured(
    /^(?:Because|Since)\s(?<reason>(?!of\b|then\b|\d|the \d)\S+\s.{8,})$/s.exec(clause.setting),
    "reason",
  );
  if (reason === "" || parseClause(reason) === undefined) return undefined;
  const asked = invert(clause, study);
  const rest = trimmed(clause.rest);
  if (asked === undefined || countUnits(rest) > 16) return undefined;
  return {
    rule: "reason.why",
    question: `Why ${asked}${rest === "" ? "" : ` ${rest}`}?`,
    answer: reason,
    score: 0.86,
    difficulty: "hard",
  };
};

/** What a clause without a reason has none of: tested before the slower search for the words around it. */
const reasonWord = /(?:^|\s)(?:because|since|due to|owing to|thanks to|so that|in order to|as)\s/;

/** MAIN because REASON. */
const why: EnglishRule = (clause, study) => {
  if (!reasonWord.test(clause.rest)) return undefined;
  const found =
    /^(?<main>.*?),?\s*\b(?<word>because of|because|since(?! (?:\d|the \d|then\b|[A-Z*]\S* (?:v|[[(]?\d)))|due to|owing to|thanks to|so that|in order to)\s(?<reason>.{6,})$/s.exec(
      clause.rest,
    )?.groups ?? asReason.exec(clause.rest)?.groups;
  const due = dueTo(clause, study);
  if (due !== undefined) return due;
  if (found === undefined || !isReason(clause, found)) return undefined;
  // ", so that everything turns on it": what follows, and no aim.
  if (captured(found, "word") === "so that" && clause.rest.includes(", so that")) return undefined;
  // "are not available merely because": what is denied is the reason.
  if (
    /:\s|\b(?:is|are|was|were|be)$/.test(captured(found, "main")) ||
    (/\bnot\b/.test(clause.adverb) && /\b(?:merely|only|just|simply)$/.test(captured(found, "main")))
  ) {
    return undefined;
  }
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const word = captured(found, "word");
  // "developed partly in order to": how far it is the reason is no part of what is asked.
  const main = captured(found, "main").replace(
    /(?:^|,?\s)(?:if only|partly|mainly|largely|chiefly|primarily|mostly|simply|only|especially|probably|perhaps|again)$/,
    "",
  );
  const question = withSetting(clause, `Why ${asked} ${main}?`.replace(/\s+\?/, "?"), study);
  const reason = withoutTail(captured(found, "reason"));
  const answer = reasonOnly.test(word) ? reason : `${word} ${reason}`;
  return { rule: "reason.why", question, answer, score: 0.87, difficulty: "hard" };
};

/** "is due to ammonia", "can be due to a tumour": the cause is asked for with the same words. */
const dueTo: EnglishRule = (clause, study) => {
  const isBe = isCopula(clause) || (clause.auxiliary !== "" && clause.verb === "be");
  const found = isBe ? /^(?:(?<how>[a-z]+ly) )?due to (?<reason>.{4,})$/s.exec(clause.rest) : null;
  const asked = found === null ? undefined : invert(clause, study);
  if (asked === undefined || /\bnot\b/.test(clause.adverb)) return undefined;
  const how = captured(found, "how");
  return {
    rule: "reason.due",
    question: withSetting(clause, `What ${asked} ${how === "" ? "" : `${how} `}due to?`, study),
    answer: trimmed(captured(found, "reason")),
    score: 0.82,
  };
};

/** To contain France, S V O. */
const aim: EnglishRule = (clause, study) => {
  if (!/^To\s[a-z]+\s/.test(clause.setting) || /\b(?:it|them|its)\b/.test(clause.rest)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  return {
    rule: "reason.aim",
    question: `Why ${asked} ${clause.rest}?`,
    answer: `to${clause.setting.slice(2)}`,
    score: 0.8,
  };
};

/** "drain their fields to prevent denitrification": what for. */
const purposeOf: EnglishRule = (clause, study) => {
  if (!clause.rest.includes(" to ") || !/^(?:|did|must|should)$/.test(clause.auxiliary)) return undefined;
  const found =
    /^(?<main>(?!to\b|of\b|in\b|on\b|for\b|with\b)[\w’'-]+(?: [\w’'-]+){0,7}?) (?:in order )?to (?<aim>(?<verb>[a-z]+)\s.{4,})$/s.exec(
      clause.rest,
    );
  const lemma = verbForm(clause.verb)?.lemma ?? "";
  const main = captured(found, "main");
  // "undertake not to place weapons": what is undertaken, and no aim.
  if (found === null || lemma === "" || /(?:^|\s)not$/.test(main)) return undefined;
  if (!isBaseVerb(captured(found, "aim")) || /\bnot\b/.test(clause.adverb)) return undefined;
  const isOwn =
    ownsInfinitive.test(lemma) ||
    ownInfinitive.test(main) ||
    joining.test(main) ||
    /^(?:how|what|which|whether)\b/.test(main);
  const asked = invert(clause, study);
  if (asked === undefined || isOwn) return undefined;
  const question = withSetting(clause, `Why ${asked} ${main}?`, study);
  return { rule: "reason.purpose", question, answer: `to ${trimmed(captured(found, "aim"))}`, score: 0.82 };
};

/** Verbs whose object has the infinitive for its own: "wants them to go", "has the power to veto", "took steps to". */
const ownsInfinitive =
  /^(?:want|need|expect|like|wish|prefer|order|ask|tell|get|cause|allow|enable|permit|force|help|require|teach|persuade|encourage|lead|invite|warn|advise|urge|instruct|believe|consider|find|know|think|show|prove|suppose|claim|report|have|give|grant|deny|refuse|take|choose|mean|leave|owe|entitle|oblige|compel|signal|stimulate|train|motivate|induce|prompt|request|provide|contain|include|receive|exert|possess|lack|gain|lose|involve|hold|continue|begin|start|seek|try|attempt|intend|decide|agree|promise|plan|hope|seem|appear|tend|happen|fail|manage|learn|forget|remember|be|come|go|elect|appoint|direct|say|see|make|keep|challenge|call|wait|forbid|empower|authorise|authorize|commit|bind|bribe|tempt|press|sentence|condemn|swear|pledge|vote|dare|bar|push|drive|lobby|trust|pay)$/;
/** What shows that the infinitive belongs to more than the object. */
const joining =
  /(?:^|\s)(?:when|if|where|because|while|until)\b|\s(?:for|as|how|what|who|that|which|or|but|is|are|enough)\b|\b(?:had|has|have)$/;
/** Nouns that take an infinitive themselves: "the right to vote". */
const ownInfinitive =
  /(?:ability|right|rights|power|powers|attempt|attempts|duty|need|way|ways|plan|plans|decision|desire|opportunity|tendency|capacity|law|laws|offer|proposal|permission|agreement|effort|efforts|failure|refusal|promise|chance|incentive|time|reason|bid|campaign|method|policy|vote|act|freedom|commitment|strategy|obligation|likely|unlikely|able|unable|willing|unwilling|ready|due|said|believed|thought|known|reported|supposed|bound|certain|sure|prone|easy|hard|difficult|possible|necessary|willingness|order|orders|contract|bill|patience|first|last|only|place|pressure|system|tool|device)$/;

const moving =
  /^(?:rise|move|travel|migrate|return|gather|unite|meet|march|sail|flee|dilate|contract|relax|expand)$/;

/** "rises to fill the gap": what something moves for. */
const movesFor: EnglishRule = (clause, study) => {
  if (clause.auxiliary !== "" || !clause.rest.startsWith("to ")) return undefined;
  const goal = captured(/^to (?<goal>(?<verb>[a-z]+)\s.{4,})$/s.exec(clause.rest), "goal");
  if (!isBaseVerb(goal) || !moving.test(verbForm(clause.verb)?.lemma ?? "")) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  return {
    rule: "reason.purpose",
    question: withSetting(clause, `Why ${asked}?`, study),
    answer: `to ${trimmed(goal)}`,
    score: 0.8,
  };
};

/** Rules that ask why, the surest first. */
export const reasonRules: readonly EnglishRule[] = [aim, whySet, why, purposeOf, movesFor];
