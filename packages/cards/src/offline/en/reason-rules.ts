import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isBaseVerb, trimmed } from "./answer-text.ts";
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
  return !isPartOfNoun && clause.verb !== "caused" && !/^(?:death|loss)/.test(main);
}

const reasonOnly = /^(?:because(?: of)?|since|due to|owing to|thanks to|as)$/;

/** "Because the hash depends on the content, an object cannot change": why. */
const whySet: EnglishRule = (clause, study) => {
  const reason = captured(
    /^(?:Because|Since)\s(?<reason>(?!of\b|then\b|\d|the \d)\S+\s.{8,})$/s.exec(clause.setting),
    "reason",
  );
  const asked = invert(clause, study);
  const rest = trimmed(clause.rest);
  if (reason === "" || asked === undefined || parseClause(reason) === undefined || countUnits(rest) > 16) {
    return undefined;
  }
  return {
    rule: "reason.why",
    question: `Why ${asked}${rest === "" ? "" : ` ${rest}`}?`,
    answer: reason,
    score: 0.86,
    difficulty: "hard",
  };
};

/** MAIN because REASON. */
const why: EnglishRule = (clause, study) => {
  const found =
    /^(?<main>.*?),?\s*\b(?<word>because of|because|since(?! (?:\d|the \d|then\b))|due to|owing to|thanks to|so that|in order to)\s(?<reason>.{6,})$/s.exec(
      clause.rest,
    )?.groups ?? asReason.exec(clause.rest)?.groups;
  if (found === undefined || !isReason(clause, found)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const word = captured(found, "word");
  const question = withSetting(
    clause,
    `Why ${asked} ${captured(found, "main")}?`.replace(/\s+\?/, "?"),
    study,
  );
  const answer = reasonOnly.test(word) ? captured(found, "reason") : `${word} ${captured(found, "reason")}`;
  return { rule: "reason.why", question, answer, score: 0.87, difficulty: "hard" };
};

/** To contain France, S V O. */
const aim: EnglishRule = (clause, study) => {
  const asked = invert(clause, study);
  if (
    !/^To\s[a-z]+\s/.test(clause.setting) ||
    asked === undefined ||
    /\b(?:it|them|its)\b/.test(clause.rest)
  ) {
    return undefined;
  }
  return {
    rule: "reason.aim",
    question: `Why ${asked} ${clause.rest}?`,
    answer: `to${clause.setting.slice(2)}`,
    score: 0.8,
  };
};

/** "drain their fields to prevent denitrification": what for. */
const purposeOf: EnglishRule = (clause, study) => {
  const found =
    /^(?<main>(?!to\b|of\b|in\b|on\b|for\b|with\b)[\w’'-]+(?: [\w’'-]+){0,7}?) (?:in order )?to (?<aim>(?<verb>[a-z]+)\s.{4,})$/s.exec(
      clause.rest,
    );
  const asked = invert(clause, study);
  const lemma = verbForm(clause.verb)?.lemma ?? "";
  const main = captured(found, "main");
  if (found === null || asked === undefined || !isBaseVerb(captured(found, "aim"))) return undefined;
  if (!/^(?:|did|must|should)$/.test(clause.auxiliary) || /\bnot\b/.test(clause.adverb)) return undefined;
  if (!actsForEnds.test(lemma) || ownInfinitive.test(main) || joining.test(main)) return undefined;
  const question = withSetting(clause, `Why ${asked} ${main}?`, study);
  return { rule: "reason.purpose", question, answer: `to ${trimmed(captured(found, "aim"))}`, score: 0.82 };
};

/** What somebody does, or a thing, so that something comes of it; not "want", "need", "cause", "allow", whose object acts. */
const actsForEnds =
  /^(?:use|regulate|control|adjust|drain|print|build|write|send|create|introduce|establish|found|set|form|pass|sign|adopt|apply|add|remove|release|produce|secrete|absorb|collect|open|close|launch|invade|attack|hire|employ|impose|abolish|reform|develop|design|invent|raise|lower|cut|increase|reduce|issue|publish|buy|sell|move|spread|split|burn|break|heat|cool|store|change|combine|compare|measure|borrow|offer|hold|call|organise|train|sacrifice|grow|make|dig|import|export)$/;
/** What shows that the infinitive belongs to more than the object. */
const joining = /\s(?:for|as|how|what|who|that|which|or|from|is|are|enough)\b/;
/** Nouns that take an infinitive themselves: "the right to vote". */
const ownInfinitive =
  /(?:ability|right|rights|power|powers|attempt|attempts|duty|need|way|ways|plan|plans|decision|desire|opportunity|tendency|capacity|law|laws|offer|proposal|permission|agreement|effort|efforts|failure|refusal|promise|chance|incentive|time|reason|bid|campaign|method|policy|vote|act|freedom|commitment|strategy|obligation|willingness|order|orders|contract|bill|patience|first|last|only|place|pressure|system|tool|device)$/;

const moving =
  /^(?:rise|move|travel|migrate|return|gather|unite|meet|march|sail|flee|dilate|contract|relax|expand)$/;

/** "rises to fill the gap": what something moves for. */
const movesFor: EnglishRule = (clause, study) => {
  const goal = captured(/^to (?<goal>(?<verb>[a-z]+)\s.{4,})$/s.exec(clause.rest), "goal");
  const asked = invert(clause, study);
  const lemma = verbForm(clause.verb)?.lemma ?? "";
  if (asked === undefined || clause.auxiliary !== "") return undefined;
  if (!isBaseVerb(goal) || !moving.test(lemma)) return undefined;
  return {
    rule: "reason.purpose",
    question: withSetting(clause, `Why ${asked}?`, study),
    answer: `to ${trimmed(goal)}`,
    score: 0.8,
  };
};

/** Rules that ask why, the surest first. */
export const reasonRules: readonly EnglishRule[] = [aim, whySet, why, purposeOf, movesFor];
