import type { Language, ParsedRouteInput, RouteName, RouteOutput, Routes } from "@deckle/contract";
import type { FastifyRequest } from "fastify";
import type { StreamedFile } from "../accounts/account-archive.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { type ExportedDeck, exportBox } from "../boxes/export.ts";
import type { Boxes } from "../boxes/boxes.ts";
import { presentBox } from "../boxes/present.ts";
import type { Chat } from "../chat/chat.ts";
import type { Database } from "../database/database.ts";
import type { Demo } from "../demo/demo.ts";
import type { Files } from "../files/files.ts";
import { Failure } from "../failure.ts";
import { listKnowledgeBases, ownsKnowledgeBase } from "../knowledge-bases/knowledge-base-store.ts";
import { listPricePlans, monthOf, usageRecordOf } from "../usage/usage-store.ts";
import type { Caller } from "./authenticate.ts";
import { createAccountHandlers } from "./account-handlers.ts";
import { createCardHandlers } from "./card-handlers.ts";
import { createChatHandlers } from "./chat-handlers.ts";
import { createDemoHandlers } from "./demo-handlers.ts";
import { createStudyHandlers } from "./study-handlers.ts";
import { receiveUpload } from "./upload.ts";

/** One call of anybody: in which language the answer is. */
export interface PublicCall {
  readonly language: Language;
  readonly request: FastifyRequest;
}

/** One call of a signed-in user. */
export interface Call extends PublicCall, Caller {}

/** Bytes to save: at once, or as they are made. */
export type FileAnswer = ExportedDeck | StreamedFile;

type Answer<Name extends RouteName> = Routes[Name]["answer"] extends "file" ? FileAnswer : RouteOutput<Name>;
type Input<Name extends RouteName> = Routes[Name]["body"] extends "form" ? undefined : ParsedRouteInput<Name>;

type CallOf<Name extends RouteName> = Routes[Name]["access"] extends "public" ? PublicCall : Call;

/** One function for each route of the contract. Form routes read their own body. */
export type Handlers = {
  readonly [Name in RouteName]: (input: Input<Name>, call: CallOf<Name>) => Promise<Answer<Name>>;
};

export interface HandlerContext {
  readonly database: Database;
  readonly files: Files;
  readonly boxes: Boxes;
  readonly accounts: Accounts;
  readonly demo: Demo;
  readonly chat: Chat;
  readonly now: () => Date;
}

export function createHandlers(context: HandlerContext): Handlers {
  const { database, boxes, now } = context;
  return {
    ...createCardHandlers(context),
    ...createStudyHandlers(context),
    ...createAccountHandlers(context),
    ...createChatHandlers(context),
    ...createDemoHandlers(context),

    listKnowledgeBases: (_, { user }) => listKnowledgeBases(database, user.id),

    uploadFile: async (_, { user, language, request }) => {
      const { upload, form } = await receiveUpload(request, context.files, boxes.reserve(user));
      return presentBox(await boxes.createFromUpload(user, upload, form), language);
    },

    listCardBoxes: async (input, { user, language }) => {
      if (!(await ownsKnowledgeBase(database, user.id, input.knowledge_base_id))) {
        throw new Failure("knowledgeBaseNotFound");
      }
      const found = await boxes.list(user, input.knowledge_base_id);
      return found.map((box) => presentBox(box, language));
    },

    getCardBox: async (input, { user, language }) =>
      presentBox(await boxes.get(user, input.box_id), language),

    deleteCardBox: async (input, { user }) => {
      await boxes.remove(await boxes.get(user, input.box_id));
      return null;
    },

    exportAnki: async (input, { user }) =>
      exportBox(context, await boxes.get(user, input.box_id), {
        includeProgress: input.include_progress,
        includeFsrs: input.include_fsrs,
        deckName: input.deck_name,
        isNestedByHeading: input.nested_by_heading,
        isReversed: input.reversed,
      }),

    getUseRecord: (_, { user }) => usageRecordOf(database, user.id, monthOf(now())),

    getPricePlans: () => listPricePlans(database),
  };
}
