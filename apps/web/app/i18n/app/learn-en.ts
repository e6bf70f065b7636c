import { cardsEn } from "./cards-en.ts";
import { chatEn } from "./chat-en.ts";
import type { LearnMessages } from "./learn-zh.ts";
import { progressEn } from "./progress-en.ts";
import { studyEn } from "./study-en.ts";

export const learnEn: LearnMessages = { cards: cardsEn, study: studyEn, progress: progressEn, chat: chatEn };
