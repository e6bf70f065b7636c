import type { ReactNode } from "react";
import type { GuideFigure } from "#content/guides/guide.ts";
import { CardAnatomy } from "./card-anatomy.tsx";
import { ClozeGaps } from "./cloze-gaps.tsx";
import { ExamCountdown } from "./exam-countdown.tsx";
import { FieldsTemplate } from "./fields-template.tsx";
import { ForgettingCurve } from "./forgetting-curve.tsx";
import { ImageOcclusion } from "./image-occlusion.tsx";
import { ImportOptions } from "./import-options.tsx";
import { NotesToCards } from "./notes-to-cards.tsx";
import { RatingButtons } from "./rating-buttons.tsx";
import { RetentionWorkload } from "./retention-workload.tsx";
import { TestingEffect } from "./testing-effect.tsx";
import { WeekPlan } from "./week-plan.tsx";

const drawings: Readonly<Record<GuideFigure, () => ReactNode>> = {
  "notes-to-cards": NotesToCards,
  "import-options": ImportOptions,
  "forgetting-curve": ForgettingCurve,
  "testing-effect": TestingEffect,
  "card-anatomy": CardAnatomy,
  "cloze-gaps": ClozeGaps,
  "retention-workload": RetentionWorkload,
  "rating-buttons": RatingButtons,
  "fields-template": FieldsTemplate,
  "image-occlusion": ImageOcclusion,
  "week-plan": WeekPlan,
  "exam-countdown": ExamCountdown,
};

/** The drawing of that name, in the page's language. */
export function drawFigure(name: GuideFigure): ReactNode {
  const Figure = drawings[name];
  return <Figure />;
}
