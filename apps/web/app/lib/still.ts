import { createContext, use } from "react";

const StillContext = createContext(false);

/** Set at build time around a prerendered page. The browser never sets it. */
export const StillProvider = StillContext.Provider;

/** True while a public page is prerendered: such a page ships without React. */
export function useStill(): boolean {
  return use(StillContext);
}

/** What a route's `handle` says when its pages are prerendered and not hydrated. */
export interface StillHandle {
  readonly isStill: true;
}

/** True for the handle of a public route. */
export function isStillHandle(handle: unknown): handle is StillHandle {
  return typeof handle === "object" && handle !== null && "isStill" in handle;
}
