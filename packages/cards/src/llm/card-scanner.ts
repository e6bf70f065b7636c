import { jsonrepair } from "jsonrepair";
import { mendLatexEscapes } from "./latex-escapes.ts";

/** What comes out of a reply, in its order. */
interface ScannerEvents {
  /** An object that looks like a card; answering `stop` ends the scan. */
  readonly onObject: (object: Readonly<Record<string, unknown>>) => "go-on" | "stop";
  /** A stretch that began like a card and could not be read. */
  readonly onBroken: () => void;
}

/** Reads cards out of a reply while it arrives. */
export interface CardScanner {
  push(text: string): void;
  /** Reads what was held back. `isOpen`: the reply ended inside a card. */
  end(): { readonly isOpen: boolean };
}

/** Every decision looks at most this far ahead, and waits until that much is there: so it cannot depend on the packets. */
const lookAhead = 64;
/** A "card" longer than this is none. */
const maxCardLength = 20_000;
const maxDepth = 12;

const field = "quote|type|kind|question|answer|text|cloze|difficulty|tags|front|back|evidence|id";
const cardStart = new RegExp(String.raw`^\{\s*"(?:${field})"\s*:`);
const nextField = new RegExp(String.raw`^"\s*,\s*(?:"(?:${field})"\s*:|[}\]])`);
const openThought = /^<(think|thinking|reasoning)>/i;
const closeThought = /^<\/(think|thinking|reasoning)>/i;

interface Frame {
  readonly start: number;
  readonly looksLikeCard: boolean;
  /** A card was found within: this is what holds the cards, not one itself. */
  holdsCards: boolean;
}

type Place = "outside" | "thought" | "key" | "value" | "list";

/**
 * Finds the card objects in a reply, whatever stands around them: fences, prose, thoughts, a wrapping object, a bare
 * array, one object a line. Forgives quotation marks and LaTeX that were not escaped, trailing commas and stray braces;
 * an object that cannot be read costs that object alone. The same text gives the same cards however it is cut into
 * pieces. Linear; holds no more than one card's text.
 */
export function createCardScanner(events: ScannerEvents): CardScanner {
  let buffer = "";
  let at = 0;
  let place: Place = "outside";
  let isInString = false;
  let isDone = false;
  let frames: Frame[] = [];
  /** Where quotation marks stand inside strings that should have been escaped. */
  let loose: number[] = [];

  const leaveCard = () => {
    frames = [];
    loose = [];
    isInString = false;
    place = "outside";
  };

  /** The object between two places, with its loose quotation marks escaped. */
  const rawObject = (start: number, end: number): string => {
    let raw = "";
    let from = start;
    for (const mark of loose) {
      if (mark < start || mark >= end) continue;
      raw += `${buffer.slice(from, mark)}\\`;
      from = mark;
    }
    return raw + buffer.slice(from, end);
  };

  const close = () => {
    const frame = frames.pop();
    if (frame?.looksLikeCard === true && !frame.holdsCards) {
      const object = readObject(rawObject(frame.start, at + 1));
      if (object === undefined) events.onBroken();
      else {
        for (const outer of frames) outer.holdsCards = true;
        isDone = events.onObject(object) === "stop";
      }
    }
    if (frames.length === 0) leaveCard();
    else place = "value";
  };

  const open = (ahead: string) => {
    const looksLikeCard = cardStart.test(ahead);
    if (frames.length === 0 && !looksLikeCard) return;
    if (frames.length < maxDepth) frames.push({ start: at, looksLikeCard, holdsCards: false });
    place = "key";
  };

  const stepInString = (letter: string, ahead: string): number => {
    if (letter === "\\") return 2;
    if (letter === "{" && cardStart.test(ahead)) {
      // No string holds the bare start of a card: the one before was never closed.
      events.onBroken();
      leaveCard();
      open(ahead);
      return 1;
    }
    if (letter !== '"') return 1;
    if (closesString(place, ahead)) isInString = false;
    else loose.push(at);
    return 1;
  };

  const stepOutside = (letter: string, ahead: string): void => {
    if (letter === "{") open(ahead);
    else if (letter === "<" && openThought.test(ahead)) place = "thought";
  };

  const stepInCard = (letter: string, ahead: string): void => {
    if (letter === '"') isInString = true;
    else if (letter === "{") open(ahead);
    else if (letter === "}") close();
    else if (letter === ":") place = "value";
    else if (letter === "[") place = "list";
    else if (letter === "]") place = "value";
    else if (letter === "," && place === "value") place = "key";
  };

  const step = () => {
    const letter = buffer.charAt(at);
    const ahead = '{<"'.includes(letter) ? buffer.slice(at, at + lookAhead) : "";
    if (isInString) {
      at += stepInString(letter, ahead);
      return;
    }
    if (place === "thought") {
      if (letter === "<" && closeThought.test(ahead)) place = "outside";
    } else if (frames.length === 0) stepOutside(letter, ahead);
    else stepInCard(letter, ahead);
    at += 1;
  };

  const run = (until: number) => {
    while (at < until && !isDone) {
      step();
      const [first] = frames;
      if (first !== undefined && at - first.start > maxCardLength) {
        events.onBroken();
        leaveCard();
      }
    }
  };

  /** Forgets what can no longer be part of a card. */
  const trim = () => {
    const keepFrom = frames[0]?.start ?? Math.min(at, buffer.length);
    if (keepFrom === 0) return;
    buffer = buffer.slice(keepFrom);
    at -= keepFrom;
    frames = frames.map((frame) => ({ ...frame, start: frame.start - keepFrom }));
    loose = loose.filter((mark) => mark >= keepFrom).map((mark) => mark - keepFrom);
  };

  return {
    push: (text) => {
      if (isDone) return;
      buffer += text;
      run(buffer.length - lookAhead);
      trim();
    },
    end: () => {
      run(buffer.length);
      return { isOpen: frames.some((frame) => frame.looksLikeCard && !frame.holdsCards) };
    },
  };
}

/** Whether a quotation mark ends the string it stands in, or should have been escaped. */
function closesString(place: Place, ahead: string): boolean {
  if (place === "key") return /^"\s*:/.test(ahead);
  if (place === "list") return /^"\s*[,\]]/.test(ahead);
  return /^"\s*(?:\}|\]|$)/.test(ahead) || nextField.test(ahead);
}

function readObject(raw: string): Readonly<Record<string, unknown>> | undefined {
  const mended = mendLatexEscapes(raw);
  const value = parse(mended) ?? parse(repair(mended));
  // A parsed JSON text that is an object and no array has string keys.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: the caller tries to repair it, or gives it up.
    return undefined;
  }
}

function repair(json: string): string {
  try {
    return jsonrepair(json);
  } catch {
    // Beyond repair; an empty text is no JSON either.
    return "";
  }
}
