import { apiBasePath, type RouteName, routes } from "@deckle/contract";
import type { Page } from "playwright-core";

type Data = Readonly<Record<string, unknown>>;

/** The address pattern of a call, for `page.route` and `page.waitForRequest`. */
export function callPattern(name: RouteName): string {
  return `**${apiBasePath}${routes[name].path}`;
}

/**
 * Changes what the real server answers to a call on its way to this page, for states that a test cannot wait for. Lasts
 * until the answer is called.
 */
export async function changeAnswers(
  page: Page,
  name: RouteName,
  change: (data: never) => unknown,
): Promise<() => Promise<void>> {
  const pattern = callPattern(name);
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: never };
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } });
  });
  return () => page.unroute(pattern);
}

/** Answers a call with an envelope of its own instead of the server's. */
export async function answerWith(page: Page, name: RouteName, envelope: Data): Promise<() => Promise<void>> {
  const pattern = callPattern(name);
  await page.route(pattern, (route) => route.fulfill({ status: 200, json: envelope }));
  return () => page.unroute(pattern);
}

/** Lets a call fail on the wire. */
export async function cutOff(page: Page, name: RouteName): Promise<() => Promise<void>> {
  const pattern = callPattern(name);
  await page.route(pattern, (route) => route.abort("connectionreset"));
  return () => page.unroute(pattern);
}
