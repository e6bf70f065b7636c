import type * as z from "zod/mini";
import { chatAnswerSchema, chatQuestionSchema } from "./chat.ts";
import { demoDeckSchema, demoFormSchema } from "./demo.ts";
import { accountRoutes } from "./routes/account-routes.ts";
import { boxRoutes } from "./routes/box-routes.ts";
import { cardRoutes } from "./routes/card-routes.ts";
import { type RouteDefinition, userCall } from "./routes/route.ts";
import { studyRoutes } from "./routes/study-routes.ts";

/** Path under which every product call lives. */
export const apiBasePath = "/api";

/**
 * Every call of the product (specification section 7, rulings D5 and D15). The one table drives the server's dispatch,
 * the web client, `/api/openapi.json` and the contract tests.
 */
export const routes = {
  ...boxRoutes,
  ...cardRoutes,
  ...studyRoutes,
  ...accountRoutes,
  askDocuments: userCall({
    path: "/chat/ask",
    input: chatQuestionSchema,
    output: chatAnswerSchema,
    summary: "Ask about the documents of a knowledge base. The answer quotes its sources.",
  }),
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
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
/** What a caller sends: defaults may be left out. */
export type RouteInput<Name extends RouteName> = z.input<Routes[Name]["input"]>;
/** What a handler receives: defaults filled in. */
export type ParsedRouteInput<Name extends RouteName> = z.output<Routes[Name]["input"]>;
export type RouteOutput<Name extends RouteName> = z.output<Routes[Name]["output"]>;
