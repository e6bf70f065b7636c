export { ankiProgress } from "./anki-progress.ts";
export type { AnkiCardProgress, AnkiProgress, AnkiReview, StudyRecord } from "./anki-progress.ts";
export type { CardState, Rating, Review, StudiedState } from "./card-state.ts";
export { startOfStudyDay, studyDay } from "./day.ts";
export type { StudyClock } from "./day.ts";
export { createScheduler } from "./scheduler.ts";
export type { Answered, Preview, Scheduler, SchedulerOptions } from "./scheduler.ts";
/** @public For programs that keep reviews in memory; the server counts the same in SQL. */
export { dueForecast, studyHeatmap, trueRetention } from "./statistics.ts";
export type { ForecastDay, HeatmapDay, Period, Retention, RetentionShare } from "./statistics.ts";
/** @public The server counts in SQL what `studiedToday` counts. */
export { studiedToday, studyQueue } from "./study-queue.ts";
export type { QueueOptions, StudiedToday, StudyCard, StudyQueue } from "./study-queue.ts";
/** @public For callers that hold all of a card's reviews. */
export { undoLast } from "./undo.ts";
