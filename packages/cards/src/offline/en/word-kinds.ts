import type { Lexicon, PartOfSpeech } from "./lexicon.ts";
import { verbForm } from "./verb-forms.ts";

/** Whether no list of common words has a word, as "merozoites": of names and compounds nobody can tell. */
export function isRare(lower: string, tags: readonly PartOfSpeech[], lexicon: Lexicon): boolean {
  const [tag = "PUNCT"] = tags;
  if (!/^(?:NNS?|JJ)$/.test(tag) || lower.length < 4 || !/^\p{L}+$/u.test(lower)) return false;
  return (
    isUnlisted(lower, lexicon) &&
    (!lower.endsWith("s") || singulars(lower).every((stem) => isUnlisted(stem, lexicon)))
  );
}

function isUnlisted(word: string, lexicon: Lexicon): boolean {
  return !closed.has(word) && listed(word, lexicon) === undefined;
}

function singulars(word: string): readonly string[] {
  return [word.slice(0, -1), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
}

export interface Reading {
  readonly lexicon: Lexicon;
  /** A capital here may only mean that the sentence begins. */
  readonly isFirst: boolean;
}

const closed: ReadonlyMap<string, readonly PartOfSpeech[]> = new Map(
  (
    "a an the=DT this these those each every another either neither=DT no=DT all both half=DT some any=DT " +
    "and or but nor yet=CC to=TO of in on at by for from with into upon onto=IN during between among against=IN " +
    "because although though whereas while unless if whether than as via per=IN that=IN,WDT,DT since until=IN before after=IN " +
    "through throughout within without under over above below beneath beyond across along=IN around near=IN,RB like=IN,VBP " +
    "i you he she it we they him them us me himself herself itself themselves=PRP one=PRP,CD his its their my your our=PRP$ her=PRP$,PRP " +
    "can could may might must shall should will would cannot=MD which whatever=WDT who whom what whoever=WP whose=WP$ " +
    "when where why how whenever wherever=WRB there=EX,RB not never n't n’t=RB 's ’s=POS is has does=VBZ are have do=VBP,VB " +
    "was were had did=VBD been done=VBN be=VB being having doing=VBG more less=RBR,JJR most least=RBS,JJS so too very also=RB " +
    "two three four five six seven eight nine ten eleven twelve hundred thousand million billion dozen twenty thirty forty fifty sixty seventy eighty ninety=CD " +
    "first second third last next=JJ only=RB,JJ " +
    "many few several such other own same=JJ much=JJ,RB then now here thus hence just even still again=RB 're ’re 've ’ve=VBP 'll ’ll 'd ’d=MD"
  )
    .split(/(?<==\S+) /)
    .flatMap((group): [string, readonly PartOfSpeech[]][] => {
      const [words = "", kinds = ""] = group.split("=");
      // The kinds are spelled in the list above.
      return words.split(" ").map((word) => [word, kinds.split(",") as PartOfSpeech[]]);
    }),
);

/** What a word or a mark can be, most likely first. */
export function kindsOf(text: string, lower: string, reading: Reading): readonly PartOfSpeech[] {
  const { lexicon, isFirst } = reading;
  // Nearly every word: small letters from the first on.
  if (text === lower && /^[a-z]/.test(text)) return kindsOfSmall(lower, lexicon);
  if (!/[\p{L}\d]/u.test(text) && text !== "%") return ["PUNCT"];
  if (/^\d/.test(text) && !/\p{L}{3}/u.test(text)) return ["CD"];
  if (text !== lower) {
    return isFirst || lower === "i" ? kindsOfFirst(text, lower, lexicon) : kindsOfName(text, lexicon);
  }
  return kindsOfSmall(lower, lexicon);
}

function kindsOfSmall(lower: string, lexicon: Lexicon): readonly PartOfSpeech[] {
  return closed.get(lower) ?? withVerb(lower, listed(lower, lexicon)) ?? guess(lower, lexicon);
}

function listed(word: string, lexicon: Lexicon): readonly PartOfSpeech[] | undefined {
  return lexicon(word) ?? american(word, lexicon);
}

/** A word with a capital that begins the sentence: a common one, or else a name. */
function kindsOfFirst(text: string, lower: string, lexicon: Lexicon): readonly PartOfSpeech[] {
  return closed.get(lower) ?? listed(lower, lexicon) ?? lexicon(text) ?? guessFirst(text, lower, lexicon);
}

/** A capital inside a sentence is a name's; "British" and "Andes" the list knows better. */
function kindsOfName(text: string, lexicon: Lexicon): readonly PartOfSpeech[] {
  const [kind] = lexicon(text) ?? [];
  return kind === "JJ" || kind === "NNPS" ? [kind] : ["NNP"];
}

/** "mates", "reach" and "rebuilt": the list knows them as nouns, or as participles alone. */
function withVerb(
  word: string,
  kinds: readonly PartOfSpeech[] | undefined,
): readonly PartOfSpeech[] | undefined {
  const form = kinds === undefined ? undefined : verbForm(word)?.form;
  if (kinds === undefined || form === undefined) return kinds;
  if (form === "pastOrParticiple") {
    return kinds.includes("VBN") && !kinds.includes("VBD") ? [...kinds, "VBD"] : kinds;
  }
  const kind = form === "third" ? "VBZ" : "VB";
  const isVerb = kinds.some((tag) => tag.startsWith("VB")) || !/^(?:third|base)$/.test(form);
  return isVerb ? kinds : [...kinds, kind];
}

/** The list spells as Americans do: "colour", "centre", "oxidise", "anaemia", "travelled". */
function american(word: string, lexicon: Lexicon): readonly PartOfSpeech[] | undefined {
  if (!/ou|is(?:e|ing|ation)|[^l]re|ae|oe|ll|ogue|ence/.test(word)) return undefined;
  const spelled = word
    .replace(/our(?=s?$|ed$|ing$|able$|ful$|ite$)/, "or")
    .replace(/([^aeiou])re(?=s?$)/, "$1er")
    .replace(/is(?=e[sd]?$|ing$|ations?$)/, "iz")
    .replace(/ae|oe/g, "e")
    .replace(/^(m|sm)oul/, "$1ol")
    .replace(/ll(?=ed$|ing$|er$)/, "l")
    .replace(/ogue$/, "og")
    .replace(/ence$/, "ense");
  return spelled === word ? undefined : lexicon(spelled);
}

/** A word with a capital that begins the sentence and that the list does not know: a noun by its look, or a name. */
function guessFirst(text: string, lower: string, lexicon: Lexicon): readonly PartOfSpeech[] {
  const kinds = guess(lower, lexicon);
  return kinds[0] === "NN" && !/^[A-Z][a-z]+$/.test(text) ? ["NNP"] : kinds;
}

const endings: readonly (readonly [RegExp, readonly PartOfSpeech[]])[] = [
  [/[a-z]ly$/, ["RB"]],
  [
    /-(?:shaped|like|based|sized|born|bound|rich|free|[a-z]+ed|[a-z]+ing|old|long|wide|high|[a-z]+en)$/,
    ["JJ"],
  ],
  [/(?:ous|ive|able|ible|ful|less|[^s]ic|ical|ial|oid|ary|ular|ish|esque)$/, ["JJ"]],
  [/[a-z]ing$/, ["VBG", "NN"]],
  [/[a-z]{2}ed$/, ["VBD", "VBN"]],
  [/(?:tion|sion|ment|ness|ity|ism|ship|ance|ence|osis|itis|aemia|emia|logy|graphy|ase|ium|gen)$/, ["NN"]],
];

/** A word that is not in the list: by the verb it is a form of, by its ending, else a noun. */
function guess(word: string, lexicon: Lexicon): readonly PartOfSpeech[] {
  const form = verbForm(word)?.form;
  if (form === "base") return ["VB", "NN"];
  if (form === "third") return ["VBZ", "NNS"];
  if (form === "past") return ["VBD"];
  if (form === "participle") return ["VBN"];
  if (form === "pastOrParticiple") return ["VBD", "VBN"];
  const found = endings.find(([ending]) => ending.test(word));
  if (found !== undefined) return found[1];
  const dash = word.lastIndexOf("-");
  if (dash > 0) return lexicon(word.slice(dash + 1)) ?? ["JJ", "NN"];
  if (!/[^su]s$/.test(word)) return ["NN"];
  const stem = lexicon(word.replace(/(?:es|s)$/, "")) ?? lexicon(word.slice(0, -1));
  return stem !== undefined && stem[0] === "VB" ? ["VBZ", "NNS"] : ["NNS"];
}
