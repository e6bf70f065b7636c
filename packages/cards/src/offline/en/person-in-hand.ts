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
  const introduced = subjects.some((subject) => isPerson(subject)) ? "" : introducedIn(sentence);
  if (introduced !== "") {
    people.set(place, { name: introduced, age: 0 });
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

const introduction =
  /(?<name>\p{Lu}[\p{Ll}’'-]+(?: (?:(?:de|von|van|of|the) )?\p{Lu}[\p{Ll}’'-]+)+), (?:who\s|(?:an?|the|his|her) (?<what>[^,.;]+))/gu;

/** "brought over Toussaint Louverture, a former slave and coachman": the one person whom a sentence on something else tells of. */
function introducedIn(sentence: string): string {
  if (!/, (?:who|an?|the|his|her) /.test(sentence)) return "";
  const found = [...sentence.matchAll(introduction)].filter(
    ({ 0: said, groups }) => said.endsWith("who ") || somebody.test(groups?.["what"] ?? ""),
  );
  const [first] = found;
  const name = first?.groups?.["name"] ?? "";
  const isOnly = [...sentence.matchAll(otherName)].every(
    ([other]) => name.includes(other) || !isPerson(other),
  );
  return found.length === 1 && isOnly ? name : "";
}

/** Somebody by what he is: "a former slave and coachman". */
const somebody =
  /^(?:[a-z-]+ ){0,3}(?:slave|man|woman|[a-z]*man|monk|king|queen|emperor|officer|general|soldier|priest|lawyer|doctor|physician|student|peasant|noble|nobleman|prince|princess|duke|count|artist|poet|[a-z]{3,}(?:ist|ian|grapher|ologist)|painter|writer|teacher|preacher|pilot|sailor|captain|admiral|governor|minister|commander|coachman|gardener|scholar|author|merchant|engineer|farmer|leader|founder|philosopher|composer|explorer|lawyer|banker|miner|worker|baker|carpenter|brother|sister|son|daughter|father|mother|wife|widow|nephew|cousin|friend|pupil)\b/;
