import { topicOf } from "./offline/topic.ts";
import { contentWords } from "./text/content-words.ts";
import { letterKey } from "./text/letter-key.ts";

/** The document's own title, and the innermost headings: what lies between is where, not about what. */
const innermostShown = 2;
/** From this share of the answer's words on a heading says the answer. */
const givenAway = 0.5;

/** What is asked, and what stands above it in the document. */
export interface CardInPlace {
  /** With open gaps as `[...]`, for a cloze card. */
  readonly question: string;
  readonly answer: string;
  /** Headings above the quote, outermost first. */
  readonly section: readonly string[];
}

/**
 * What a card is about, to be shown with its question: the outermost heading above its quote and the two innermost ones,
 * outermost first and without their numbers, but for those that give the answer away or that the question says itself. A sentence of a
 * document is written to be read under its headings; without them "Each weighs about 150 g" asks of anything.
 */
export function cardTopic({ question, answer, section }: CardInPlace): readonly string[] {
  const headings =
    section.length > 1 + innermostShown ? [section[0] ?? "", ...section.slice(-innermostShown)] : section;
  const asked = letterKey(question);
  const isAnswer = answerFinder(question, answer);
  const topics = new Set(headings.map((heading) => topicOf(heading)));
  return [...topics].filter((topic) => {
    const key = letterKey(topic);
    return key !== "" && !asked.includes(key) && !isAnswer(topic);
  });
}

/** Whether a heading says the answer: half of the words in it that the question leaves open. */
function answerFinder(question: string, answer: string): (heading: string) => boolean {
  const asked = words(question);
  const hidden = [...words(answer)].filter((word) => !asked.has(word));
  if (hidden.length === 0) {
    const key = letterKey(answer);
    return (heading) => letterKey(heading).includes(key);
  }
  return (heading) => {
    const said = words(heading);
    return hidden.filter((word) => said.has(word)).length >= hidden.length * givenAway;
  };
}

/** A plural gives its singular away. */
function words(text: string): ReadonlySet<string> {
  return new Set(
    contentWords(text).map((word) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word)),
  );
}
