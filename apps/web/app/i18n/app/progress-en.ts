import type { progressZh } from "./progress-zh.ts";

export const progressEn: typeof progressZh = {
  title: "Progress · Deckle",
};
