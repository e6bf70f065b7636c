const key = "deckle-sign-out";

/** Notes that the person pressed "sign out" on one of our own pages. */
export function noteSignOutIntent(): void {
  sessionStorage.setItem(key, "1");
}

/** True once after `noteSignOutIntent`. */
export function takeSignOutIntent(): boolean {
  const isIntended = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isIntended;
}
