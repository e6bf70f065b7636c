import type { SentenceInHand } from "../draft-sentences.ts";
import { hideGaps } from "../gaps.ts";
import type { Place } from "../place.ts";

export function draftEnglish(place: Place, hand: SentenceInHand): string {
  hideGaps(place, hand, "en");
  return "";
}
