import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, apiErrors, type CardBox } from "@deckle/contract";
import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { renew, signIn, signUp, type SignedIn } from "../testing/embedded-sign-in.ts";
import { findText } from "../testing/find-text.ts";
import { openPostOffice } from "../testing/post-office.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";
import { keepLog } from "../testing/kept-log.ts";
import { startStuckModel } from "../testing/stuck-model.ts";

/** How long something that comes by itself may take on a busy machine. */
const patienceMs = 15_000;

const embedded = { OIDC_ISSUER: "", OIDC_AUDIENCE: "" };
const newPassword = "battery staple correct";

function newPerson() {
  return {
    email: `li.${Math.random().toString(36).slice(2)}@example.com`,
    password: "correct horse battery",
  };
}

async function uploadSample(server: TestServer, token: string, boxname: string): Promise<CardBox> {
  const { envelope } = await server.upload(token, sampleFile(), { boxname });
  return server.ended(token, (envelope.data as CardBox).box_id);
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as never;
}

/** The files of a zip archive, as text. */
async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const files = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  }
  return files;
}

describeOnBothEngines("an account of the embedded provider", (engine) => {
  let server: TestServer;
  let person: SignedIn;
  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), env: embedded });
    person = await signUp(server.url, newPerson());
  });
  afterAll(() => server.close());

  async function change(token: string, current_password: string, new_password: string) {
    const { status, envelope } = await server.call(
      "changePassword",
      { current_password, new_password },
      token,
    );
    return { status, code: envelope.code, message: envelope.message };
  }

  it("A12: tells its owner their e-mail address, whether it is verified, and their level", async () => {
    const account = await server.data<Account>("getAccount", {}, person.accessToken);

    expect(account).toMatchObject({
      name: null,
      email: person.email,
      is_email_verified: false,
      member_level: 1,
      has_password: true,
    });
    expect(claimsOf(person.idToken)).toMatchObject({ email: person.email, email_verified: false });
    expect(Date.now() - Date.parse(account.CreatedAt)).toBeLessThan(600_000);
  });

  it("A12: has its member level in custom_data of the user info, never in the ID token", async () => {
    const tokens = await fetch(new URL("/oidc/token", server.url), {
      method: "POST",
      body: new URLSearchParams({
        client_id: "deckle",
        grant_type: "refresh_token",
        refresh_token: person.refreshToken,
      }),
    });
    const { access_token } = (await tokens.json()) as { access_token: string };

    const info = await fetch(new URL("/oidc/me", server.url), {
      headers: { authorization: `Bearer ${access_token}` },
    });

    expect(await info.json()).toMatchObject({ custom_data: { member_level: 1, member_type: "" } });
    expect(claimsOf(person.idToken)).not.toHaveProperty("custom_data");
  });

  it("writes its mail to the outbox where there is no mail server, and does not say that it was sent", async () => {
    const account = await server.ask("getAccount", {}, person.accessToken);
    await server.data("requestEmailVerification", {}, person.accessToken);

    // One for the new account, one for the request.
    await vi.waitFor(
      async () => expect(await readdir(join(server.dataDir, "outbox"))).toHaveLength(2),
      patienceMs,
    );
    expect(account.sends_mail).toBe(false);
  });

  it("changes its password, keeps this sign-in, and signs the others out at once", async () => {
    const someone = await signUp(server.url, newPerson());
    const other = await signIn(server.url, someone);
    await server.knowledgeBaseOf(other.accessToken);

    const answer = await change(someone.accessToken, someone.password, newPassword);

    expect(answer.status).toBe(200);
    expect((await server.call("getAccount", {}, someone.accessToken)).status).toBe(200);
    const refused = await server.call("getAccount", {}, other.accessToken);
    expect({ status: refused.status, code: refused.envelope.code }).toEqual({ status: 401, code: 401 });
    expect(await renew(server.url, other.refreshToken)).toBeNull();
    await signIn(server.url, { ...someone, password: newPassword });
  });

  it("C9: refuses a wrong current password and an easy new one with words that say what to do", async () => {
    const wrong = await change(person.accessToken, "not the right one", newPassword);
    const easy = await change(person.accessToken, person.password, "1234567890");

    expect(wrong).toEqual({
      status: 403,
      code: apiErrors.wrongPassword.code,
      message: apiErrors.wrongPassword.message.en,
    });
    expect(easy).toMatchObject({ status: 400, code: apiErrors.passwordRefused.code });
    expect(easy.message).toMatch(/Choose another one/);
  });

  it("limits how often its password may be guessed, and says how long to wait", async () => {
    const someone = await signUp(server.url, newPerson());
    const answers = [];
    for (let call = 0; call < 6; call += 1) {
      answers.push(await change(someone.accessToken, `guess number ${call}`, newPassword));
    }

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429]);
    expect(answers.at(-1)?.message).toMatch(/Try again in about 15 minutes/);
  });

  it("A9: hands out everything that is kept about its owner, and nothing of anybody else's", async () => {
    const someone = await signUp(server.url, newPerson());
    const box = await uploadSample(server, someone.accessToken, "细胞 / 第一章");
    await uploadSample(server, person.accessToken, "A neighbour's box");

    const { envelope, headers, status } = await server.call("exportAccount", {}, someone.accessToken);
    const files = await unzip(envelope.data as Uint8Array);

    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toMatch(/deckle-\d{4}-\d\d-\d\d\.zip/);
    expect([...files.keys()]).toEqual([
      "README.txt",
      "account.json",
      "settings.json",
      "usage.json",
      "reviews.json",
      "boxes/细胞 _ 第一章/box.json",
      "boxes/细胞 _ 第一章/cards.json",
      "boxes/细胞 _ 第一章/study.json",
      "boxes/细胞 _ 第一章/document/cells.md",
    ]);
    const json = (name: string) => JSON.parse(files.get(name) ?? "null") as unknown;
    expect(json("account.json")).toMatchObject({ email: someone.email });
    expect(json("reviews.json")).toEqual([]);
    expect(json("usage.json")).toMatchObject([{ files: 1, cards: box.card_amount, chats: 0 }]);
    expect(json("boxes/细胞 _ 第一章/cards.json")).toHaveLength(box.card_amount);
    expect(files.get("boxes/细胞 _ 第一章/document/cells.md")).toBe(await sampleFile().text());
    expect([...files.values()].join()).not.toMatch(new RegExp(`neighbour|${person.email}`));
  });

  it("is not deleted without its password", async () => {
    const without = await server.call("deleteAccount", {}, person.accessToken);
    const wrong = await server.call("deleteAccount", { password: "not this one" }, person.accessToken);

    expect([without.status, wrong.status]).toEqual([403, 403]);
    expect((await server.call("getAccount", {}, person.accessToken)).status).toBe(200);
  });

  it("is gone at once when it is deleted: no token of it is good any more", async () => {
    const someone = await signUp(server.url, newPerson());
    const elsewhere = await signIn(server.url, someone);

    await server.data("deleteAccount", { password: someone.password }, someone.accessToken);

    for (const token of [someone.accessToken, elsewhere.accessToken]) {
      const { status, envelope } = await server.call("listKnowledgeBases", {}, token);
      expect({ status, code: envelope.code }).toEqual({ status: 401, code: 401 });
    }
    expect(await renew(server.url, someone.refreshToken)).toBeNull();
    await expect(signIn(server.url, someone)).rejects.toThrow(/no code/);
  });
});

describeOnBothEngines("a deleted account", (engine) => {
  it("A9: leaves nothing in the database, the files or the outbox", async () => {
    const place = await engine.createPlace();
    const server = await startTestServer({ place, env: embedded });
    const [leaver, stayer] = [await signUp(server.url, newPerson()), await signUp(server.url, newPerson())];
    const { sub } = claimsOf(leaver.accessToken);
    await uploadSample(server, leaver.accessToken, "Leavers box");
    await uploadSample(server, stayer.accessToken, "Stayers box");
    const question = {
      knowledge_base_id: await server.knowledgeBaseOf(leaver.accessToken),
      question: "osmosis",
    };
    await server.data("askDocuments", question, leaver.accessToken);
    await vi.waitFor(
      async () => expect(await readdir(join(place.dataDir, "outbox"))).toHaveLength(2),
      patienceMs,
    );

    await server.data("deleteAccount", { password: leaver.password }, leaver.accessToken);
    await server.close();

    expect(await findText(place, stayer.email)).toContain("public.identity_account");
    expect(await findText(place, "Stayers box")).toContain("public.card_box");
    for (const trace of [leaver.email, String(sub), "Leavers box"]) {
      expect(await findText(place, trace)).toEqual([]);
    }
    expect(await readdir(join(place.dataDir, "files", "boxes"))).toHaveLength(1);
  });
});

describe("an account of another issuer", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("A8: has what its issuer says about it, and no password here", async () => {
    const claims = { name: "韩梅梅", email: "han@example.com", email_verified: true };
    const token = await server.issuer.token("claimed", { claims });
    const silent = await server.issuer.token("silent");

    expect(await server.data("getAccount", {}, token)).toMatchObject({
      name: "韩梅梅",
      email: "han@example.com",
      is_email_verified: true,
      has_password: false,
    });
    expect(await server.data("getAccount", {}, silent)).toMatchObject({
      name: null,
      email: null,
      is_email_verified: null,
    });
  });

  it("leaves password and address to the issuer's own pages, and says so", async () => {
    const token = await server.issuer.token("elsewhere");
    const passwords = { current_password: "correct horse battery", new_password: newPassword };

    const password = await server.call("changePassword", passwords, token);
    const address = await server.call("requestEmailVerification", {}, token);

    expect(password.envelope.code).toBe(apiErrors.passwordElsewhere.code);
    expect(address.envelope.message).toMatch(/sign-in service keeps this account's e-mail address/);
  });

  it("A8: is deleted here without a password; its old token brings it not back, a new sign-in begins anew", async () => {
    const seconds = () => Math.floor(Date.now() / 1000);
    const old = await server.issuer.token("comes back", { claims: { iat: seconds() - 5 } });
    const box = await uploadSample(server, old, "Old box");

    await server.data("deleteAccount", {}, old);

    expect((await server.call("getCardBox", { box_id: box.box_id }, old)).status).toBe(401);
    const fresh = await server.issuer.token("comes back", { claims: { iat: seconds() + 1 } });
    const knowledge_base_id = await server.knowledgeBaseOf(fresh);
    expect(await server.data("listCardBoxes", { knowledge_base_id }, fresh)).toEqual([]);
  });

  it("A9: is deleted in the middle of a conversion, and nothing of that comes back", async () => {
    const model = await startStuckModel();
    const { log, lines } = keepLog();
    const converting = await startTestServer({ log, env: model.env });
    const token = await converting.issuer.token("leaves early");
    await converting.upload(token, sampleFile());
    await model.asked;

    await converting.data("deleteAccount", {}, token);
    model.release();
    // The next one's box is made after that of the one who left.
    const next = await converting.box(await converting.issuer.token("stays"));

    expect(next.status).toBe("finished");
    expect(await readdir(join(converting.dataDir, "files", "boxes"))).toHaveLength(1);
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
    expect(lines.filter(({ event }) => event === "box-finished")).toHaveLength(1);
    await converting.close();
    model.close();
  });
});

describe("mail for a new account", () => {
  it("goes through the configured server, with a link that confirms the address", async () => {
    const office = await openPostOffice();
    const env = { ...embedded, SMTP_URL: office.url, MAIL_FROM: "卡盒 <cards@example.org>" };
    const server = await startTestServer({ env });
    const person = await signUp(server.url, newPerson());
    await vi.waitFor(() => expect(office.received).toHaveLength(1), patienceMs);
    const [mail] = office.received;

    expect(await server.ask("getAccount", {}, person.accessToken)).toMatchObject({ sends_mail: true });
    expect(mail).toMatchObject({ from: "cards@example.org", to: [person.email] });
    expect(mail?.text).toContain("Content-Type: text/plain");
    await server.close();
    await office.close();
  });

  it("keeps nobody waiting when the server cannot be reached, and is not lost", async () => {
    const place = { dataDir: await mkdtemp(join(tmpdir(), "deckle-mail-")), url: undefined };
    const server = await startTestServer({ place, env: { ...embedded, SMTP_URL: "smtp://127.0.0.1:1" } });

    const person = await signUp(server.url, newPerson());
    const account = await server.data<Account>("getAccount", {}, person.accessToken);
    await server.close();

    expect(account.email).toBe(person.email);
    expect(await readdir(join(place.dataDir, "outbox"))).toHaveLength(1);
    await rm(place.dataDir, { recursive: true });
  });
});
