import { advancedFeaturesEn } from "./advanced-features-en.ts";
import { advancedFeaturesZh } from "./advanced-features-zh.ts";
import { bestPracticesEn } from "./best-practices-en.ts";
import { bestPracticesZh } from "./best-practices-zh.ts";
import { cardCreationEn } from "./card-creation-en.ts";
import { cardCreationZh } from "./card-creation-zh.ts";
import { completeGuideEn } from "./complete-guide-en.ts";
import { completeGuideZh } from "./complete-guide-zh.ts";
import type { Guide } from "./guide.ts";
import { learningTheoryEn } from "./learning-theory-en.ts";
import { learningTheoryZh } from "./learning-theory-zh.ts";
import { studyStrategiesEn } from "./study-strategies-en.ts";
import { studyStrategiesZh } from "./study-strategies-zh.ts";

/** All guides, in the order to read them. Addresses are the specification's (section 2). */
export const guides: readonly Guide[] = [
  {
    slug: "anki-complete-guide",
    updated: "2026-11-21",
    related: ["anki-card-creation", "anki-best-practices"],
    text: { zh: completeGuideZh, en: completeGuideEn },
  },
  {
    slug: "anki-learning-theory",
    updated: "2026-11-21",
    related: ["anki-best-practices", "anki-study-strategies"],
    text: { zh: learningTheoryZh, en: learningTheoryEn },
  },
  {
    slug: "anki-card-creation",
    updated: "2026-11-21",
    related: ["anki-complete-guide", "anki-advanced-features"],
    text: { zh: cardCreationZh, en: cardCreationEn },
  },
  {
    slug: "anki-best-practices",
    updated: "2026-11-21",
    related: ["anki-learning-theory", "anki-advanced-features"],
    text: { zh: bestPracticesZh, en: bestPracticesEn },
  },
  {
    slug: "anki-advanced-features",
    updated: "2026-11-21",
    related: ["anki-card-creation", "anki-best-practices"],
    text: { zh: advancedFeaturesZh, en: advancedFeaturesEn },
  },
  {
    slug: "anki-study-strategies",
    updated: "2026-11-21",
    related: ["anki-learning-theory", "anki-card-creation"],
    text: { zh: studyStrategiesZh, en: studyStrategiesEn },
  },
];

export function findGuide(slug: string): Guide | undefined {
  return guides.find((guide) => guide.slug === slug);
}
