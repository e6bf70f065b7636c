/** Parts of speech as the Penn Treebank marks them, those that rules ask for. */
export type PartOfSpeech =
  | "CC"
  | "CD"
  | "DT"
  | "EX"
  | "FW"
  | "IN"
  | "JJ"
  | "JJR"
  | "JJS"
  | "MD"
  | "NN"
  | "NNP"
  | "NNPS"
  | "NNS"
  | "PDT"
  | "POS"
  | "PRP"
  | "PRP$"
  | "RB"
  | "RBR"
  | "RBS"
  | "RP"
  | "TO"
  | "UH"
  | "VB"
  | "VBD"
  | "VBG"
  | "VBN"
  | "VBP"
  | "VBZ"
  | "WDT"
  | "WP"
  | "WP$"
  | "WRB"
  | "PUNCT";

/** What a word can be, most frequent first; nothing for one that the list does not have. */
export type Lexicon = (word: string) => readonly PartOfSpeech[] | undefined;

/** Of a document that is not read as English. */
export const emptyLexicon: Lexicon = () => undefined;

const known: ReadonlySet<string> = new Set<PartOfSpeech>([
  ...(["CC", "CD", "DT", "EX", "FW", "IN", "JJ", "JJR", "JJS", "MD", "NN", "NNP", "NNPS", "NNS"] as const),
  ...(["PDT", "POS", "PRP", "PRP$", "RB", "RBR", "RBS", "RP", "TO", "UH"] as const),
  ...(["VB", "VBD", "VBG", "VBN", "VBP", "VBZ", "WDT", "WP", "WP$", "WRB"] as const),
]);

/** What stands behind the third place in the list is a slip of whoever marked the texts: "the" as a noun. */
const maxKinds = 3;

/**
 * The list of Brill's tagger: 89,539 words, 12 MB and 60 ms when it is first asked for. The tables are taken as they are stored;
 * the package's own door spreads them out to four times the size.
 */
export async function loadLexicon(): Promise<Lexicon> {
  const [{ words }, { tags }] = await Promise.all([
    import("brill/lib/words.js"),
    import("brill/lib/tags.js"),
  ]);
  const kinds = tags.map(kindOf);
  const alone = kinds.map((kind) => (kind === undefined ? undefined : [kind]));
  return (word) => {
    const found = Object.hasOwn(words, word) ? words[word] : undefined;
    if (found === undefined) return undefined;
    if (typeof found === "number") return alone[found];
    const all = found.slice(0, maxKinds).map((at) => kinds[at]);
    return [...new Set(all.filter((kind) => kind !== undefined))];
  };
}

/** "JJ|IN" is the first of the two; marks and symbols are none. */
function kindOf(tag: string): PartOfSpeech | undefined {
  const [first = ""] = tag.split("|");
  return isPartOfSpeech(first) ? first : undefined;
}

function isPartOfSpeech(tag: string): tag is PartOfSpeech {
  return known.has(tag);
}
