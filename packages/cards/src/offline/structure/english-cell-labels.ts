import { isMany, kindNoun } from "./english-subject.ts";
import type { Cell, Prompt } from "./table-cell.ts";
import { isNounHead } from "./table-heads-english.ts";

/** Heads over persons, tenses and cases: the other heads are words, the cells their forms. */
export const forms = /^(?:persons?|pronouns?|subjects?|tenses?|cases?)$/i;
/** Heads whose cells name one of a known set. */
const which =
  /^(?:[a-z]+ )?(?:layer|level|phase|stage|period|century|decade|country|continent|region|city|language|school|movement|system|gland|organ|class|group|category|family|side|direction|design|test|tense|case|key|party|team|metal|gas|element|hormone|enzyme|vitamin|mineral|dynasty|season|month|day|sense|sex|gender)$/;

interface Labels {
  readonly label: string;
  readonly unit: string;
  readonly subject?: string | undefined;
}

/** What stands before a cell in its row: "Odds ratio — typical design: ". Grammatical and true for any name and head. */
export function labelled(cell: Cell, { label, unit, subject }: Labels): Prompt {
  const { value } = cell;
  const name = shownName(cell, subject);
  if (isCounted(label, value)) return { question: `${name}: how many ${label.replace(/^number of /, "")}?` };
  if (/^(?:where|when|how|why|who)$/.test(label)) return { question: `${name}: ${label}?` };
  const labels = `${name} — ${label}${unit === "" ? "" : ` (${unit})`}: `;
  const context = isOpen(cell, name) ? { context: cell.about } : {};
  if (!isNounHead(label) || unit !== "") return { labels, ...context };
  const asked = isMany(label) ? `what are the ${label}` : `${articleAsked(label)} ${label}`;
  return { labels, question: `${name}: ${asked}?`, ...context };
}

/** Whether a name says nothing without the heading, and the heading can stand before it. */
function isOpen({ about, value, kind, isHead }: Cell, name: string): boolean {
  if (isHead || about === "" || about.split(" ").length > 6) return false;
  if (about.includes(name) || about.includes(value)) return false;
  const isThin = name.length <= 3 || /^[a-z]|-(?:only|based|free|like)\b/.test(name);
  return forms.test(kind) || (kindNoun(kind) === "" && isThin);
}

function articleAsked(label: string): string {
  if (which.test(label)) return "which";
  return label === "example" ? "what is an" : "what is the";
}

/** "Plagal cadence" for a quality; "Management (plane)" where the name alone does not say what it is. */
function shownName(cell: Cell, subject: string | undefined): string {
  const { name, kind } = cell;
  const thing = kindNoun(kind);
  const phrase = subject?.replace(/^the /, "") ?? "";
  const isWithKind = thing !== "" && subject !== phrase && phrase.endsWith(thing);
  const isWithSign = name.length <= 3 && /^[a-z]/.test(phrase) && phrase.endsWith(` ${name}`);
  if (isWithKind || isWithSign) return phrase.charAt(0).toUpperCase() + phrase.slice(1);
  if (isRange(name) && /^[A-Z][a-z]+(?: [a-z]+){0,3}$/.test(kind)) return `${kind}: ${name}`;
  return subject === undefined && needsKind(cell, thing) ? `${name} (${thing})` : name;
}

function needsKind({ name, isHead, isDate }: Cell, thing: string): boolean {
  const isKind = !isHead && !isDate && thing !== "" && thing.split(" ").length <= 2;
  return isKind && !name.includes("(") && !name.toLowerCase().includes(thing);
}

/** "1 month to 2 years", "less than 5". */
function isRange(name: string): boolean {
  return /^(?:[\d<>≤≥]|(?:less|more|up|over|under|between|from|above|below|at least) )/.test(name);
}

/** "Daughter cells", "Days from egg to adult" over a number. */
export function isCounted(label: string, value: string): boolean {
  const isNumber =
    /^(?:\d[\d,]*(?:\s?[-–]\s?\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i.test(value);
  return (
    isNumber && (/^number of [a-z -]+s$/.test(label) || (isMany(label) && /^[a-z][a-z -]+$/.test(label)))
  );
}
