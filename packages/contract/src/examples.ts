import type { RouteInput, RouteName, RouteOutput } from "./routes.ts";

const knowledgeBaseId = "0b5cf7a4-7f0e-4a53-9a0b-6a2f0f6f2d11";
const boxId = "5f0f3c1e-3e58-4c8a-8f57-0d4f9c1c7a20";

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
  getUseRecord: {
    input: {},
    output: { month: "2026-01", monthFileProcessCount: 1, monthCardGenerateCount: 42, monthAiChatCount: 0 },
  },
  getPricePlans: { input: {}, output: [{ order_member_level: 1, month_file_process_limit: 3 }] },
};
