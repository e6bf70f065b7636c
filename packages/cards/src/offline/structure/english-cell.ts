import { captured } from "../../text/captured.ts";
import { verbForm } from "../en/verb-forms.ts";
import { underHeading } from "../context.ts";
import { isGeneralLabel, splitUnit } from "./column-labels.ts";
import { forms, isCounted, isDegreeName, labelled } from "./english-cell-labels.ts";
import { ownedQuestion } from "./english-cell-owned.ts";
import { phraseQuestion } from "./english-cell-phrase.ts";
import { relationQuestion } from "./english-cell-relation.ts";
import { isMany, kindNoun, subjectOf, type Words } from "./english-subject.ts";
import { type Cell, isAmount, isDateText, type Prompt } from "./table-cell.ts";
import { isOwnedHead } from "./table-heads-english.ts";
import { termQuestion } from "./term-question.ts";

/** Heads over words of a language. */
const wordKind =
  /^(?:words?|adjectives?|verbs?|nouns?|adverbs?|expressions?|phrases?|prepositions?|particles?)$/i;
const eventKind =
  /^(?:(?:key |main |major )?events?|battles?|wars?|treat(?:y|ies)|revolutions?|revolts?|rebellions?|acts?|laws?|conferences?|elections?|crises|crisis|reforms?)$/i;

/** How a cell of an English table is asked for; nothing where the heads make nothing of it. */
export function englishPrompt(cell: Cell, words: Words): Prompt | undefined {
  const { name: head, unit } = splitUnit(cell.label, cell.value);
  const label = lowered(head, words);
  if (cell.isDate) return datePrompt(cell, label);
  // Of which verb, nothing says.
  if (cell.topic === "" && /^(?:singular|plural)$/i.test(cell.name)) return undefined;
  // "Contents" in the row of a comparison is a trait of its own.
  if (isGeneralLabel(head) && !(cell.isHead && /^(?:contents?|information|summary)$/i.test(head))) {
    const question = generalQuestion(cell, words);
    return question === undefined ? { name: cell.name } : { question };
  }
  const asked = clausePrompt(cell, head, label) ?? signPrompt(cell, label) ?? formPrompt(cell);
  if (asked !== undefined) return asked;
  // "yo": what its ending is of, the heading says.
  const isPerson = /^(?:persons?|pronouns?)$/i.test(cell.kind) && /^[a-zà-ÿ]/.test(cell.name);
  // A row for all the rest is no system and no type.
  const isRest = /^(?:General|Other|Overall|Misc\.?|Miscellaneous|All|Various)$/.test(cell.name);
  const subject = isPerson || isRest ? undefined : subjectOf(cell, words);
  return subjectPrompt(cell, { label, unit, subject });
}

interface Heads {
  readonly label: string;
  readonly unit: string;
  readonly subject: string | undefined;
}

function subjectPrompt(cell: Cell, { label, unit, subject }: Heads): Prompt {
  const question = subject === undefined ? undefined : sureQuestion(label, { cell, subject, unit });
  if (question === undefined || subject === undefined) return labelled(cell, { label, unit, subject });
  const full = isSeveral(cell.name, subject) ? inPlural(question, subject) : question;
  return { question: isDegreeName(cell) ? underHeading(cell.about, full) : full };
}

/** Whether a subject stands in the plural: "Orléans" is one place. */
function isSeveral(name: string, subject: string): boolean {
  return (
    isMany(name) &&
    (!/^[A-Z][a-zà-ÿ]+$/.test(name) || subject !== name) &&
    !/ (?:of|over|under|above|below|after|before) /.test(subject)
  );
}

const indirect =
  /^(?!what )[a-z]+ (?:does|sees|says)$|^(?:how|what|when|where|why|who) (?!(?:is|are|was|were|do|does|did|can|could|should|must|will|to|many|much|long|often|far|old|it|made|causes?|makes?|happens?)\b)[a-z]+ [a-z]/;

/** Heads that ask by themselves: "It means", "Conducts electricity?", "Legal or equitable", "with estar". */
function clausePrompt({ name, kind }: Cell, head: string, label: string): Prompt | undefined {
  const says = /^it (?<not>does not )?(?<verb>[a-z]+)$/.exec(label)?.groups;
  if (says !== undefined) {
    const lemma = verbForm(captured(says, "verb"))?.lemma ?? captured(says, "verb");
    return { question: `What does “${name}” ${says["not"] === undefined ? "" : "not "}${lemma}?` };
  }
  if (/^what to [a-z]+$/.test(label)) return { question: `${name}: what should you ${label.slice(8)}?` };
  if (/^(?:holding|held|ruling|decision)(?: \(.*\))?$/.test(label) && / v\.? /.test(name)) {
    return { question: `What was held in ${name}?` };
  }
  if (label === "what it means") return { question: `What does “${name}” mean?` };
  const told = toldQuestion(name, kind, label);
  if (told !== undefined) return { question: told };
  // "how you see it?", "nurse does": no question of the row.
  if (indirect.test(label)) return { name };
  if (/\?$|\sor\s/.test(head)) return { question: `${name}: ${label.replace(/\s?\?$/, "")}?` };
  return /^(?:with|after|before) [a-z]+$/.test(label) && wordKind.test(kind)
    ? { question: `What does “${name}” mean ${label}?` }
    : undefined;
}

/** What is asked in a test, what happens in an act. */
function toldQuestion(name: string, kind: string, label: string): string | undefined {
  if (/^(?:key )?questions?$/.test(label)) {
    return /^cases?$/i.test(kind)
      ? `Which question does the ${name.toLowerCase()} answer?`
      : `${name}: which question is asked?`;
  }
  const isStep = /^steps?$/i.test(kind) && /^(?:actions?|activity|what)$/.test(label);
  if (isStep) return `What is done in step ${name}?`;
  const isOfPart = /^(?:(?:key|main|important) )?events?$/.test(label) && part.test(`${kind} ${name}`);
  return isOfPart ? `What happens in ${/^(?:\d|[IVX]+$)/.test(name) ? `${kind} ${name}` : name}?` : undefined;
}

/** Parts of a story or a play. */
const part = /\b(?:acts?|scenes?|chapters?|episodes?|books?|stages?|phases?|parts?) (?:\d|[A-Z])/i;
/** "$g$" under "Symbol". */
function signPrompt({ name, kind }: Cell, label: string): Prompt | undefined {
  if (!/^(?:symbol|sign|abbreviation|acronym)s?$/i.test(kind)) return undefined;
  if (label === "value") return { question: `What is the value of ${name}?` };
  const isNamed = /^(?:name|quantity|full (?:name|form)|expansion|term|stands for|what it stands for)$/.test(
    label,
  );
  return isNamed ? { question: `What does the ${kindNoun(kind)} ${name} stand for?` } : undefined;
}

/** Forms of a word: its cases and persons at the head of the rows, the word at the head of the column. */
function formPrompt({ name, kind, label, topic, about }: Cell): Prompt | undefined {
  if (!forms.test(kind)) return undefined;
  // The line above names the word.
  if (/^“.*”$/u.test(topic)) {
    const form = /^(?:form|conjugation|verb)s?$/i.test(label) ? "" : `${label.toLowerCase()} `;
    return { question: `What is the ${form}“${name}” form of ${topic}?` };
  }
  if (/^[a-zà-ÿ]+ \([a-z.]+\)$/.test(label)) return { labels: `${label} — ${name}: `, context: about };
  if (!/^[a-z]+$/.test(label)) return undefined;
  const asked = `hat is the “${name}” form of “${label}”?`;
  const isPlaced = topic !== "" && topic.split(" ").length <= 5;
  return {
    question: isPlaced ? `${topic.charAt(0).toUpperCase()}${topic.slice(1)}: w${asked}` : `W${asked}`,
  };
}

interface Sure {
  readonly cell: Cell;
  readonly subject: string;
  /** Unit that the head gives; empty where the cell is no number. */
  readonly unit: string;
}

/** The question where both the head and the name are of a known kind. */
function sureQuestion(label: string, sure: Sure): string | undefined {
  return (
    phraseQuestion(label, sure) ??
    numberQuestion(label, sure) ??
    relationQuestion(label, sure) ??
    (sure.unit === "" ? ownedQuestion(label, sure) : undefined)
  );
}

/** "Where is flight feathers located" with the verb that goes with many. */
function inPlural(question: string, subject: string): string {
  return question
    .replace(` is ${subject}`, ` are ${subject}`)
    .replace(` was ${subject}`, ` were ${subject}`)
    .replace(` does ${subject}`, ` do ${subject}`);
}

/** "What happened in 1453?"; what else the row says is asked of its event by the caller. */
function datePrompt(cell: Cell, label: string): Prompt {
  const { name, value } = cell;
  if (/^(?:(?:key |main |major )?events?|what happened|developments?|milestones?)$/.test(label)) {
    return { question: `What happened in ${name}?` };
  }
  return isAmount(value) && isOwnedHead(label)
    ? { question: `What was the ${label} in ${name}?` }
    : labelled(cell, { label, unit: "" });
}

function generalQuestion({ name, value, topic, kind, label }: Cell, words: Words): string | undefined {
  const isTense = /^tenses?$/i.test(kind);
  if (/^(?:meaning|use|usage)$/i.test(label) && isTense) return `What does the ${name} express?`;
  if (/^meaning$/i.test(label)) {
    const thing = /^\d/.test(name) || sign.test(kind) ? kindNoun(kind) : "";
    if (thing !== "" && !/^\d/.test(name)) return `What does the ${thing} “${name}” mean?`;
    return `What does ${thing === "" ? `“${name}”` : `${thing} ${name}`} mean?`;
  }
  return termQuestion(
    { term: withKind(name, kind), meaning: value, mark: "colon" },
    { tongue: "en", topic, title: words.title, usage: words },
  );
}

/** Heads over things that stand for something else. */
const sign = /\b(?:colou?rs?|signs?|signals?|lights?|flags?|levels?|gestures?|cards?|bells?|lamps?)$/i;

/** "Hindsight" under "Bias" is the hindsight bias. */
function withKind(name: string, kind: string): string {
  const thing = kindNoun(kind).replace(/(?<=.)e?s$/, (end) => (kind.endsWith("Bias") ? end : ""));
  const isAttribute = /^(?:bias|fallacy|effect|heuristic|error|paradox|bond|cadence)$/.test(thing);
  return isAttribute && /^[A-Z][a-z]+$/.test(name) ? `${name} ${thing}` : name;
}

/** A treaty is signed, an act is passed, an election is held; a battle simply is. */
function eventVerb(kind: string): string {
  if (/treat/i.test(kind)) return " signed";
  if (/\b(?:acts?|laws?)$/i.test(kind)) return " passed";
  return /(?:conferences?|elections?)$/i.test(kind) ? " held" : "";
}

/** How many, how long in km, which year. */
function numberQuestion(label: string, { cell, subject, unit }: Sure): string | undefined {
  const { value, kind, isHead } = cell;
  if (unit !== "" && isAmount(value)) {
    return isOwnedHead(label)
      ? `What is the ${label} of ${subject} in ${unit.replace(/^in /, "")}?`
      : undefined;
  }
  if (/^(?:year|date|when)$/.test(label) && isDateText(value)) {
    return eventKind.test(kind) && !subject.startsWith("“")
      ? `When was ${subject}${eventVerb(kind)}?`
      : undefined;
  }
  if (label === "dates" && /\d/.test(value)) return `What are the dates of ${subject}?`;
  const things = label.replace(/^number of /, "");
  return isCounted(label, value) && !isHead && /^[a-z]+(?: [a-z]+)?$/.test(things)
    ? `How many ${things} does ${subject} have?`
    : undefined;
}

/** A head in small letters; what follows a preposition keeps its capital unless the text also writes it small. */
function lowered(label: string, { lowerWords }: Words): string {
  let isOpen = true;
  return label
    .replace(/(?<=[a-z])\(e?s\)$/, "")
    .replace(/^sym\.?$/i, "symbol")
    .replace(/^abbr\.?$/i, "abbreviation")
    .split(" ")
    .map((word) => {
      const small = word.toLowerCase();
      const isPlain = /^(?:[AEIOUY][a-z-]*|[A-Z][a-z-]*[aeiouy][a-z-]*)[.?]?$/.test(word);
      const result = isPlain && (isOpen || lowerWords.has(small)) ? small : word;
      if (/^(?:of|on|in|for|to|from|with|by|at|under)$/.test(word)) isOpen = false;
      return result;
    })
    .join(" ");
}
