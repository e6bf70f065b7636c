import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";

/** A real issuer on loopback: it publishes a discovery document and keys, and signs what a test asks for. */
export interface TestIssuer {
  readonly url: URL;
  /** An access token as a good issuer would write it; claims and header fields can be overridden, or removed with undefined. */
  token(
    subject: string,
    overrides?: { claims?: JWTPayload; header?: Partial<JWTHeaderParameters> },
  ): Promise<string>;
  close(): Promise<void>;
}

export const testAudience = "https://api.deckle.test";

export async function startTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "test-key", alg: "ES256", use: "sig" };
  const server = createServer((request, response) => {
    const documents: Record<string, unknown> = {
      "/.well-known/openid-configuration": discovery(),
      "/jwks": { keys: [jwk] },
    };
    const body = documents[request.url ?? ""];
    response
      .writeHead(body ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = () => ({
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
  });
  return {
    url: new URL(issuer),
    token: (subject, overrides = {}) => {
      const seconds = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: testAudience,
        sub: subject,
        iat: seconds,
        exp: seconds + 600,
        ...overrides.claims,
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: "test-key", typ: "at+jwt", ...overrides.header })
        .sign(privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
