export { ankiProgress } from "./anki-progress.ts";
export type { AnkiCardProgress, AnkiProgress, AnkiReview, StudyRecord } from "./anki-progress.ts";
export type { CardState, Rating, Review, StudiedState } from "./card-state.ts";
export { studyDay } from "./day.ts";
export type { StudyClock } from "./day.ts";
export { createScheduler } from "./scheduler.ts";
export type { Preview, Scheduler, SchedulerOptions } from "./scheduler.ts";
