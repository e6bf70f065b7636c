import type { Language } from "@deckle/contract";
import type { Article } from "#content/article.ts";

/** The drawings of the guides. */
export type GuideFigure =
  | "notes-to-cards"
  | "import-options"
  | "forgetting-curve"
  | "testing-effect"
  | "card-anatomy"
  | "cloze-gaps"
  | "retention-workload"
  | "rating-buttons"
  | "fields-template"
  | "image-occlusion"
  | "week-plan"
  | "exam-countdown";

export type GuideText = Article<GuideFigure> & {
  /** One line for lists of guides. */
  readonly teaser: string;
};

/** An article about learning with Anki, written once for each language's readers. */
export interface Guide {
  readonly slug: string;
  /** `YYYY-MM-DD`: the day its facts were last checked. */
  readonly updated: string;
  /** Slugs of guides to read next. */
  readonly related: readonly string[];
  readonly text: Readonly<Record<Language, GuideText>>;
}
