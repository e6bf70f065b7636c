const light = `
  color-scheme: light;
  --paper: #f3f5f1; --sheet: #fff; --sunk: #e9ede7; --line: #d5dbd3;
  --ink: #14211e; --ink2: #43514c; --ink3: #5d6a65;
  --blue: #2440c4; --blue-deep: #1a319c; --onblue: #fff; --edge: #7d8a84; --rule: #dc4a28; --again: #b42a16;
  --shadow: 0 1px 2px rgb(20 33 30 / 8%), 0 8px 24px rgb(20 33 30 / 6%);`;

const dark = `
  color-scheme: dark;
  --paper: #0d1312; --sheet: #161e1c; --sunk: #0a0f0e; --line: #2a3532;
  --ink: #e9eeeb; --ink2: #b4c0ba; --ink3: #93a09a;
  --blue: #a3b4ff; --blue-deep: #bcc8ff; --onblue: #0d1533; --edge: #6d7a74; --rule: #ff7a57; --again: #ff9a86;
  --shadow: none;`;

/**
 * Paper, ink and an index card with its red head rule. The same colours as the web part, with its contrast ratios: text
 * at least 4.5, edges of controls at least 3. Highlighter yellow is left out: it means "this comes from your document".
 * Light or dark as the system is, or as the person chose in the web part.
 */
export const stylesheet = `
:root {${light}
}
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {${dark}
} }
:root[data-theme="dark"] {${dark}
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column;
  font: 16px/1.65 -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Noto Sans CJK SC", sans-serif;
  text-autospace: normal; text-spacing-trim: trim-start;
}
a { color: var(--blue); text-underline-offset: 3px; }
a:hover { color: var(--blue-deep); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.top { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 24px; border-bottom: 1px solid var(--line); }
.top a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none; color: var(--ink2); }
.brand { gap: 10px; font-weight: 700; }
.top a.brand { color: var(--ink); }
.brand svg { width: 28px; height: 28px; }
.brand rect.tile { fill: var(--blue); }
.brand .mark { fill: none; stroke: var(--onblue); stroke-width: 2; stroke-linejoin: round; }
main { flex: 1; display: flex; align-items: flex-start; justify-content: center; padding: clamp(20px, 7vh, 80px) 16px 48px; }
.card { width: 100%; max-width: 420px; background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); }
.head { padding: 24px 28px 16px; border-bottom: 2px solid var(--rule); }
h1 { margin: 0; font: 700 28px/1.3 "Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", "STSong", "SimSun", Georgia, serif; }
.head p { margin: 4px 0 0; color: var(--ink2); }
.body { padding: 20px 28px 28px; }
.field { margin: 0 0 18px; }
label { display: block; margin: 0 0 6px; font-weight: 600; }
.optional { margin-inline-start: 8px; color: var(--ink3); font-weight: 400; font-size: 14px; }
input {
  display: block; width: 100%; min-height: 46px; padding: 9px 12px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--sheet); color: var(--ink); font: inherit;
}
input:focus-visible { outline-offset: 0; border-color: var(--blue); }
input[aria-invalid="true"] { border-color: var(--again); border-width: 2px; padding: 8px 11px; }
.hint, .problem { margin: 6px 0 0; font-size: 14px; }
.hint { color: var(--ink3); }
.problem { color: var(--again); font-weight: 600; }
.alert { margin: 0 0 18px; padding: 10px 14px; border: 1px solid var(--again); border-inline-start-width: 4px; border-radius: 8px; color: var(--again); font-weight: 600; }
button { width: 100%; min-height: 48px; padding: 10px 20px; border: 1px solid transparent; border-radius: 10px; font: inherit; font-weight: 600; cursor: pointer; transition: background-color 150ms; }
.primary { background: var(--blue); color: var(--onblue); }
.primary:hover { background: var(--blue-deep); }
.quiet { min-height: 44px; background: none; color: var(--ink2); border-color: var(--edge); }
.quiet:hover { background: var(--sunk); }
.actions { display: grid; gap: 12px; }
.other { margin: 20px 0 0; color: var(--ink2); text-align: center; }
.other a { display: inline-block; padding: 8px 4px; font-weight: 600; }
p.lead { margin: 0 0 20px; color: var(--ink2); }
details { margin: 20px 0 0; color: var(--ink2); font-size: 14px; }
summary { min-height: 36px; cursor: pointer; }
code { overflow-wrap: anywhere; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.as-button { display: flex; align-items: center; justify-content: center; min-height: 48px; border-radius: 10px; background: var(--blue); color: var(--onblue); font-weight: 600; text-decoration: none; }
.as-button:hover { background: var(--blue-deep); color: var(--onblue); }
@media (max-width: 430px) { .top { padding: 8px 16px; } .head { padding: 20px 20px 14px; } .body { padding: 18px 20px 24px; } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
