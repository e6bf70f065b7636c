import type { shellZh } from "./shell-zh.ts";

export const shellEn: typeof shellZh = {
  navigation: "Main",
  boxes: "Boxes",
  study: "Study",
  progress: "Progress",
  chat: "Ask",
  offline: "You are offline. What is open stays readable; changes have to wait for the network.",
  expiredHint: "What is on this page is still here. Sign in again in a new tab, then come back and go on.",
};
