import type { EnglishCard } from "./english-card.ts";

/**
 * Nouns that are a place for knowledge and none of it: "a name", "its role", "a number of things".
 * Alone, or with an adjective as general as they are.
 */
const placeholder =
  /^(?:(?:an?|the|its|their|his|her|this|some|another|one|great|much|more|no) )*(?:(?:certain|different|new|great|good|big|small|large|important|special|particular|possible|main|major|single|other|same|whole|following|various|resultant|similar|further|first|last|next|early|late) )*(?:names?|things?|ways?|roles?|parts?|lots?|numbers?|kinds?|sorts?|pieces?|effects?|results?|forms?|starts?|ends?|beginnings?|chances?|steps?|points?|matters?|questions?|problems?|differences?|changes?|reasons?|examples?|words?|ideas?|facts?|cases?|times?|places?|amounts?|degrees?|extents?|attempts?|efforts?|use|advantage|care|notice|account|shape|hold|root|turns?|steps?|stock|issue|people|men|women|others?|somebody|anybody|everybody|nobody|anyone|everyone|someone|none|many|most|few|several|value)$/i;
/** "some 230 of them", "each of these": of which, the text says. */
const ofThem = /\b(?:of|among|between|with|to|for) (?:them|it|these|those|him|her)$/;
/** "What did three principles guide? => the delegates", "What do tourists fear? => the lava": one thing in the story, not in the subject. */
const inStory =
  /\b[Ww]hat (?:did|do|would|could|will|can) (?:(?:the|some|many|most|all|both|these|those|two|three|four|five|six|several|few|other|each|every) )?(?:[a-z-]+ ){0,4}[a-z-]+\?$/;
const oneThing = /^the [a-z]+$/;
/** "What visited the exhibition? => six million people". */
const persons =
  /\b(?:people|men|women|persons|children|visitors|soldiers|workers|students|farmers|slaves|citizens|inhabitants|settlers|immigrants|refugees|prisoners|members|voters|peasants|delegates|troops)$/;

/** Whether the answer of a question is something to know: no general word, no thing of the story, no person asked by "what". */
export function isWorthKnowing({ rule, question, answer }: EnglishCard): boolean {
  if (ofThem.test(answer)) return false;
  const isAgent = rule.startsWith("agent.");
  if (!isAgent && !rule.startsWith("fact.")) return true;
  if (isAgent && question.startsWith("What ") && persons.test(answer)) return false;
  return !placeholder.test(answer) && !(oneThing.test(answer) && inStory.test(question));
}
