import { cardOptionsOf } from "../boxes/choices.ts";
import { exportBoxText } from "../boxes/export.ts";
import { presentBox } from "../boxes/present.ts";
import { reportOf } from "../boxes/report.ts";
import { presentCard } from "../cards/card.ts";
import { createCards } from "../cards/cards.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";
import { invalidField } from "./invalid-input.ts";

type CardHandlers = Pick<
  Handlers,
  | "exportText"
  | "renameCardBox"
  | "restoreCardBox"
  | "getBoxReport"
  | "regenerateCards"
  | "listCards"
  | "getCardContext"
  | "createCard"
  | "updateCard"
  | "suspendCards"
  | "deleteCards"
  | "restoreCards"
>;

export function createCardHandlers(context: HandlerContext): CardHandlers {
  const { database, boxes } = context;
  const cards = createCards(context);
  return {
    exportText: async (input, { user }) =>
      exportBoxText(context, await boxes.get(user, input.box_id), input.format),

    renameCardBox: async (input, { user, language }) => {
      const box = await boxes.get(user, input.box_id);
      return presentBox(await boxes.rename(box, input.subject_name), language);
    },

    restoreCardBox: async (input, { user, language }) =>
      presentBox(await boxes.restore(user, input.box_id), language),

    getBoxReport: async (input, { user, language }) =>
      reportOf(database, await boxes.get(user, input.box_id), language),

    regenerateCards: async ({ box_id, section, ...choices }, { user, language }) => {
      const box = await boxes.get(user, box_id);
      const options = cardOptionsOf(choices);
      if (options === null) throw invalidField("pages");
      return presentBox(await boxes.regenerate(box, { section, options }), language);
    },

    listCards: async ({ box_id, ...query }, { user }) => {
      const page = await cards.list(await boxes.get(user, box_id), query);
      return { cards: page.cards.map(presentCard), total: page.total };
    },

    getCardContext: async (input, { user }) =>
      cards.context(await boxes.get(user, input.box_id), input.card_id),

    createCard: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      return presentCard(await cards.create(box, input.content));
    },

    updateCard: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      return presentCard(await cards.update(box, input.card_id, input.content));
    },

    suspendCards: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      return { changed: await cards.suspend(box, input.card_ids, input.is_suspended) };
    },

    deleteCards: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      return { changed: await cards.remove(box, input.card_ids) };
    },

    restoreCards: async (input, { user }) => {
      const box = await boxes.get(user, input.box_id);
      return { changed: await cards.restore(box, input.card_ids) };
    },
  };
}
