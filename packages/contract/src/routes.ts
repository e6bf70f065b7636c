import * as z from "zod/mini";
import { knowledgeBaseSchema, pricePlanSchema, usageRecordSchema } from "./account.ts";
import { boxReferenceSchema, cardBoxSchema } from "./card-box.ts";

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
    input: z.object({ boxname: z.string(), knowledge_base_id: z.uuid() }),
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
    summary: "Delete a card box with its cards and its file. The monthly quota is not given back.",
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
    }),
    output: z.string(),
    summary: "The box as an Anki package (.apkg), as a binary body.",
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
