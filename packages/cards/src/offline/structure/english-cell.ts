import { captured } from "../../text/captured.ts";
import { isPerson } from "../en/phrasing.ts";
import { isParticiple, verbForm } from "../en/verb-forms.ts";
import { isGeneralLabel, splitUnit } from "./column-labels.ts";
import { isMany, kindNoun, subjectOf, type Words } from "./english-subject.ts";
import { type Cell, isAmount } from "./table-cell.ts";
import { termQuestion } from "./term-question.ts";

const who =
  /^(?:key |main |chief |first )?(?:authors?|inventors?|discoverers?|founders?|leaders?|rulers?|kings?|emperors?|presidents?|composers?|painters?|artists?|directors?|writers?|philosophers?|scientists?|theorists?|proponents?|figures?|people|person|commanders?|architects?|designers?|creators?|generals?|developers?)$/;
const belonging = /^(?:group|family|order|phylum|kingdom|class|genus|category|branch|domain|subfamily)$/;
/** Heads over persons, tenses and cases: the other heads are words, the cells their forms. */
const forms = /^(?:persons?|pronouns?|subjects?|tenses?|cases?)$/i;
/** Heads whose names are qualities: "Baroque", "Romantic". */
const ages = /^(?:periods?|eras?|ages?|styles?|movements?|stages?|phases?)$/i;
/** Verbs in the third person that are no nouns in the plural as well. */
const onlyVerb =
  /^(?:returns|matches|measures|contains|produces|provides|requires|includes|consumes|absorbs|secretes|prevents|affects|enables|allows|inhibits|activates|destroys|creates|stores|controls|regulates|stimulates|treats|removes|carries|protects)$/;
const allegiance = /^(?:empire|dynasty|house|tribe|party|school|movement)$/;
const sort = /^(?:type|kind|sort)$/;
const region = /^(?:continent|country|state|region|province|city|county|ocean|hemisphere)$/;
const preposition =
  /\s(?:of|on|in|for|to|from|with|by|at|per|under|against|between|down|up|along|across|after|before|during|within|among|over|through)\s/;

/** The question to which a cell of an English table is the answer; nothing where the heads make none. */
export function englishCellQuestion(cell: Cell, words: Words): string | undefined {
  const { name: head, unit } = splitUnit(cell.label);
  const label = lowered(head, words);
  if (cell.isDate) return dateQuestion(cell, label);
  if (isGeneralLabel(head)) return generalQuestion(cell, words);
  if (forms.test(cell.kind) && /^[a-z]+$/.test(cell.label)) {
    return `What is the “${cell.name}” form of “${cell.label}”?`;
  }
  const subject = subjectOf(cell, words);
  // "Conducts electricity?", "Legal or equitable": the head asks by itself.
  if (/\?$|\sor\s/.test(head)) {
    return /^(?:yes|no)$/i.test(cell.value) ? undefined : `${cell.name}: ${label.replace(/\s?\?$/, "")}?`;
  }
  const question =
    phraseQuestion(label, cell, subject) ??
    numberQuestion(label, { cell, subject, unit: isAmount(cell.value) ? unit : "" }) ??
    nounQuestion(label, cell, subject);
  return isMany(cell.name) && question !== undefined ? inPlural(question, subject) : question;
}

/** "Where is flight feathers located" with the verb that goes with many. */
function inPlural(question: string, subject: string): string {
  return question
    .replace(` is ${subject}`, ` are ${subject}`)
    .replace(` was ${subject}`, ` were ${subject}`)
    .replace(` does ${subject}`, ` do ${subject}`);
}

/** "What happened in 1453?"; what else the row says is asked of its event by the caller. */
function dateQuestion({ name, value }: Cell, label: string): string | undefined {
  if (/^(?:(?:key |main |major )?events?|what happened|developments?|milestones?)$/.test(label)) {
    return `What happened in ${name}?`;
  }
  return isAmount(value) ? `What was the ${label} in ${name}?` : `${name}: what is the ${label}?`;
}

function generalQuestion({ name, value, topic, kind, label }: Cell, words: Words): string {
  if (/^meaning$/i.test(label)) {
    const thing = /^\d/.test(name) ? kindNoun(kind) : "";
    return `What does ${thing === "" ? `“${name}”` : `${thing} ${name}`} mean?`;
  }
  return termQuestion(
    { term: name, meaning: value, mark: "colon" },
    { tongue: "en", topic, title: words.title, usage: words },
  );
}

/** Heads that are more than a noun: "What it does", "Available when", "Called by", "Drug acting here". */
function phraseQuestion(label: string, { name, value }: Cell, subject: string): string | undefined {
  if (/^(?:with|in|at|on|for|after|before|by|when|during|under)\s/.test(label)) {
    return `What is “${name}” ${label}?`;
  }
  const clause = clauseLabel.exec(label)?.groups;
  if (clause !== undefined) return clauseQuestion(clause, subject);
  const when = /^(?<what>[a-z]+) (?<wh>when|where|if)$/.exec(label);
  if (when !== null) {
    return `${captured(when, "wh") === "where" ? "Where" : "When"} is ${subject} ${captured(when, "what")}?`;
  }
  const dated =
    verbQuestion(label, subject) ??
    whenQuestion(label, value, subject) ??
    passiveQuestion(label, value, subject);
  if (dated !== undefined) return dated;
  const isDescribed = /\s[a-z]+ing\b/.test(label) && !preposition.test(label);
  return isDescribed ? `${name}: what is the ${label}?` : undefined;
}

/** "How protected", "Where found", "Acts on", "Contains". */
function verbQuestion(label: string, subject: string): string | undefined {
  const asked = /^(?<wh>how|where|when|why) (?<done>[a-z]+)$/.exec(label);
  if (asked !== null && isParticiple(captured(asked, "done"))) {
    const wh = captured(asked, "wh");
    return `${wh.charAt(0).toUpperCase()}${wh.slice(1)} is ${subject} ${captured(asked, "done")}?`;
  }
  const acts = /^(?<verb>[a-z]+s)(?: (?<where>on|in|to|from|with|as|at|by|for))?$/.exec(label)?.groups;
  const form = verbForm(captured(acts, "verb"));
  if (form?.form !== "third") return undefined;
  const where = captured(acts, "where");
  if (where === "" && !onlyVerb.test(label)) return undefined;
  return `What does ${subject} ${form.lemma}${where === "" ? "" : ` ${where}`}?`;
}

const lives: Readonly<Record<string, string>> = {
  reign: "reign",
  reigned: "reign",
  lived: "live",
  ruled: "rule",
  died: "die",
};

/** "Reign", "Died", "Founded", "Year discovered" over a date. */
function whenQuestion(label: string, value: string, subject: string): string | undefined {
  if (!/\d/.test(value)) return undefined;
  const verb = lives[label];
  if (verb !== undefined) return `When did ${subject} ${verb}?`;
  const made = captured(/^(?:(?:year|date|when) )?(?<made>[a-z]+)$/.exec(label), "made");
  return isParticiple(made) || made === "born" ? `When was ${subject} ${made}?` : undefined;
}

/** "Discovered by", "Used for". */
function passiveQuestion(label: string, value: string, subject: string): string | undefined {
  const isPassive = /^[a-z]+(?:ed|en|wn|de|nd|lt|ght|ung) (?:by|for|in|as|from|with|to|of|on|at)$/.test(
    label,
  );
  if (!isPassive) return undefined;
  return label.endsWith(" by") && isPerson(value)
    ? `Who was ${subject} ${label}?`
    : `What is ${subject} ${label}?`;
}

interface Numbered {
  readonly cell: Cell;
  readonly subject: string;
  readonly unit: string;
}

/** How many, how long in km, which year. */
function numberQuestion(label: string, { cell, subject, unit }: Numbered): string | undefined {
  const { value, name } = cell;
  if (unit !== "") {
    const amount = `what is the ${label}`;
    const where = `in ${unit.replace(/^in /, "")}`;
    return cell.isHead ? `${name}: ${amount} ${where}?` : `W${amount.slice(1)} of ${subject} ${where}?`;
  }
  if (/^(?:year|years|date|dates|century|period|era)$/.test(label) && /\d/.test(value)) {
    return `${name}: which ${label}?`;
  }
  if (!/^\d[\d,]*$/.test(value)) return undefined;
  const crossed = /^(?<things>[a-z -]*[^sui\W]s) (?<done>[a-z]+)$/.exec(label);
  if (crossed !== null && isParticiple(captured(crossed, "done"))) {
    return `How many ${captured(crossed, "things")} are ${captured(crossed, "done")} by ${subject}?`;
  }
  const things = captured(/^(?:number of (?<of>[a-z -]+))$/.exec(label), "of");
  if (things !== "" || isMany(label)) {
    return `How many ${things === "" ? label : things} does ${subject} have?`;
  }
  return undefined;
}

function nounQuestion(label: string, cell: Cell, subject: string): string | undefined {
  if (!isOwnable(label)) return undefined;
  if (/^examples?$/.test(label) && !cell.isHead) return `What is an example of ${subject}?`;
  const isPlural = isMany(label);
  const related = relationQuestion(label, cell, subject);
  if (related !== undefined) return related;
  // "the effect on absorption of food": a head that ends in a noun of its own stands before the question's name.
  const isApart =
    cell.isHead ||
    ages.test(cell.kind) ||
    (isQuality(cell.name) && !subject.startsWith("the ")) ||
    preposition.test(label);
  const asked = `${isPlural ? "are" : "is"} the ${label}`;
  const named = cell.name.length <= 3 ? `${subject.charAt(0).toUpperCase()}${subject.slice(1)}` : cell.name;
  return isApart ? `${named}: what ${asked}?` : `What ${asked} of ${subject}?`;
}

/** "Giant ionic", "Metallic": such a name owns nothing inside a question. */
function isQuality(name: string): boolean {
  return /(?:ic|ar|ent|ous|ive)$/.test(name);
}

/** Who, where, to which, of what kind. */
function relationQuestion(label: string, { value, name, kind }: Cell, subject: string): string | undefined {
  if (who.test(label) && isPerson(value.split(/[,(;]/)[0] ?? "")) {
    return whoQuestion(label, ages.test(kind) ? { name } : { subject });
  }
  if (/^(?:winner|victor)$/.test(label)) return `Who won ${subject}?`;
  if (region.test(label)) return `${label === "continent" ? "On" : "In"} which ${label} is ${subject}?`;
  if (/^(?:location|where)$/.test(label)) return `Where is ${subject} located?`;
  if (belonging.test(label)) return `Which ${label} does ${subject} belong to?`;
  if (allegiance.test(label) && /^[A-Z]/.test(value)) return `Which ${label} did ${subject} belong to?`;
  const thing = kindNoun(kind);
  return sort.test(label) && thing !== ""
    ? `What ${label} of ${thing} is ${subject.includes(thing) ? name : subject}?`
    : undefined;
}

function whoQuestion(label: string, of: { readonly name: string } | { readonly subject: string }): string {
  const isPlural = isMany(label) || label.endsWith("people");
  if ("name" in of) return `${of.name}: who ${isPlural ? "were" : "was"} the ${label}?`;
  return `Who ${isPlural ? "are" : "is"} the ${label} of ${of.subject}?`;
}

/** Whether a head can be "the ... of" something; "required" and "nursing" cannot. */
function isOwnable(label: string): boolean {
  const isAdjective = isParticiple(label) || /^[a-z]+(?:able|ible|ful|less|ous)$/.test(label);
  const isActivity =
    /^[a-z]+ing$/.test(label) &&
    !/^(?:meaning|spelling|timing|setting|building|painting|ending|beginning)$/.test(label);
  return !isAdjective && !isActivity;
}

/** A head in small letters; what follows a preposition keeps its capital unless the text also writes it small. */
function lowered(label: string, { lowerWords }: Words): string {
  let isOpen = true;
  return label
    .split(" ")
    .map((word) => {
      const small = word.toLowerCase();
      const isPlain = /^[A-Z][a-z-]+[.?]?$/.test(word);
      const result = isPlain && (isOpen || lowerWords.has(small)) ? small : word;
      if (/^(?:of|on|in|for|to|from|with|by|at|under)$/.test(word)) isOpen = false;
      return result;
    })
    .join(" ");
}

/** "What it does", "How it works", "What it is". */
const clauseLabel = /^(?<wh>what|how|where|why|when) it (?<verb>[a-z]+s)\b(?<rest>.*)$/;

function clauseQuestion(clause: Readonly<Record<string, string>>, subject: string): string {
  const verb = captured(clause, "verb");
  const wh = captured(clause, "wh");
  const opening = wh.charAt(0).toUpperCase() + wh.slice(1);
  if (verb === "is" || verb === "was") return `${opening} ${verb} ${subject}?`;
  const rest = captured(clause, "rest");
  const lemma = verb === "does" ? "do" : (verbForm(verb)?.lemma ?? verb.slice(0, -1));
  return `${opening} does ${subject} ${lemma}${rest === "" ? "" : ` ${rest}`}?`;
}
