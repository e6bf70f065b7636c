import { randomUUID } from "node:crypto";
import {
  apiErrors,
  type CardBox,
  routeExamples,
  type RouteName,
  type RouteOutput,
  routes,
} from "@deckle/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";

/** An account is kept by the sign-in, not by an outside issuer as here; these have tests of their own with it. */
const accountRoutes: ReadonlySet<RouteName> = new Set([
  "getAccount",
  "changePassword",
  "requestEmailVerification",
  "exportAccount",
  "deleteAccount",
]);
/** About the caller and nobody else: there is no id in their input that could be a stranger's. */
const ownMatters: ReadonlySet<RouteName> = new Set(["updateStudySettings"]);
/** About all boxes of the caller unless a box is named; here a stranger's is. */
const aboutAnyBox: ReadonlySet<RouteName> = new Set(["getStudyOverview"]);
/** After these the box is gone or no longer finished; what they answer is in tests of their own. */
const endsABox: ReadonlySet<RouteName> = new Set(["deleteCardBox", "regenerateCards"]);

const notFoundCodes: readonly number[] = [
  apiErrors.notFound.code,
  apiErrors.knowledgeBaseNotFound.code,
  apiErrors.reviewNotFound.code,
];

interface TriedBox {
  readonly token: string;
  readonly knowledgeBaseId: string;
  readonly boxId: string;
  /** Cards by what happened, or will happen, to them. */
  readonly cards: Readonly<Record<"quiet" | "doomed" | "deleted", string>>;
  readonly reviewId: string;
}

/** A box with a card that was answered and one that was deleted. */
async function prepareTriedBox(server: TestServer): Promise<TriedBox> {
  const token = await server.issuer.token("tried");
  const { envelope } = await server.upload(token, sampleFile());
  const { box_id: boxId, knowledge_base_id } = await server.ended(token, (envelope.data as CardBox).box_id);
  const { cards } = await server.data<RouteOutput<"listCards">>("listCards", { box_id: boxId }, token);
  const [quiet = "", doomed = "", deleted = "", answered = ""] = cards.map(({ card_id }) => card_id);
  const reviewId = randomUUID();
  const answer = { ...routeExamples.answerCard.input, answered_at: new Date().toISOString() };
  await server.data(
    "answerCard",
    { ...answer, review_id: reviewId, box_id: boxId, card_id: answered },
    token,
  );
  await server.data("deleteCards", { box_id: boxId, card_ids: [deleted] }, token);
  return { token, knowledgeBaseId: knowledge_base_id, boxId, cards: { quiet, doomed, deleted }, reviewId };
}

describeOnBothEngines("the API", (engine) => {
  let server: TestServer;
  let owner: string;
  let stranger: string;
  let knowledgeBase: string;
  let box: CardBox;
  /** A learner whose box the calls of the table are tried on, one after the other. */
  let tried: TriedBox;

  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace() });
    owner = await server.issuer.token("owner");
    stranger = await server.issuer.token("stranger");
    knowledgeBase = await server.knowledgeBaseOf(owner);
    const { envelope } = await server.upload(owner, sampleFile(), { boxname: "Cells" });
    box = await server.ended(owner, (envelope.data as CardBox).box_id);
    tried = await prepareTriedBox(server);
  });

  afterAll(() => server.close());

  const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].body === "json");
  const callable = names.filter((name) => !accountRoutes.has(name));
  const withInput = callable.filter((name) => Object.keys(routeExamples[name].input).length > 0);

  function validInput(name: RouteName): unknown {
    const example = routeExamples[name].input;
    const { knowledgeBaseId, boxId, cards, reviewId } = tried;
    const ofOwnCard = name === "deleteCards" ? cards.doomed : cards.quiet;
    return {
      ...example,
      ...("box_id" in example ? { box_id: boxId } : {}),
      ...("knowledge_base_id" in example ? { knowledge_base_id: knowledgeBaseId } : {}),
      ...("card_id" in example ? { card_id: cards.quiet } : {}),
      ...("card_ids" in example ? { card_ids: [name === "restoreCards" ? cards.deleted : ofOwnCard] } : {}),
      ...("section" in example ? { section: [] } : {}),
      ...(name === "undoAnswer" ? { review_id: reviewId } : {}),
    };
  }

  it.each(callable.filter((name) => !endsABox.has(name)))("answers %s as its schema says", async (name) => {
    const answer = await server.call(name, validInput(name), tried.token);

    expect(answer.envelope).toMatchObject({ code: 0 });
    expect(answer.status).toBe(200);
    if (routes[name].answer === "envelope") {
      expect(routes[name].output.safeParse(answer.envelope.data).success).toBe(true);
    }
  });

  it.each(names)("refuses %s without a token, with code 401", async (name) => {
    const answer = await server.call(name, validInput(name), null);

    expect(answer.status).toBe(401);
    expect(answer.envelope).toEqual({ code: 401, message: apiErrors.unauthorized.message.en, data: null });
  });

  it.each(withInput)("refuses malformed input to %s", async (name) => {
    const malformed = { box_id: "not an id", knowledge_base_id: 7, time_zone: 8, desired_retention: "all" };
    const answer = await server.call(name, { ...malformed, review_id: "no id" }, owner);

    expect(answer.status).toBe(400);
    expect(answer.envelope.code).toBe(apiErrors.invalidInput.code);
  });

  it.each(withInput.filter((name) => !ownMatters.has(name)))(
    "A9: another user's %s is not found",
    async (name) => {
      const input = {
        ...(validInput(name) as object),
        ...(aboutAnyBox.has(name) ? { box_id: tried.boxId } : {}),
      };

      const answer = await server.call(name, input, stranger);

      expect(answer.status).toBe(404);
      expect(notFoundCodes).toContain(answer.envelope.code);
    },
  );

  it("C1: lists the one knowledge base that every user has", async () => {
    const bases = await server.data<unknown[]>("listKnowledgeBases", {}, stranger);

    expect(bases).toHaveLength(1);
    expect(bases[0]).toMatchObject({ id: expect.any(String), CreatedAt: expect.any(String) });
  });

  it("C2: an upload becomes a box that is finished a little later, with cards", () => {
    expect(box).toMatchObject({ status: "finished", progress: 100, subject_name: "Cells", failure: null });
    expect(box.card_amount).toBeGreaterThan(3);
  });

  it("C3: lists the boxes of a knowledge base", async () => {
    const boxes = await server.data<CardBox[]>("listCardBoxes", { knowledge_base_id: knowledgeBase }, owner);

    expect(boxes.map((each) => each.box_id)).toEqual([box.box_id]);
  });

  it("C4: gets one box", async () => {
    expect(await server.data<CardBox>("getCardBox", { box_id: box.box_id }, owner)).toEqual(box);
  });

  it("C5: exports the box as a package named after its subject", async () => {
    const answer = await server.call(
      "exportAnki",
      { box_id: box.box_id, include_progress: false, include_fsrs: true, deck_name: "细胞" },
      owner,
    );

    const bytes = answer.envelope.data as Uint8Array;
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK");
    expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''Cells.apkg");
  });

  it("C6: counts what was used this month", async () => {
    const record = await server.data("getUseRecord", {}, owner);

    expect(record).toMatchObject({
      month: new Date().toISOString().slice(0, 7),
      monthFileProcessCount: 1,
      monthCardGenerateCount: box.card_amount,
      monthAiChatCount: 0,
    });
  });

  it("C7: lists the plans", async () => {
    expect(await server.data("getPricePlans", {}, owner)).toEqual([
      { order_member_level: 1, month_file_process_limit: 3 },
    ]);
  });

  it("C8: deletes a box and everything of it, and does not give the quota back", async () => {
    const token = await server.issuer.token("deleter");
    const { envelope } = await server.upload(token, sampleFile());
    const { box_id } = await server.ended(token, (envelope.data as CardBox).box_id);

    await server.data("deleteCardBox", { box_id }, token);

    expect((await server.call("getCardBox", { box_id }, token)).status).toBe(404);
    expect((await server.call("deleteCardBox", { box_id }, token)).status).toBe(404);
    expect(await server.data("getUseRecord", {}, token)).toMatchObject({ monthFileProcessCount: 1 });
  });

  it("C9: an unknown path and a body that is not JSON are envelopes with a message in the user's language", async () => {
    const unknown = await fetch(new URL("/api/nothing", server.url), {
      headers: { "accept-language": "zh-CN" },
    });
    const noAddress = await fetch(new URL("/api/%zz", server.url), {
      headers: { "accept-language": "zh-CN" },
    });
    const broken = await fetch(new URL("/api/user_cardbox/get", server.url), {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json", authorization: `Bearer ${owner}` },
    });

    for (const answer of [unknown, noAddress]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 404, message: apiErrors.notFound.message.zh, data: null });
    }
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ code: 400, data: null });
  });

  it("refuses to export a box that is not there for good: an id that never was", async () => {
    expect((await server.call("exportAnki", { box_id: randomUUID() }, owner)).status).toBe(404);
  });
});
