import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Claims = Readonly<Record<string, unknown>>;

const clientId = "registered-elsewhere";
const keyId = "test-key";

/** An OpenID issuer whose ID tokens say what a test wants them to say. Whoever comes is signed in at once. */
export interface ClaimsIssuer {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  /** Claims laid over the honest ones in every ID token from now on; undefined takes one away. */
  claims: Claims;
  /** Sign with a key that is not published. */
  isSignatureForged: boolean;
  /** Requests so far by path. */
  readonly requests: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function startClaimsIssuer(): Promise<ClaimsIssuer> {
  const published = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const unpublished = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer.origin);
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    void answer(pathname, searchParams, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(
    pathname: string,
    parameters: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (pathname === "/authorize") return redirect(response, parameters);
    const json = await answerOf(pathname, request);
    response.writeHead(json === null ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(json));
  }

  async function answerOf(pathname: string, request: IncomingMessage): Promise<unknown> {
    if (pathname === "/.well-known/openid-configuration") return configurationOf(origin);
    if (pathname === "/jwks") {
      return {
        keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: keyId, alg: "RS256", use: "sig" }],
      };
    }
    if (pathname !== "/token") return pathname === "/userinfo" ? { sub: "ada" } : null;
    const form = await formOf(request);
    const key = issuer.isSignatureForged ? unpublished.privateKey : published.privateKey;
    return {
      token_type: "Bearer",
      access_token: signed({ ...accessClaims(origin), aud: form.get("resource") ?? origin }, key),
      id_token: signed({ ...idClaims(origin), ...issuer.claims }, key),
      refresh_token: createHash("sha256").update(String(Math.random())).digest("hex"),
      scope: form.get("scope") ?? "openid",
      expires_in: 600,
    };
  }

  const issuer: ClaimsIssuer = {
    origin,
    env: {
      OIDC_ISSUER: origin,
      OIDC_APP_ID: clientId,
      OIDC_SCOPES: "email profile",
      OIDC_ACCESS_TOKEN_TYP: "any",
    },
    claims: {},
    isSignatureForged: false,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return issuer;
}

function configurationOf(origin: string): Claims {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    userinfo_endpoint: `${origin}/userinfo`,
    end_session_endpoint: `${origin}/end`,
    revocation_endpoint: `${origin}/revoke`,
  };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function idClaims(origin: string): Claims {
  return { iss: origin, aud: clientId, sub: "ada", name: "Ada", iat: now(), exp: now() + 600 };
}

function accessClaims(origin: string): Claims {
  return {
    iss: origin,
    sub: "ada",
    iat: now(),
    exp: now() + 600,
    client_id: clientId,
    jti: String(Math.random()),
  };
}

function signed(claims: Claims, key: KeyObject): string {
  const encode = (part: Claims) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: keyId })}.${encode(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

function redirect(response: ServerResponse, parameters: URLSearchParams): void {
  const target = new URL(parameters.get("redirect_uri") ?? "");
  target.searchParams.set("code", "a-code");
  target.searchParams.set("state", parameters.get("state") ?? "");
  response.writeHead(302, { location: target.href }).end();
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
