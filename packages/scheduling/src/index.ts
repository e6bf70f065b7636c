export { ankiProgress } from "./anki-progress.ts";
export type { AnkiCardProgress, AnkiProgress, AnkiReview, StudyRecord } from "./anki-progress.ts";
export { ratings } from "./card-state.ts";
export type { CardState, Rating, Review, StudiedState } from "./card-state.ts";
export { startOfStudyDay, studyDay } from "./day.ts";
export type { StudyClock } from "./day.ts";
export { forecast } from "./forecast.ts";
export { createScheduler, intervalSeconds } from "./scheduler.ts";
export type { Scheduler, SchedulerOptions } from "./scheduler.ts";
