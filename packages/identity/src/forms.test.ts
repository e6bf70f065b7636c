import { describe, expect, it } from "vitest";
import {
  createBrowser,
  createPerson,
  formToken,
  signUp,
  type TestBrowser,
  type Visit,
} from "./testing/browser.ts";
import { testEngines, withLatency } from "./testing/databases.ts";
import { startProvider } from "./testing/harness.ts";
import { useProvider } from "./testing/use-provider.ts";

describe.each(testEngines)("the forms on $name", ({ open }) => {
  let addresses = 0;
  const { provider, database } = useProvider(open);

  /** A form opened by a browser, from an address that nobody else in the tests has. */
  async function openForm(parameters: Readonly<Record<string, string>> = {}) {
    const browser = createBrowser(provider);
    const { page, path } = await browser.openSignIn({ ui_locales: "en", ...parameters });
    return { browser, path, token: formToken(page), address: newAddress() };
  }

  const newAddress = () => `198.51.100.${(addresses += 1)}`;

  type OpenForm = Awaited<ReturnType<typeof openForm>>;

  const send = (
    { browser, path, token, address }: OpenForm,
    step: string,
    fields: Readonly<Record<string, string>>,
  ) =>
    browser.submit(
      `${path}/${step}?lang=en`,
      { token, ...fields },
      { headers: { "x-test-address": address } },
    );

  async function register() {
    const person = createPerson();
    await signUp(createBrowser(provider), person);
    return person;
  }

  const alertOf = ({ body }: Visit) => /role="alert">\s*([^<]*?)\s*</.exec(body)?.[1];
  const valueOf = ({ body }: Visit, id: string) =>
    new RegExp(`id="${id}"[^>]*?value="([^"]*)"`, "s").exec(body)?.[1];

  describe("from elsewhere", () => {
    it("are refused without the hidden token, and nothing is created", async () => {
      const form = await openForm();
      const person = createPerson();

      expect((await send({ ...form, token: "" }, "sign-up", person)).status).toBe(403);
      expect((await send({ ...form, token: "x".repeat(43) }, "sign-up", person)).status).toBe(403);

      expect((await send(form, "sign-in", person)).status).toBe(401);
    });

    it("are refused with a token of another sign-in", async () => {
      const [mine, other] = [await openForm(), await openForm()];

      expect((await send({ ...mine, token: other.token }, "sign-in", createPerson())).status).toBe(403);
    });

    it.each(["cross-site", "same-site"])("are refused when the browser says %s", async (site) => {
      const { browser, path, token } = await openForm();
      const person = await register();

      const answer = await browser.submit(
        `${path}/sign-in`,
        { token, ...person },
        { headers: { "sec-fetch-site": site } },
      );

      expect(answer.status).toBe(403);
    });

    it("are refused in a browser that did not open them", async () => {
      const form = await openForm();
      const person = await register();
      const stranger: TestBrowser = createBrowser(provider);

      const answer = await send({ ...form, browser: stranger }, "sign-in", person);

      expect(answer.status).toBe(400);
      expect(stranger.cookieNames()).not.toContain("_idp_session");
    });

    it("are refused at the address of another sign-in, even with that one's token", async () => {
      const [mine, other] = [await openForm(), await openForm()];
      const cookies = ["_idp_interaction", "_idp_interaction.sig"].map(
        (name) => `${name}=${mine.browser.cookieValue(name)}`,
      );

      const page = await mine.browser.visit(other.path, { headers: { cookie: cookies.join("; ") } });

      expect(page.status).toBe(400);
      expect(page.body).not.toContain('name="token"');
    });

    it("are refused when they are no forms, or too large", async () => {
      const { browser, path, token } = await openForm();
      const post = (body: string, type: string) =>
        browser.visit(`${path}/sign-in`, { method: "POST", body, headers: { "content-type": type } });

      expect((await post(JSON.stringify({ token }), "application/json")).status).toBe(415);
      expect(
        (await post(`token=${token}&email=${"a".repeat(20_000)}`, "application/x-www-form-urlencoded"))
          .status,
      ).toBe(413);
      expect((await browser.visit(path, { method: "DELETE" })).status).toBe(405);
    });
  });

  describe("with mistakes", () => {
    it("say the same for a wrong password and an unknown account, and keep the address that was typed", async () => {
      const person = await register();

      const wrong = await send(await openForm(), "sign-in", { ...person, password: "not this one" });
      const unknown = await send(await openForm(), "sign-in", {
        ...createPerson(),
        password: "not this one",
      });

      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(alertOf(wrong)).toBe("The e-mail address or the password is wrong. Check both and try again.");
      expect(alertOf(unknown)).toBe(alertOf(wrong));
      expect(valueOf(wrong, "email")).toBe(person.email);
      expect(wrong.body).not.toContain("not this one");
    });

    it("say beside each field what to do, tie it to the field and keep what was typed", async () => {
      const answer = await send(await openForm(), "sign-up", {
        email: "nobody",
        name: "李雷",
        password: "short",
      });

      expect(answer.status).toBe(422);
      expect(answer.body).toMatch(/id="email-description">\s*This is not an e-mail address/);
      expect(answer.body).toMatch(/id="password-description">\s*A password needs at least 10 characters/);
      expect(answer.body).toMatch(
        /id="email"[^>]*aria-describedby="email-description"[^>]*aria-invalid="true"/s,
      );
      expect(answer.body).toMatch(/id="password"[^>]*aria-describedby="password-description"/s);
      expect([valueOf(answer, "email"), valueOf(answer, "name")]).toEqual(["nobody", "李雷"]);
      expect(answer.body).not.toContain("short");
    });

    it("do not let what was typed become markup", async () => {
      const answer = await send(await openForm(), "sign-up", {
        email: `"><script>alert(1)</script>`,
        name: `'"><b>`,
        password: "",
      });

      expect(answer.body).not.toMatch(/<script>alert|<b>/);
    });

    it("can be sent again after a correction", async () => {
      const form = await openForm();
      const person = createPerson();
      await send(form, "sign-up", { ...person, password: "short" });

      const answer = await form.browser.follow(await send(form, "sign-up", person));

      expect(new URL(answer.url).searchParams.has("code")).toBe(true);
    });

    it("end on a page that says so when the sign-in was finished before", async () => {
      const form = await openForm();
      const person = createPerson();
      await form.browser.follow(await send(form, "sign-up", person));

      const answer = await send(form, "sign-in", person);

      expect(answer.status).toBe(400);
      expect(answer.body).toContain("This sign-in has expired");
      expect(answer.body).toContain('href="/"');
    });
  });

  describe("for an address that has an account", () => {
    it("say so beside the field", async () => {
      const person = await register();

      const answer = await send(await openForm(), "sign-up", { ...person, password: "another good one" });

      expect(answer.status).toBe(409);
      expect(answer.body).toMatch(/id="email-description">\s*This e-mail address already has an account/);
    });

    it("let in whoever knows the password: a second press of the button is no mistake", async () => {
      const form = await openForm();
      const person = createPerson();

      const answers = await Promise.all([send(form, "sign-up", person), send(form, "sign-up", person)]);

      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      const [row] = await database.sql.query<{ count: number }>(
        "select count(*)::int as count from identity_account where email = $1",
        [person.email],
      );
      expect(row?.count).toBe(1);
    });

    it("are no way around the limit for wrong passwords", async () => {
      const person = await register();
      const form = await openForm();
      const guess = (index: number) =>
        send(form, "sign-up", { ...person, password: `a good guess ${index}` });

      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1) statuses.push((await guess(index)).status);

      expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
    });
  });

  describe("sent too often", () => {
    const guessing = async (form: OpenForm, email: string, times: number) => {
      const answers: Visit[] = [];
      for (let index = 0; index < times; index += 1) {
        answers.push(await send(form, "sign-in", { email, password: `guess number ${index}` }));
      }
      return answers;
    };

    it("are refused after five failures, also with the right password, and say when to come back", async () => {
      const person = await register();
      const form = await openForm();

      const answers = await guessing(form, person.email, 6);
      const right = await send(form, "sign-in", person);

      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(right.status).toBe(429);
      expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
      expect(alertOf(right)).toBe("Too many attempts. Try again in about 15 minutes.");
      expect(valueOf(right, "email")).toBe(person.email);
      expect(provider.events.at(-1)?.kind).toBe("attempts_blocked");
    });

    it("are refused the same way for an account that does not exist", async () => {
      const answers = await guessing(await openForm(), createPerson().email, 6);

      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it("from one network do not lock the owner out, who signs in from another", async () => {
      const person = await register();
      await guessing(await openForm(), person.email, 8);

      expect((await send(await openForm(), "sign-in", person)).status).toBe(303);
    });

    it("at once meet the same limit", async () => {
      const slow = await startProvider(withLatency(database.sql, () => Math.random() * 4));
      const person = await register();
      const browser = createBrowser(slow);
      const { page, path } = await browser.openSignIn();
      const address = newAddress();

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          browser.submit(
            `${path}/sign-in`,
            { token: formToken(page), email: person.email, password: `guess number ${index}` },
            { headers: { "x-test-address": address } },
          ),
        ),
      );
      await slow.close();

      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    });

    it("count per network of an IPv6 household, not per address", async () => {
      const person = await register();
      const form = await openForm();
      const statuses: number[] = [];
      for (let index = 1; index <= 6; index += 1) {
        const answer = await send({ ...form, address: `2001:db8::${index}` }, "sign-in", {
          ...person,
          password: "a wrong one",
        });
        statuses.push(answer.status);
      }

      expect(statuses.at(-1)).toBe(429);
    });

    it("do not hinder a class that signs in rightly from one address", async () => {
      const small = await startProvider(database.sql, {
        limits: { address: { allowed: 3, windowSeconds: 900 } },
      });
      const person = await register();
      const address = newAddress();

      const statuses: number[] = [];
      for (let index = 0; index < 8; index += 1) {
        const browser = createBrowser(small);
        const { page, path } = await browser.openSignIn();
        const fields = { token: formToken(page), email: person.email, password: person.password };
        statuses.push(
          (await browser.submit(`${path}/sign-in`, fields, { headers: { "x-test-address": address } }))
            .status,
        );
      }
      await small.close();

      expect(new Set(statuses)).toEqual(new Set([303]));
    });

    it("stop one address that tries many accounts", async () => {
      const small = await startProvider(database.sql, {
        limits: { address: { allowed: 3, windowSeconds: 900 } },
      });
      const browser = createBrowser(small);
      const { page, path } = await browser.openSignIn();
      const address = newAddress();

      const statuses: number[] = [];
      for (let index = 0; index < 4; index += 1) {
        const fields = { token: formToken(page), email: createPerson().email, password: "the same guess" };
        statuses.push(
          (await browser.submit(`${path}/sign-in`, fields, { headers: { "x-test-address": address } }))
            .status,
        );
      }
      await small.close();

      expect(statuses).toEqual([401, 401, 401, 429]);
    });

    it("create no more accounts for an address than the limit, and keep the person on that form", async () => {
      const small = await startProvider(database.sql, {
        limits: { signUps: { allowed: 2, windowSeconds: 3600 } },
      });
      const headers = { "x-test-address": newAddress() };
      const join = async () => {
        const browser = createBrowser(small);
        const { page, path } = await browser.openSignIn({ first_screen: "register" });
        return browser.submit(`${path}/sign-up`, { token: formToken(page), ...createPerson() }, { headers });
      };

      const answers = [await join(), await join(), await join()];
      await small.close();

      expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
      expect(answers[2]?.body).toContain('id="name"');
    });

    it("ask to wait a moment when more passwords are waiting than can be hashed, and count nothing", async () => {
      const tiny = await startProvider(database.sql, { passwords: { maxRunning: 1, maxWaiting: 1 } });
      const person = await register();
      const browser = createBrowser(tiny);
      const { page, path } = await browser.openSignIn();
      const headers = { "x-test-address": newAddress() };
      const fields = { token: formToken(page), email: person.email, password: person.password };

      const answers = await Promise.all(
        Array.from({ length: 4 }, () => browser.submit(`${path}/sign-in`, fields, { headers })),
      );
      const later = await browser.submit(`${path}/sign-in`, fields, { headers });
      await tiny.close();

      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(0);
      expect(busy[0]?.headers.get("retry-after")).toBe("3");
      expect(later.status).toBe(303);
    });
  });

  it("replace a hash that has become weak, once its password has been shown to be right", async () => {
    const stronger = await startProvider(database.sql, {
      passwords: { cost: { memoryKib: 256, passes: 1, parallelism: 1 } },
    });
    const person = await register();
    const browser = createBrowser(stronger);
    const { page, path } = await browser.openSignIn();

    await browser.submit(`${path}/sign-in`, { token: formToken(page), ...person });
    await stronger.close();

    const [row] = await database.sql.query<{ password_hash: string }>(
      "select password_hash from identity_account where email = $1",
      [person.email],
    );
    expect(row?.password_hash).toContain("m=256,");
    expect((await send(await openForm(), "sign-in", person)).status).toBe(303);
  });
});
