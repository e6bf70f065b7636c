import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { define } from "./definition-rules.ts";
import { dutyRules } from "./duty-rules.ts";
import { insideSentence, invert, isCopula, withSetting } from "./phrasing.ts";
import { measureRules } from "./measure-rules.ts";
import { doerOfDeed, subjectOf } from "./doer-rules.ts";
import { object, takesPlace } from "./object-rules.ts";
import { agent } from "./agent-rules.ts";
import { passive } from "./passive-rules.ts";
import { reasonRules } from "./reason-rules.ts";
import { dateIn, trimmed, withoutSecondVerb } from "./answer-text.ts";
import { when, whenSet } from "./date-rules.ts";
import type { Study } from "../study.ts";
import { type EnglishClause, hasFiniteVerb } from "./clause.ts";
import { verbForm } from "./verb-forms.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";

/** S is called N. */
const called: EnglishRule = (clause, study) => {
  const isReferred = clause.verb === "referred" && clause.rest.startsWith("to as ");
  if (!isReferred && !/^(?:called|known|named|termed|nicknamed|abbreviated)$/.test(clause.verb)) {
    return undefined;
  }
  // "Wegener called the continent Pangaea" is no passive.
  if (clause.auxiliary === "") return undefined;
  const name = captured(/^(?:to as |as )?(?<name>[^,;]{2,50})/.exec(clause.rest), "name");
  const as = isReferred ? " to as" : clause.rest.startsWith("as ") ? " as" : "";
  if (
    name === "" ||
    /^(?:to|that|for|about|in|on|up|by|upon|out|when|if|before|after|at|with|from|once|during|into)\b/.test(
      name,
    )
  ) {
    return undefined;
  }
  const question = `What ${clause.auxiliary} ${insideSentence(clause.subject, study)} ${clause.verb}${as}?`;
  const whole = withoutSecondVerb(name.replace(/ (?:after|before|when|because|while|since) .*$/, ""), {
    ...clause,
    auxiliary: "",
    verb: "became",
  });
  return { rule: "name.called", question, answer: whole, score: 0.86, difficulty: "easy" };
};

/** What cannot stand before a question mark. */
const openEnd = /["“]|\bthat\b|\b(?:which|who|of|in|to|the|a|as|even|just|especially|particularly)$/;

const anotherPredicate =
  /\b(?:but|yet)\b|\band (?:[a-z]+ )?(?:is|are|was|were|has|have|had|can|could|may|must|will|would)\b/;

/** "open at night, storing the acid until", "says by how much it rises when", "is malaria until proved otherwise". */
function isOfOtherVerb(clause: EnglishClause, main: string, what: string): boolean {
  // "means delaying the last step until the order is known": of the deed, not of its meaning.
  if (clause.verb.startsWith("mean") || /,\s[a-z]+ing\b|\b(?:how|whether|what|why)\s/.test(main)) return true;
  return isCopula(clause) && /^(?:proved|proven|shown|otherwise)\b/.test(what);
}

const seasonal = /\b(?:for|in|during) (?:the )?(?:spring|summer|autumn|winter|night|morning|evening)$/;

/** Whether what stands before "when" can be asked with it as one question. */
function isMainOfCondition(clause: EnglishClause, main: string, what: string): boolean {
  if (isOfOtherVerb(clause, main, what)) return false;
  // "is better when ... than when ...": half a comparison.
  const isCompared = /\b(?:more|less|fewer|[a-z]+er)\b/.test(main) && /\bthan\b/.test(what);
  // "lost their land in 1876, when ...": the date is the answer.
  const isSaid =
    dateIn(main) !== undefined || clause.adverb === "only" || /, and\b|^\d{1,2} [A-Z]/.test(main);
  if (isCompared || isSaid || countUnits(main) > 12) return false;
  // "executed after every callback", "the mean, as happened": another time or reason stands there already.
  if (/\b(?:after|before|during|until)\b|, as\b|\b(?:in|at|on) .*\d/.test(main)) return false;
  // "is for spring, when it stimulates": the time is said, and the rest only tells more of it.
  if (seasonal.test(main)) return false;
  // "a crucial moment when": the noun's time, not the verb's.
  if (/\b(?:moment|time|period|year|day|point|stage|era|age|case|situation|place)$/.test(main)) return false;
  // "may have been known but had been lost until": the condition is another predicate's.
  if (openEnd.test(main) || anotherPredicate.test(main) || /:\s/.test(main)) return false;
  return !(/^(?:a|an|the|any|one)\s/.test(main) && isCopula(clause));
}

/** What a clause without a condition has none of: tested before the slower search for the words around it. */
const conditionWord = /(?:^|\s)(?:when|if|unless|until|where|as long as|only after)\s/;

/** "Breach inferred where": a note without its "is", and nothing that the thing did. */
function isLeftBare({ auxiliary, subject, verb }: EnglishClause, main: string): boolean {
  const isBare = auxiliary === "" && main === "" && /^[A-Z]?[a-z]+$/.test(subject);
  return isBare && verbForm(verb)?.form === "pastOrParticiple" && !/(?:s|ing)$/.test(subject);
}

/** S V when C: the condition. */
const condition: EnglishRule = (clause, study) => {
  if (!conditionWord.test(clause.rest)) return undefined;
  const found =
    /^(?<main>.*?),?\s*\b(?<word>when|if|unless|until|where|only if|only when|only after|as long as)\s(?<what>.{6,})$/s.exec(
      clause.rest,
    )?.groups;
  if (found === undefined || (clause.verb === "" && found["main"] === "")) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  if (isLeftBare(clause, captured(found, "main"))) return undefined;
  if (!isMainOfCondition(clause, captured(found, "main"), captured(found, "what"))) return undefined;
  const word = captured(found, "word");
  if (!isCondition(word, found, clause.verb)) return undefined;
  // "must act together unless ...": when not is another question.
  if (word === "unless" && /^no [a-z]/.test(captured(found, "main"))) {
    const main = captured(found, "main").replace(
      /^no (?=(?<first>[aeiou])?)/,
      (_no, first: string | undefined) => (first === undefined ? "a " : "an "),
    );
    return unless(clause, main, { what: captured(found, "what"), study });
  }
  if (word === "unless") {
    const what = captured(found, "what");
    return /\bnot\b/.test(clause.adverb)
      ? unless(clause, captured(found, "main"), { what, study })
      : undefined;
  }
  const wh = askedBy(word, clause.verb);
  // "when its third is in the bass and in second inversion when ...": the second condition is another's.
  const what = conditionText(captured(found, "what").replace(/;\s.*$/s, ""));
  const answer = `${word} ${what}`;
  const question = withSetting(
    clause,
    `${wh} ${asked} ${captured(found, "main").replace(/\s?\bonly$/, "")}?`.replace(/\s+\?/, "?"),
    study,
  );
  return { rule: "condition.when", question, answer, score: 0.8 };
};

/** Without what goes on from it, as long as its own verb stays: "when the force and the moment are zero" is whole. */
function conditionText(said: string): string {
  const cut = trimmed(said).replace(/,? and (?:in|at|on|by)\s[^,]*\b(?:when|if)\s.*$/s, "");
  return cut !== said && !hasFiniteVerb(cut) && hasFiniteVerb(said) ? said.replace(/[.,;]+$/, "") : cut;
}

function askedBy(word: string, verb: string): string {
  if (word === "until") return "Until when";
  return word === "as long as" && verb.startsWith("last") ? "How long" : "When";
}

/** "records where HEAD has been": what is recorded, no condition. */
const takesClause =
  /^(?:record|show|know|determine|decide|see|find|learn|say|tell|explain|indicate|specif|reveal|track|ask|test|check|wonder|question|doubt|matter|depend)/;

/** "occurs where the paths differ"; "a war of attrition where each side ..." tells of the noun before it. */
function isCondition(word: string, found: Readonly<Record<string, string>>, verb: string): boolean {
  // "when the German chancellor": the clause was cut at a comma.
  const what = captured(found, "what");
  if (/^(?:the|an?) (?:[\w-]+ ){0,2}[\w-]+$/i.test(what) && !hasFiniteVerb(what)) return false;
  const isBare = captured(found, "main") === "" || whereQuality.test(captured(found, "main"));
  if (isBare && takesClause.test(verb)) return false;
  return isBare || word !== "where";
}

/** "is available where the defendant was threatened". */
const whereQuality =
  /^(?:available|possible|necessary|required|lawful|unlawful|allowed|permitted|excluded|appropriate|liable|void|voidable|valid|invalid)$/;

/** "shall not ... unless they have agreed": when it may be done after all. */
function unless(
  clause: EnglishClause,
  main: string,
  { what, study }: { what: string; study: Study },
): EnglishCard | undefined {
  const auxiliary = /^(?:shall|must)$/.test(clause.auxiliary) ? "may" : clause.auxiliary;
  const asked = invert({ ...clause, auxiliary, adverb: clause.adverb.replace(/\bnot\b/, "").trim() }, study);
  if (asked === undefined) return undefined;
  return {
    rule: "condition.unless",
    question: `When ${asked} ${main}?`.replace(/\s+\?/, "?"),
    answer: `if ${what}`,
    score: 0.82,
  };
}

/** What kinds there are, where a colon lists them: "stores four kinds of objects: blobs, trees, commits and tags". */
const listed: EnglishRule = (clause, study) => {
  const found =
    /^(?<behind>(?:of|into|in|from|by|with|on) )?(?<number>the following|two|three|four|five|six|seven)\s(?<things>(?:[a-z-]+ ){0,2}[a-z]+s(?: of [a-z ]+)?): (?<list>[^:;.]{6,})$/.exec(
      clause.rest,
    )?.groups;
  if (found === undefined || clause.verb === "") return named(clause, study);
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const question = withSetting(
    clause,
    `Which ${captured(found, "number")} ${captured(found, "things")} ${asked} ${captured(found, "behind")}`
      .replace(" the following", "")
      .trimEnd()
      .concat("?"),
    study,
  );
  return { rule: "members.listed", question, answer: captured(found, "list"), score: 0.84 };
};

/** "formulated the neighbour principle: you must ...", "set out a three-stage test: ...": what is named before a colon stands behind it. */
function named(clause: EnglishClause, study: Study): EnglishCard | undefined {
  const found =
    /^(?<particle>(?:out|up|down) )?(?<article>an?|the) (?<name>(?:[\w’'“”"-]+ ){1,4}(?:principle|rule|test|doctrine|law|theory|theorem|formula|method|definition|maxim|motto|policy|plan)): (?<what>.{10,})$/s.exec(
      clause.rest,
    );
  if (found === null || clause.verb === "") return undefined;
  const what = captured(found, "what").replace(/[.;,]+$/, "");
  const name = captured(found, "name");
  if (captured(found, "article") === "the") {
    const isSaid = hasFiniteVerb(what);
    return {
      rule: "saying.content",
      question: `What ${isSaid ? "does" : "is"} the ${name}${isSaid ? " say" : ""}?`,
      answer: what,
      score: 0.84,
    };
  }
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const question = withSetting(
    clause,
    `What ${name} ${asked} ${captured(found, "particle")}`.trimEnd(),
    study,
  );
  return { rule: "members.listed", question: `${question}?`, answer: what, score: 0.84 };
}

/** "two fifths of the sugar" are no two things. */
const fraction = /^(?:halves|thirds|quarters|fifths|sixths|sevenths|eighths|ninths|tenths|hundredths)\b/;

const numberFirst =
  /^(?:about |roughly |approximately |only |exactly |some |over |nearly |almost |up to |at least |more than )?(?:\d|t[wh]|f[oi]|s[ie]|eight|nine|ten|one hundred|one million|half a)/;

/** S has four chambers. */
const quantity: EnglishRule = (said, study) => {
  // "has about five litres": "about" belongs to the number.
  const isNearly = /^(?:about|roughly|only|nearly|almost|approximately)$/.test(said.adverb);
  const clause = isNearly ? { ...said, adverb: "", rest: `${said.adverb} ${said.rest}` } : said;
  if (!numberFirst.test(clause.rest) || isCopula(clause)) return undefined;
  if (!/^(?:|has|have|had)$/.test(clause.auxiliary)) return undefined;
  const found =
    /^(?<number>(?:about |roughly |approximately |only |exactly |some |over |nearly |almost |up to |at least |more than )?(?:\d[\d,.]*(?: (?:million|billion|thousand))?|(?:half a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:hundred|thousand|million|billion))+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))\s(?<things>(?:men|women|people|children|[a-z]+s)(?:\s(?:of|in|per)\s.+)?)$/.exec(
      withoutSecondVerb(trimmed(clause.rest), clause),
    )?.groups;
  if (found === undefined || fraction.test(captured(found, "things"))) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const { things, beside } = countedThings(captured(found, "things"));
  return {
    rule: "value.number",
    question: withSetting(clause, `How many ${things} ${asked} ${beside}`.trimEnd() + "?", study),
    answer: captured(found, "number"),
    score: 0.74,
  };
};

/** "litres of water to its crown": where it goes is no part of what is counted. */
function countedThings(said: string): { readonly things: string; readonly beside: string } {
  const found =
    /^(?<things>[a-z]+ of (?!the\b)[a-z]+) (?<beside>(?:to|into|from|through|across|onto) .+)$/.exec(said);
  return found === null
    ? { things: said, beside: "" }
    : { things: captured(found, "things"), beside: captured(found, "beside") };
}

/** Rules whose card stands beside that of any other. */
export const dateRules: ReadonlySet<EnglishRule> = new Set([whenSet, when]);

/** Rules for one clause, the surest first. */
export const englishRules: readonly EnglishRule[] = [
  called,
  listed,
  quantity,
  ...measureRules,
  ...reasonRules,
  ...dutyRules,
  condition,
  agent,
  define,
  whenSet,
  when,
  passive,
  takesPlace,
  doerOfDeed,
  object,
  subjectOf,
];
