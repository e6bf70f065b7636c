import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { findChromium } from "./test-tools.ts";

const timeoutMs = 120_000;

interface Drawing {
  /** Where the page is put while it is drawn; it may refer to files anywhere. */
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  /** How much of its own time the page may use before the picture is taken, for scripts and fonts. */
  readonly pageMs: number;
}

/** Draws a page as Chromium shows it, transparent where nothing stands, into a PNG file. @throws where there is no Chromium */
export async function drawPage(
  html: string,
  file: string,
  { folder, width, height, pageMs }: Drawing,
): Promise<void> {
  const chromium = findChromium();
  if (!chromium) throw new Error("There is no Chromium. Set CHROMIUM_PATH.");
  const source = join(folder, "page.html");
  writeFileSync(source, html);
  const result = await runCommand(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      "--allow-file-access-from-files",
      "--default-background-color=00000000",
      `--virtual-time-budget=${pageMs}`,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
      `file://${source}`,
    ],
    { timeoutMs },
  );
  if (!result.ok) throw new Error(`Chromium did not draw ${file}:\n${result.output}`);
}
