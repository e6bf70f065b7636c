import { isHanText } from "../text/units.ts";

const maxSentence = 600;

/** The sentences of a passage, each exactly as it stands there. Longer ones than 600 characters are left out. Linear. */
export function splitSentences(text: string): readonly string[] {
  const parts = isHanText(text) ? splitHan(text) : text.split(/(?<=。)/u).flatMap(splitLatin);
  return parts.map(trimSentence).filter((part) => part !== "" && part.length <= maxSentence);
}

/** Without a bullet, the marks of footnotes, and a bracket whose other half stands in the sentence before or after. */
function trimSentence(part: string): string {
  const text = part
    .trim()
    .replace(/^[•▪◦‣]\s*/u, "")
    .replace(/(?<=[.!?])(?:\[\d{1,3}\])+$/, "");
  const last = text.at(-1) ?? "";
  if (/^[(（]/u.test(text) && !/[)）]/u.test(text)) return text.slice(1).trimStart();
  return /[)）]/u.test(last) && !/[(（]/u.test(text) && /[.!?。！？][)）]$/u.test(text)
    ? text.slice(0, -1)
    : text;
}

/** After a stop that nothing carries on; or between two lines of notes that were joined, where the second begins with its year. */
const endOfHan =
  /(?<=[。！？!?][”』」）)》]{0,2})(?![”』」）)》，、；：。！？!?,;…—])(?<![”』」》](?=[的之等是]|这[一个样种句类]))|(?<=\p{Script=Han}．)(?![0-9０-９])|(?<=\p{Script=Han}[”』」）)]?)(?<!公元前?|[于至到在自从为是约和与及共第即元前后如有达年]) (?=\d{3,4} ?年[，,])/u;
/** "一．", which counts what follows. */
const hanNumber = /^\s*[（(]?[一二三四五六七八九十]{1,3}．$/u;
/** How far on the end of a quotation or a bracket is looked for: one that never ends must not swallow the passage. */
const maxAside = 80;
const opened = /[“「『（](?=[^”」』）]*$)/u;
const closed = /^[^“「『（]*?[”」』）]/u;

/** A stop that something follows, or a space before a year. Most lines have neither. */
const mayEnd = /[。！？!?．][^]| \d{3}/u;

function splitHan(text: string): readonly string[] {
  if (!mayEnd.test(text)) return [text];
  const sentences: string[] = [];
  let current = "";
  for (const part of text.split(endOfHan)) {
    const goesOn = hanNumber.test(current) || (opened.test(current) && closed.test(part.slice(0, maxAside)));
    if (!goesOn && current !== "") sentences.push(current);
    current = goesOn ? current + part : part;
  }
  return [...sentences, current];
}

/** A stop, what closes with it, the marks of its footnotes, and the space after it. */
const stop = /(?<end>[.!?…।؟]+["”’')»]{0,2})(?:\[\d{1,3}\])*(?<space>\s*)/gu;
/** How a sentence begins: also with "mRNA" or "pH", and in scripts without capitals. */
const beginning = /^(?:["“‘'«„([¿¡$`•▪◦‣]|\p{Lu}|\p{Lo}|\d|\p{Ll}{1,3}\p{Lu})/u;
/** Words that begin a sentence and no name. */
const opener =
  /^(?:The|An?|It|Its|He|His|She|Her|They|Their|We|Our|You|This|That|These|Those|There|Here|In|On|At|By|For|From|With|To|As|After|Before|When|While|Where|If|Although|Because|Since|But|And|So|However|Thus|Hence|Therefore|One|Two|Both|Each|Many|Most|Some|All|Such|Other|Another|During|Under|Until|Once|Then|Now|Later|What|Which|Who|How|Why)\b(?!\.)/;

/** So much before a stop tells whether it is one. */
const tailLength = 24;

function splitLatin(text: string): readonly string[] {
  if (!/[.!?…।؟]/u.test(text)) return [text];
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(stop)) {
    const { end = "", space = "" } = match.groups ?? {};
    const next = match.index + match[0].length;
    const stopped = match.index + end.length;
    const tail = text.slice(Math.max(start, stopped - tailLength), stopped);
    if (!endsSentence({ tail, space, following: text.slice(next, next + 16) })) continue;
    if (isInBracket(text.slice(start, stopped), text.slice(next, next + maxAside))) continue;
    const number = countingNumber.exec(tail)?.[0] ?? "";
    if (number === tail) continue;
    sentences.push(text.slice(start, stopped - number.length));
    start = number === "" ? next : stopped - number.length;
  }
  return [...sentences, text.slice(start)];
}

/** "There are two: 1. The ... 2. The ...": the number belongs to what follows. */
const countingNumber = /(?:^\s*|(?<=[:;])\s+)\(?\d{1,2}\.$/;

/** "It grew (see above. Not below) and fell": not where the whole sentence stands in brackets. */
function isInBracket(sentence: string, following: string): boolean {
  const open = sentence.lastIndexOf("(");
  return open > 0 && !sentence.includes(")", open) && /^[^(]*?\)/.test(following);
}

interface Stop {
  /** The end of the sentence so far, with its stop. */
  readonly tail: string;
  readonly space: string;
  /** The first characters of what follows. */
  readonly following: string;
}

function endsSentence({ tail, space, following }: Stop): boolean {
  // "one sentence.The next": the space was forgotten. Not "node.js", not "Math.Sqrt".
  if (space === "") return /[a-z]{2}\.$/.test(tail) && opener.test(following) && / /.test(following);
  if (!beginning.test(following)) return false;
  if (/\d\.$/.test(tail)) return !germanMonth.test(following);
  return !tail.endsWith(".") || endsAfterWord(tail, following);
}

/** Whether a stop behind letters is more than the mark of a short form. */
function endsAfterWord(tail: string, following: string): boolean {
  const word = lastWord.exec(tail)?.[0].slice(0, -1) ?? "";
  if (alwaysGoesOn.test(word)) return false;
  if (beforeNumber.test(word)) return !numberOf(word).test(following) || isUnit(tail, word);
  if (/^(?:Inc|Ltd|Jr|Sr|Co|Corp)$/.test(word)) return opener.test(following);
  if (shortForm.test(word)) return /^\p{Ll}\.\p{Ll}$/u.test(word) || opener.test(following);
  return !isInitial(tail) || (opener.test(following) && /\p{L}{2}/u.test(tail));
}

/** "am 3. Oktober", "im 19. Jahrhundert" */
const germanMonth =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Weltkrieg)/;
const lastWord = /(?<![\p{L}\p{M}])(?:\p{L}[\p{L}\p{M}]*\.)+$/u;
/** "U.S", "p.m". */
const shortForm = /^(?:\p{L}+\.)+\p{L}{1,2}$/u;
/** What a name follows, or a word of the same sentence. */
const alwaysGoesOn =
  /^(?:[Ee]\.?g|[Ii]\.?e|incl|esp|resp|z|[Vv]iz|[Cc]f|vs?|[Aa]pprox|al|[Dd]r|[Mm]rs?|Ms|Mme|St|Ste|Mt|[Pp]rof|Gen|Lt|Col|Maj|Capt|Cmdr|Adm|Sgt|Gov|Sen|Rev|Hon|Pres)$/;
/** What a number follows: of a page, a section, a day, a year. */
const beforeNumber =
  /^(?:[Ff]igs?|[Tt]ab|[Ee]qs?|[Ss]ecs?|[Aa]rts?|[Pp]aras?|[Cc]hs?|[Cc]l|[Rr]egs?|[Ss]ch|[Nn]os?|[Vv]ols?|[Ee]d|pp?|ss?|rr?|ca?|b|d|fl|est|Nr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;

function numberOf(word: string): RegExp {
  return /^[Nn]o/.test(word) ? /^\d/ : /^(?:\d|(?!I\b)[IVXL]+\b|[B-HJ-Z]\d?\b)/;
}

/** "It lasts 5 s. 3 of them ...": a unit, no section. */
function isUnit(tail: string, word: string): boolean {
  return word === "s" && /\d\s?\p{L}\.$/u.test(tail);
}

/** "J. S. Bach"; not the C of "25 °C." nor the last letter of "Part B.". */
const initial =
  /(?<!\b(?:[Aa]rticle|[Ss]ection|[Pp]art|[Cc]hapter|[Rr]ule|[Tt]itle)\s)(?<![\p{L}\p{M}\p{N}°])[A-Z]\.$/u;

/** A capital before the stop is a name's, unless it counts something: "World War I.". */
function isInitial(text: string): boolean {
  return initial.test(text) && !/[A-Za-z][a-z]{2,} [IVX]+\.$/.test(text);
}
