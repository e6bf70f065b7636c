import type { studyZh } from "./study-zh.ts";

export const studyEn: typeof studyZh = {
  title: "Study · Deckle",
};
