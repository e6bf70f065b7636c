import { auxiliaries } from "./closed-classes.ts";
import { isParticiple, verbForm } from "./verb-forms.ts";

/**
 * Verbs whose object goes with a complement: "regard the year as the end", "replace recurrence with attention", "protect the
 * axon from damage". Asked without it, such a verb is too open ("What do historians regard?"), so one of the two is asked for
 * and the other stands in the question: under `complement` the verbs whose complement is asked for, under `object` those whose
 * object is. General vocabulary: `from: derive` reads "derive X from Y".
 */
const verbs: Readonly<Record<string, { readonly complement?: string; readonly object?: string }>> = {
  as: {
    complement:
      "write store save encode express regard see treat view describe define recognise recognize classify characterise characterize portray interpret perceive depict condemn denounce reject identify dismiss present",
    object: "use employ choose appoint elect adopt replace receive take",
  },
  from: {
    complement:
      "derive protect shield separate distinguish differentiate exclude free deduct subtract save rescue exempt divert absolve detach",
    object:
      "borrow buy obtain inherit receive take seize capture import acquire purchase steal wrest demand transfer get extract",
  },
  to: {
    complement:
      "attribute ascribe reduce limit restrict confine raise lower cut compare liken expose subject adapt relate push condemn sentence bind trace move shift oxidise oxidize convert translate",
    object:
      "apply add transfer lose cede sell send export return present submit surrender contribute deliver attach allocate award introduce give grant offer lend pay teach extend open",
  },
  into: {
    complement:
      "divide split convert turn transform translate separate classify group organise organize change compile break fuse merge sort",
  },
  with: {
    complement:
      "replace compare associate equate confuse combine provide supply align equip fill endow coat charge contrast surround fight attack strike bomb bombard suppress repel irrigate fertilise fertilize smear",
    object: "share exchange",
  },
  on: { complement: "base model blame", object: "impose confer levy inflict bestow spend" },
  in: { object: "vest" },
  for: {
    complement:
      "exchange mistake compensate thank prepare ask blame punish criticise criticize prosecute reward swap",
  },
  by: { complement: "divide multiply" },
  of: { complement: "deprive inform rob strip accuse convict cure relieve remind acquit" },
  against: { complement: "protect defend insure weigh guard" },
  among: { object: "distribute share divide" },
  between: { complement: "divide split share", object: "distribute" },
  over: { object: "spread" },
};

/** Verbs that make one sense with their noun: "lay siege to", "play a role in"; what stands behind the preposition is asked for. */
const idiom =
  /^(?<noun>siege|rise|part|use|advantage|an end|attention|way|claim|fire|control|possession|charge|host|damage|harm|victim|access|war|peace|refuge|witness|fault|pressure|doubt|emphasis|stress|light|responsibility|account|care|aim|priority|precedence|(?:an?|the|its|their|no) (?:[a-z]+ ){0,2}(?:role|part|effect|impact|influence|emphasis|burden|interest|contribution|threat|challenge|limit|ban|tax|solution|answer|response|distinction|contrast|comparison|place)) (?<word>to|in|of|on|upon|with|from|against|over|between|for) (?<what>(?!which\b|the extent\b|[a-z]+ing\b).{3,})$/s;
const idiomVerb =
  /^(?:lay|give|take|make|put|bring|pay|set|gain|lose|play|do|fall|have|declare|wage|seek|bear|open|find|exert|cast|place|assume|pose|impose|shed|draw|offer|provide|show)$/;

/** "siege", "to", "Ladysmith" of "laid siege to Ladysmith". */
export function readIdiom(lemma: string, rest: string): Readonly<Record<string, string>> | undefined {
  return idiomVerb.test(lemma) ? idiom.exec(rest)?.groups : undefined;
}

/** Which of the two is asked for behind a verb, by preposition: "as", "from". */
type Asked = ReadonlyMap<string, "complement" | "object">;

const byVerb: ReadonlyMap<string, Asked> = collect();

function collect(): ReadonlyMap<string, Asked> {
  const all = new Map<string, Map<string, "complement" | "object">>();
  for (const [word, { complement = "", object = "" }] of Object.entries(verbs)) {
    for (const [kind, lemmas] of [["complement", complement] as const, ["object", object] as const]) {
      for (const lemma of lemmas.split(" ")) {
        const own = all.get(lemma) ?? new Map<string, "complement" | "object">();
        all.set(lemma, own.set(word, kind));
      }
    }
  }
  return all;
}

/** What stands behind a verb, cut at the preposition of its complement. */
export interface Complemented {
  readonly object: string;
  readonly word: string;
  readonly complement: string;
  readonly asked: "complement" | "object";
}

/** The object of a verb and its complement; nothing where the verb takes none, or none stands there. */
export function readComplement(lemma: string, rest: string): Complemented | undefined {
  const own = byVerb.get(lemma);
  if (own === undefined) return undefined;
  const words = rest.split(" ");
  for (let at = 1; at < Math.min(words.length - 1, maxObjectWords); at++) {
    const word = words[at] ?? "";
    if (opensClause.test(word) || (word === "that" && !isVerb(words[at + 1] ?? ""))) return undefined;
    const asked = own.get(word);
    if (asked === undefined || isOfNoun(words, at)) continue;
    return {
      object: words.slice(0, at).join(" "),
      word,
      complement: words.slice(at + 1).join(" "),
      asked,
    };
  }
  return undefined;
}

const maxObjectWords = 14;
const opensClause = /^(?:whose|if|when|because|where|while|whether|how|what|why|but|so)$/;
const nounWith =
  /^(?:according|due|related|access|right|answer|key|damage|change|response|contribution|solution|approach|threat|alternative|exception|objection|reaction|resistance|next|close|adjacent|prior|up|down|speech|letter|address|report|telegram|message|petition|visit|proportion|relation|addition|contrast|similar|equal|reference|regard|respect)$/;
const asPair = /^(?:such|same|well|so|soon|long|much|many|if|though|far)$/;

/** "in proportion to", "as soon as": the preposition belongs to the noun before it, or to a word of two. */
function isOfNoun(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (words[at] !== "as") return nounWith.test(before);
  return isParticiple(before) || asPair.test(before) || asPair.test(words[at + 1] ?? "");
}

/** "the light that reaches them": what stands behind "that" describes the object. */
function isVerb(word: string): boolean {
  return auxiliaries.has(word) || verbForm(word) !== undefined;
}

/** Verbs without an object: what stands behind them is a place, a time or a manner. */
const withoutObject =
  /^(?:appear|die|occur|happen|arrive|exist|live|go|come|fall|rise|emerge|stay|sit|stand|sleep|arise|vanish|disappear|collapse|belong|differ|vary|flee|travel|sail|march|work|act|speak|talk|look|listen|wait|rely|depend|consist|remain|seem|tend|last|flow|decline|migrate|retire|resign|react|respond|behave|persist|survive|age|shine|float|sink|lie)$/;

/** Whether what stands behind a verb is no thing that it is done to. */
export function takesNoObject(lemma: string): boolean {
  return withoutObject.test(lemma);
}
