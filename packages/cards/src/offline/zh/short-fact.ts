import { countUnits } from "../../text/units.ts";
import { headingOver, underHeading } from "../context.ts";
import type { Place } from "../place.ts";
import { howMuch } from "./amount-rules.ts";
import { isPlain } from "./fact-sentence.ts";
import { isSubject } from "./noun-phrase.ts";

const minUnits = 2.5;
const maxUnits = 5;
const told =
  /^(?<what>\p{Script=Han}{2,8}?)(?<how>(?:[最至][长短多少高低]|不超过|不少于|不低于|不得(?:超过|少于|低于)|[为是约共达])*)(?<amount>(?:\d[\d.,]*|(?!一[次人名倍])[一二三四五六七八九十百千万两半]+) ?(?:个?工作日|个?月|个?小时|分钟|年|日|天|周岁?|岁|万?元|倍|次|人|名|分|公里|千米|[米克吨升度]|[%％℃]))$/u;
/** What only the heading says the case of. */
const subjectless = /^(?:提前|逾期|扣满?|超过|不足|[最至][长短多少高低])$/u;

/** "诉讼时效三年。", "提前三十日。": the amount that a short sentence ends in, under the heading that says of what. */
export function askShortFact(place: Place, sentence: string): void {
  const units = countUnits(sentence);
  if (units < minUnits || units > maxUnits || !isPlain(sentence)) return;
  const { what = "", how = "", amount = "" } = told.exec(sentence.replace(/[。；！]$/u, ""))?.groups ?? {};
  const heading = amount === "" ? "" : headingOver(place, amount);
  if (heading === "") return;
  const much = howMuch(amount, what);
  if (subjectless.test(what)) {
    ask(place, sentence, { question: underHeading(heading, `${what}${how}${much}？`), answer: amount });
  } else if (!what.startsWith("每") && isSubject(what)) {
    ask(place, sentence, { question: `${what}${how === "" ? "是" : how}${much}？`, answer: amount });
  }
}

function ask(
  place: Place,
  quote: string,
  asked: { readonly question: string; readonly answer: string },
): void {
  place.sheet.ask({ rule: "value.short", ...asked, quote, score: 0.7 });
}
