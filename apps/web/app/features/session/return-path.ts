const storageKey = "deckle-return-path";

/** Remembers, for this tab, the page that a renewed sign-in leads back to. */
export function rememberReturnPath(storage: Storage, path: string): void {
  storage.setItem(storageKey, path);
}

/** The remembered page, once; undefined where there is none. Only a path of this site counts. */
export function takeReturnPath(storage: Storage): string | undefined {
  const path = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
}
