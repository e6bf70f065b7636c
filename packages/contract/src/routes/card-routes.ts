import * as z from "zod/mini";
import {
  cardContentSchema,
  cardContextSchema,
  cardPageSchema,
  cardQuerySchema,
  cardReferenceSchema,
  cardSchema,
  cardSelectionSchema,
} from "../card.ts";
import { userCall, type RouteDefinition } from "./route.ts";

/** A box's cards, one by one. */
export const cardRoutes = {
  listCards: userCall({
    path: "/card/list",
    input: cardQuerySchema,
    output: cardPageSchema,
    summary: "A page of a box's cards with their sources.",
  }),
  getCardContext: userCall({
    path: "/card/context",
    input: cardReferenceSchema,
    output: cardContextSchema,
    summary: "A card's quote with what stands around it in the document.",
  }),
  createCard: userCall({
    path: "/card/create",
    input: z.object({ box_id: z.uuid(), content: cardContentSchema }),
    output: cardSchema,
    summary: "Add a card by hand.",
  }),
  updateCard: userCall({
    path: "/card/update",
    input: z.object({ ...cardReferenceSchema.shape, content: cardContentSchema }),
    output: cardSchema,
    summary: "Change a card's words, kind or tags. Its identity, source and study progress stay.",
  }),
  suspendCards: userCall({
    path: "/card/suspend",
    input: z.object({ ...cardSelectionSchema.shape, is_suspended: z.boolean() }),
    output: z.object({ changed: z.int() }),
    summary: "Suspend cards, or bring them back into study.",
  }),
  deleteCards: userCall({
    path: "/card/delete",
    input: cardSelectionSchema,
    output: z.object({ changed: z.int() }),
    summary: "Delete cards. They do not come back when the box is regenerated.",
  }),
  restoreCards: userCall({
    path: "/card/restore",
    input: cardSelectionSchema,
    output: z.object({ changed: z.int() }),
    summary: "Take back the deletion of cards, with their study progress.",
  }),
} as const satisfies Record<string, RouteDefinition>;
