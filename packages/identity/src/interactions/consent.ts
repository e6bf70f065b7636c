import type { Provider } from "oidc-provider";

/** A running sign-in, as the provider keeps it. */
export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/**
 * Grants the app everything it asked for, without asking: it is our own, on our own origin. The Logto client always sends
 * `prompt=consent`, and this is how Logto answers it.
 * @returns the id of the grant
 */
export async function grantFirstParty(provider: Provider, interaction: Interaction): Promise<string> {
  const { grantId, params, prompt, session } = interaction;
  const accountId = session?.accountId;
  const clientId = params["client_id"];
  if (accountId === undefined || typeof clientId !== "string") {
    throw new Error("consent was asked for without a session");
  }

  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(textsOf(prompt.details["missingOIDCScope"]).join(" "));
  grant.addOIDCClaims(textsOf(prompt.details["missingOIDCClaims"]));
  for (const [resource, scopes] of Object.entries(prompt.details["missingResourceScopes"] ?? {})) {
    grant.addResourceScope(resource, textsOf(scopes).join(" "));
  }
  return grant.save();
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
