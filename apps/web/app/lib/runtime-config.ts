import {
  type RuntimeConfig,
  requestTimeoutMs,
  runtimeConfigPath,
  runtimeConfigSchema,
} from "@deckle/contract";

/** Fetches the settings that the server decides at run time. Throws when they do not come or do not fit. */
export async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(runtimeConfigPath, { signal: AbortSignal.timeout(requestTimeoutMs) });
  if (!response.ok) throw new Error(`${runtimeConfigPath} answered ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}
