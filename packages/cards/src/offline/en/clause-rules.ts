import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import type { EnglishClause } from "./clause.ts";
import { insideSentence, invert, isCopula, isPerson, withSetting } from "./phrasing.ts";
import { isParticiple, verbForm } from "./verb-forms.ts";

/** What a rule makes of a clause. */
export interface EnglishCard {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  readonly difficulty?: "easy" | "medium" | "hard";
}

type EnglishRule = (clause: EnglishClause, study: Study) => EnglishCard | undefined;

const maxAnswerUnits = 36;
const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const date = new RegExp(
  `^(?<before>.*?)\\s?\\b(?<when>(?:in|on|from|until|by|between|around|since) (?:(?:early|late|mid) )?(?:\\d{1,2} )?(?:${month}(?: \\d{1,2},)?(?: \\d{4})?|(?:the )?\\d{3,4}s?\\b|the (?:\\w+ ){1,3}century)(?: (?:to|and|until) (?:(?:\\d{1,2} )?${month}(?: \\d{4})?|\\d{3,4}))?)(?<after>.*)$`,
  "s",
);

/** An answer without the clause that only goes on from it. */
function trimmed(answer: string): string {
  const full = answer.replace(/[.;,]+$/, "").replace(/,? (?:yet|while|whereas|but) .*$/s, "");
  const second = /,? and (?:then )?(?<verb>[a-z]+)\s/.exec(full);
  const form = verbForm(captured(second, "verb"))?.form;
  if (second !== null && /^(?:past|pastOrParticiple)$/.test(form ?? "") && second.index > 2) {
    return full.slice(0, second.index);
  }
  if (countUnits(full) <= 24) return full;
  const cut = /^(.{20,}?),? (?:which|who|where|so that|although|but|because|, yet)\s/s.exec(full)?.[1];
  return (cut ?? full).replace(/,$/, "");
}

/** MAIN because REASON. */
const why: EnglishRule = (clause, study) => {
  const found =
    /^(?<main>.*?),?\s*\b(?<word>because of|because|since(?! \d)|due to|so that|in order to)\s(?<reason>.{6,})$/s.exec(
      clause.rest,
    )?.groups;
  if (found === undefined || (clause.verb === "" && found["main"] === "")) return undefined;
  if (
    isCopula(clause) &&
    /^(?:the|an?)\s/.test(captured(found, "main")) &&
    !/^(?:because|since)$/.test(captured(found, "word"))
  ) {
    return undefined;
  }
  if (clause.verb === "caused" || /^(?:death|loss)/.test(captured(found, "main"))) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  const word = captured(found, "word");
  const question = withSetting(
    clause,
    `Why ${asked} ${captured(found, "main")}?`.replace(/\s+\?/, "?"),
    study,
  );
  const answer =
    word.startsWith("because") || word === "since" || word === "due to"
      ? captured(found, "reason")
      : `${word} ${captured(found, "reason")}`;
  return { rule: "reason.why", question, answer, score: 0.87, difficulty: "hard" };
};

/** S is called N. */
const called: EnglishRule = (clause, study) => {
  if (!/^(?:called|known|named|termed|nicknamed|abbreviated)$/.test(clause.verb)) return undefined;
  // "Wegener called the continent Pangaea" is no passive.
  if (clause.auxiliary === "") return undefined;
  const name = captured(/^(?:as |to )?(?<name>[^,;]{2,50})/.exec(clause.rest), "name");
  const as = clause.rest.startsWith("as ") ? " as" : "";
  if (name === "" || /^(?:to|that|for|about)\b/.test(name)) return undefined;
  const question = `What ${clause.auxiliary} ${insideSentence(clause.subject, study)} ${clause.verb}${as}?`;
  return { rule: "name.called", question, answer: name, score: 0.86, difficulty: "easy" };
};

/** S was chaired by A. */
const agent: EnglishRule = (clause, study) => {
  const by = /^(?<tail>(?:\w+ ){0,2}?)by (?<who>(?!\d|letter\b|means\b|law\b)[^;]{2,90})$/s.exec(
    clause.rest,
  )?.groups;
  if (by === undefined || !/^(?:is|are|was|were)$/.test(clause.auxiliary) || clause.verb === "") {
    return undefined;
  }
  const dated = date.exec(captured(by, "who"))?.groups;
  const who = trimmed((dated?.["before"] ?? captured(by, "who")).replace(/,\s*$/, ""));
  const wh = isPerson(who) ? "Who" : "What";
  const subject = insideSentence(clause.subject, study);
  const tail = captured(by, "tail") === "" ? "" : ` ${captured(by, "tail").trim()}`;
  const isRegular = verbForm(clause.verb)?.form === "pastOrParticiple" && clause.auxiliary.startsWith("w");
  const question = isRegular
    ? `${wh} ${clause.verb} ${subject}${tail}?`
    : `${wh} ${clause.auxiliary} ${subject} ${clause.adverb === "" || clause.adverb === "also" ? "" : `${clause.adverb} `}${clause.verb}${tail} by?`;
  return { rule: "agent.passive", question, answer: who, score: 0.85 };
};

/** S V O in 1815. */
const when: EnglishRule = (clause, study) => {
  const found = date.exec(clause.rest)?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || clause.verb === "") return undefined;
  const before = captured(found, "before").replace(/[,\s]+$/, "");
  // "discovered in 1819 that ...": what was discovered comes after.
  const isOpen = /\bthat\b/.test(before) || captured(found, "after").startsWith("that ");
  if (countUnits(before) > 16 || isOpen) return undefined;
  return {
    rule: "date.when",
    question: `When ${asked}${before === "" ? "" : ` ${before}`}?`,
    answer: captured(found, "when"),
    score: 0.78,
  };
};

/** In 1806 S V O. */
const whenSet: EnglishRule = (clause, study) => {
  if (!/^(?:in|on|by|from|around)\b.*\d{3,4}/i.test(clause.setting)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined || countUnits(clause.rest) > 18) return undefined;
  const [first = "", ...others] = clause.setting.split(" ");
  return {
    rule: "date.when",
    question: `When ${asked} ${clause.rest}?`,
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
  if (
    /["“]|\bthat\b|\b(?:which|who|of|in|to|the|a)$/.test(captured(found, "main")) ||
    countUnits(captured(found, "main")) > 12
  ) {
    return undefined;
  }
  if (/^(?:a|an|the|any|one)\s/.test(captured(found, "main")) && isCopula(clause)) return undefined;
  const word = captured(found, "word");
  const wh = word === "until" ? "Until when" : "When";
  const answer = `${word} ${captured(found, "what")}`;
  const question = withSetting(
    clause,
    `${wh} ${asked} ${captured(found, "main")}?`.replace(/\s+\?/, "?"),
    study,
  );
  return { rule: "condition.when", question, answer, score: 0.8 };
};

const preposition =
  /^(?<preposition>in|into|to|from|with|as|for|on|before|after|of|than|at|between|against|through|over|under|among|around|within|without|towards?|upon|about(?! \d)|along|across)\s(?<object>.{2,})$/s;

/** S is located in P; S is divided into A and B; S is used for C. */
const passive: EnglishRule = (clause, study) => {
  const said = readPassive(clause, study);
  if (said === undefined) return undefined;
  const { opening, participle, rest } = said;
  if (stays.test(participle) && /^(?:in|on|at|between|under|near|within)\s/.test(rest)) {
    const question = `Where ${opening}?`;
    return { rule: "place.where", question, answer: trimmed(rest), score: 0.8, difficulty: "easy" };
  }
  const purpose = captured(/^(?:to|for)\s(?<what>.+)$/s.exec(rest), "what");
  if (participle === "used" && purpose !== "") {
    const answer = trimmed(rest.startsWith("to") ? rest : purpose);
    return {
      rule: "purpose.used",
      question: `What ${opening} for?`,
      answer,
      score: 0.84,
      difficulty: "easy",
    };
  }
  const found = preposition.exec(rest);
  if (found === null || /^to (?:\w+)$/.test(rest)) return undefined;
  const word = captured(found, "preposition");
  const answer = trimmed(captured(found, "object"));
  return word === "to" && isBaseVerb(answer)
    ? { rule: "purpose.to", question: `What ${opening} to do?`, answer, score: 0.7 }
    : { rule: "fact.passive", question: `What ${opening} ${word}?`, answer, score: 0.74 };
};

const stays = /^(?:located|situated|found|based|held)$/;

function isBaseVerb(phrase: string): boolean {
  return verbForm(phrase.split(" ")[0] ?? "")?.form === "base";
}

/** The passive of a clause, turned round for a question, and what follows its participle. */
function readPassive(clause: EnglishClause, study: Study) {
  const isPlain = /^(?:is|are|was|were)$/.test(clause.auxiliary);
  const isModal = /^(?:can|must|may|should|could)$/.test(clause.auxiliary) && clause.verb === "be";
  if ((!isPlain && !isModal) || clause.verb === "") return undefined;
  const [first = "", ...others] = clause.rest.split(" ");
  const participle = isPlain ? clause.verb : first;
  if (!isParticiple(participle)) return undefined;
  const subject = insideSentence(clause.subject, study);
  const adverb = /\bnot\b/.test(clause.adverb) ? " not" : clause.adverb === "only" ? " only" : "";
  const opening = `${clause.auxiliary} ${subject}${adverb}${isPlain ? "" : " be"} ${participle}`;
  return { opening, participle, rest: isPlain ? clause.rest : others.join(" ") };
}

const attributeNoun =
  /^(?:(?:the|an?|its|their|one|another)\s)?(?:[\w’'-]+\s){0,3}?(?:purpose|function|effect|aim|idea|downside|role|definition|standard|formula|unit|remedy|value|symbol|capital|cause|goal|advantage|disadvantage|principle|result|task|main \w+|usual \w+|normal \w+|markers?|stages?|types?|layers?|components?|examples?|powers?|symptoms?)\b/i;

/** S is a C. */
const define: EnglishRule = (clause, study) => {
  if (!isCopula(clause) || /\bnot\b/.test(clause.adverb)) return undefined;
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
    answer: trimmed(clause.rest),
    score: 0.92,
    difficulty: "easy",
  };
};

const reporting =
  /^(?:state|hold|say|claim|argue|suggest|point|show|predict|believe|prove|assert|maintain|imply)$/;

/** S V O: the object asked for. */
const object: EnglishRule = (clause, study) => {
  const form = verbForm(clause.verb);
  const asked = invert(clause, study);
  if (form === undefined || asked === undefined || clause.rest === "" || /\bnot\b/.test(clause.adverb)) {
    return undefined;
  }
  if (!/^(?:|can|could|may|must|will|would|should|cannot)$/.test(clause.auxiliary)) return undefined;
  return (
    saidToStand(clause, { lemma: form.lemma, asked }) ??
    plainObject(clause, { lemma: form.lemma, asked, study })
  );
};

interface Asked {
  readonly lemma: string;
  /** "does S mean". */
  readonly asked: string;
}

/** S stands for O; S states that O. */
function saidToStand({ rest }: EnglishClause, { lemma, asked }: Asked): EnglishCard | undefined {
  if (lemma === "stand" && rest.startsWith("for ")) {
    const question = `What ${asked} for?`;
    return { rule: "name.abbreviation", question, answer: rest.slice(4), score: 0.88, difficulty: "easy" };
  }
  const that = captured(/^(?:out )?that\s(?<what>.+)$/s.exec(rest), "what");
  if (that === "" || (!reporting.test(lemma) && lemma !== "mean")) return undefined;
  const question = `What ${asked}${rest.startsWith("out ") ? " out" : ""}?`;
  return { rule: "saying.content", question, answer: `that ${that}`, score: 0.84 };
}

const naming = /^(?:call|name|term)$/;
const meaning = /^(?:mean|denote|represent|signify)$/;
const emptyObject =
  /^(?:it|them|him|her|this|itself|themselves|place|part|effect|force|account|sure|when|if|because)\b|^\d{3,4} that\b|\bago$/;

function plainObject(
  clause: EnglishClause,
  { lemma, asked, study }: Asked & { readonly study: Study },
): EnglishCard | undefined {
  // "called the continent Pangaea" has two objects.
  if (naming.test(lemma) || /^(?:out|up|down|off|back|away)\b/.test(clause.rest)) return undefined;
  const infinitive = captured(/^to\s(?<verb>[a-z]+)\s/.exec(clause.rest), "verb");
  const found = isBaseVerb(infinitive) ? null : preposition.exec(clause.rest);
  const whole = found === null ? clause.rest : captured(found, "object");
  const undated = captured(date.exec(whole), "before");
  const answer = trimmed(countUnits(undated) >= 1 ? undated : whole);
  if (emptyObject.test(answer) || countUnits(answer) < 1) return undefined;
  const tail = found === null ? "" : ` ${captured(found, "preposition")}`;
  const question = withSetting(clause, `What ${asked}${tail}?`, study);
  return meaning.test(lemma)
    ? { rule: "definition.means", question, answer, score: 0.9, difficulty: "easy" }
    : { rule: "fact.object", question, answer, score: found === null ? 0.76 : 0.7 };
}

/** Who or what does what is described: asked when the object cannot be. */
const subjectOf: EnglishRule = (clause) => {
  const form = verbForm(clause.verb);
  if (
    form === undefined ||
    clause.auxiliary !== "" ||
    countUnits(clause.subject) > 6 ||
    countUnits(clause.rest) < 3
  ) {
    return undefined;
  }
  if (/\b(?:its|their|his|her|it)\b/.test(clause.rest) || /\bnot\b/.test(clause.adverb)) return undefined;
  const wh = isPerson(clause.subject) ? "Who" : "What";
  return {
    rule: "agent.active",
    question: `${wh} ${clause.verb} ${clause.rest.replace(/[.;,]+$/, "")}?`,
    answer: clause.subject,
    score: 0.56,
  };
};

/** S has four chambers. */
const quantity: EnglishRule = (clause, study) => {
  const found =
    /^(?:about |roughly |only |exactly )?(?<number>\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s(?<things>[a-z]+s(?:\s(?:of|in|per)\s.+)?)$/.exec(
      clause.rest,
    )?.groups;
  const asked = invert(clause, study);
  if (found === undefined || asked === undefined || isCopula(clause)) return undefined;
  if (!/^(?:has|have|had)$/.test(clause.auxiliary) && clause.auxiliary !== "") return undefined;
  return {
    rule: "value.number",
    question: `How many ${captured(found, "things")} ${asked}?`,
    answer: captured(found, "number"),
    score: 0.74,
  };
};

/** Rules for one clause, the surest first. */
export const englishRules: readonly EnglishRule[] = [
  called,
  quantity,
  aim,
  why,
  condition,
  agent,
  define,
  whenSet,
  when,
  passive,
  object,
  subjectOf,
];

/** What turning a sentence round leaves when its subject was misread: "What a fault ...", "does it stop because ...". */
const misread = /^what (?:an?|the)\s|\b(?:does|do|did)\s.*\bbecause\b/i;

export function fits(card: EnglishCard): boolean {
  if (misread.test(card.question)) return false;
  return countUnits(card.answer) <= maxAnswerUnits && countUnits(card.question) <= 30;
}
