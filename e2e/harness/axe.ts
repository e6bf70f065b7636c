import axeCore from "axe-core";
import type { Page } from "playwright-core";

/** Give this to a visitor whose pages are to be looked at. */
export const axeScript = axeCore.source;

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ].map((size) => ({ colorScheme, size })),
);

/** What is wrong with the page as it is: axe's rules with their places, and a page wider than its window. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (tags) => {
    // Colours that are still fading are no colours yet; endless animations have no end to wait for.
    const finite = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(finite.map((animation) => animation.finished));
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({ runOnly: { type: "tag", values: [...tags] } });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    );
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return overflow > 0 ? [...found, `${overflow} px wider than the window`] : found;
  }, rules);
}

/**
 * Faults in light and dark, on a desktop and on a telephone. `prepare` brings the page into its state before each look;
 * without it the page stays as it is.
 */
export async function faultsInAllLooks(
  page: Page,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await prepare();
    // Pages take their theme before the first paint; one that was not loaded again has to be told.
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), colorScheme);
    const found = await faultsOf(page);
    faults.push(...found.map((fault) => `${colorScheme}, ${size.width} px: ${fault}`));
  }
  return faults;
}
