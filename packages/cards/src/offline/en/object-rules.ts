import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import {
  date,
  isBaseVerb,
  namedPlace,
  preposition,
  trimmed,
  withoutGap,
  withoutSecondVerb,
} from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";
import { insideSentence, invert, isPerson, withSetting } from "./phrasing.ts";
import { verbForm } from "./verb-forms.ts";

const reporting =
  /^(?:state|hold|say|claim|argue|suggest|point|show|predict|believe|prove|assert|maintain|imply)$/;

/** S V O: the object asked for. */
export const object: EnglishRule = (clause, study) => {
  const form = verbForm(clause.verb);
  const asked = invert(clause, study);
  if (form === undefined || asked === undefined || clause.rest === "" || /\bnot\b/.test(clause.adverb)) {
    return undefined;
  }
  if (!/^(?:|can|could|may|must|shall|will|would|should|cannot)$/.test(clause.auxiliary)) return undefined;
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

/** Verbs with two objects, of which the first alone is no answer. */
const naming = /^(?:call|name|term|render|let|declare|consider|deem)$/;
const meaning = /^(?:mean|denote|represent|signify)$/;
const emptyObject =
  /^(?:it|them|him|her|this|itself|themselves|place|part|effect|force|account|only once|once|twice|rise|way|birth|sure|when|if|because)\b|^\d{3,4} that\b|\bago$/;

function plainObject(
  clause: EnglishClause,
  { lemma, asked, study }: Asked & { readonly study: Study },
): EnglishCard | undefined {
  // "called the continent Pangaea" has two objects.
  if (naming.test(lemma) || /^(?:out|up|down|off|back|away)\b/.test(clause.rest)) return undefined;
  const twofold = twoObjects(clause, { lemma, asked });
  if (twofold !== undefined) return twofold;
  const found = readObject(clause);
  if (found === undefined) return undefined;
  const { word, answer } = found;
  const lasting = howLong(clause, { lemma, asked });
  if (lasting !== undefined) return lasting;
  if (/^(?:in|at|near)$/.test(word) && namedPlace.test(answer)) {
    const question = withSetting(clause, `Where ${asked}?`, study);
    return { rule: "place.where", question, answer: `${word} ${answer}`, score: 0.74 };
  }
  const means = asked.replace(/^must (.*) mean$/, "does $1 mean");
  const question = withSetting(clause, `What ${means}${word === "" ? "" : ` ${word}`}?`, study);
  return meaning.test(lemma)
    ? { rule: "definition.means", question, answer, score: 0.9, difficulty: "easy" }
    : { rule: "fact.object", question, answer, score: word === "" ? 0.76 : 0.7 };
}

const stretch =
  /^(?:(?:only|about|at least|up to|for|roughly|approximately|around)\s)*(?:an?|a few|several|many|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s?(?:to|or|–|-)\s?\w+)?\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)\b/;

/** "gives the emperor command", "entitles the buyer to reject the goods". */
function twoObjects({ rest }: EnglishClause, { lemma, asked }: Asked): EnglishCard | undefined {
  if (/^(?:give|grant|offer|award|teach|send|pay|owe)$/.test(lemma)) {
    const given =
      /^(?<whom>(?:the|an?|every|each|all)\s[a-z]+)\s(?<what>(?!of\b|and\b|or\b|in\b|to\b|for\b|with\b|that\b|who\b|which\b|from\b)[a-z].{3,})$/s.exec(
        rest,
      );
    if (given === null) return undefined;
    return {
      rule: "fact.given",
      question: `What ${asked} ${captured(given, "whom")}?`,
      answer: trimmed(captured(given, "what")),
      score: 0.78,
    };
  }
  if (
    !/^(?:entitle|allow|enable|require|permit|force|forbid|encourage|cause|oblige|compel|persuade|ask|order|help)$/.test(
      lemma,
    )
  ) {
    return undefined;
  }
  const helped =
    lemma === "help"
      ? /^(?<whom>(?:[\w’'-]+\s){1,3}?)(?=(?<verb>[a-z]+))(?<what>[a-z]+\s.{3,})$/s.exec(rest)
      : null;
  if (helped !== null && isBaseVerb(captured(helped, "verb")) && !rest.startsWith("to ")) {
    return {
      rule: "fact.enabled",
      question: `What ${asked} ${captured(helped, "whom")} do?`,
      answer: trimmed(captured(helped, "what")),
      score: 0.8,
    };
  }
  const made = /^(?<whom>(?:[\w’'-]+\s){1,5}?)to (?<what>[a-z]+\s.{2,}|[a-z]+)$/s.exec(rest);
  if (made === null) return undefined;
  return {
    rule: "fact.enabled",
    question: `What ${asked} ${captured(made, "whom")} to do?`,
    answer: trimmed(captured(made, "what")),
    score: 0.8,
  };
}

/** "lasts a few weeks", "peaks 10 to 17 days after exposure". */
function howLong({ rest }: EnglishClause, { lemma, asked }: Asked): EnglishCard | undefined {
  if (!stretch.test(rest)) return undefined;
  const answer = trimmed(rest);
  if (/^(?:last|take|live|survive|persist|remain|endure)$/.test(lemma)) {
    return { rule: "value.duration", question: `How long ${asked}?`, answer, score: 0.78 };
  }
  if (!/^[^,]*\b(?:after|before|later)\b/.test(rest)) return undefined;
  return { rule: "value.time", question: `When ${asked}?`, answer, score: 0.76 };
}

/** What stands behind a verb, and the preposition between them; nothing when it is a date or no thing. */
function readObject(clause: EnglishClause) {
  const infinitive = captured(/^to\s(?<verb>[a-z]+)\s/.exec(clause.rest), "verb");
  const found = isBaseVerb(infinitive) ? null : preposition.exec(clause.rest);
  const whole = found === null ? clause.rest : captured(found, "object");
  const undated = captured(date.exec(whole), "before");
  const word = captured(found, "preposition");
  const answer = withoutGap(
    withoutSecondVerb(trimmed(countUnits(undated) >= 1 ? undated : whole), clause),
    word,
  );
  const isDate =
    /^(?:in|on|from|until|by|around|since)$/.test(word) &&
    date.exec(`in ${answer}`)?.groups?.["before"] === "";
  // "deducts from the deposit the cost": the object comes after the place.
  const isBefore = word !== "" && /^(?:the|an?|its|their)\s[^\s,]+\s(?:the|an?|its|their)\s/.test(answer);
  const isBareTime = word === "within" && countUnits(answer) < 2;
  if (isDate || isBefore || isBareTime || emptyObject.test(answer) || countUnits(answer) < 1) {
    return undefined;
  }
  return { word, answer };
}

/** Who or what does what is described: asked when the object cannot be. */
export const subjectOf: EnglishRule = (clause, study) => {
  const form = verbForm(clause.verb);
  if (
    form === undefined ||
    clause.auxiliary !== "" ||
    countUnits(clause.subject) > 6 ||
    countUnits(clause.rest) < 3
  ) {
    return undefined;
  }
  if (
    /\b(?:its|their|his|her|it|itself|themselves|himself|herself)\b/.test(clause.rest) ||
    /\bnot\b/.test(clause.adverb)
  ) {
    return undefined;
  }
  const wh = isPerson(insideSentence(clause.subject, study)) ? "Who" : "What";
  return {
    rule: "agent.active",
    question: `${wh} ${clause.verb} ${withoutSecondVerb(clause.rest.replace(/[.;,]+$/, ""), clause)}?`,
    answer: clause.subject,
    score: 0.56,
  };
};
