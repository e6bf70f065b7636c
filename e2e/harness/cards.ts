import type { Language } from "@deckle/contract";
import type { Locator, Page } from "playwright-core";
import { type UploadSource, boxTile, upload, waitForStatus } from "./dashboard.ts";
import { words } from "./words.ts";

/** Uploads a document, waits for its cards and opens the box's own page. The answer is the id of the box. */
export async function openNewBox(
  page: Page,
  source: UploadSource,
  { boxName, language }: { readonly boxName: string; readonly language: Language },
): Promise<string> {
  await upload(page, source, { boxName, language });
  await waitForStatus(page, boxName, { text: words[language].finished });
  await boxTile(page, boxName).getByRole("link", { name: boxName, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: boxName, exact: true }).waitFor();
  await cardRows(page).first().waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The cards of a box's page. */
export function cardRows(page: Page): Locator {
  return page.locator("article[data-card]");
}

/** The words of a card's question. Read from the document: a row that is not laid out yet has no visible text. */
export async function questionOf(row: Locator): Promise<string> {
  const id = await row.getAttribute("aria-labelledby");
  return ((await row.locator(`[id="${id}"]`).textContent()) ?? "").trim();
}
