import { createHash, randomBytes } from "node:crypto";
import { appClientId, type TestProvider } from "./harness.ts";

/** What the app keeps between sending someone to sign in and their return. */
export interface Attempt {
  readonly verifier: string;
  readonly state: string;
}

export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly url: string;
}

export interface SubmitOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser as far as the protocol needs one: cookies with their paths, redirects one at a time, forms. */
export interface TestBrowser {
  visit(path: string, init?: RequestInit): Promise<Visit>;
  /** Follows redirects until a page or the app's own callback address. */
  follow(visit: Visit): Promise<Visit>;
  submit(path: string, fields: Readonly<Record<string, string>>, options?: SubmitOptions): Promise<Visit>;
  /** Opens the sign-in page of a new authorisation request. */
  openSignIn(
    parameters?: Readonly<Record<string, string | undefined>>,
  ): Promise<Attempt & { readonly page: Visit; readonly path: string }>;
  cookieNames(): string[];
  cookieValue(name: string): string | undefined;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const maxRedirects = 10;

export function createBrowser(provider: TestProvider): TestBrowser {
  const jar = new Map<string, Cookie>();

  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const separator = pair.indexOf("=");
      const name = pair.slice(0, separator);
      const value = pair.slice(separator + 1);
      const path =
        attributes.find((attribute) => attribute.toLowerCase().startsWith("path="))?.slice(5) ?? "/";
      if (value === "") jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { name, value, path });
    }
  };
  const cookiesFor = (pathname: string): string =>
    [...jar.values()]
      .filter(({ path }) => path === "/" || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");

  const visit: TestBrowser["visit"] = async (path, init = {}) => {
    const url = new URL(path, provider.origin);
    const response = await fetch(url, {
      redirect: "manual",
      ...init,
      headers: {
        accept: "text/html",
        cookie: cookiesFor(url.pathname),
        ...(init.headers as Record<string, string>),
      },
    });
    keep(response);
    return { status: response.status, headers: response.headers, body: await response.text(), url: url.href };
  };

  const browser: TestBrowser = {
    visit,
    async follow(start) {
      let current = start;
      for (let hop = 0; hop < maxRedirects; hop += 1) {
        const location = current.headers.get("location");
        if (location === null) return current;
        const target = new URL(location, current.url);
        if (target.pathname.endsWith("_callback")) return { ...current, url: target.href };
        current = await visit(target.pathname + target.search);
      }
      throw new Error("too many redirects");
    },
    submit: (path, fields, { headers = {} } = {}) =>
      visit(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
          ...headers,
        },
      }),
    async openSignIn(parameters = {}) {
      const attempt: Attempt = { verifier: urlSafe(64), state: urlSafe(64) };
      const page = await browser.follow(await visit(authorizationPath(provider, attempt, parameters)));
      return { ...attempt, page, path: new URL(page.url).pathname };
    },
    cookieNames: () => [...jar.values()].map(({ name }) => name),
    cookieValue: (name) => [...jar.values()].find((cookie) => cookie.name === name)?.value,
  };
  return browser;
}

/** The request the Logto client makes; an undefined parameter is left out. */
export function authorizationPath(
  provider: TestProvider,
  { verifier, state }: Attempt,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const publicOrigin = new URL(provider.identity.issuer).origin;
  const query = {
    client_id: appClientId,
    redirect_uri: `${publicOrigin}/login_callback`,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state,
    prompt: "consent",
    scope: "openid offline_access profile email phone custom_data",
    resource: provider.resource,
    ...parameters,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/oidc/auth?${new URLSearchParams(given).toString()}`;
}

export function urlSafe(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

export function formToken(page: Visit): string {
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1];
  if (token === undefined) throw new Error(`no form on the page: ${page.status} ${page.body.slice(0, 300)}`);
  return token;
}

/** A type, not an interface: its members are the fields of a form. */
export type Person = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
};

export function createPerson(): Person {
  return {
    email: `${urlSafe(6).toLowerCase()}@example.com`,
    password: "correct horse battery",
    name: "李雷",
  };
}

export interface Return {
  readonly code: string;
  readonly verifier: string;
  readonly state: string;
  readonly callback: URL;
}

/** Signs up a new person and comes back to the app with a code. */
export async function signUp(browser: TestBrowser, person = createPerson()): Promise<Return> {
  const { page, path, ...attempt } = await browser.openSignIn({ first_screen: "register" });
  const answer = await browser.submit(`${path}/sign-up`, { token: formToken(page), ...person });
  return comeBack(await browser.follow(answer), attempt);
}

export async function signIn(browser: TestBrowser, { email, password }: Person): Promise<Return> {
  const { page, path, ...attempt } = await browser.openSignIn();
  const answer = await browser.submit(`${path}/sign-in`, { token: formToken(page), email, password });
  return comeBack(await browser.follow(answer), attempt);
}

function comeBack(visit: Visit, attempt: Attempt): Return {
  const callback = new URL(visit.url);
  const code = callback.searchParams.get("code");
  if (!callback.pathname.endsWith("/login_callback") || code === null) {
    throw new Error(`no code: ${visit.status} ${visit.url} ${visit.body.slice(0, 300)}`);
  }
  return { code, callback, ...attempt };
}

export interface TokenAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One call of the token endpoint, as the app makes it: form-encoded, no cookies. */
export async function askForTokens(
  provider: TestProvider,
  fields: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const response = await fetch(`${provider.origin}/oidc/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: appClientId, ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export function redeem(provider: TestProvider, { code, verifier }: Return): Promise<TokenAnswer> {
  const publicOrigin = new URL(provider.identity.issuer).origin;
  return askForTokens(provider, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: `${publicOrigin}/login_callback`,
  });
}

export function renew(provider: TestProvider, refreshToken: string, resource?: string): Promise<TokenAnswer> {
  return askForTokens(provider, {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
    ...(resource === undefined ? {} : { resource }),
  });
}

/** The text of a member, which the answer must have. */
export function textIn({ status, body }: TokenAnswer, name: string): string {
  const value = body[name];
  if (typeof value !== "string") throw new Error(`no ${name}: ${status} ${JSON.stringify(body)}`);
  return value;
}
