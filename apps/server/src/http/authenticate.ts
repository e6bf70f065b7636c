import type { FastifyRequest } from "fastify";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { admitUser, type User } from "../users/user-store.ts";

/** What an access token must be to be accepted. */
export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** `typ` header; undefined accepts any, for issuers that do not follow RFC 9068. */
  readonly tokenType: string | undefined;
  readonly keys: JWTVerifyGetKey;
  /** Whether the sign-in that a token came from has not ended; undefined where the issuer does not say. */
  readonly isSignInAlive?: (claims: { readonly sub: string; readonly grant: string }) => Promise<boolean>;
}

/** What an access token says. What an issuer leaves out is null. */
export interface AccessToken {
  readonly issuer: string;
  readonly subject: string;
  /** Names the sign-in it came from. */
  readonly grant: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean | null;
}

/** Who is calling, and with what. */
export interface Caller {
  readonly user: User;
  readonly token: AccessToken;
}

/** Finds out who is calling. @throws Failure unauthorized, or unavailable where the issuer's keys cannot be had */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** Asymmetric only: a symmetric algorithm would let the published key sign tokens. */
const algorithms = ["RS256", "PS256", "ES256", "ES384", "ES512", "EdDSA"];
const clockToleranceSeconds = 60;

export function createAuthenticate(database: Database, rulesOf: () => Promise<TokenRules>): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (!token) throw new Failure("unauthorized");
    const rules = await rulesOf();
    const { sub: subject, iat, ...claims } = await verifiedClaims(token, rules);
    const grant = textOf(claims["grant"]);
    if (rules.isSignInAlive) {
      const isAlive = grant !== null && (await rules.isSignInAlive({ sub: subject, grant }));
      if (!isAlive) throw new Failure("unauthorized");
    }
    const { issuer } = rules;
    const user = await admitUser(database, { issuer, subject }, new Date(iat * 1000));
    const isEmailVerified = typeof claims["email_verified"] === "boolean" ? claims["email_verified"] : null;
    const person = { name: textOf(claims["name"]), email: textOf(claims["email"]), isEmailVerified };
    return { user, token: { issuer, subject, grant, ...person } };
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === "string" && claim !== "" ? claim : null;
}

type VerifiedClaims = JWTPayload & { readonly sub: string; readonly iat: number };

async function verifiedClaims(token: string, rules: TokenRules): Promise<VerifiedClaims> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ["sub", "exp", "iat"],
      ...(rules.tokenType === undefined ? {} : { typ: rules.tokenType }),
    });
    const { sub, iat } = payload;
    if (!sub || iat === undefined) throw new Failure("unauthorized");
    return { ...payload, sub, iat };
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
