import type { StudySettings } from "@deckle/contract";

/** The form's fields; counts as typed. */
export interface PaceDraft {
  /** Percent, 70 to 97. */
  readonly retention: number;
  readonly newCards: string;
  readonly reviews: string;
  readonly dayStart: number;
}

/** Bounds of the contract, for the messages and the slider. */
export const paceBounds = {
  retention: { low: 70, high: 97 },
  newCards: { low: 0, high: 999 },
  reviews: { low: 0, high: 9999 },
} as const;

export function draftOfSettings(settings: StudySettings): PaceDraft {
  return {
    retention: Math.round(settings.desired_retention * 100),
    newCards: String(settings.new_cards_per_day),
    reviews: String(settings.reviews_per_day),
    dayStart: settings.day_start_hour,
  };
}

/** The settings to save, or the fields that hold no number within their bounds. */
export function settingsOf(draft: PaceDraft): StudySettings | readonly ("newCards" | "reviews")[] {
  const wrong = (["newCards", "reviews"] as const).filter((field) => {
    const { low, high } = paceBounds[field];
    const isWhole = /^\d{1,4}$/.test(draft[field].trim());
    return !isWhole || Number(draft[field]) < low || Number(draft[field]) > high;
  });
  if (wrong.length > 0) return wrong;
  return {
    desired_retention: draft.retention / 100,
    new_cards_per_day: Number(draft.newCards),
    reviews_per_day: Number(draft.reviews),
    day_start_hour: draft.dayStart,
  };
}
