import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { dutyRules } from "./duty-rules.ts";
import { insideSentence, invert, isCopula, isPerson, withSetting } from "./phrasing.ts";
import { object, subjectOf } from "./object-rules.ts";
import { agent, passive } from "./passive-rules.ts";
import { date, trimmed, withoutSecondVerb } from "./answer-text.ts";
import type { Study } from "../study.ts";
import { type EnglishClause, parseClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";

/** "is unenforceable, as a court would have to supervise it": with a comma before it, "as" gives a reason. */
const asReason =
  /^(?<main>[^,]*), (?<word>as)\s(?<reason>(?:the|an?|they|it|he|she|there|no|each|every|this|[a-z]+s)\s(?!(?:of|in|well|a|an|the)\b).{8,})$/s;

/** Whether what stands before "because" is the main clause's, and what stands behind it no part of a definition. */
function isReason(clause: EnglishClause, found: Readonly<Record<string, string>>): boolean {
  const main = captured(found, "main");
  if (clause.verb === "" && main === "") return false;
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

/** S is called N. */
const called: EnglishRule = (clause, study) => {
  if (!/^(?:called|known|named|termed|nicknamed|abbreviated)$/.test(clause.verb)) return undefined;
  // "Wegener called the continent Pangaea" is no passive.
  if (clause.auxiliary === "") return undefined;
  const name = captured(/^(?:as )?(?<name>[^,;]{2,50})/.exec(clause.rest), "name");
  const as = clause.rest.startsWith("as ") ? " as" : "";
  if (
    name === "" ||
    /^(?:to|that|for|about|in|on|up|by|upon|out|when|if|before|after|at|with|from|once|during|into)\b/.test(
      name,
    )
  ) {
    return undefined;
  }
  const question = `What ${clause.auxiliary} ${insideSentence(clause.subject, study)} ${clause.verb}${as}?`;
  return { rule: "name.called", question, answer: name, score: 0.86, difficulty: "easy" };
};

/** S V O in 1815. */
const when: EnglishRule = (clause, study) => {
  const found = date.exec(clause.rest)?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || clause.verb === "") return undefined;
  const before = captured(found, "before").replace(/[,\s]+$/, "");
  // "discovered in 1819 that ...": what was discovered comes after.
  const isOpen =
    /\bthat\b|,\s[a-z]+(?:ed|wn|en|lt|nt|pt)$/.test(before) || captured(found, "after").startsWith("that ");
  if (countUnits(before) > 16 || isOpen) return undefined;
  return {
    rule: "date.when",
    question: `${captured(found, "when").startsWith("since") ? "Since when" : "When"} ${asked}${before === "" ? "" : ` ${before}`}?`,
    answer: captured(found, "when"),
    score: 0.78,
  };
};

/** "In Hadley v Baxendale (1854)", "In the Act of 1925": a place where something stands, though a year is in it. */
const noTime =
  /[(]|\s(?!January|February|March|April|May|June|July|August|September|October|November|December|BC|AD|CE)[A-Z]/;

/** In 1806 S V O. */
const whenSet: EnglishRule = (clause, study) => {
  if (
    !/^(?:in|on|by|from|around)\b.*(?:\d{3,4}|\d (?:BC|AD|CE))/i.test(clause.setting) ||
    noTime.test(clause.setting)
  ) {
    return undefined;
  }
  const asked = invert(clause, study);
  const rest = trimmed(clause.rest);
  if (asked === undefined || countUnits(rest) > 18) return undefined;
  const [first = "", ...others] = clause.setting.split(" ");
  return {
    rule: "date.when",
    question: `When ${asked} ${rest}?`,
    answer: [first.toLowerCase(), ...others].join(" "),
    score: 0.76,
  };
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

/** Whether what stands before "when" can be asked with it as one question. */
function isMainOfCondition(clause: EnglishClause, main: string, what: string): boolean {
  // "is better when ... than when ...": half a comparison.
  const isCompared = /\b(?:more|less|fewer|[a-z]+er)\b/.test(main) && /\bthan\b/.test(what);
  // "lost their land in 1876, when ...": the date is the answer.
  if (isCompared || date.test(main) || clause.adverb === "only" || countUnits(main) > 12) return false;
  // "a crucial moment when": the noun's time, not the verb's.
  if (/\b(?:moment|time|period|year|day|point|stage|era|age|case|situation|place)$/.test(main)) return false;
  if (/["“]|\bthat\b|\b(?:which|who|of|in|to|the|a)$/.test(main)) return false;
  return !(/^(?:a|an|the|any|one)\s/.test(main) && isCopula(clause));
}

/** S V when C: the condition. */
const condition: EnglishRule = (clause, study) => {
  const found =
    /^(?<main>.*?),?\s*\b(?<word>when|if|unless|until|where|only if|only when|as long as)\s(?<what>.{6,})$/s.exec(
      clause.rest,
    )?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || (clause.verb === "" && found["main"] === "")) {
    return undefined;
  }
  if (!isMainOfCondition(clause, captured(found, "main"), captured(found, "what"))) return undefined;
  const word = captured(found, "word");
  if (!isCondition(word, found, clause.verb)) return undefined;
  if (word === "unless" && /\bnot\b/.test(clause.adverb)) {
    return unless(clause, captured(found, "main"), { what: captured(found, "what"), study });
  }
  const wh = word === "until" ? "Until when" : "When";
  const answer = `${word} ${captured(found, "what")}`;
  const question = withSetting(
    clause,
    `${wh} ${asked} ${captured(found, "main").replace(/\s?\bonly$/, "")}?`.replace(/\s+\?/, "?"),
    study,
  );
  return { rule: "condition.when", question, answer, score: 0.8 };
};

const attributeNoun =
  /^(?:(?:the|an?|its|their|one|another)\s)?(?:[\w’'-]+\s){0,3}?(?:purpose|function|effect|aim|idea|downside|role|definition|standard|formula|unit|remedy|value|symbol|capital|cause|goal|advantage|disadvantage|principle|result|task|main \w+|usual \w+|normal \w+|markers?|stages?|types?|layers?|components?|examples?|powers?|symptoms?)\b/i;

/** "records where HEAD has been": what is recorded, no condition. */
const takesClause =
  /^(?:record|show|know|determine|decide|see|find|learn|say|tell|explain|indicate|specif|reveal|track|ask)/;

/** "on bare rock where" tells a place. */
function isCondition(word: string, found: Readonly<Record<string, string>>, verb: string): boolean {
  const main = captured(found, "main");
  if (word !== "where") return true;
  return main !== "" ? !/\b(?:on|in|at|from|to)\s\S+|,$/.test(main) : !takesClause.test(verb);
}

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

/** "a critical factor in", "the key feature of": praise, which says nothing of what a thing is. */
const evaluating =
  /^(?:an?|the|one of the) (?:[a-z]+ly )?(?:key|critical|important|major|main|crucial|essential|central|significant|common|typical|classic|vital|principal|primary|best|most [a-z]+|[a-z]{3,}est(?<!interest|request|forest|contest|protest|conquest|harvest|west))\s(?:[a-z-]+ ){0,2}(?:factors?|features?|parts?|elements?|aspects?|reasons?|causes?|examples?|sources?|issues?|problems?|steps?|concepts?|tools?|types?|forms?|components?|characteristics?|city|country|planet|metal|organ|cell|gas|state|power|risk|complication|symptom|sign|treatment|drug|product|export|element|river|mountain|island|bone|muscle|gland|vein|artery|novel|work|poem|play)\b/;

/** "Interdependence is the key feature of oligopoly": what is its key feature? */
function reversed(clause: EnglishClause, study: Study): EnglishCard | undefined {
  const { auxiliary, rest } = clause;
  const asked = trimmed(rest);
  if (
    !/^the [^,;]+ (?:of|in|for|on)\s[^,;]+$/.test(asked) ||
    !/^(?:is|was)$/.test(auxiliary) ||
    /\bof the$/.test(asked)
  ) {
    return undefined;
  }
  if (/\b(?:that|which|who|and)\b/.test(asked) || countUnits(clause.subject) > 6) return undefined;
  return {
    rule: "definition.reversed",
    question: withSetting(clause, `What ${auxiliary} ${asked}?`, study),
    answer: insideSentence(clause.subject, study),
    score: 0.82,
  };
}

/** What kinds there are, where a colon lists them: "stores four kinds of objects: blobs, trees, commits and tags". */
const listed: EnglishRule = (clause, study) => {
  const found =
    /^(?<number>two|three|four|five|six|seven)\s(?<things>(?:[a-z-]+ ){0,2}[a-z]+s(?: of [a-z ]+)?): (?<list>[^:;.]{6,})$/.exec(
      clause.rest,
    )?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || clause.verb === "") return undefined;
  const question = withSetting(
    clause,
    `Which ${captured(found, "number")} ${captured(found, "things")} ${asked}?`,
    study,
  );
  return { rule: "members.listed", question, answer: captured(found, "list"), score: 0.84 };
};

/** S is a C. */
const define: EnglishRule = (clause, study) => {
  if (!isCopula(clause) || /\bnot\b/.test(clause.adverb)) return undefined;
  if (evaluating.test(clause.rest)) return reversed(clause, study);
  const isNoun =
    /^(?:an?|the|any|one|both|those|all|the)\s|^(?:where|when|how|what)\b|^[a-z-]+(?:\s[a-z-]+)?s?\s(?:that|which|who|whose|of|between|used)\b|^[A-Z]/.test(
      clause.rest,
    );
  const isAttribute = attributeNoun.test(clause.subject);
  if (!isNoun && !isAttribute) return undefined;
  if (/^(?:the )?(?:same|only way|most|more|best)\b/.test(clause.rest) && !isAttribute) return undefined;
  const wh =
    isPerson(clause.subject) &&
    !/^(?:The|A|An)\b/.test(clause.subject) &&
    isPerson(clause.rest.split(/,| that | who /)[0] ?? "")
      ? "Who"
      : "What";
  const question = withSetting(
    clause,
    `${wh} ${clause.auxiliary} ${insideSentence(clause.subject, study)}?`,
    study,
  );
  return {
    rule: isAttribute ? "attribute.of" : "definition.sentence",
    question,
    answer: withoutSecondVerb(trimmed(clause.rest), {
      ...clause,
      auxiliary: "",
      verb: /^(?:is|was)$/.test(clause.auxiliary) ? "takes" : "take",
    }),
    score: 0.92,
    difficulty: "easy",
  };
};

/** S has four chambers. */
const quantity: EnglishRule = (clause, study) => {
  const found =
    /^(?:about |roughly |only |exactly )?(?<number>\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s(?<things>[a-z]+s(?:\s(?:of|in|per)\s.+)?)$/.exec(
      withoutSecondVerb(clause.rest, clause),
    )?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || isCopula(clause)) return undefined;
  if (!/^(?:has|have|had)$/.test(clause.auxiliary) && clause.auxiliary !== "") return undefined;
  return {
    rule: "value.number",
    question: withSetting(clause, `How many ${captured(found, "things")} ${asked}?`, study),
    answer: captured(found, "number"),
    score: 0.74,
  };
};

/** Rules for one clause, the surest first. */
export const englishRules: readonly EnglishRule[] = [
  called,
  listed,
  quantity,
  aim,
  whySet,
  why,
  ...dutyRules,
  condition,
  agent,
  define,
  whenSet,
  when,
  passive,
  object,
  subjectOf,
];
