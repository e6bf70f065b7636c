import { describe, expect, it } from "vitest";
import { html } from "./html.ts";

describe("the html tag", () => {
  it("escapes text in elements and in attributes", () => {
    const text = `"><script>alert('x')</script>&`;

    expect(html`<p title="${text}">${text}</p>`.markup).not.toMatch(/<script|"><|'x'|&(?!#)/);
  });

  it("keeps markup, joins lists and leaves out what is absent", () => {
    const items = [html`<li>${1}</li>`, html`<li>b</li>`];

    expect(
      html`<ul>
        ${items}
      </ul>`.markup,
    ).toContain("<li>1</li><li>b</li>");
    expect(html`${null}${undefined}`.markup).toBe("");
  });
});
