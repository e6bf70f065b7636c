import type { HandlerContext, Handlers } from "./handlers.ts";

type ChatHandlers = Pick<Handlers, "askDocuments">;

export function createChatHandlers({ chat }: HandlerContext): ChatHandlers {
  return {
    askDocuments: (input, { user, language }) =>
      chat.ask(user, {
        knowledgeBaseId: input.knowledge_base_id,
        boxId: input.box_id,
        question: input.question,
        language,
      }),
  };
}
