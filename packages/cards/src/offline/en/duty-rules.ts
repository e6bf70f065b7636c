import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { asActive, trimmed, withoutSecondVerb } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishRule } from "./english-card.ts";
import { asDuty, insideSentence, invert, isCopula, withSetting } from "./phrasing.ts";
import { isParticiple, verbForm } from "./verb-forms.ts";

const modal = /^(?:can|could|may|might|must|shall|should|will|would|cannot)$/;
const maxAskedUnits = 16;

/** "If rent is unpaid, the landlord may apply to the court": what may be done in the case. */
const inCase: EnglishRule = (clause, study) => {
  const { setting, auxiliary, verb, rest, adverb } = clause;
  if (!/^(?:if|where|when|in case|unless|once|upon|on)\s/i.test(setting) || !modal.test(auxiliary)) {
    return undefined;
  }
  if (auxiliary === "cannot" || verb === "" || countUnits(setting) > maxAskedUnits || countUnits(rest) < 1) {
    return undefined;
  }
  const subject = insideSentence(clause.subject, study);
  if (/^(?:it|this|they|he|she)\b/i.test(subject)) return undefined;
  const not = /\bnot\b/.test(adverb) ? " not" : "";
  const question =
    verb === "be"
      ? `${setting}, what ${asDuty(auxiliary)}${not} happen to ${subject}?`
      : `${setting}, what ${asDuty(auxiliary)} ${subject}${not} do?`;
  return { rule: "duty.case", question, answer: `${verb} ${rest}`, score: 0.82 };
};

const unit = "(?:second|minute|hour|day|working day|business day|week|month|year)s?";
const span = `(?:\\d[\\d,.]*|a few|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|sixty|ninety)(?: \\(\\d+\\))? (?:calendar )?${unit}`;
const term = new RegExp(
  `^(?<main>.*?),?\\s?(?<when>(?:within|not later than|no later than|for(?: at least| up to| not less than| a (?:maximum|minimum) of)?|at least|not less than) (?:a period of )?${span}\\b(?:['’])?(?<after>.*))$`,
  "s",
);

/** What a clause without a term has none of: tested before the slower search for the words around it. */
const stretchWord = new RegExp(`${unit}\\b`);

const noTermBehind =
  /\b(?:that|which|who|if|of|a|the|after|before|giving)$|\b(?:until|when|if|while|where)\b|\band (?:in|at|by|on)\b/;

/** "shall notify the office within 30 days of receipt": the time allowed. */
const deadline: EnglishRule = (clause, study) => {
  if (clause.verb === "" || !stretchWord.test(clause.rest)) return undefined;
  const found = term.exec(clause.rest)?.groups;
  // "promptly and in any event within three months": the limit is what is asked.
  const main = captured(found, "main").replace(/,?(?: promptly)? and in any (?:event|case)$|,$/, "");
  if (found === undefined || countUnits(main) > maxAskedUnits) return undefined;
  const opening = invert(clause, study);
  if (opening === undefined) return undefined;
  if (noTermBehind.test(main) || (main === "" && clause.auxiliary === "")) return undefined;
  const when = captured(found, "when").replace(
    /,? (?:unless|except|and|but|or|whereas|while|although)\s.*$|[:;].*$| so that .*$/s,
    "",
  );
  const wh = askedFor(when, clause);
  if (wh === undefined) return undefined;
  return {
    rule: "value.deadline",
    question: `${wh} ${opening}${main === "" ? "" : ` ${main}`}?`,
    answer: when,
    score: 0.84,
  };
};

/** "within 30 days" is a limit, "for at least a year" lasts; "lived there for six years" is asked with its verb elsewhere. */
function askedFor(when: string, { auxiliary }: EnglishClause): string | undefined {
  if (/^(?:within|n)/.test(when) && !when.startsWith("not less")) return "Within what time";
  const isPlain = /^for (?!at |up |not |a (?:max|min))/.test(when) && !modal.test(auxiliary);
  return isPlain || !when.startsWith("for") ? undefined : "For how long";
}

const byDoing = /^(?<main>.*?),?\s?\bby (?<how>(?!being\b)[a-z]+ing\s.{3,})$/s;
/** "regulate monopolies by price caps", "reduces radiation by means of silvered walls". */
const byMeans =
  /^(?<main>[^,]{6,}?) by (?<how>(?:means of|the use of)\s.{4,}|(?!the|an?|one|two|three|four|half|about|far|law|\d)[a-z]+ [a-z]+s)$/s;

/** "can remove a director by ordinary resolution under section 168". */
const byInstrument =
  /^(?<main>[^,]{6,}?) by (?<how>(?!the|an?\b|one|two|three|four|half|about|far|law|\d)(?:[a-z]+ )?(?:resolution|agreement|notice|deed|statute|order|contract|consent|vote|regulation|decree|petition|[a-z]+tion)(?: (?:under|of|in|to) [^,]+)?)$/s;

function readManner({ auxiliary, verb, rest }: EnglishClause): RegExpExecArray | null {
  const doing = byDoing.exec(rest);
  if (doing !== null) return doing;
  if (modal.test(auxiliary)) return verb === "be" ? null : byInstrument.exec(rest);
  if (auxiliary !== "") return null;
  const means = byMeans.exec(rest);
  // "recognise antigens presented by other cells": the doer of the participle.
  return isParticiple(captured(means, "main").split(" ").at(-1) ?? "") ? null : means;
}

const noMain = /[(“"]|\b(?:and|or|followed)$|\b(?:so that|because)\b/;

/** "may end the tenancy by giving two months' notice": how. */
const manner: EnglishRule = (clause, study) => {
  if (clause.verb === "" || !/(?:^|\s)by\s/.test(clause.rest)) return undefined;
  const found = readManner(clause)?.groups;
  const main = captured(found, "main");
  if (found === undefined || noMain.test(main)) return undefined;
  const opening = invert(clause, study);
  if (opening === undefined) return undefined;
  // "was replaced by farming with ...": the doer, not the way.
  const isPassive = /^(?:is|are|was|were)$/.test(clause.auxiliary) || clause.verb === "be";
  if ((isPassive && countUnits(captured(found, "how")) < 3) || countUnits(main) > maxAskedUnits) {
    return undefined;
  }
  return {
    rule: "manner.how",
    question: `How ${opening}${main === "" ? "" : ` ${main}`}?`.replace(
      /,? (?:mostly|usually|often|mainly|partly|primarily|largely)\?$/,
      "?",
    ),
    answer: `by ${trimmed(captured(found, "how"))}`,
    score: 0.83,
  };
};

const provisoPart =
  /^(?<main>.*?),?\s?(?<what>(?:only )?(?:after|before|upon|without|with|subject to|provided that|on condition that)\s(?!which\b).{8,})$/s;
const leave =
  /^(?:without|with)\s.*\b(?:consent|permission|approval|notice|authori[sz]ation)\b|^(?:subject|provided|on)/;

/** "be based on consideration provided before", "up to 24 hours after": what stands before the time goes with it. */
function belongsToMain(clause: EnglishClause, main: string): boolean {
  return (
    /\b(?:second|minute|hour|day|week|month|year)s?$|\b(?:when|if|unless|while)\b/.test(main) ||
    (clause.verb === "be" && /\s\S+ed$/.test(main))
  );
}

/** "may enter the property after giving notice", "must not sublet it without consent": on what condition. */
const proviso: EnglishRule = (clause, study) => {
  if (!modal.test(clause.auxiliary) || clause.verb === "") return undefined;
  const found = provisoPart.exec(clause.rest);
  const what = captured(found, "what");
  // ", before fluctuating around it": what follows, and no time.
  const isSequel =
    captured(found, "main").trim().endsWith(",") || /, (?:after|before) [a-z]+ing\b/.test(clause.rest);
  const main = captured(found, "main").replace(/,$/, "");
  if (isSequel || what === "" || countUnits(main) < 1 || countUnits(main) > maxAskedUnits) return undefined;
  const opening = invert(clause, study);
  if (opening === undefined) return undefined;
  const isForbidden = /\bnot\b/.test(clause.adverb);
  if (/^(?:only )?(?:after|before|upon)\s/.test(what)) {
    if (isForbidden || belongsToMain(clause, main)) return undefined;
    return { rule: "condition.proviso", question: `When ${opening} ${main}?`, answer: what, score: 0.8 };
  }
  if (!leave.test(what)) return undefined;
  if (isForbidden && what.startsWith("without")) {
    const subject = insideSentence(clause.subject, study);
    const question = `What ${asDuty(clause.auxiliary)} ${subject} not do ${what}?`;
    return { rule: "duty.forbidden", question, answer: `${clause.verb} ${main}`, score: 0.84 };
  }
  const question = `Under what condition ${opening} ${main}?`;
  return { rule: "condition.proviso", question, answer: what, score: 0.8 };
};

const adjective =
  "(?:(?:un|in|ir)?responsible|exempt|close|closest|closer|nearest|guilty|triable|eligible|compatible|consistent|synonymous|common|specific|unique|opposite|perpendicular|parallel|relative|comparable|loyal|hostile|addicted|allergic|deficient|contagious|liable|entitled|subject|similar|equal|proportional|sensitive|dependent|necessary|essential|suitable|resistant|rich|susceptible|famous|notable|capable|typical|characteristic|independent|vulnerable|permeable|restricted|limited|attributable|identical|analogous|adjacent|inferior|superior|prone|immune|toxic|poor|low|high)";
const complementOf = new RegExp(
  `^(?<how>(?:directly|inversely|most|also|highly|jointly|solely|mainly|primarily|legally|particularly|especially)\\s)?(?<what>${adjective})\\s(?<preposition>for|to|of|in|with|from|on)\\s(?<object>.{3,})$`,
  "s",
);

/** "is responsible for repairs", "is proportional to the mass". */
const quality: EnglishRule = (clause, study) => {
  if (!isCopula(clause) || /\bnot\b/.test(clause.adverb)) return undefined;
  const found = complementOf.exec(clause.rest)?.groups;
  if (found === undefined) return undefined;
  // "is guilty of theft if": the condition is what is asked for.
  if (/\s(?:if|when|unless|where)\s/.test(captured(found, "object"))) return undefined;
  // "are common in May": when, and no thing.
  if (
    /^(?:the )?(?:(?:early|late) )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/.test(
      captured(found, "object"),
    )
  ) {
    return undefined;
  }
  const subject = insideSentence(clause.subject, study);
  // "is vicariously liable": how belongs to the question, wherever it was found.
  const how = captured(found, "how") || (clause.adverb.endsWith("ly") ? clause.adverb : "");
  return {
    rule: "attribute.quality",
    question: `What ${clause.auxiliary} ${subject} ${how === "" ? "" : `${how} `}${captured(found, "what")} ${captured(found, "preposition")}?`,
    answer: withoutSecondVerb(trimmed(captured(found, "object")), asActive(clause)),
    score: 0.82,
  };
};

/** "differs from mitosis in that ...". */
const difference: EnglishRule = (clause, study) => {
  if (verbForm(clause.verb)?.lemma !== "differ") return undefined;
  const found = /^from (?<other>.{2,50}?),? (?:in that|because|by|in) (?<how>.{6,})$/s.exec(
    clause.rest,
  )?.groups;
  const opening = invert(clause, study);
  if (found === undefined || opening === undefined) return undefined;
  return {
    rule: "contrast.differ",
    question: `How ${opening} from ${captured(found, "other")}?`,
    answer: captured(found, "how"),
    score: 0.9,
    difficulty: "hard",
  };
};

/** "A mule cannot reproduce", "Members must not smoke on deck": what somebody or something cannot or must not do. */
const barred: EnglishRule = (clause, study) => {
  const { auxiliary, adverb, verb, rest } = clause;
  const isNot =
    auxiliary === "cannot" || (/^(?:can|may|must|shall|should|will)$/.test(auxiliary) && adverb === "not");
  if (!isNot || verb === "" || verb === "be" || /^(?:have|do|exceed)$/.test(verb)) return undefined;
  // "must not handle food until ...", "will not A, and will not B": half of it would be false.
  if (/\b(?:until|unless|before|without|except|if)\b|, and\b.*\bnot\b/.test(rest)) return undefined;
  const done = trimmed(`${verb}${rest === "" ? "" : ` ${rest}`}`);
  if (/\b(?:through|off|out|up|down|on|in|to|of|for|with|from|at|by)$/.test(done)) return undefined;
  if (
    /\b(?:it|them|him|so|unless|until|without|that|because|if|when|only|any)\b/.test(done) ||
    countUnits(done) > 14
  ) {
    return undefined;
  }
  const asked = auxiliary === "cannot" ? "can" : asDuty(auxiliary);
  return {
    rule: "duty.barred",
    question: withSetting(clause, `What ${asked} ${insideSentence(clause.subject, study)} not do?`, study),
    answer: done,
    score: 0.74,
  };
};

/** "A parent has a duty to protect the child": which duty. */
const owed: EnglishRule = (clause, study) => {
  if (!/^(?:has|have|had)$/.test(clause.auxiliary) || clause.verb !== "" || /\bnot\b/.test(clause.adverb)) {
    return undefined;
  }
  const found =
    /^(?:the |an? )?(?<kind>(?:[a-z]+ )?(?:duty|right|power|obligation|authority|privilege|ability|capacity|task)) (?<what>(?:to|of|not to) .{4,})$/s.exec(
      clause.rest,
    );
  if (found === null || /^(?:no|any)\b/.test(captured(found, "kind"))) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  return {
    rule: "duty.owed",
    question: withSetting(clause, `What ${captured(found, "kind")} ${asked}?`, study),
    answer: trimmed(captured(found, "what")),
    score: 0.8,
  };
};

/** Rules for duties, conditions, manners and qualities; surer than the plain object. */
export const dutyRules: readonly EnglishRule[] = [
  difference,
  manner,
  deadline,
  proviso,
  inCase,
  quality,
  owed,
  barred,
];
