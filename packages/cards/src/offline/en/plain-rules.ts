import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import { parseClause } from "./clause.ts";
import type { EnglishCard } from "./english-card.ts";
import { insideSentence } from "./phrasing.ts";
import { verbForm } from "./verb-forms.ts";

type PlainRule = (text: string, study: Study) => EnglishCard | undefined;

const burden =
  /^To (?<aim>[a-z][^,;:]{4,60}?),? (?<who>(?:the|an?) [a-z]+(?: [a-z]+)?) must (?<verb>prove|show|establish|demonstrate|satisfy|meet|provide|obtain|have|hold|possess|give|file|serve|submit|pay|pass) (?<what>[^;:]{8,160}?)(?:;.*)?\.?$/s;

/** "To obtain a conviction the prosecution must prove guilt beyond reasonable doubt": what must it prove for that. */
const neededFor: PlainRule = (text) => {
  const found = burden.exec(text)?.groups;
  if (found === undefined) return undefined;
  const question = `What must ${captured(found, "who")} ${captured(found, "verb")} to ${captured(found, "aim")}?`;
  return { rule: "duty.for", question, answer: captured(found, "what"), score: 0.84 };
};

/** "Whether a thing is a fixture depends on the degree of annexation": on what. */
const dependsOn: PlainRule = (text) => {
  const found =
    /^Whether (?<what>[^,;:]{6,80}?) depends on (?<on>[^;:]{4,120}?)(?:, of which .*|;.*)?\.?$/s.exec(
      text,
    )?.groups;
  if (found === undefined) return undefined;
  const question = `On what does it depend whether ${captured(found, "what")}?`;
  return { rule: "fact.depends", question, answer: captured(found, "on"), score: 0.84 };
};

const heldAs =
  /^(?<open>(?:Where|When|If) [^,;]{8,90}), (?<who>they|it|the [a-z]+|an? [a-z]+) (?<verb>holds?|owns?|takes?|treats?|counts?|acts?|ranks?|sits?)(?<what> it| them| the [a-z]+| an? [a-z]+)? (?<as>as [^;:.]{4,80})\.?$/s;

/** "Where two people own land at the same time, they hold it as joint tenants": as what. */
const asWhat: PlainRule = (text) => {
  const found = heldAs.exec(text)?.groups;
  const form = verbForm(captured(found, "verb"));
  if (found === undefined || form === undefined) return undefined;
  const does = form.form === "third" ? "does" : "do";
  const question = `${captured(found, "open")}, as what ${does} ${captured(found, "who")} ${form.lemma}${found["what"] ?? ""}?`;
  return { rule: "fact.as", question, answer: captured(found, "as"), score: 0.8 };
};

/** "unities required for a joint tenancy" */
const neededThings =
  /^(?<noun>[a-z-]+(?: [a-z-]+)?s) (?<what>(?:required|needed|used|involved|recognised|recognized|necessary|present|found|measured|distinguished)\b.*)$/;

/** "The four unities required for a joint tenancy are possession, interest, title and time": which they are. */
const countedList: PlainRule = (text) => {
  const found =
    /^The (?<number>two|three|four|five|six|seven|eight) (?<things>[a-z][^,;:]{4,70}?) are (?<list>[^;:.]*(?:,| and )[^;:.]+)\.?$/s.exec(
      text,
    )?.groups;
  const things = captured(found, "things");
  if (found === undefined || !/^(?!.*\b(?:who|which|that|most)\b).*\s/.test(things)) return undefined;
  const number = captured(found, "number");
  const behind = neededThings.exec(things)?.groups;
  const question =
    behind === undefined
      ? `What are the ${number} ${things}?`
      : `Which ${number} ${captured(behind, "noun")} are ${captured(behind, "what")}?`;
  return { rule: "members.listed", question, answer: captured(found, "list"), score: 0.86 };
};

/** By the first word of a sentence. */
const rules: ReadonlyMap<string, PlainRule> = new Map([
  ["To", neededFor],
  ["Whether", dependsOn],
  ["Where", asWhat],
  ["When", asWhat],
  ["If", asWhat],
  ["The", countedList],
]);

/** A card of a sentence of law or method that is asked as a whole. */
export function plainCard(text: string, study: Study): EnglishCard | undefined {
  return rules.get(text.slice(0, text.indexOf(" ")))?.(text, study);
}

const kindOfThing = /^An? [a-z][a-z-]*(?: [a-z][a-z-]*){0,3}$/;
const maxDoneUnits = 14;
/** Whose it is, or a second deed in another form. */
const elsewhere = /\b(?:it|its|they|their|this|these|such|he|his|she|her)\b| and [a-z]+s\b/;

/** "A quashing order annuls the decision", of which nothing else was asked: what one of its kind does. */
export function lastCard(text: string, study: Study): EnglishCard | undefined {
  if (!/^An? /.test(text) || /[;:]|, /.test(text)) return undefined;
  const clause = parseClause(text);
  const form = verbForm(clause?.verb ?? "");
  if (clause === undefined || form?.form !== "third" || clause.auxiliary !== "") return undefined;
  if (!kindOfThing.test(clause.subject) || countUnits(clause.rest) > maxDoneUnits) return undefined;
  if (clause.rest === "" || elsewhere.test(clause.rest)) return undefined;
  const answer = `${form.lemma} ${clause.rest}`;
  return {
    rule: "fact.does",
    question: `What does ${insideSentence(clause.subject, study)} do?`,
    answer,
    score: 0.62,
  };
}

const underRule =
  /^Under the (?:(?:doctrine|principle|rule|concept|theory) of (?<of>[a-z][a-z-]+(?: [a-z-]+){0,3}?),|(?<own>(?!same|general|following|new|old|first|second)[a-z-]{4,}(?: [a-z-]+)? (?:principle|doctrine|rule)),? (?=(?:an?|the) ))/;

/** The name of the rule that a sentence tells: "Under the doctrine of [transferred malice], a person who aims at ...". */
export function ruleTold(text: string): string {
  const found = text.startsWith("Under the ") ? underRule.exec(text)?.groups : undefined;
  const name = captured(found, "of") || captured(found, "own");
  return countUnits(text) >= minTold && !text.slice(text.indexOf(name) + name.length).includes(name)
    ? name
    : "";
}

const minTold = 10;
