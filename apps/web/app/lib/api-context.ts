import { createContext, use } from "react";
import type { Api } from "./api.ts";

const ApiContext = createContext<Api | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

/** The API as the signed-in user. Only below the session provider. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi is called outside of the session provider.");
  return api;
}
