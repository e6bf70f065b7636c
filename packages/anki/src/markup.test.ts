import { describe, expect, it } from "vitest";
import { clozeToHtml, quoteToHtml, textToHtml } from "./markup.ts";

describe("textToHtml", () => {
  it("writes markup as text", () => {
    expect(textToHtml(`<script>a && b</script> "x"`)).toBe(
      "&lt;script&gt;a &amp;&amp; b&lt;/script&gt; &quot;x&quot;",
    );
  });

  it("writes lines as breaks", () => {
    expect(textToHtml("1. a\r\n2. b")).toBe("1. a<br>2. b");
  });

  it.each([
    ["$x$", "\\(x\\)"],
    ["因为 $a<b$，所以", "因为 \\(a&lt;b\\)，所以"],
    ["$$\\sum_i i$$", "\\[\\sum_i i\\]"],
    ["面积$S=\\pi r^2$。", "面积\\(S=\\pi r^2\\)。"],
    ["It costs $5 and $6.", "It costs $5 and $6."],
    ["from $5 to 10$.", "from $5 to 10$."],
    ["US$5 or A$6-7", "US$5 or A$6-7"],
    ["a \\$x\\$ b", "a \\$x\\$ b"],
    ["only one $ sign", "only one $ sign"],
  ])("takes %j as %j", (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  it.each([
    ["call `f(x)` twice", "call <code>f(x)</code> twice"],
    ["`a < b && $x$`", "<code>a &lt; b &amp;&amp; $x$</code>"],
    [
      "see\n```python\nfor x in y:\n    print(x)\n```\nend",
      "see<pre><code>for x in y:<br>    print(x)</code></pre>end",
    ],
    ["a ` b", "a ` b"],
    ["``quoted'' in LaTeX", "``quoted'' in LaTeX"],
    ["```never closed\nx", "```never closed<br>x"],
    ["`[sound:x.mp3]`", "<code>&#91;sound:x.mp3]</code>"],
  ])("takes code in %j as %j", (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  it.each([
    "[sound:x.mp3]",
    "[latex]x[/latex]",
    "[$]x[/$]",
    "[$$]x[/$$]",
    "[anki:tts lang=en_US]x[/anki:tts]",
  ])("leaves Anki nothing to act on in %j", (text) => {
    expect(textToHtml(text)).toMatch(/^&#91;/);
  });

  it("drops control characters, so that no field separator gets in", () => {
    expect(textToHtml("a\u0000\u001f\u0001b\ud800")).toBe("ab\ufffd");
  });
});

it.each([
  ["insert\tO(n)", "<table><tr><td>insert</td><td>O(n)</td></tr></table>"],
  ["a\tb\n<c>\td", "<table><tr><td>a</td><td>b</td></tr><tr><td>&lt;c&gt;</td><td>d</td></tr></table>"],
  ["\tindented", "\tindented"],
  ["a\tb\nprose", "a\tb<br>prose"],
  ["a\t\tb", "a\t\tb"],
])("shows the quote %j as a table only if it is one", (text, html) => {
  expect(quoteToHtml(text)).toBe(html);
});

const cards = (text: string) => clozeToHtml(text, "allowed");

describe("clozeToHtml", () => {
  it("keeps gaps and hints, and gives a card to each number", () => {
    expect(cards("{{c1::Paris}} in {{c3::France::country}}, {{c1::again}}")).toEqual({
      html: "{{c1::Paris}} in {{c3::France::country}}, {{c1::again}}",
      ordinals: [0, 2],
    });
  });

  it("does not let LaTeX braces end a gap early", () => {
    expect(cards("$x={{c1::\\frac{a}{b}}}$").html).toBe("\\(x={{c1::\\frac{a}{b&#125;}}\\)");
    expect(cards("{{c1::x^{y^{z}}}}").html).toBe("{{c1::x^{y^{z}&#125;}}");
  });

  it("takes a double colon in a gap as text when there are no hints", () => {
    expect(clozeToHtml("{{c1::std::vector}}", "none").html).toBe("{{c1::std:&#58;vector}}");
  });

  it("keeps gaps in code and code in gaps, and takes as text what crosses a gap's end", () => {
    expect(cards("`f({{c1::x}})` and {{c2::`y`}}").html).toBe(
      "<code>f({{c1::x}})</code> and {{c2::<code>y</code>}}",
    );
    expect(cards("`a {{c1::b` c}}").html).toBe("`a {{c1::b` c}}");
  });

  it("keeps a gap within a gap", () => {
    expect(cards("{{c1::the {{c2::inner}} part}}")).toEqual({
      html: "{{c1::the {{c2::inner}} part}}",
      ordinals: [0, 1],
    });
  });

  it.each([
    ["{{c1,2::x}}", "{{c1::{{c2::x}}}}", [0, 1]],
    ["{{c3,1::a::hint}}", "{{c3::{{c1::a::hint}}::hint}}", [0, 2]],
    ["{{c1,1,0::x}}", "{{c1::x}}", [0]],
  ])("writes the gap of several cards %j as gaps within each other", (text, html, ordinals) => {
    expect(cards(text)).toEqual({ html, ordinals });
  });

  it.each(["{{c1::never closed", "{{c0::zero}}", "{{c501::too many}}", "{{c99999999::x}}", "no gap"])(
    "makes no card from %j and leaves no gap in it",
    (text) => {
      const { html, ordinals } = cards(text);

      expect(ordinals).toEqual([]);
      expect(html).not.toContain("{{");
    },
  );

  it("answers soon on a text that is all openings", () => {
    const { ordinals } = cards("{{c1::".repeat(15_000));

    expect(ordinals).toEqual([]);
  });
});
