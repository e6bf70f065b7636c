import { createHash, randomBytes } from "node:crypto";

/** An account of the embedded provider with the tokens of one sign-in. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
}

interface Person {
  readonly email: string;
  readonly password: string;
}

const clientId = "deckle";

/** Goes through the sign-up page of a server as a browser does, and comes back with tokens. */
export function signUp(origin: URL, person: Person): Promise<SignedIn> {
  return enter(origin, person, "sign-up");
}

/** Goes through the sign-in page. */
export function signIn(origin: URL, person: Person): Promise<SignedIn> {
  return enter(origin, person, "sign-in");
}

/** Another access token for the same sign-in; null where it has ended. */
export async function renew(origin: URL, refreshToken: string): Promise<string | null> {
  const resource = new URL("/api", origin).href;
  const answer = await askForTokens(origin, {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
    resource,
  });
  return answer["access_token"] ?? null;
}

async function enter(origin: URL, person: Person, step: "sign-up" | "sign-in"): Promise<SignedIn> {
  const browser = createBrowser(origin);
  const verifier = randomBytes(48).toString("base64url");
  const redirectUri = new URL("/login_callback", origin).href;
  const resource = new URL("/api", origin).href;
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state: "state",
    prompt: "consent",
    scope: "openid offline_access profile email custom_data",
    resource,
  });
  const page = await browser.get(`/oidc/auth?${query.toString()}`);
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const form = { token, ...person, name: "" };
  const back = await browser.post(`${page.url.pathname}/${step}`, form);
  const code = back.url.searchParams.get("code");
  if (code === null) throw new Error(`no code: ${back.status} ${back.body.slice(0, 300)}`);
  const tokens = await askForTokens(origin, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  const refreshToken = tokens["refresh_token"] ?? "";
  const accessToken = await renew(origin, refreshToken);
  if (accessToken === null) throw new Error("no access token");
  return { ...person, accessToken, refreshToken, idToken: tokens["id_token"] ?? "" };
}

async function askForTokens(
  origin: URL,
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, string | undefined>> {
  const response = await fetch(new URL("/oidc/token", origin), {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  return (await response.json()) as Record<string, string>;
}

interface Visit {
  readonly status: number;
  readonly body: string;
  readonly url: URL;
}

/** Cookies and redirects, as far as a sign-in needs them. */
function createBrowser(origin: URL) {
  const cookies = new Map<string, string>();

  async function visit(address: URL, init: RequestInit, hops = 0): Promise<Visit> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), cookie, accept: "text/html" };
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const body = await response.text();
    if (location === null) return { status: response.status, body, url: address };
    const target = new URL(location, address);
    if (target.pathname.endsWith("_callback") || hops > 10) {
      return { status: response.status, body, url: target };
    }
    return visit(target, {}, hops + 1);
  }

  return {
    get: (path: string) => visit(new URL(path, origin), {}),
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      visit(new URL(path, origin), {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      }),
  };
}
