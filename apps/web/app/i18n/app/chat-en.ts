import type { chatZh } from "./chat-zh.ts";

export const chatEn: typeof chatZh = {
  title: "Ask your documents · Deckle",
};
