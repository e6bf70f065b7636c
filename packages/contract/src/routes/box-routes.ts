import * as z from "zod/mini";
import { knowledgeBaseSchema } from "../account.ts";
import { boxReferenceSchema, boxReportSchema, cardBoxSchema } from "../card-box.ts";
import { deckChoices, documentRangeChoices } from "../card.ts";
import { noInput, userCall, type RouteDefinition } from "./route.ts";

/** Knowledge bases and card boxes, from the upload to the download. */
export const boxRoutes = {
  listKnowledgeBases: userCall({
    path: "/knowledge_base/list",
    input: noInput,
    output: z.array(knowledgeBaseSchema),
    summary: "The user's knowledge bases, earliest first. Every account has one.",
  }),
  uploadFile: {
    method: "POST",
    path: "/user_cardbox/uploadfile",
    access: "user",
    body: "form",
    answer: "envelope",
    input: z.object({
      boxname: z.string(),
      knowledge_base_id: z.uuid(),
      ...deckChoices,
      ...documentRangeChoices,
    }),
    output: cardBoxSchema,
    summary: "Upload one document (part `file`, at most 10 MiB) and start turning it into a card box.",
  },
  listCardBoxes: userCall({
    path: "/user_cardbox/list",
    input: z.object({ knowledge_base_id: z.uuid() }),
    output: z.array(cardBoxSchema),
    summary: "The card boxes of a knowledge base, newest first.",
  }),
  getCardBox: userCall({
    path: "/user_cardbox/get",
    input: boxReferenceSchema,
    output: cardBoxSchema,
    summary: "One card box, with its status and progress.",
  }),
  deleteCardBox: userCall({
    path: "/user_cardbox/delete",
    input: boxReferenceSchema,
    output: z.null(),
    summary: "Delete a card box and all in it, for good after a minute. The quota is not given back.",
  }),
  exportAnki: {
    method: "POST",
    path: "/export/anki/start",
    access: "user",
    body: "json",
    answer: "file",
    input: z.object({
      box_id: z.uuid(),
      include_progress: z._default(z.boolean(), false),
      include_fsrs: z._default(z.boolean(), true),
      /** Name of the deck in Anki, `::` makes a subdeck; the box's name when absent or blank. */
      deck_name: z.optional(z.string().check(z.maxLength(400))),
      /** A subdeck for each heading of the document. */
      nested_by_heading: z._default(z.boolean(), false),
      /** Question cards are asked from the answer too. */
      reversed: z._default(z.boolean(), false),
    }),
    output: z.string(),
    summary: "The box as an Anki package (.apkg), as a binary body.",
  },
  exportText: {
    method: "POST",
    path: "/export/text/start",
    access: "user",
    body: "json",
    answer: "file",
    input: z.object({ box_id: z.uuid(), format: z.enum(["csv", "tsv", "md"]) }),
    output: z.string(),
    summary: "The box's cards with their sources as CSV, TSV or Markdown, as a binary body.",
  },
  renameCardBox: userCall({
    path: "/user_cardbox/rename",
    input: z.object({ box_id: z.uuid(), subject_name: z.string() }),
    output: cardBoxSchema,
    summary: "Give a card box another name. In Anki its notes are updated and stay in their deck.",
  }),
  restoreCardBox: userCall({
    path: "/user_cardbox/restore",
    input: boxReferenceSchema,
    output: cardBoxSchema,
    summary: "Take back the deletion of a card box, within a minute.",
  }),
  getBoxReport: userCall({
    path: "/user_cardbox/report",
    input: boxReferenceSchema,
    output: boxReportSchema,
    summary: "What the making of a box's cards came to, and the parts of its document.",
  }),
  regenerateCards: userCall({
    path: "/user_cardbox/regenerate",
    input: z.object({
      box_id: z.uuid(),
      /** Headings that lead to the part, outermost first; empty for the whole document. */
      section: z._default(z.array(z.string()), []),
      ...deckChoices,
    }),
    output: cardBoxSchema,
    summary:
      "Make the cards of one part, or of all, anew. Cards that were edited, added, deleted, suspended or studied stay as they are.",
  }),
} as const satisfies Record<string, RouteDefinition>;
