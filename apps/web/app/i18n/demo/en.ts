import type { DemoMessages } from "./zh.ts";

export const demoEn: DemoMessages = {
  stages: ["Upload", "Processing", "Completed"],
  uploading: "Uploading…",
  processing: "Reading the file and writing cards…",
  chooseFirst: "Choose a file first, or use a sample.",
  failed: "That did not work",
  done: (count) => (count === 1 ? "1 card is ready" : `${count} cards are ready`),
  about: (title) => `From “${title}”`,
  question: "Q&A",
  cloze: "Cloze",
  levels: { easy: "Easy", medium: "Medium", hard: "Hard" },
  source: "Source",
  page: (page) => `page ${page}`,
  leftOut: "What was not read",
  export: "Export .apkg",
  exported: "Downloaded. Open it in Anki.",
  notKept: "Neither the file nor the cards stay on the server. They are gone when you leave this page.",
  keep: "Sign up, and your cards are kept for you",
};
