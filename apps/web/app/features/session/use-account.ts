import { customDataSchema, defaultMemberLevel } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { appClient } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";

export interface Account {
  /** Name, else user name, else e-mail; undefined when the issuer gives none of them. */
  readonly displayName: string | undefined;
  readonly email: string | undefined;
}

/** The signed-in person, from the stored identity claims; undefined until they are read. */
export function useAccount(): Account | undefined {
  return useQuery({ queryKey: ["account"], queryFn: readAccount, staleTime: Infinity }).data;
}

/** The level that selects the price plan; undefined until the issuer has answered. */
export function useMemberLevel(): number | undefined {
  return useQuery({ queryKey: ["member-level"], queryFn: readMemberLevel, staleTime: Infinity }).data;
}

async function readAccount(): Promise<Account> {
  const claims = await appClient().getIdTokenClaims();
  return {
    displayName: firstText(claims.name, claims.username, claims["preferred_username"], claims.email),
    email: firstText(claims.email),
  };
}

/**
 * `custom_data` comes from the userinfo endpoint only. Without it the default level counts: it is for show, the server
 * decides by its own table.
 */
async function readMemberLevel(): Promise<number> {
  try {
    const info: { custom_data?: unknown } = await appClient().fetchUserInfo();
    const customData = customDataSchema.safeParse(info.custom_data);
    return customData.success ? customData.data.member_level : defaultMemberLevel;
  } catch (error) {
    reportProblem("The user info could not be fetched:", error);
    return defaultMemberLevel;
  }
}

function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value.trim() !== "");
}
