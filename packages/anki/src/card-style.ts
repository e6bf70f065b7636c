/**
 * How our cards look in Anki, AnkiDroid and AnkiMobile: an index card with a red rule, and the source marked in yellow
 * under the answer. No script, no web font, nothing fetched. `.nightMode` is the desktop's and AnkiMobile's night,
 * `.night_mode` older AnkiDroid's; `.mobile` is set on phones.
 */
export const cardCss = `.card {
  --paper: #f3f5f1; --sheet: #fff; --sunk: #f3f5f1; --ink: #14211e; --soft: #43514c; --line: #d8dfd8;
  --blue: #2440c4; --rule: #dc4a28; --marker: #ffe14d; --on-marker: #14211e;
  margin: 0; padding: 20px 14px 28px; background: var(--paper); color: var(--ink);
  font: 20px/1.65 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, Cantarell, "PingFang SC", "Hiragino Sans GB",
    "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC",
    "Source Han Sans SC", sans-serif;
  text-align: left; overflow-wrap: anywhere; line-break: strict;
}
.nightMode.card, .nightMode .card, .night_mode.card, .night_mode .card {
  --paper: #0d1312; --sheet: #161e1c; --sunk: #111817; --ink: #e9eeeb; --soft: #b4c0ba; --line: #28332f;
  --blue: #a3b4ff; --rule: #ff7a57; --marker: #f2d64a;
  background: var(--paper); color: var(--ink);
}
.sheet {
  max-width: 42rem; margin: 0 auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: 0 1px 0 rgb(16 30 28 / .06), 0 2px 8px rgb(16 30 28 / .07); overflow: hidden;
}
.sheet::before { content: ""; display: block; height: 2px; margin-top: 26px; background: var(--rule); opacity: .85; }
.question, .answer, .extra, .quote { white-space: pre-wrap; tab-size: 4; }
.topic { padding: 14px 28px 0; color: var(--soft); font-size: .76em; line-height: 1.5; }
.question { padding: 22px 28px 24px; font-size: 1.15em; font-weight: 600; }
.topic + .question { padding-top: 6px; }
.question.text { font-size: 1.05em; font-weight: 400; }
.answer { padding: 18px 28px 24px; }
hr#answer { height: 0; margin: 0 28px; border: 0; border-top: 1px solid var(--line); background: none; }
.question.text + hr#answer { border-color: transparent; }
.extra { padding: 0 28px 20px; color: var(--soft); font-size: .9em; }
.source { padding: 14px 28px 16px; background: var(--sunk); border-top: 1px solid var(--line); color: var(--soft);
  font-size: .76em; line-height: 1.7; }
.place { font-weight: 600; }
.quote { margin: 4px 0 0; }
.quote mark { background: var(--marker); color: var(--on-marker); padding: .08em .2em; border-radius: 3px 7px 4px 8px;
  -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.cloze { color: var(--blue); font-weight: 700; }
a { color: var(--blue); text-underline-offset: 3px; }
img, video { display: block; max-width: 100%; height: auto; margin: .6em auto; border-radius: 6px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .88em;
  background: var(--sunk); border-radius: 6px; }
code { padding: .1em .35em; }
pre { margin: .5em 0; padding: .7em .9em; overflow-x: auto; white-space: pre; overflow-wrap: normal; }
pre code { padding: 0; background: none; font-size: 1em; }
table { display: block; border-collapse: collapse; overflow-x: auto; margin: .5em 0; }
td, th { border: 1px solid var(--line); padding: .3em .65em; }
mjx-container[display="true"] { max-width: 100%; overflow-x: auto; overflow-y: hidden; }
.quote mjx-math, .quote table { background: var(--marker); color: var(--on-marker); }
.quote mjx-math { padding: .15em 0; border-radius: 4px; }
.quote table { display: inline-table; margin: 0 -.2em; border-radius: 4px; }
.quote td { border-color: rgb(20 33 30 / .25); }
#typeans { box-sizing: border-box; width: 100%; font: inherit; color: inherit; }
input#typeans { padding: .3em .6em; background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; }
code#typeans { display: block; padding: .5em .7em; white-space: pre-wrap; }
.mobile.card, .mobile .card { font-size: 18px; padding: 10px 8px 18px; }
.mobile .topic { padding: 10px 18px 0; }
.mobile .question { padding: 18px 18px 20px; }
.mobile .topic + .question { padding-top: 6px; }
.mobile .answer { padding: 16px 18px 20px; }
.mobile .extra { padding: 0 18px 16px; }
.mobile .source { padding: 12px 18px 14px; }
.mobile hr#answer { margin: 0 18px; }
@media print { .card { background: none; } .sheet { box-shadow: none; } }
`;

const place = `{{#Link}}<a href="{{text:Link}}">{{Source}}</a>{{/Link}}{{^Link}}{{Source}}{{/Link}}`;

/** What stands under every answer. */
const footer =
  `{{#Extra}}<div class="extra">{{Extra}}</div>{{/Extra}}` +
  `{{#Quote}}<div class="source">{{#Source}}<div class="place">${place}</div>{{/Source}}` +
  `<div class="quote"><mark>{{Quote}}</mark></div></div>{{/Quote}}` +
  `{{^Quote}}{{#Source}}<div class="source"><div class="place">${place}</div></div>{{/Source}}{{/Quote}}`;

/** The headings above the source that do not give the answer away; not on a reversed card, where they would tell the question. */
const topic = `{{#Meta}}<div class="topic">{{Meta}}</div>{{/Meta}}`;
const question = `${topic}<div class="question">{{Question}}</div>`;
const clozeText = `${topic}<div class="question text">{{cloze:Text}}</div>`;

/** Front and back of each card. `hr id=answer` is where Anki scrolls to. */
export const cardTemplates = {
  forward: {
    front: `<div class="sheet">${question}{{#Typed}}<div class="answer">{{type:Answer}}</div>{{/Typed}}</div>`,
    back:
      `<div class="sheet">${question}<hr id="answer"><div class="answer">` +
      `{{#Typed}}{{type:Answer}}{{/Typed}}{{^Typed}}{{Answer}}{{/Typed}}</div>${footer}</div>`,
  },
  reversed: {
    front: `{{#Reverse}}<div class="sheet"><div class="question">{{Answer}}</div></div>{{/Reverse}}`,
    back:
      `<div class="sheet"><div class="question">{{Answer}}</div><hr id="answer">` +
      `<div class="answer">{{Question}}</div>${footer}</div>`,
  },
  cloze: {
    front: `<div class="sheet">${clozeText}</div>`,
    back: `<div class="sheet">${clozeText}<hr id="answer">${footer}</div>`,
  },
} as const;
