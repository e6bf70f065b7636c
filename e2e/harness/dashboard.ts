import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@deckle/contract";
import type { Locator, Page } from "playwright-core";
import { words } from "./words.ts";

/** A document to upload: a file on disk, or bytes under a name. */
export type UploadSource =
  | string
  | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Twice the time that the product promises for small documents, because tests share their machine. */
const conversionTimeoutMs = 60_000;

/**
 * Chooses a file, as soon as the last upload has made room. The picker's own dialog is left out: its input gets the
 * file directly.
 */
export async function chooseFile(page: Page, source: UploadSource): Promise<void> {
  const busy = page.locator("button[disabled]").filter({ hasText: /选择文件|choose a file/ });
  await busy.waitFor({ state: "detached" });
  await page.locator("input[type=file]").setInputFiles(source);
}

/** Chooses a file, names its box and presses start. */
export async function upload(
  page: Page,
  source: UploadSource,
  { boxName, language }: { readonly boxName: string; readonly language: Language },
): Promise<void> {
  const say = words[language];
  await chooseFile(page, source);
  await page.getByLabel(say.boxName).fill(boxName);
  await page.getByRole("button", { name: say.start }).click();
}

/** The tile of a box. */
export function boxTile(page: Page, name: string): Locator {
  return page.getByRole("article", { name, exact: true });
}

export async function waitForStatus(
  page: Page,
  boxName: string,
  status: { readonly text: string; readonly timeoutMs?: number },
): Promise<void> {
  await boxTile(page, boxName)
    .getByText(status.text, { exact: true })
    .first()
    .waitFor({ timeout: status.timeoutMs ?? conversionTimeoutMs });
}

/** Downloads a finished box. */
export async function download(
  page: Page,
  boxName: string,
  language: Language,
): Promise<{ readonly fileName: string; readonly path: string }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: words[language].download(boxName) }).click();
  const file = await started;
  const fileName = file.suggestedFilename();
  const path = join(await mkdtemp(join(tmpdir(), "deckle-download-")), "deck.apkg");
  await file.saveAs(path);
  return { fileName, path };
}

/** Deletes a box and confirms it. */
export async function deleteBox(page: Page, boxName: string, language: Language): Promise<void> {
  const say = words[language];
  await page.getByRole("button", { name: say.delete(boxName), exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: say.deleteConfirm, exact: true }).click();
  await boxTile(page, boxName).waitFor({ state: "detached" });
}
