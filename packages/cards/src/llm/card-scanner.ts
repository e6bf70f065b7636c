import { jsonrepair } from "jsonrepair";
import { mendLatexEscapes } from "./latex-escapes.ts";

/** What comes out of a reply, in its order. */
interface ScannerEvents {
  /** An object that looks like a card; answering `stop` ends the scan. */
  readonly onObject: (object: Readonly<Record<string, unknown>>) => "go-on" | "stop";
  /** A stretch that began like a card and could not be read. */
  readonly onBroken: () => void;
}

/** Every decision looks at most this far ahead, and waits until that much is there: so it cannot depend on the packets. */
const lookAhead = 64;
/** A "card" longer than this is none. */
const maxCardLength = 20_000;
const maxDepth = 12;
/** Text is forgotten in pieces of this size, not letter by letter, which would copy the rest each time. */
const trimFrom = 4096;

const field = "quote|type|kind|question|answer|text|cloze|difficulty|tags|front|back|evidence|id";
const cardStart = new RegExp(String.raw`^\{\s*"(?:${field})"\s*:`);
const nextField = /^"\s*,\s*(?:"[\p{L}_][\p{L}\p{N}_ -]{0,30}"\s*:|[}\]])/u;
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
export class CardScanner {
  readonly #events: ScannerEvents;
  #buffer = "";
  #at = 0;
  #place: Place = "outside";
  #isInString = false;
  #isDone = false;
  #frames: Frame[] = [];
  /** Where quotation marks stand inside strings that should have been escaped. */
  #loose: number[] = [];

  constructor(events: ScannerEvents) {
    this.#events = events;
  }

  push(text: string): void {
    if (this.#isDone) return;
    this.#buffer += text;
    this.#run(this.#buffer.length - lookAhead);
    this.#trim();
  }

  /** Reads what was held back. `isOpen`: the reply ended inside a card. */
  end(): { readonly isOpen: boolean } {
    this.#run(this.#buffer.length);
    return { isOpen: this.#frames.some((frame) => frame.looksLikeCard && !frame.holdsCards) };
  }

  #run(until: number): void {
    for (let at = this.#at; at < until && !this.#isDone; at = this.#at) {
      this.#step();
      const [first] = this.#frames;
      if (first !== undefined && this.#at - first.start > maxCardLength) {
        this.#events.onBroken();
        this.#leaveCard();
      }
    }
  }

  #step(): void {
    const letter = this.#buffer.charAt(this.#at);
    const ahead = '{<"'.includes(letter) ? this.#buffer.slice(this.#at, this.#at + lookAhead) : "";
    let letters = 1;
    if (this.#isInString) letters = this.#stepInString(letter, ahead);
    else if (this.#place === "thought") {
      if (letter === "<" && closeThought.test(ahead)) this.#place = "outside";
    } else if (this.#frames.length === 0) this.#stepOutside(letter, ahead);
    else this.#stepInCard(letter, ahead);
    this.#at += letters;
  }

  #stepInString(letter: string, ahead: string): number {
    if (letter === "\\") return 2;
    if (letter === "{" && cardStart.test(ahead)) {
      // No string holds the bare start of a card: the one before was never closed.
      this.#events.onBroken();
      this.#leaveCard();
      this.#open(ahead);
    } else if (letter === '"') {
      if (closesString(this.#place, ahead)) this.#isInString = false;
      else this.#loose.push(this.#at);
    }
    return 1;
  }

  #stepOutside(letter: string, ahead: string): void {
    if (letter === "{") this.#open(ahead);
    else if (letter === "<" && openThought.test(ahead)) this.#place = "thought";
  }

  #stepInCard(letter: string, ahead: string): void {
    if (letter === '"') this.#isInString = true;
    else if (letter === "{") this.#open(ahead);
    else if (letter === "}") this.#close();
    else if (letter === ":" || letter === "]") this.#place = "value";
    else if (letter === "[") this.#place = "list";
    else if (letter === "," && this.#place === "value") this.#place = "key";
  }

  #open(ahead: string): void {
    const looksLikeCard = cardStart.test(ahead);
    if (this.#frames.length === 0 && !looksLikeCard) return;
    if (this.#frames.length < maxDepth) {
      this.#frames.push({ start: this.#at, looksLikeCard, holdsCards: false });
    }
    this.#place = "key";
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame?.looksLikeCard === true && !frame.holdsCards) this.#emit(frame);
    if (this.#frames.length === 0) this.#leaveCard();
    else this.#place = "value";
  }

  #emit(frame: Frame): void {
    const object = readObject(this.#rawObject(frame.start, this.#at + 1));
    if (object === undefined) {
      this.#events.onBroken();
      return;
    }
    for (const outer of this.#frames) outer.holdsCards = true;
    this.#isDone = this.#events.onObject(object) === "stop";
  }

  /** The text between two places, with its loose quotation marks escaped. */
  #rawObject(start: number, end: number): string {
    let raw = "";
    let from = start;
    for (const mark of this.#loose) {
      if (mark < start || mark >= end) continue;
      raw += `${this.#buffer.slice(from, mark)}\\`;
      from = mark;
    }
    return raw + this.#buffer.slice(from, end);
  }

  #leaveCard(): void {
    this.#frames = [];
    this.#loose = [];
    this.#isInString = false;
    this.#place = "outside";
  }

  /** Forgets what can no longer be part of a card. */
  #trim(): void {
    const keepFrom = this.#frames[0]?.start ?? Math.min(this.#at, this.#buffer.length);
    if (keepFrom < trimFrom) return;
    this.#buffer = this.#buffer.slice(keepFrom);
    this.#at -= keepFrom;
    this.#frames = this.#frames.map((frame) => ({ ...frame, start: frame.start - keepFrom }));
    this.#loose = this.#loose.filter((mark) => mark >= keepFrom).map((mark) => mark - keepFrom);
  }
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
