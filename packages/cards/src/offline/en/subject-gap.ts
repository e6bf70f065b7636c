import { countUnits } from "../../text/units.ts";
import type { Gap } from "./english-gap-fit.ts";
import { isPerson } from "./phrasing.ts";
import { isOneOfMany } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";

const maxTermWords = 3;
const minPredicateUnits = 8;
/** Less than what the sentence tells of it. */
const worth = 0.29;
const auxiliary =
  /^(?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|shall|should|will|would|does|do|did)$/;
/** Words with which no term begins or goes on: pointers, quantities, prepositions, joints. */
const noTerm =
  /^(?:whether|once|public|increased|decreased|little|much|adults?|babies|baby|infants?|this|that|these|those|it|they|he|she|we|you|there|here|what|who|which|when|where|while|if|because|although|since|as|so|but|and|or|not|no|nobody|nothing|everyone|everything|someone|something|anyone|anything|anybody|everybody|somebody|many|most|some|all|any|each|every|both|either|neither|several|few|another|other|others|such|one|two|three|four|five|six|half|more|less|of|in|on|at|to|from|for|with|without|by|under|over|after|before|during|until|between|among|through|against|about|near|his|her|its|their|our|my|your|only|even|just|then|now|today|later|soon|often|sometimes|usually|generally|typically|however|thus|also|instead|first|second|third|last|next|new|old|same|modern|recent|early|late|good|bad|great|large|small|high|low|long|short|important|different|certain|various|particular|main|major|whole|entire|outside|inside|beyond|within|beneath|above|below|across|along|behind|alone|itself|himself|herself|themselves|typical|living|total|maximum|minimum|average|resulting|following|remaining|historians?|critics?|claimants?|defendants?|employees?|employers?|courts?|judges?|patients?|users?|governments?|parties|party|buyers?|sellers?|owners?|workers?|scholars?|scientists?|researchers?|economists?|students?|people|men|women|children|things?|ways?|examples?|reasons?|causes?|effects?|results?|problems?|changes?|parts?|types?|kinds?|years?|days?|time|times|life|work|use|lack|data|evidence|nature|society|countries|nations|others)$/i;

/**
 * The term that a sentence begins with and tells of: "[Tolerance] means that a larger amount is needed for the same effect".
 * One to three words before the verb, with enough behind it to know the term by; no person, and nothing of which there are many.
 */
export function subjectGap(sentence: string): Gap | undefined {
  const article = /^(?:The|A|An) /.exec(sentence)?.[0] ?? "";
  const words = sentence.slice(article.length).split(" ");
  const verbAt = words.findIndex((word, at) => at > 0 && isVerb(word));
  if (verbAt < 1 || verbAt > maxTermWords) return undefined;
  const term = words.slice(0, verbAt);
  const predicate = words.slice(verbAt);
  if (!isTerm(term) || repeats(predicate, term) || says.test(predicate.join(" "))) return undefined;
  if (!isKnown(article, term, predicate[0] ?? "")) return undefined;
  if (countUnits(predicate.join(" ")) < minPredicateUnits - 2 * (term.length - 1)) return undefined;
  return { text: term.join(" "), at: article.length, worth };
}

/** "does not give off light", "is a classic example": true of many. */
const says =
  /^(?:is|are|was|were) (?:very |quite |too )?(?:low|high|large|small|long|short|simple|complex|easy|hard|clear|rare)\b|^can be (?:seen|found|used|said)\b|^can [^,]*(?:, [^,]+){2,},? or [^,]+$|^(?:\w+ )?(?:not|never|cannot|then)\b|^cannot\b|^(?:is|are|was|were) (?:an? )?(?:[a-z-]+ )?(?:examples?|instances?|cases?|problems?|issues?|exceptions?|tools?|methods?|ways?|parts?|types?|kinds?|forms?)\b/;

function isTerm(words: readonly string[]): boolean {
  const text = words.join(" ");
  const last = words.at(-1) ?? "";
  if (!/^[\p{L}’' -]+$/u.test(text) || words.some((word) => noTerm.test(word))) return false;
  if (last.length < 3 || last.endsWith("ly") || /[’']s?$/.test(text)) return false;
  return !isPerson(text) && !isOneOfMany(last.toLowerCase());
}

/** Whether the predicate has the term's noun again, in the singular or the plural. */
function repeats(predicate: readonly string[], term: readonly string[]): boolean {
  const root = (term.at(-1) ?? "").toLowerCase().replace(/(?:ies|es|s|y)$/, "");
  return predicate.some((word) => word.toLowerCase().startsWith(root));
}

/** Whether a term is more than one of many: "the courts may", "A medal struck in the city". */
function isKnown(article: string, term: readonly string[], verb: string): boolean {
  if (article === "The ") return term.length > 1 || isOne(term[0] ?? "", verb);
  const form = article === "" ? undefined : verbForm(verb)?.form;
  return form !== "past" && form !== "pastOrParticiple";
}

/** "The ampere is defined by": one of its kind, told what it is or does; "the courts may", "the election cannot" are any of many. */
function isOne(noun: string, verb: string): boolean {
  return !/[^su]s$/.test(noun) && (/^(?:is|was|has|had)$/.test(verb) || verbForm(verb)?.form === "third");
}

function isVerb(word: string): boolean {
  if (auxiliary.test(word)) return true;
  const form = verbForm(word)?.form;
  return /^[a-z]/.test(word) && (form === "third" || form === "past" || form === "pastOrParticiple");
}
