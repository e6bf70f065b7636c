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
  const { fields, ordinals } = note.type === "basic" ? basicContent(note, media) : clozeContent(note, media);
  const first = fields[0] ?? "";
  if (isEmptyField(first) || ordinals.length === 0) return undefined;
  const sortField = sortText(first);
  return {
    guid: noteGuid(note.guidSource),
    noteTypeId: note.type === "basic" ? basicNoteTypeId : clozeNoteTypeId,
    modifiedAt: Math.floor(note.updatedAt.getTime() / 1000),
    tags: tagColumn(note.tags),
    fields: fields.join(fieldSeparator),
    sortField,
    checksum: fieldChecksum(sortField),
    ordinals,
  };
}

function longestText(note: AnkiNote): number {
  const texts = note.type === "basic" ? [note.question, note.answer] : [note.text];
  return Math.max(...[...texts, note.extra, note.quote, note.source].map((text) => text?.length ?? 0));
}

interface NoteContent {
  readonly fields: readonly string[];
  readonly ordinals: readonly number[];
}

function basicContent(note: AnkiBasicNote, media: MediaCollection): NoteContent {
  const answer = textToHtml(note.answer);
  const isTwoWay = note.direction === "both" && !isEmptyField(answer);
  return {
    fields: [
      textToHtml(note.question),
      answer,
      ...sourceFields(note, media),
      isTwoWay ? "y" : "",
      note.response === "typed" ? "y" : "",
      "",
    ],
    ordinals: isTwoWay ? [0, 1] : [0],
  };
}

function clozeContent(note: AnkiClozeNote, media: MediaCollection): NoteContent {
  const { html, ordinals } = clozeToHtml(note.text, note.hints ?? "allowed");
  return { fields: [html, ...sourceFields(note, media), ""], ordinals };
}

/** Extra, Quote, Source, Link: the same in both note types. */
function sourceFields(note: AnkiNote, media: MediaCollection): readonly string[] {
  const { extra = "", quote = "", source = "", link = "" } = note;
  const pictures = (note.images ?? []).map((image) => `<img src="${media.nameOf(image)}">`);
  return [[textToHtml(extra), ...pictures].join(""), quoteToHtml(quote), textToHtml(source), safeLink(link)];
}

/** Only web addresses: a card must not open files or run script. */
function safeLink(link: string): string {
  return /^https?:\/\/[^\s"<>]+$/i.test(link) ? cleanText(link).replaceAll("&", "&amp;") : "";
}
