import * as z from "zod/mini";
import {
  accountDeletionSchema,
  accountSchema,
  knowledgeBaseSchema,
  passwordChangeSchema,
  pricePlanSchema,
  usageRecordSchema,
} from "./account.ts";
import { boxReferenceSchema, boxReportSchema, cardBoxSchema } from "./card-box.ts";
import {
  cardContentSchema,
  cardContextSchema,
  cardPageSchema,
  cardQuerySchema,
  cardReferenceSchema,
  cardSchema,
  cardSelectionSchema,
  deckChoices,
  documentRangeChoices,
} from "./card.ts";
import { chatAnswerSchema, chatQuestionSchema } from "./chat.ts";
import { demoDeckSchema, demoFormSchema } from "./demo.ts";
import {
  studyAnswerSchema,
  studyOverviewQuerySchema,
  studyOverviewSchema,
  studyQueueQuerySchema,
  studyQueueSchema,
  studyResultSchema,
  studySettingsSchema,
} from "./study.ts";

/** Path under which every product call lives. */
export const apiBasePath = "/api";

/** How a route's body travels: nothing or JSON in, a form with a file in, an envelope or bytes out. */
interface RouteDefinition {
  readonly method: "GET" | "POST";
  /** Below `apiBasePath`. */
  readonly path: `/${string}`;
  readonly access: "user" | "public";
  /** `form` routes validate the text fields; the file part is streamed. */
  readonly body: "json" | "form";
  readonly answer: "envelope" | "file";
  readonly input: z.ZodMiniType;
  /** The `data` of the envelope; for a file answer, a description of the bytes only. */
  readonly output: z.ZodMiniType;
  /** One sentence for the API description. */
  readonly summary: string;
}

const noInput = z.object({});

/**
 * Every call of the product (specification section 7, rulings D5 and D15). The one table drives the server's dispatch,
 * the web client, `/api/openapi.json` and the contract tests.
 */
export const routes = {
  listKnowledgeBases: {
    method: "POST",
    path: "/knowledge_base/list",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: z.array(knowledgeBaseSchema),
    summary: "The user's knowledge bases, earliest first. Every account has one.",
  },
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
  listCardBoxes: {
    method: "POST",
    path: "/user_cardbox/list",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ knowledge_base_id: z.uuid() }),
    output: z.array(cardBoxSchema),
    summary: "The card boxes of a knowledge base, newest first.",
  },
  getCardBox: {
    method: "POST",
    path: "/user_cardbox/get",
    access: "user",
    body: "json",
    answer: "envelope",
    input: boxReferenceSchema,
    output: cardBoxSchema,
    summary: "One card box, with its status and progress.",
  },
  deleteCardBox: {
    method: "POST",
    path: "/user_cardbox/delete",
    access: "user",
    body: "json",
    answer: "envelope",
    input: boxReferenceSchema,
    output: z.null(),
    summary: "Delete a card box and all in it, for good after a minute. The quota is not given back.",
  },
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
  renameCardBox: {
    method: "POST",
    path: "/user_cardbox/rename",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ box_id: z.uuid(), subject_name: z.string() }),
    output: cardBoxSchema,
    summary: "Give a card box another name. In Anki its notes are updated and stay in their deck.",
  },
  restoreCardBox: {
    method: "POST",
    path: "/user_cardbox/restore",
    access: "user",
    body: "json",
    answer: "envelope",
    input: boxReferenceSchema,
    output: cardBoxSchema,
    summary: "Take back the deletion of a card box, within a minute.",
  },
  getBoxReport: {
    method: "POST",
    path: "/user_cardbox/report",
    access: "user",
    body: "json",
    answer: "envelope",
    input: boxReferenceSchema,
    output: boxReportSchema,
    summary: "What the making of a box's cards came to, and the parts of its document.",
  },
  regenerateCards: {
    method: "POST",
    path: "/user_cardbox/regenerate",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({
      box_id: z.uuid(),
      /** Headings that lead to the part, outermost first; empty for the whole document. */
      section: z._default(z.array(z.string()), []),
      ...deckChoices,
    }),
    output: cardBoxSchema,
    summary:
      "Make the cards of one part, or of all, anew. Cards that were edited, added, deleted, suspended or studied stay as they are.",
  },
  listCards: {
    method: "POST",
    path: "/card/list",
    access: "user",
    body: "json",
    answer: "envelope",
    input: cardQuerySchema,
    output: cardPageSchema,
    summary: "A page of a box's cards with their sources.",
  },
  getCardContext: {
    method: "POST",
    path: "/card/context",
    access: "user",
    body: "json",
    answer: "envelope",
    input: cardReferenceSchema,
    output: cardContextSchema,
    summary: "A card's quote with what stands around it in the document.",
  },
  createCard: {
    method: "POST",
    path: "/card/create",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ box_id: z.uuid(), content: cardContentSchema }),
    output: cardSchema,
    summary: "Add a card by hand.",
  },
  updateCard: {
    method: "POST",
    path: "/card/update",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ ...cardReferenceSchema.shape, content: cardContentSchema }),
    output: cardSchema,
    summary: "Change a card's words, kind or tags. Its identity, source and study progress stay.",
  },
  suspendCards: {
    method: "POST",
    path: "/card/suspend",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ ...cardSelectionSchema.shape, is_suspended: z.boolean() }),
    output: z.object({ changed: z.int() }),
    summary: "Suspend cards, or bring them back into study.",
  },
  deleteCards: {
    method: "POST",
    path: "/card/delete",
    access: "user",
    body: "json",
    answer: "envelope",
    input: cardSelectionSchema,
    output: z.object({ changed: z.int() }),
    summary: "Delete cards. They do not come back when the box is regenerated.",
  },
  restoreCards: {
    method: "POST",
    path: "/card/restore",
    access: "user",
    body: "json",
    answer: "envelope",
    input: cardSelectionSchema,
    output: z.object({ changed: z.int() }),
    summary: "Take back the deletion of cards, with their study progress.",
  },
  getStudyQueue: {
    method: "POST",
    path: "/study/queue",
    access: "user",
    body: "json",
    answer: "envelope",
    input: studyQueueQuerySchema,
    output: studyQueueSchema,
    summary: "The cards to study now, in order, within the day's limits.",
  },
  answerCard: {
    method: "POST",
    path: "/study/answer",
    access: "user",
    body: "json",
    answer: "envelope",
    input: studyAnswerSchema,
    output: studyResultSchema,
    summary: "Record one answer and schedule the card. The same review_id counts once.",
  },
  undoAnswer: {
    method: "POST",
    path: "/study/undo",
    access: "user",
    body: "json",
    answer: "envelope",
    input: z.object({ review_id: z.uuid() }),
    output: cardReferenceSchema,
    summary: "Take back an answer, where it is the latest of its card.",
  },
  getStudyOverview: {
    method: "POST",
    path: "/study/overview",
    access: "user",
    body: "json",
    answer: "envelope",
    input: studyOverviewQuerySchema,
    output: studyOverviewSchema,
    summary: "Progress: what is due, the past year, the coming month, retention and maturity.",
  },
  getStudySettings: {
    method: "POST",
    path: "/study/settings",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: studySettingsSchema,
    summary: "The learner's pace.",
  },
  updateStudySettings: {
    method: "POST",
    path: "/study/settings/update",
    access: "user",
    body: "json",
    answer: "envelope",
    input: studySettingsSchema,
    output: studySettingsSchema,
    summary: "Change the learner's pace.",
  },
  askDocuments: {
    method: "POST",
    path: "/chat/ask",
    access: "user",
    body: "json",
    answer: "envelope",
    input: chatQuestionSchema,
    output: chatAnswerSchema,
    summary: "Ask about the documents of a knowledge base. The answer quotes its sources.",
  },
  getAccount: {
    method: "POST",
    path: "/account/get",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: accountSchema,
    summary: "The user's own account.",
  },
  changePassword: {
    method: "POST",
    path: "/account/password",
    access: "user",
    body: "json",
    answer: "envelope",
    input: passwordChangeSchema,
    output: z.null(),
    summary: "Change the password, where this server keeps it. Other sessions are signed out.",
  },
  requestEmailVerification: {
    method: "POST",
    path: "/account/verify_email",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: z.null(),
    summary: "Send the e-mail that proves the address once more.",
  },
  exportAccount: {
    method: "POST",
    path: "/account/export",
    access: "user",
    body: "json",
    answer: "file",
    input: noInput,
    output: z.string(),
    summary: "Everything the server keeps about the user, with their files, as a zip archive.",
  },
  deleteAccount: {
    method: "POST",
    path: "/account/delete",
    access: "user",
    body: "json",
    answer: "envelope",
    input: accountDeletionSchema,
    output: z.null(),
    summary: "Delete the account with everything in it, at once and for good.",
  },
  convertDemo: {
    method: "POST",
    path: "/demo/convert",
    access: "public",
    body: "form",
    answer: "envelope",
    input: demoFormSchema,
    output: demoDeckSchema,
    summary:
      "Make a few cards of a small file (part `file`, at most 1 MiB) or a sample, without an account. Nothing is kept.",
  },
  getUseRecord: {
    method: "POST",
    path: "/user_profile/get_use_record",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: usageRecordSchema,
    summary: "What the user has used this month.",
  },
  getPricePlans: {
    method: "GET",
    path: "/user/get_price_plan",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: z.array(pricePlanSchema),
    summary: "The plans and their monthly limits.",
  },
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
/** What a caller sends: defaults may be left out. */
export type RouteInput<Name extends RouteName> = z.input<Routes[Name]["input"]>;
/** What a handler receives: defaults filled in. */
export type ParsedRouteInput<Name extends RouteName> = z.output<Routes[Name]["input"]>;
export type RouteOutput<Name extends RouteName> = z.output<Routes[Name]["output"]>;
