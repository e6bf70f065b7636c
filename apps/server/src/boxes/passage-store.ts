import type { Sql } from "../database/database.ts";
import type { Passage } from "./passages.ts";

/** Rows of one statement: its text stays a few megabytes. */
const rowsPerInsert = 2000;

/** Keeps a box's passages, instead of those it had. */
export async function savePassages(sql: Sql, boxId: string, passages: readonly Passage[]): Promise<void> {
  await sql.query("delete from passage where box_id = $1", [boxId]);
  for (let start = 0; start < passages.length; start += rowsPerInsert) {
    await sql.query(
      `insert into passage (box_id, ordinal, char_offset, page, section, has_body, content)
       select $1::uuid, entry.ordinal, entry.offset, entry.page, entry.section, entry."hasBody", entry.text
       from jsonb_to_recordset($2::jsonb)
         as entry (ordinal integer, "offset" integer, page integer, section jsonb, "hasBody" boolean, text text)`,
      [boxId, JSON.stringify(passages.slice(start, start + rowsPerInsert))],
    );
  }
}

interface PassageRow {
  readonly ordinal: number;
  readonly char_offset: number;
  readonly page: number | null;
  readonly section: readonly string[];
  readonly has_body: boolean;
  readonly content: string;
}

/** The passages that hold any of the characters from `start` up to, not including, `end`, in order; at most 50. */
export async function passagesAround(
  sql: Sql,
  boxId: string,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<readonly Passage[]> {
  const rows = await sql.query<PassageRow>(
    `select ordinal, char_offset, page, section, has_body, content from passage where box_id = $1 and char_offset < $3
       and char_offset >= coalesce((select max(char_offset) from passage where box_id = $1 and char_offset <= $2), 0)
     order by char_offset limit 50`,
    [boxId, start, end],
  );
  return rows.map(toPassage);
}

const isUnder = `not exists (select 1 from jsonb_array_elements_text($2::jsonb) with ordinality as heading (title, place)
  where section ->> (heading.place - 1)::int is distinct from heading.title)`;

/** Whether a document has text under these headings. True where its passages are not kept: nobody knows. */
export async function hasSection(sql: Sql, boxId: string, path: readonly string[]): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>(
    `select not exists (select 1 from passage where box_id = $1)
       or exists (select 1 from passage where box_id = $1 and has_body and ${isUnder}) as found`,
    [boxId, JSON.stringify(path)],
  );
  return row?.found ?? false;
}

/** A part of a document, named by its headings, outermost first. */
export interface DocumentSection {
  readonly section: readonly string[];
  /** Whether it holds more than headings, not counting what its subsections hold. */
  readonly hasBody: boolean;
}

/** The parts of a box's document in its order, at most 5,000. */
export async function listSections(sql: Sql, boxId: string): Promise<readonly DocumentSection[]> {
  const rows = await sql.query<{ section: readonly string[]; has_body: boolean }>(
    `select section, bool_or(has_body) as has_body from passage
     where box_id = $1 group by section order by min(ordinal) limit 5000`,
    [boxId],
  );
  return rows.map((row) => ({ section: row.section, hasBody: row.has_body }));
}

/** A passage with the box whose document it stands in. */
export interface BoxPassage extends Passage {
  readonly boxId: string;
  readonly subjectName: string;
  readonly fileName: string;
}

export interface PassageQuery {
  readonly userId: string;
  readonly knowledgeBaseId: string;
  /** Only of these boxes; of all when absent. */
  readonly boxIds?: readonly string[];
  /**
   * Only those that hold at least one of these; those that hold most of them come first. Words are found in small letters,
   * with a capital, in capitals and as they are given.
   */
  readonly containing?: readonly string[];
  /** Most passages, 1 to 5,000. */
  readonly limit: number;
}

/** Most terms that are looked for. */
const maxTerms = 16;

/**
 * A user's passages that are more than headings; newest box first, within a box as they stand. Deleted boxes have none.
 * Looks through all text of the boxes: 12 MB take the embedded engine 1 to 2 s, so a term is compared in its usual spellings
 * (lowering the text took five to ten times as long), and only what is found is read whole.
 */
export async function listPassages(sql: Sql, query: PassageQuery): Promise<readonly BoxPassage[]> {
  const terms = query.containing?.filter((term) => term !== "").slice(0, maxTerms);
  if (terms?.length === 0) return [];
  const values: unknown[] = [
    query.userId,
    query.knowledgeBaseId,
    query.boxIds === undefined ? null : JSON.stringify(query.boxIds),
    query.limit,
  ];
  const holds = (text: string) => `strpos(passage.content, $${values.push(text)}) > 0`;
  const hits = terms?.map((term) => `(${spellingsOf(term).map(holds).join(" or ")})::int`).join(" + ") ?? "1";
  const rows = await sql.query<PassageRow & { box_id: string; subject_name: string; file_name: string }>(
    `with counted as materialized (
       select passage.box_id, passage.ordinal, card_box.created_at, ${hits} as hits
       from passage join card_box on card_box.id = passage.box_id
       where card_box.user_id = $1 and card_box.knowledge_base_id = $2 and card_box.deleted_at is null
         and ($3::jsonb is null or card_box.id in (select id::uuid from jsonb_array_elements_text($3::jsonb) as wanted (id)))
         and passage.has_body
     ), found as (
       select * from counted where hits > 0 order by hits desc, created_at desc, box_id, ordinal limit $4
     )
     select passage.box_id, card_box.subject_name, card_box.file_name,
       passage.ordinal, passage.char_offset, passage.page, passage.section, passage.has_body, passage.content
     from found join passage using (box_id, ordinal) join card_box on card_box.id = found.box_id
     order by found.hits desc, found.created_at desc, found.box_id, found.ordinal`,
    values,
  );
  return rows.map((row) => ({
    ...toPassage(row),
    boxId: row.box_id,
    subjectName: row.subject_name,
    fileName: row.file_name,
  }));
}

/** A term in the ways it is written: at the beginning of a sentence, in a heading, as a name. */
function spellingsOf(term: string): string[] {
  const small = term.toLowerCase();
  const [first = "", ...rest] = small;
  return [...new Set([term, small, first.toUpperCase() + rest.join(""), small.toUpperCase()])];
}

function toPassage(row: PassageRow): Passage {
  return {
    ordinal: row.ordinal,
    text: row.content,
    offset: row.char_offset,
    page: row.page,
    section: row.section,
    hasBody: row.has_body,
  };
}
