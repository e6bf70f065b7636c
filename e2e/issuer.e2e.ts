import { afterAll, expect, it } from "vitest";
import { accessToken, signOut } from "./harness/account.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { upload, waitForStatus } from "./harness/dashboard.ts";
import { fixture } from "./harness/documents.ts";
import { startOtherIssuer } from "./harness/issuer.ts";
import { words } from "./harness/words.ts";

const issuer = await startOtherIssuer();
afterAll(() => issuer.stop());

describeInBrowser("with an issuer on another origin", () => {
  const stage = useStage(issuer.env);
  const language = "en";

  it("A8: the same build signs in there, calls the API with its tokens and signs out", async () => {
    const { page, problems } = await stage.visit({ language });

    await page.goto(`${stage.origin}/sign_in`);
    await page.waitForURL(`${issuer.origin}/**`);
    await page.locator("input[name=login]").fill("grace");
    await page.locator("input[name=password]").fill("anything");
    await page.getByRole("button", { name: /sign-in/i }).click();
    await page.getByRole("button", { name: /continue/i }).click();
    await arriveAt(page, /^\/dashboard$/);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "grace from elsewhere" }).waitFor();

    // What the other issuer's own pages complain about is not ours.
    const before = problems.length;
    await upload(page, fixture("en_dev.md"), { boxName: "From elsewhere", language });
    await waitForStatus(page, "From elsewhere", { text: words[language].finished });
    const [, payload = ""] = (await accessToken(page)).split(".");
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      iss: issuer.origin,
      aud: `${stage.origin}/api`,
    });
    expect(problems.slice(before)).toEqual([]);

    const signedOut = signOut(page, language);
    await page.getByRole("button", { name: /yes, sign me out/i }).click();
    await signedOut;
    await page.getByText(words[language].signedOut).waitFor();
  });
});
