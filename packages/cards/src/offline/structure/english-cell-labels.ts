import { isPerson } from "../en/phrasing.ts";
import { countUnits } from "../../text/units.ts";
import { isTrait } from "./column-labels.ts";
import { places, shownName } from "./english-cell-name.ts";
import { isMany, kindNoun } from "./english-subject.ts";
import { type Cell, isAmount, type Prompt } from "./table-cell.ts";
import { isNounHead } from "./table-heads-english.ts";

/** Heads over persons, tenses and cases: the other heads are words, the cells their forms. */
export const forms = /^(?:persons?|pronouns?|subjects?|tenses?|cases?)$/i;
/** Heads whose cells name one of a known set. */
const which =
  /^(?:(?!best|worst|average|use|base)[a-z]+ )?(?:layer|statute|section|level|phase|stage|period|century|decade|country|continent|region|city|language|gland|organ|class|group|category|family|lobe|tense|case|metal|gas|element|hormone|enzyme|vitamin|mineral|dynasty|season|month|day|sense|sex|gender)$/;

interface Labels {
  readonly label: string;
  readonly unit: string;
  readonly subject?: string | undefined;
}

/** What stands before a cell in its row: "Odds ratio — typical design: ". Grammatical and true for any name and head. */
export function labelled(cell: Cell, { label, unit, subject }: Labels): Prompt {
  const name = shownName(cell, subject);
  const alone = askedAlone(label, name, cell.value);
  if (alone !== undefined) return { question: alone };
  const labels = labelsOf(name, label, unit);
  const isThin = isThinName(cell, name, label);
  const place = isThin || isShort(cell, labels) ? { context: cell.about } : {};
  if (!isNounHead(label) || unit !== "" || isForeign(cell) || isBareNumber(cell)) return { labels, ...place };
  const word = asked(label, cell.value);
  const owner = isThin ? `${cell.about}, ${name}` : name;
  const asks = isListOfOne(label, cell.value) ? `what are the ${label}s` : `${word} ${label}`;
  const question = `${owner}${name.includes(": ") ? " —" : ":"} ${asks}?`;
  // "Who", "which" ask for so much that no gap is clearer.
  return /^wh(?:o|ich)/.test(word) && !isThin ? { question } : { labels, question, ...place };
}

/** "Suitable extinguisher" over "water, foam, dry powder". */
function isListOfOne(label: string, value: string): boolean {
  const isList = /^[a-z][^,;]*, [a-z][^,;]*, [a-z][^;]*$/.test(value);
  return (
    isList && !isMany(label) && /(?:er|or|ent|ant|ide|al|ism|ing|ion|ment|site|type|drug|tool)$/.test(label)
  );
}

/** "Fuse — rating (A): "; of "Parameter", "Value" the head says nothing. */
function labelsOf(name: string, label: string, unit: string): string {
  if (/^(?:value|amount|figure|quantity)$/.test(label)) return `${name}: `;
  return `${name} — ${label}${unit === "" ? "" : ` (${unit})`}: `;
}

/** Heads that ask by themselves behind the row's name: "who decides", "daughter cells" over a number. */
function askedAlone(label: string, name: string, value: string): string | undefined {
  if (isCounted(label, value)) return `${name}: how many ${label.replace(/^number of /, "")}?`;
  if (/^(?:best|good|suitable|ideal|bad|unsuitable) for$/.test(label)) return `${name}: ${label} what?`;
  if (/^(?:use|avoid|choose|apply|stop|start|call) (?:when|if)$/.test(label)) return `${name}: ${label}?`;
  if (/^onset(?: time)?$/.test(label)) return `${name}: how long until onset?`;
  if (/^(?:time|duration)$/.test(label) && spell.test(value)) return `${name}: how long?`;
  return questionWord.test(label) ? `${name}: ${label}?` : undefined;
}

/** "within 90 minutes", "about 2 hours". */
const spell =
  /^(?:within |about |up to |at least |under |over )?[\d.–-]+ (?:to \d+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/;

/** "Statins | Heart: -25%": a number under a head that measures nothing. */
function isBareNumber({ value, label }: Cell): boolean {
  return isAmount(value) && !isTrait(label);
}

/** Whether neither the name nor the head says of what it is. */
function isThinName(cell: Cell, name: string, label: string): boolean {
  const isBare = /^(?:value|amount|figure|quantity|name)$/.test(label);
  return isDegreeName(cell) || ((isOpen(cell, name) || isBare) && isNear(cell));
}

/** Whether a gap needs more around it than its labels; a question does not. */
function isShort(cell: Cell, labels: string): boolean {
  return !cell.isHead && countUnits(labels) < 3 && isNear(cell);
}

/** "What must happen": a head that asks by itself. */
const questionWord = /^(?:what|when|where|who|whom|which|why|how)\b/i;

const personsHead =
  /(?:judges|members|users|players|parties|officers|leaders|authors|people|participants|workers|customers|writers|founders|rulers|kings)$/;

/** "what are the", "which", "who is the". */
function asked(label: string, value: string): string {
  if (/^examples\b/.test(label)) return "what are some";
  if (personsHead.test(label)) return "who are the";
  if (isMany(label)) return "what are the";
  if (which.test(label)) return "which";
  if (label === "example") return "what is an";
  const isWho =
    /(?:ist|[^t]er|or|ian|leader|king|queen)$/.test(label) &&
    !/(?:colou?r|flavou?r|odou?r|behaviou?r|factor|sector|vector|error|indicator|receptor|number|order|layer|letter|power|matter|paper|river|answer|fib(?:er|re))$/.test(
      label,
    ) &&
    isPerson(value.replace(/\s*\(.*$/, ""));
  return isWho ? "who is the" : "what is the";
}

/** Whether the table's subject can stand before a name. */
function isNear({ about, name, label, value, isHead }: Cell): boolean {
  const isShort = about !== "" && countUnits(about) <= (isHead ? 12 : 7);
  return isShort && !hasWord(about, name) && !hasWord(about, value) && !hasWord(label, about);
}

function hasWord(text: string, word: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `);
}

/** "Alert" under "Level": of what, only the heading says. */
export function isDegreeName(cell: Cell): boolean {
  return (
    !cell.isHead &&
    /^(?:level|grade|severity|degree|size|risk|category)s?$/i.test(cell.kind.trim()) &&
    isNear(cell)
  );
}

/** Whether a name says nothing without the heading. */
function isOpen({ kind, label, value, topic, isHead, isCompared }: Cell, name: string): boolean {
  // "Atmosphere — oxygen: 21%": of what, the caption says.
  if (isHead) return isCompared || ((isAmount(value) || value === "trace") && !isTrait(label));
  if (/^(?:types?|kinds?)$/i.test(kind) && /^(?:types|kinds) of /i.test(topic)) return true;
  const isThin =
    name.length <= 3 || /^[a-z]|-(?:only|based|free|like)\b|^(?:s|ss|art|reg|sec|ch)\.? \d/.test(name);
  return (
    (places.test(kind) && !/ v\.? |\d/.test(name)) ||
    (kindNoun(kind) === "" && isThin) ||
    /^(?:s|ss|art|reg|sec)\.? \d/.test(name)
  );
}

/** A grid of words: small letters at the head of the rows, under nothing. */
function isForeign({ name, kind, label }: Cell): boolean {
  return kind.trim() === "" && /^[a-zà-ÿ/ ,]+$/.test(name) && /^[a-zà-ÿ]+$/.test(label);
}

/** "Daughter cells", "Days from egg to adult" over a number. */
export function isCounted(label: string, value: string): boolean {
  // From 1919 to 1928.
  if (/^(?:years?|dates?|terms?)$/.test(label)) return false;
  const isNumber =
    /^(?:\d[\d,]*(?:\s?[-–]\s?\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:very |a )?(?:many|few)|several)$/i.test(
      value,
    );
  return (
    isNumber && (/^number of [a-z -]+s$/.test(label) || (isMany(label) && /^[a-z][a-z -]+$/.test(label)))
  );
}
