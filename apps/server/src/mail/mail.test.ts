import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPostOffice, type PostOffice } from "../testing/post-office.ts";
import { createMailer, type Mailer, type MailMessage } from "./mail.ts";
import { keepLog } from "../testing/kept-log.ts";

/** How long something that comes by itself may take on a busy machine. */
const patienceMs = 15_000;

const message: MailMessage = {
  to: "li.lei@example.com",
  subject: "确认你的邮箱",
  text: "请打开 https://cards.example/oidc/account/verify?token=secret-token",
  html: "<p>请打开链接。</p>",
  language: "zh",
};

describe("the mailer", () => {
  let folder: string;
  let office: PostOffice;
  let kept: ReturnType<typeof keepLog>;
  let mailer: Mailer | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "deckle-mail-"));
    office = await openPostOffice();
    kept = keepLog();
  });
  afterEach(async () => {
    await mailer?.stop();
    await office.close();
    await rm(folder, { recursive: true });
  });

  function open(options: { smtpUrl?: string | undefined; retryDelaysMs?: number[]; now?: () => Date } = {}) {
    mailer = createMailer({
      smtpUrl: office.url,
      from: "卡盒 <cards@example.org>",
      outboxFolder: join(folder, "outbox"),
      log: kept.log,
      now: () => new Date(),
      retryDelaysMs: [1, 1],
      ...options,
    });
    return mailer;
  }

  const outbox = () => readdir(join(folder, "outbox")).catch(() => []);

  it("delivers plain text and HTML with the headers of a machine's mail", async () => {
    open().send(message);

    await vi.waitFor(() => expect(office.received).toHaveLength(1), patienceMs);
    const [{ from, to, text } = { from: "", to: [], text: "" }] = office.received;
    expect({ from, to }).toEqual({ from: "cards@example.org", to: ["li.lei@example.com"] });
    for (const header of [
      /^From: =\?UTF-8\?.*<cards@example\.org>$/m,
      /^To: li\.lei@example\.com$/m,
      /^Subject: =\?UTF-8\?/m,
      /^Date: .*\+0000$/m,
      /^Message-ID: <[^>]+@example\.org>$/m,
      /^Content-Language: zh-CN$/m,
      /^Auto-Submitted: auto-generated$/m,
      /^Content-Type: multipart\/alternative;/m,
    ]) {
      expect(text.replaceAll("\r", "")).toMatch(header);
    }
    expect(await outbox()).toEqual([]);
  });

  it("tries again after a temporary refusal", async () => {
    office.refusals = [451, 451];

    open().send(message);

    await vi.waitFor(() => expect(office.received).toHaveLength(1), patienceMs);
    expect(office.attempts).toBe(3);
  });

  it("leaves in the outbox what is refused for good, after one attempt", async () => {
    office.refusals = [550, 550];

    open().send(message);

    await vi.waitFor(async () => expect(await outbox()).toHaveLength(1), patienceMs);
    expect(office.attempts).toBe(1);
  });

  it("leaves in the outbox what cannot be delivered after a few attempts", async () => {
    const unreachable = "smtp://127.0.0.1:1";

    open({ smtpUrl: unreachable }).send(message);

    await vi.waitFor(async () => expect(await outbox()).toHaveLength(1), patienceMs);
    expect(kept.lines.filter(({ event }) => event === "mail-attempt-failed")).toHaveLength(3);
  });

  it("writes to the outbox where there is no mail server, for the operator's eyes alone", async () => {
    expect(open({ smtpUrl: undefined }).reachesPeople).toBe(false);
    mailer?.send(message);

    await vi.waitFor(async () => expect(await outbox()).toHaveLength(1), patienceMs);
    const [name = ""] = await outbox();
    const path = join(folder, "outbox", name);
    expect(await readFile(path, "utf8")).toMatch(/^To: li\.lei@example\.com/m);
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it("logs where a message lies, and neither its address nor its link", async () => {
    office.refusals = [550];
    open().send(message);
    await vi.waitFor(async () => expect(await outbox()).toHaveLength(1), patienceMs);

    const log = JSON.stringify(kept.lines);
    expect(log).toContain(join(folder, "outbox"));
    expect(log).not.toMatch(/li\.lei|secret-token|right/);
  });

  it("keeps what waits for another attempt when it stops", async () => {
    office.refusals = [451];
    open({ retryDelaysMs: [60_000] }).send(message);
    await vi.waitFor(
      () => expect(kept.lines).toContainEqual(expect.objectContaining({ event: "mail-attempt-failed" })),
      patienceMs,
    );

    await mailer?.stop();

    expect(await outbox()).toHaveLength(1);
  });

  it("forgets what the outbox holds for an address, and what is a week old", async () => {
    let today = new Date();
    open({ smtpUrl: undefined, now: () => today });
    mailer?.send(message);
    mailer?.send({ ...message, to: "han@example.com" });
    await vi.waitFor(async () => expect(await outbox()).toHaveLength(2), patienceMs);

    await mailer?.forget("Li.Lei@example.com");
    expect(await outbox()).toHaveLength(1);

    const [old = ""] = await outbox();
    await utimes(join(folder, "outbox", old), today, today);
    today = new Date(today.getTime() + 8 * 86_400_000);
    mailer?.send(message);
    await vi.waitFor(async () => expect(await outbox()).not.toContain(old), patienceMs);
  });
});
