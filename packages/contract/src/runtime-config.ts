import * as z from "zod/mini";

/**
 * What the server tells the browser at `/config.json`. Runtime settings reach the web part here and nowhere else,
 * so that one build runs against any issuer (row A8).
 */
export const runtimeConfigSchema = z.object({
  identity: z.object({
    appId: z.string(),
    /** RFC 8707 resource of the API; null where the issuer knows no resources. */
    resource: z.nullable(z.string()),
    scopes: z.array(z.string()),
    /** Parameters added to the authorisation request, for issuers that need an `audience`. */
    extraParams: z.record(z.string(), z.string()),
    isEmbedded: z.boolean(),
  }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Where the web part fetches its runtime settings. */
export const runtimeConfigPath = "/config.json";

/**
 * Stands in the prerendered pages wherever the site's own absolute address belongs (canonical links, structured data):
 * one build serves any address, and the server puts the real one in.
 */
export const publicOriginPlaceholder = "https://public-origin.invalid";
