import { cardsZh } from "./cards-zh.ts";
import { chatZh } from "./chat-zh.ts";
import { progressZh } from "./progress-zh.ts";
import { studyZh } from "./study-zh.ts";

/** Words of the pages for boxes, study, progress and questions. The dashboard does without them. */
export const learnZh = { cards: cardsZh, study: studyZh, progress: progressZh, chat: chatZh };

export type LearnMessages = typeof learnZh;
