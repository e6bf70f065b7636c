import type { Claims } from "./claims.ts";

export const claimsEn: Claims = {
  isSample: true,
  sampleNote: "Sample content, for the operator of this site to replace",
  figuresHeading: "In figures",
  figures: [
    { value: 15_000, decimals: 0, suffix: "+", label: "users" },
    { value: 85_000, decimals: 0, suffix: "+", label: "documents" },
    { value: 120_000, decimals: 0, suffix: "+", label: "cards made" },
    { value: 4.9, decimals: 1, suffix: "/5", label: "rating" },
  ],
  barsHeading: "What users say",
  bars: [
    { label: "Cards are right", percent: 95 },
    { label: "Saves time", percent: 88 },
    { label: "Easy to start", percent: 92 },
    { label: "Would recommend it", percent: 89 },
  ],
  voices: {
    heading: "How people use it",
    text: "10,000+ learners from all walks of life.",
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
    rating: (stars) => `${stars} of 5 stars`,
    items: [
      {
        rating: 5,
        initials: "L",
        platform: "Anki desktop",
        name: "Lin Yinuo",
        role: "Law student",
        content:
          "Three months to the bar, and my handouts became cards. Each one names its sentence, so I trust it.",
      },
      {
        rating: 5,
        initials: "Z",
        platform: "AnkiMobile",
        name: "Zhou Qiming",
        role: "Lawyer",
        content:
          "A new ruling comes out and I have it as cards the same evening, ready for court in the morning.",
      },
      {
        rating: 4,
        initials: "S",
        platform: "AnkiDroid",
        name: "Sofia Marin",
        role: "Language learner",
        content: "I put texts in and cloze cards come out. The audio I add myself.",
      },
      {
        rating: 5,
        initials: "C",
        platform: "Anki desktop",
        name: "Chen Siyuan",
        role: "PhD student in biology",
        content: "A review paper of forty pages, one fact to a card. I have kept it up ever since.",
      },
      {
        rating: 5,
        initials: "W",
        platform: "AnkiMobile",
        name: "Wu Tong",
        role: "Product manager",
        content: "Industry reports as cards: now I have the numbers at hand in every meeting.",
      },
      {
        rating: 5,
        initials: "L",
        platform: "AnkiDroid",
        name: "Li Hui",
        role: "Teacher",
        content: "I upload my handout once and my students have a deck the same day.",
      },
    ],
  },
};
