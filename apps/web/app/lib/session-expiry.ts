import { useSyncExternalStore } from "react";

/**
 * What happens when the API says that the sign-in is over. Normally a new sign-in starts at once; while something
 * would be lost by leaving the page (a chosen file), a notice asks the person to sign in beside it instead.
 */
export interface SessionExpiry {
  /** Clears the session once and starts a new sign-in, or shows the notice while the page is held. */
  readonly expire: () => void;
  /** The session works again, for example because another tab signed in. */
  readonly restore: () => void;
  /** Keeps the page open; call the answer to let go. */
  readonly hold: () => () => void;
  readonly isNoticeShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Actions {
  readonly clearSession: () => Promise<void>;
  readonly startSignIn: () => Promise<void>;
}

/** Builds the state machine; one for each page load. */
export function createSessionExpiry(actions: Actions, report: (error: unknown) => void): SessionExpiry {
  let state: "active" | "expired" | "leaving" = "active";
  let holds = 0;
  const listeners = new Set<() => void>();

  function change(next: typeof state): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function leave(): Promise<void> {
    await actions.clearSession();
    if (state === "leaving") await actions.startSignIn();
  }

  return {
    expire() {
      if (state !== "active") return;
      change(holds > 0 ? "expired" : "leaving");
      leave().catch((error: unknown) => {
        report(error);
        change("active");
      });
    },
    restore() {
      if (state === "expired") change("active");
    },
    hold() {
      holds += 1;
      let isHeld = true;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
      };
    },
    isNoticeShown: () => state === "expired",
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** True while the notice has to be shown. */
export function useIsSessionExpired(expiry: SessionExpiry): boolean {
  return useSyncExternalStore(expiry.subscribe, expiry.isNoticeShown);
}
