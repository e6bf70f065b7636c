import { createInlineText } from "../../inline-text.ts";
import { codePageOf } from "./code-pages.ts";
import { endParagraph, flushBytes, plainCharacters, plainParagraph, write, writeUnit } from "./reading.ts";
import type { Destination, Reading } from "./reading.ts";

const destinations: Readonly<Record<string, Destination>> = {
  fonttbl: "fonts",
  stylesheet: "styles",
  title: "title",
  listtext: "marker",
  pntext: "marker",
  footnote: "footnote",
};

/** Groups without text to learn. */
const skippedGroups = new Set(
  "colortbl info pict object objdata header headerl headerr headerf footer footerl footerr footerf fldinst datafield annotation atnid atnauthor xe tc filetbl revtbl listtable listoverridetable generator themedata nonshppict bkmkstart bkmkend".split(
    " ",
  ),
);

const characters: Readonly<Record<string, string>> = {
  tab: " ",
  line: " ",
  "~": " ",
  _: "-",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
};

const structure: Readonly<Record<string, (reading: Reading) => void>> = {
  par: endParagraph,
  sect: endParagraph,
  "\n": endParagraph,
  page: (reading) => write(reading, " "),
  cell(reading) {
    reading.state.isInTable = true;
    endParagraph(reading);
    reading.writer.endCell();
  },
  row: ({ writer }) => writer.endRow(),
  nestcell(reading) {
    reading.writer.cellPart(reading.line.finish().text);
    reading.line = createInlineText();
  },
  pard: ({ state }) => Object.assign(state, plainParagraph),
  intbl({ state }) {
    state.isInTable = true;
  },
};

const settings: Readonly<Record<string, (reading: Reading, value: number) => void>> = {
  ansicpg(reading, value) {
    reading.codePage = value;
  },
  f({ state }, value) {
    state.font = value;
  },
  fcharset({ state, codePageOfFont }, value) {
    const page = codePageOf(value);
    if (state.destination === "fonts" && page !== undefined) codePageOfFont.set(state.font, page);
  },
  uc({ state }, value) {
    state.fallbackLength = Math.min(16, Math.max(0, value));
  },
  u(reading, value) {
    writeUnit(reading, String.fromCharCode(value & 0xffff));
    reading.toSkip = reading.state.fallbackLength;
  },
  s({ state }, value) {
    state.style = value;
  },
  outlinelevel({ state }, value) {
    state.outlineLevel = value >= 0 && value < 9 ? value : undefined;
  },
  ilvl({ state }, value) {
    state.depth = Math.min(8, Math.max(0, value));
  },
};

/** Words that switch with 0 and without a number. */
const switches: Readonly<Record<string, "isBold" | "isItalic" | "isHidden">> = {
  b: "isBold",
  i: "isItalic",
  v: "isHidden",
  deleted: "isHidden",
};

/** Whether the word names what its group is. */
function enterDestination({ state, isOptional }: Reading, name: string): boolean {
  const destination = destinations[name];
  // The title stands in the group of document properties, which is skipped but for it.
  if (destination !== undefined && (state.destination !== "skipped" || name === "title")) {
    state.destination = destination;
    return true;
  }
  // Shapes are optional by form, yet hold the text of text boxes.
  if (!skippedGroups.has(name) && (!isOptional || name === "shpinst" || name === "shppict")) return false;
  state.destination = "skipped";
  return true;
}

function obey(reading: Reading, name: string, value: number | undefined): void {
  const { state } = reading;
  const style = Object.hasOwn(switches, name) ? switches[name] : undefined;
  if (style) state[style] = value !== 0;
  else if (name === "plain") Object.assign(state, plainCharacters);
  else if (Object.hasOwn(characters, name)) write(reading, characters[name] ?? "");
  else if (Object.hasOwn(settings, name)) settings[name]?.(reading, value ?? 0);
  else if (!Object.hasOwn(structure, name)) return;
  else if (state.destination === "body") structure[name]?.(reading);
  else if (state.destination === "footnote") write(reading, " ");
}

/** Does what a control word says. */
export function obeyWord(reading: Reading, name: string, value: number | undefined): void {
  if (reading.toSkip > 0 && name !== "u") {
    reading.toSkip--;
    return;
  }
  flushBytes(reading);
  if (name === "*") {
    reading.isOptional = true;
    return;
  }
  const isEntered = enterDestination(reading, name);
  reading.isOptional = false;
  if (!isEntered) obey(reading, name, value);
}
