import { countUnits } from "../../text/units.ts";
import { parseClause } from "./clause.ts";
import type { Gap } from "./english-gap-fit.ts";
import { isOneOfMany } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";

const maxWords = 4;
const minSentenceUnits = 7;
const maxSentenceUnits = 26;
/** Less than any other gap of the sentence. */
const worth = 0.28;
/** Where a noun phrase ends. */
const end =
  /[.,;:(]|\s(?:that|which|who|whose|where|when|because|if|unless|while|although|but|by|with|without|from|for|in|on|at|into|onto|as|than|after|before|until|through|between|under|over|during|against|among|within|is|are|was|were|has|have|can|may|must|will|would)\s/;
const particle =
  /^(?:of|on|in|from|with|by|into|upon|against|through|about|under|over|between|within|across)\s/;
const article = /^(?:an?|the|its)\s/;
/** A quality that needs no article to be one of a thing. */
const quality = /(?:ic|al|ous|ive|ary|ile|ble|ent|ant|ular|ular)$/;
const causing = /^(?:let|lets|make|makes|made|help|helps|helped)$/;
export const vague =
  /\b(?:a|an|the|of|to|and|or|not|very|too|so|more|most|less|least|same|other|different|similar|various|several|certain|important|crucial|key|vital|major|main|large|small|great|new|own|usual|common|general|particular|whole|high|low|higher|lower|greater|good|better|(?!inter|for|requ|harv|prot|arr|cont|conqu|w|t|ch|qu|inv|unr|beh)[a-z]+est)\b|\b(?:roles?|parts?|basis|means|aspects?|things?|ways?|people|times?|kinds?|sorts?|types?|forms?|amounts?|numbers?|effects?|results?|reasons?|causes?|problems?|cases?|examples?|change|changes|differences?|relationship|impact|influence|importance|attention|advantages?|ability|opportunity|issue|issues|steps|need|needs|use|uses|place|lot|variety|range|series|set|source|sense|exceptions?|disaster|success|failure|mistake|catastrophe|tragedy|triumph|breakthrough|masterpiece|achievement|milestone|nuisance|surprise)$/;

/**
 * What the verb of a plain sentence is done to: "Each enzyme has an [optimum temperature] at which it works best". A noun with its
 * quality, or a rare noun, behind an article.
 */
export function objectGap(sentence: string): Gap | undefined {
  const units = countUnits(sentence);
  if (units < minSentenceUnits || units > maxSentenceUnits) return undefined;
  const clause = parseClause(sentence);
  if (clause === undefined || causing.test(clause.verb)) return undefined;
  if (/\bnot\b/.test(clause.adverb) || /^(?:not|never|only)\b/.test(clause.rest)) return undefined;
  const behind = clause.rest.replace(particle, "");
  const isLed = article.test(behind);
  const text = (behind.replace(article, "").split(end)[0] ?? "").trim();
  if (text.length < 5 || vague.test(text) || !isNoun(text.split(" "), isLed)) return undefined;
  const at = sentence.lastIndexOf(text);
  return isHalf(text, sentence.slice(at + text.length)) ? undefined : { text, at, worth };
}

/** "the [conclusion] that": a noun that only what stands behind it fills; "an active site that" is whole. */
function isHalf(text: string, behind: string): boolean {
  return (
    /^,? (?:and|or|to|of)\b|^:/.test(behind) || (!text.includes(" ") && /^ (?:that|whether)\b/.test(behind))
  );
}

/** "optimum temperature", "displacement", "amphiphilic molecules": no verb, no adverb, and telling enough. */
function isNoun(words: readonly string[], isLed: boolean): boolean {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const isPlain = words.every((word) => /^[a-z][a-z’'-]+$/.test(word) && !word.endsWith("ly"));
  if (words.length > maxWords || !isPlain) return false;
  const isPast = verbForm(first)?.form === "past";
  if (isPast || /(?:ed|ing|ous|ive|able|ible|ful|less|ic|al)$|^(?:down|off|up|out|away|back)$/.test(last)) {
    return false;
  }
  if (words.length === 1) return isLed && last.length >= 8 && !isOneOfMany(last);
  return isLed || quality.test(first);
}
