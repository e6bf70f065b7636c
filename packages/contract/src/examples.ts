import { defaultStudySettings } from "./study.ts";
import type { RouteInput, RouteName, RouteOutput } from "./routes.ts";

const knowledgeBaseId = "0b5cf7a4-7f0e-4a53-9a0b-6a2f0f6f2d11";
const boxId = "5f0f3c1e-3e58-4c8a-8f57-0d4f9c1c7a20";

const cardId = "k3f9a0c2e1b7d4";

const card: RouteOutput<"createCard"> = {
  card_id: cardId,
  type: "basic",
  question: "什么是民事法律行为？",
  answer: "民事主体通过意思表示设立、变更、终止民事法律关系的行为。",
  text: null,
  difficulty: "medium",
  tags: [],
  is_suspended: false,
  is_edited: false,
  origin: "document",
  source: {
    quote: "民事法律行为是民事主体通过意思表示设立、变更、终止民事法律关系的行为。",
    page: 12,
    section: ["民法总则", "第六章 民事法律行为"],
  },
  topic: ["民法总则"],
};

const reviewId = "3d6f9a52-0f0b-4a55-9d5e-1f7f6f1c2b11";
const timeZone = "Asia/Shanghai";
const counts = { new: 20, learning: 1, review: 34 };

const box: RouteOutput<"getCardBox"> = {
  box_id: boxId,
  knowledge_base_id: knowledgeBaseId,
  subject_name: "民法总则",
  status: "finished",
  stage: "done",
  progress: 100,
  card_amount: 42,
  card_reviewed_count: 0,
  CreatedAt: "2026-01-15T08:30:00.000Z",
  file_name: "民法总则.pdf",
  failure: null,
  warnings: [],
};

/** A valid input and answer for every route; the API description shows them, and tests parse them by their schemas. */
export const routeExamples: {
  readonly [Name in RouteName]: { readonly input: RouteInput<Name>; readonly output: RouteOutput<Name> };
} = {
  listKnowledgeBases: { input: {}, output: [{ id: knowledgeBaseId, CreatedAt: "2026-01-01T00:00:00.000Z" }] },
  uploadFile: {
    input: { boxname: "民法总则", knowledge_base_id: knowledgeBaseId },
    output: { ...box, status: "pending", stage: "waiting", progress: 0, card_amount: 0 },
  },
  listCardBoxes: { input: { knowledge_base_id: knowledgeBaseId }, output: [box] },
  getCardBox: { input: { box_id: boxId }, output: box },
  deleteCardBox: { input: { box_id: boxId }, output: null },
  exportAnki: { input: { box_id: boxId, include_fsrs: true }, output: "PK…" },
  exportText: { input: { box_id: boxId, format: "csv" }, output: "…" },
  renameCardBox: {
    input: { box_id: boxId, subject_name: "民法总则（修订）" },
    output: { ...box, subject_name: "民法总则（修订）" },
  },
  restoreCardBox: { input: { box_id: boxId }, output: box },
  getBoxReport: {
    input: { box_id: boxId },
    output: {
      document: { language: "zh", pages: 38 },
      parts: { offline: 12, llm: 0 },
      drafts: 61,
      cards: 42,
      edited: 1,
      added: 0,
      suspended: 0,
      dropped: [{ reason: "duplicate", message: "与另一张卡片重复", count: 5 }],
      coverage: 0.92,
      usage: null,
      sections: [{ section: ["第六章 民事法律行为"], card_amount: 42 }],
    },
  },
  regenerateCards: {
    input: { box_id: boxId, section: ["第六章 民事法律行为"], density: "dense" },
    output: { ...box, status: "running", stage: "reading", progress: 1 },
  },
  listCards: { input: { box_id: boxId, search: "意思表示" }, output: { cards: [card], total: 1 } },
  getCardContext: {
    input: { box_id: boxId, card_id: cardId },
    output: {
      before: "第一百三十三条　",
      quote: card.source?.quote ?? "",
      after: "",
      page: 12,
      section: ["第六章 民事法律行为"],
    },
  },
  createCard: {
    input: { box_id: boxId, content: { type: "basic", question: card.question, answer: card.answer } },
    output: { ...card, origin: "learner", source: null },
  },
  updateCard: {
    input: {
      box_id: boxId,
      card_id: cardId,
      content: { type: "basic", question: "民事法律行为是什么？", answer: card.answer, tags: ["民法"] },
    },
    output: { ...card, question: "民事法律行为是什么？", tags: ["民法"], is_edited: true },
  },
  suspendCards: {
    input: { box_id: boxId, card_ids: [cardId], is_suspended: true },
    output: { changed: 1 },
  },
  deleteCards: { input: { box_id: boxId, card_ids: [cardId] }, output: { changed: 1 } },
  restoreCards: { input: { box_id: boxId, card_ids: [cardId] }, output: { changed: 1 } },
  getStudyQueue: {
    input: { box_id: boxId, time_zone: timeZone },
    output: {
      study_day: "2026-01-15",
      counts,
      items: [
        {
          box_id: boxId,
          subject_name: box.subject_name,
          card,
          state: "new",
          due: null,
          intervals: [60, 330, 600, 691_200],
        },
      ],
      next_due: null,
    },
  },
  answerCard: {
    input: {
      review_id: reviewId,
      box_id: boxId,
      card_id: cardId,
      rating: 3,
      answered_at: "2026-01-15T08:40:00.000Z",
      duration_ms: 6_400,
      time_zone: timeZone,
    },
    output: { card_id: cardId, state: "learning", due: "2026-01-15T08:50:00.000Z", counts },
  },
  undoAnswer: { input: { review_id: reviewId }, output: { box_id: boxId, card_id: cardId } },
  getStudyOverview: {
    input: { time_zone: timeZone },
    output: {
      study_day: "2026-01-15",
      counts,
      studied_today: 12,
      streak_days: 4,
      history: [{ day: "2026-01-15", count: 12 }],
      forecast: [{ day: "2026-01-15", count: 34 }],
      retention: { reviews: 210, remembered: 191 },
      maturity: { new: 30, learning: 4, young: 6, mature: 2, suspended: 0 },
    },
  },
  getStudySettings: { input: {}, output: defaultStudySettings },
  updateStudySettings: {
    input: { ...defaultStudySettings, new_cards_per_day: 10 },
    output: { ...defaultStudySettings, new_cards_per_day: 10 },
  },
  askDocuments: {
    input: { knowledge_base_id: knowledgeBaseId, question: "什么是民事法律行为？" },
    output: {
      answer: "民事法律行为是民事主体通过意思表示设立、变更、终止民事法律关系的行为。[1]",
      engine: "offline",
      sources: [
        {
          box_id: boxId,
          subject_name: box.subject_name,
          file_name: box.file_name,
          quote: card.source?.quote ?? "",
          page: 12,
          section: ["第六章 民事法律行为"],
        },
      ],
    },
  },
  getAccount: {
    input: {},
    output: {
      name: "li.ming",
      email: "li.ming@example.com",
      is_email_verified: true,
      member_level: 1,
      CreatedAt: "2026-01-01T00:00:00.000Z",
      has_password: true,
      sends_mail: true,
    },
  },
  changePassword: {
    input: { current_password: "correct horse battery", new_password: "staple for a rainy day" },
    output: null,
  },
  requestEmailVerification: { input: {}, output: null },
  exportAccount: { input: {}, output: "PK…" },
  deleteAccount: { input: { password: "correct horse battery" }, output: null },
  convertDemo: {
    input: { sample: "zh", difficulty: "medium", count: 10 },
    output: {
      title: "细胞呼吸",
      file_name: "细胞呼吸.md",
      cards: [card],
      warnings: [],
      package_base64: "UEsDBA==",
      package_file_name: "细胞呼吸.apkg",
    },
  },
  getUseRecord: {
    input: {},
    output: { month: "2026-01", monthFileProcessCount: 1, monthCardGenerateCount: 42, monthAiChatCount: 0 },
  },
  getPricePlans: { input: {}, output: [{ order_member_level: 1, month_file_process_limit: 3 }] },
};
