import type { RuntimeConfig } from "@deckle/contract";
import { appLanguage } from "#i18n/app-i18n.ts";
import { languageTag } from "#i18n/language.ts";
import { appClient } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";

/**
 * Leaves for the issuer's sign-in or sign-up page, in the language of the moment. Calls the client and not the
 * library's hook: the hook would report loading for ever when the issuer cannot be reached.
 */
export async function startSignIn(
  identity: RuntimeConfig["identity"],
  screen: "signIn" | "register",
): Promise<void> {
  await appClient().signIn({
    redirectUri: `${location.origin}/login_callback`,
    ...(screen === "register" ? { firstScreen: "register" as const } : {}),
    extraParams: { ...identity.extraParams, ui_locales: languageTag(appLanguage()) },
  });
}

/**
 * Revokes the refresh token, clears the tokens and leaves for the issuer's end-session page. When the issuer cannot be
 * reached, this browser at least forgets the person.
 */
export async function signOut(): Promise<void> {
  try {
    await appClient().signOut(`${location.origin}/logout_callback`);
  } catch (error) {
    reportProblem("The issuer could not end the session:", error);
    await appClient().clearAllTokens();
    location.assign("/logout_callback");
  }
}
