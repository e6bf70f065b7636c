/** The part of the page's help that tells how to import a deck. */
export const importHelpId = "help-import";

/** Goes to that part. The browser unfolds what it stands in. */
export function showImportHelp(): void {
  // The same fragment twice would not move the page.
  const isThere = location.hash === `#${importHelpId}`;
  if (isThere) history.replaceState(history.state, "", location.pathname + location.search);
  location.hash = importHelpId;
}
