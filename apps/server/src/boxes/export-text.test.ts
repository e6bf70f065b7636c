import type { CardBox } from "@deckle/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";

describe("a box as text for other programs", () => {
  let server: TestServer;
  let token: string;
  let box: CardBox;

  beforeAll(async () => {
    server = await startTestServer();
    token = await server.issuer.token("learner");
    const text = "# 细胞\n\n细胞是一切生物体的基本结构和功能单位。\n";
    box = await server.box(token, new File([text], "细胞.md", { type: "text/markdown" }), {
      boxname: "第一章",
    });
    await server.ask(
      "createCard",
      {
        box_id: box.box_id,
        content: {
          type: "basic",
          question: '=HYPERLINK("x"), "quoted"',
          answer: "two\nlines",
          tags: ["a b"],
        },
      },
      token,
    );
  });
  afterAll(() => server.close());

  it.each([
    ["csv", "text/csv; charset=utf-8", '"\'=HYPERLINK(""x""), ""quoted"""'],
    ["tsv", "text/tab-separated-values; charset=utf-8", '=HYPERLINK("x"), "quoted"\ttwo<br>lines'],
    ["md", "text/markdown; charset=utf-8", "### =HYPERLINK"],
  ] as const)(
    "is %s, named after its subject, with the cards and their sources",
    async (format, type, own) => {
      const answer = await server.call("exportText", { box_id: box.box_id, format }, token);
      const text = Buffer.from(answer.envelope.data as Uint8Array).toString();

      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("content-disposition")).toBe(
        `attachment; filename="deck.${format}"; filename*=UTF-8''${encodeURIComponent("第一章")}.${format}`,
      );
      expect(text).toContain("细胞是一切生物体的基本结构和功能单位。");
      expect(text).toContain(own);
      expect(text.startsWith("\ufeff")).toBe(format === "csv");
    },
  );

  it("may be made once a second by one learner, and another one's wait for nobody", async () => {
    const eager = await server.issuer.token("eager");
    const others = await server.call("exportText", { box_id: box.box_id, format: "csv" }, eager);
    const answers = [];
    for (let call = 0; call < 61; call += 1) {
      answers.push(await server.call("exportText", { box_id: box.box_id, format: "csv" }, eager));
    }
    const own = await server.call("exportText", { box_id: box.box_id, format: "csv" }, token);

    expect(others.status).toBe(404);
    expect(answers.at(-1)).toMatchObject({ status: 429, envelope: { code: 429 } });
    expect(own.status).toBe(200);
  });
});
