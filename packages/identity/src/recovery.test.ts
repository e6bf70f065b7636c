import { describe, expect, it, vi } from "vitest";
import type { IdentityMail } from "./accounts/account-mail.ts";
import {
  createBrowser,
  createPerson,
  formToken,
  type Person,
  redeem,
  renew,
  signIn,
  signUp,
  textIn,
  type Visit,
} from "./testing/browser.ts";
import { testEngines } from "./testing/databases.ts";
import { useProvider } from "./testing/use-provider.ts";

/** How long something that comes by itself may take on a busy machine. */
const patienceMs = 15_000;

const newPassword = "battery staple correct";

function subjectOf(token: string): { sub: string; grant: string } {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as never;
}

describe.each(testEngines)("a forgotten password on $name", ({ open }) => {
  const mails: IdentityMail[] = [];
  let addresses = 0;
  const { provider, database } = useProvider(open, {
    postBox: { send: (mail) => mails.push(mail), reachesPeople: true },
  });

  const mailsTo = ({ email }: Person, subject: RegExp) =>
    mails.filter((mail) => mail.to === email && subject.test(mail.subject));

  /** The path of the newest link of a kind that was sent to a person. */
  async function linkTo(person: Person, subject: RegExp): Promise<string> {
    await vi.waitFor(() => expect(mailsTo(person, subject)).not.toEqual([]), patienceMs);
    const [link = ""] = /https?:\/\/\S+/.exec(mailsTo(person, subject).at(-1)?.text ?? "") ?? [];
    return link.replace(provider.origin, "");
  }

  async function ask(email: string, address = `203.0.113.${(addresses += 1)}`): Promise<Visit> {
    const browser = createBrowser(provider);
    const page = await browser.visit("/oidc/account/forgot?lang=en");
    return browser.submit(
      "/oidc/account/forgot?lang=en",
      { token: formToken(page), email },
      { headers: { "x-test-address": address } },
    );
  }

  async function openReset(person: Person) {
    await ask(person.email);
    const browser = createBrowser(provider);
    const path = await linkTo(person, /new password/);
    const page = await browser.visit(path);
    const link = /name="link" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
    const send = (password: string) =>
      browser.submit("/oidc/account/reset?lang=en", { token: formToken(page), link, password });
    return { browser, path, page, send };
  }

  async function register(): Promise<Person> {
    const person = createPerson();
    await signUp(createBrowser(provider), person);
    return person;
  }

  const isSignedIn = (person: Person) =>
    signIn(createBrowser(provider), person).then(
      () => true,
      () => false,
    );

  it("is one link away from the sign-in page", async () => {
    const { page } = await createBrowser(provider).openSignIn({ ui_locales: "en" });

    expect(page.body).toContain('<a href="/oidc/account/forgot?lang=en">Forgot your password?</a>');
  });

  it("gets the same answer whether the address has an account or not", async () => {
    const person = await register();

    const [known, unknown] = [await ask(person.email), await ask("nobody@example.com")];

    expect(known.status).toBe(303);
    expect({ ...known, headers: undefined }).toEqual({ ...unknown, headers: undefined });
    expect(known.headers.get("location")).toBe("/oidc/account/mail-sent?lang=en");
    await linkTo(person, /new password/);
    expect(mails.filter((mail) => mail.to === "nobody@example.com")).toEqual([]);
  });

  it("is replaced through the link, which works once, and signs every device out", async () => {
    const person = await register();
    const device = await redeem(provider, await signIn(createBrowser(provider), person));
    const refreshToken = textIn(device, "refresh_token");
    const claims = subjectOf(textIn(await renew(provider, refreshToken, provider.resource), "access_token"));
    expect(await provider.identity.isSignInAlive(claims)).toBe(true);
    const { page, send } = await openReset(person);

    const saved = await send(newPassword);
    const again = await send("another long password");

    expect(page.body).toContain(person.email);
    expect(saved.headers.get("location")).toBe("/oidc/account/password-saved?lang=en");
    expect(again.status).toBe(410);
    expect(await provider.identity.isSignInAlive(claims)).toBe(false);
    expect((await renew(provider, refreshToken)).status).toBe(400);
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn({ ...person, password: newPassword })).toBe(true);
    expect(mailsTo(person, /password was changed/)).toHaveLength(1);
  });

  it("ends the other links of the account with the one that was used", async () => {
    const person = await register();
    const [first, second] = [await openReset(person), await openReset(person)];

    await second.send(newPassword);

    expect((await first.send("one more long password")).status).toBe(410);
    expect((await first.browser.visit(first.path)).status).toBe(410);
  });

  it("gives the link to exactly one of eight who use it at once", async () => {
    const person = await register();
    const { send } = await openReset(person);

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(`a long password of person ${at}`)),
    );

    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it("refuses a weak new password and keeps the link", async () => {
    const person = await register();
    const { send } = await openReset(person);

    const refused = await send("password123");

    expect(refused.status).toBe(422);
    expect(refused.body).toContain("This password is very common");
    expect((await send(newPassword)).status).toBe(303);
  });

  it("is lost to a link that has expired or was never made", async () => {
    const person = await register();
    const { path, browser } = await openReset(person);
    await database.sql.query("update identity_mail_link set expires_at = now() - interval '1 second'");

    const answers = [await browser.visit(path), await browser.visit("/oidc/account/reset?token=x&lang=en")];

    expect(answers.map(({ status }) => status)).toEqual([410, 410]);
    expect(answers[0]?.body).toContain("This link has expired");
    expect(await provider.identity.purgeExpired()).toBeGreaterThan(0);
  });

  it("keeps no link in the database that would work", async () => {
    const person = await register();
    const { path } = await openReset(person);
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "none";

    const everything = JSON.stringify(await database.sql.query("select * from identity_mail_link"));

    expect(everything).toContain(person.email);
    expect(everything).not.toContain(token);
  });

  it("is asked for only a few times an hour, for any address alike", async () => {
    const statuses = async (email: string) => {
      const answers = [];
      for (let call = 0; call < 6; call += 1) answers.push((await ask(email)).status);
      return answers;
    };
    const person = await register();

    // The first message to a new account was the one that confirms its address.
    expect(await statuses(person.email)).toEqual([303, 303, 303, 429, 429, 429]);
    expect(await statuses("nobody.else@example.com")).toEqual([303, 303, 303, 303, 429, 429]);
  });

  it("is asked for only so often from one network", async () => {
    const answers = [];
    for (let call = 0; call < 22; call += 1) {
      answers.push((await ask(`person${call}@example.com`, "192.0.2.77")).status);
    }

    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 303));
    expect(answers.slice(20)).toEqual([429, 429]);
  });

  it("is not asked for by another site's form, nor with what is no address", async () => {
    const browser = createBrowser(provider);
    const page = await browser.visit("/oidc/account/forgot?lang=en");
    const form = { token: formToken(page), email: "someone@example.com" };

    const foreign = await browser.submit("/oidc/account/forgot", form, {
      headers: { "sec-fetch-site": "cross-site" },
    });
    const wrong = await browser.submit("/oidc/account/forgot?lang=en", { ...form, email: "someone" });

    expect(foreign.status).toBe(403);
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain("This is not an e-mail address");
  });

  it("writes in the language of the page, in text and in HTML, and to nobody else", async () => {
    const person = await register();
    const browser = createBrowser(provider);
    const page = await browser.visit("/oidc/account/forgot?lang=zh");
    await browser.submit("/oidc/account/forgot?lang=zh", { token: formToken(page), email: person.email });

    const path = await linkTo(person, /设置新密码/);
    const [mail] = mailsTo(person, /设置新密码/);

    expect(mail).toMatchObject({ language: "zh", to: person.email });
    expect(mail?.html).toContain(`href="${provider.origin}${path.replaceAll("&", "&#38;")}"`);
    expect(mail?.text).toContain("链接 30 分钟内有效");
  });
});

describe.each(testEngines)("an e-mail address on $name", ({ open }) => {
  const mails: IdentityMail[] = [];
  const { provider } = useProvider(open, {
    postBox: { send: (mail) => mails.push(mail), reachesPeople: true },
  });

  async function register() {
    const person = createPerson();
    const tokens = await redeem(provider, await signUp(createBrowser(provider), person));
    const { sub } = subjectOf(textIn(tokens, "id_token"));
    await vi.waitFor(() => expect(mails.some((mail) => mail.to === person.email)).toBe(true), patienceMs);
    return { person, sub, tokens };
  }

  const linkFor = ({ email }: Person) =>
    (/https?:\/\/\S+/.exec(mails.findLast((mail) => mail.to === email)?.text ?? "")?.[0] ?? "").replace(
      provider.origin,
      "",
    );

  async function verifiedClaim(person: Person): Promise<unknown> {
    const tokens = await redeem(provider, await signIn(createBrowser(provider), person));
    const [, payload = ""] = textIn(tokens, "id_token").split(".");
    return (JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>)[
      "email_verified"
    ];
  }

  async function confirm(path: string): Promise<Visit> {
    const browser = createBrowser(provider);
    const page = await browser.visit(path);
    const link = /name="link" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
    return browser.submit("/oidc/account/verify?lang=en", { token: formToken(page), link });
  }

  it("A12: counts as verified once its owner opened the link, and not before", async () => {
    const { person } = await register();
    expect(await verifiedClaim(person)).toBe(false);

    const answer = await confirm(linkFor(person));

    expect(answer.headers.get("location")).toBe("/oidc/account/email-confirmed?lang=en");
    expect(await verifiedClaim(person)).toBe(true);
  });

  it("is not verified by a mail program that looks at the link", async () => {
    const { person, sub } = await register();
    await createBrowser(provider).visit(linkFor(person));

    expect(await provider.identity.findAccount(sub)).toMatchObject({ isEmailVerified: false });
  });

  it("gets the message again on request, a few times an hour, and not once it is verified", async () => {
    const { person, sub } = await register();
    const outcomes = [];
    for (let call = 0; call < 4; call += 1) {
      outcomes.push((await provider.identity.requestEmailVerification(sub, "en")).kind);
    }
    expect(outcomes).toEqual(["taken", "taken", "taken", "blocked"]);

    await vi.waitFor(
      () => expect(mails.filter((mail) => mail.to === person.email)).toHaveLength(4),
      patienceMs,
    );
    await confirm(linkFor(person));
    expect(await provider.identity.requestEmailVerification(sub, "en")).toEqual({ kind: "taken" });
    expect(mails.filter((mail) => mail.to === person.email)).toHaveLength(4);
  });
});

describe.each(testEngines)("one's own account on $name", ({ open }) => {
  const { provider, database } = useProvider(open);

  async function signInTwice() {
    const person = createPerson();
    const first = await redeem(provider, await signUp(createBrowser(provider), person));
    const second = await redeem(provider, await signIn(createBrowser(provider), person));
    const claimsOf = async (tokens: typeof first) =>
      subjectOf(
        textIn(await renew(provider, textIn(tokens, "refresh_token"), provider.resource), "access_token"),
      );
    return { person, mine: await claimsOf(first), other: await claimsOf(second) };
  }

  const address = "192.0.2.1";

  it("keeps the sign-in that changed the password, and ends the others", async () => {
    const { person, mine, other } = await signInTwice();

    const outcome = await provider.identity.changePassword({
      accountId: mine.sub,
      password: person.password,
      newPassword,
      keptGrant: mine.grant,
      address,
      locale: "zh",
    });

    expect(outcome).toEqual({ kind: "changed" });
    expect(await provider.identity.isSignInAlive(mine)).toBe(true);
    expect(await provider.identity.isSignInAlive(other)).toBe(false);
    await signIn(createBrowser(provider), { ...person, password: newPassword });
  });

  it("changes no password without the current one, nor to one that is easy to guess", async () => {
    const { person, mine, other } = await signInTwice();
    const change = { accountId: mine.sub, keptGrant: mine.grant, address, locale: "en" as const };

    const wrong = await provider.identity.changePassword({
      ...change,
      password: "not this one, no",
      newPassword,
    });
    const weak = await provider.identity.changePassword({
      ...change,
      password: person.password,
      newPassword: "12345678910",
    });

    expect(wrong).toEqual({ kind: "wrong" });
    expect(weak).toMatchObject({
      kind: "refused",
      words: { en: expect.stringMatching(/sequence|very common/) },
    });
    expect(await provider.identity.isSignInAlive(other)).toBe(true);
  });

  it("limits how often a password may be guessed", async () => {
    const { mine } = await signInTwice();
    const outcomes = [];
    for (let call = 0; call < 7; call += 1) {
      const confirmation = { accountId: mine.sub, password: `guess number ${call}`, address: "192.0.2.9" };
      outcomes.push((await provider.identity.confirmPassword(confirmation)).kind);
    }

    expect(outcomes).toEqual(["wrong", "wrong", "wrong", "wrong", "wrong", "blocked", "blocked"]);
  });

  it("leaves nothing of a deleted account, and its sign-in is over at once", async () => {
    const { person, mine } = await signInTwice();

    expect(await provider.identity.deleteAccount(mine.sub)).toBe(true);

    expect(await provider.identity.isSignInAlive(mine)).toBe(false);
    for (const table of ["identity_account", "identity_payload", "identity_mail_link"]) {
      const rows = JSON.stringify(await database.sql.query(`select * from ${table}`));
      expect(rows).not.toContain(mine.sub);
      expect(rows).not.toContain(person.email);
    }
  });
});
