import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errors, Provider } from "oidc-provider";

/**
 * An OpenID issuer that has nothing to do with Deckle: another process, another origin, other pages, its own rules.
 * Run as `node issuer-main.ts APP_ORIGIN`; prints its address. Any name signs in with any password.
 */
const appOrigin = process.argv[2];
if (!appOrigin) throw new Error("usage: issuer-main.ts APP_ORIGIN");

const resource = `${appOrigin}/api`;
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
// A listening TCP server's address is an object.
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "registered-elsewhere",
      application_type: "web",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      redirect_uris: [`${appOrigin}/login_callback`],
      post_logout_redirect_uris: [`${appOrigin}/logout_callback`],
    },
  ],
  clientBasedCORS: (_context, origin) => origin === appOrigin,
  claims: { profile: ["name"], email: ["email", "email_verified"] },
  conformIdTokenClaims: false,
  cookies: { keys: ["a key for tests"] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${id} from elsewhere`,
      email: `${id}@elsewhere.test`,
      email_verified: true,
    }),
  }),
  issueRefreshToken: (_context, client, code) =>
    client.grantTypeAllowed("refresh_token") && code.scopes.has("offline_access"),
  features: {
    revocation: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: (_context, indicator) => {
        if (indicator !== resource) throw new errors.InvalidTarget();
        return { scope: "", audience: indicator, accessTokenFormat: "jwt", accessTokenTTL: 600 };
      },
    },
  },
});
const answer = provider.callback();
server.on("request", (request, response) => void answer(request, response));
console.log(issuer);
