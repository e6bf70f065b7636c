import type { FastifyRequest } from "fastify";
import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { findOrCreateUser, type User } from "../users/user-store.ts";

/** What an access token must be to be accepted. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** `typ` header; undefined accepts any, for issuers that do not follow RFC 9068. */
  readonly tokenType: string | undefined;
  readonly keys: JWTVerifyGetKey;
}

/** Finds out who is calling. @throws Failure unauthorized, or unavailable where the issuer's keys cannot be had */
export type Authenticate = (request: FastifyRequest) => Promise<User>;

/** Asymmetric only: a symmetric algorithm would let the published key sign tokens. */
const algorithms = ["RS256", "PS256", "ES256", "ES384", "ES512", "EdDSA"];
const clockToleranceSeconds = 60;

export function createAuthenticate(database: Database, rulesOf: () => Promise<TokenRules>): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (!token) throw new Failure("unauthorized");
    const rules = await rulesOf();
    const subject = await verifiedSubject(token, rules);
    return findOrCreateUser(database, { issuer: rules.issuer, subject });
  };
}

async function verifiedSubject(token: string, rules: TokenRules): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ["sub", "exp", "iat"],
      ...(rules.tokenType === undefined ? {} : { typ: rules.tokenType }),
    });
    if (!payload.sub) throw new Failure("unauthorized");
    return payload.sub;
  } catch (error) {
    // A key set that cannot be fetched says nothing about the token: signing the user out would lose their work.
    if (
      error instanceof errors.JWKSTimeout ||
      !(error instanceof errors.JOSEError || error instanceof Failure)
    ) {
      throw new Failure("unavailable", { cause: error });
    }
    throw new Failure("unauthorized", { cause: error });
  }
}

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? "");
  return match?.[1] ?? null;
}
