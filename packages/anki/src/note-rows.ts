import type { AnkiBasicNote, AnkiClozeNote, AnkiNote } from "./deck.ts";
import { cleanText, fieldChecksum, isEmptyField, sortText, tagColumn } from "./field-text.ts";
import { noteGuid } from "./identity.ts";
import { clozeToHtml, quoteToHtml, textToHtml } from "./markup.ts";
import type { MediaCollection } from "./media.ts";
import { basicNoteTypeId, clozeNoteTypeId } from "./note-types.ts";

/** Longest text of one field, in UTF-16 units: phones become slow, and no honest card is near it. */
const maxFieldLength = 100_000;

/** Anki keeps the fields of a note in one column, with this between them. */
const fieldSeparator = "\u001f";

/** A row of `notes` without its id, and the ordinals of its cards. */
export interface NoteRow {
  readonly guid: string;
  readonly noteTypeId: number;
  readonly modifiedAt: number;
  readonly tags: string;
  readonly fields: string;
  readonly sortField: string;
  readonly checksum: number;
  readonly ordinals: readonly number[];
}

/** The note as Anki stores it, or nothing if Anki could make no card from it. */
export function noteRow(note: AnkiNote, media: MediaCollection): NoteRow | undefined {
  if (longestText(note) > maxFieldLength) return undefined;
  const { first, others, ordinals } =
    note.type === "basic" ? basicContent(note, media) : clozeContent(note, media);
  if (isEmptyField(first) || ordinals.length === 0) return undefined;
  const sortField = sortText(first);
  return {
    guid: noteGuid(note.guidSource),
    noteTypeId: note.type === "basic" ? basicNoteTypeId : clozeNoteTypeId,
    modifiedAt: Math.floor(note.updatedAt.getTime() / 1000),
    tags: tagColumn(note.tags),
    fields: first + fieldSeparator + others,
    sortField,
    checksum: fieldChecksum(sortField),
    ordinals,
  };
}

function longestText(note: AnkiNote): number {
  const [first, second] = note.type === "basic" ? [note.question, note.answer] : [note.text, ""];
  const { topic = "", extra = "", quote = "", source = "" } = note;
  return Math.max(...[first, second, topic, extra, quote, source].map(({ length }) => length));
}

/** A note's fields, all but the first as one text: a list for each note would cost more than what stands in it. */
interface NoteContent {
  readonly first: string;
  readonly others: string;
  readonly ordinals: readonly number[];
}

const firstOnly = [0];
const bothWays = [0, 1];

function basicContent(note: AnkiBasicNote, media: MediaCollection): NoteContent {
  const answer = textToHtml(note.answer);
  const isTwoWay = note.direction === "both" && !isEmptyField(answer);
  const reverse = isTwoWay ? "y" : "";
  const typed = note.response === "typed" ? "y" : "";
  return {
    first: textToHtml(note.question),
    others:
      answer +
      fieldSeparator +
      sourceFields(note, media) +
      `${fieldSeparator}${reverse}${fieldSeparator}${typed}${fieldSeparator}${topicField(note)}`,
    ordinals: isTwoWay ? bothWays : firstOnly,
  };
}

function clozeContent(note: AnkiClozeNote, media: MediaCollection): NoteContent {
  const { html, ordinals } = clozeToHtml(note.text, note.hints ?? "allowed");
  return { first: html, others: sourceFields(note, media) + fieldSeparator + topicField(note), ordinals };
}

/** Stands in `Meta`. */
function topicField({ topic = "" }: AnkiNote): string {
  return textToHtml(topic);
}

/** Extra, Quote, Source, Link: the same in both note types. */
function sourceFields(note: AnkiNote, media: MediaCollection): string {
  const { extra = "", quote = "", source = "", link = "" } = note;
  let shown = textToHtml(extra);
  for (const image of note.images ?? noImages) shown += `<img src="${media.nameOf(image)}">`;
  return `${shown}${fieldSeparator}${quoteToHtml(quote)}${fieldSeparator}${textToHtml(source)}${fieldSeparator}${safeLink(link)}`;
}

const noImages: NonNullable<AnkiNote["images"]> = [];

/** Only web addresses: a card must not open files or run script. */
function safeLink(link: string): string {
  if (link === "") return "";
  return /^https?:\/\/[^\s"<>]+$/i.test(link) ? cleanText(link).replaceAll("&", "&amp;") : "";
}
