import type { Place } from "../place.ts";
import { isPerson } from "./phrasing.ts";

/** Who a block spoke of last, and how many sentences ago. */
interface PersonInHand {
  readonly name: string;
  readonly age: number;
}

const people = new WeakMap<Place, PersonInHand>();
/** Sentences over which "he" still means who was named; a third without the name may speak of anybody. */
const maxAge = 2;
const otherName =
  /(?<!\b(?:in|at|of|to|from|near|on|into|by way of|the|The) )\b[A-Z][a-z’'-]+(?: (?:de|von|van|of) )?(?: ?[A-Z][a-z’'-]+)+/g;

/** The one person that a block has spoken of just now; empty when there is none, or more than one. */
export function personInHand(place: Place): string {
  const { name, age } = people.get(place) ?? { name: "", age: 0 };
  return age > maxAge ? "" : name;
}

/** Remembers who a sentence is about; forgets whoever it was when the sentence names somebody else. */
export function rememberPerson(place: Place, sentence: string, subjects: readonly string[]): void {
  const named = subjects.findLast(
    (subject) =>
      /^[A-Z][a-z’'-]+ (?:(?:de|von|van|of|the) )?[A-Z]/.test(subject) &&
      !/^(?:The|A|An|In|On|At|Nobody|Many|Some|Most|All|No)\b|,/.test(subject) &&
      isPerson(subject),
  );
  if (named !== undefined) {
    people.set(place, { name: named.replace(/[’']s?$/, ""), age: 0 });
    return;
  }
  const { name, age } = people.get(place) ?? { name: "", age: 0 };
  if (name === "") return;
  const last = name.split(" ").at(-1) ?? name;
  const isOther = [...sentence.matchAll(otherName)].some(
    ([other]) => !other.includes(last) && isPerson(other),
  );
  people.set(place, isOther ? { name: "", age: 0 } : { name, age: age + 1 });
}
