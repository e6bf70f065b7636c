import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";

/** A line that names something and says what it is. */
export interface TermLine {
  readonly term: string;
  readonly meaning: string;
  readonly mark: "colon" | "dash" | "equals" | "arrow";
}

const termLine =
  /^(?<term>[^:：=→]{1,60}?)\s*(?<mark>[:：](?!\/\/)|\s[—–]{1,2}\s|\s--?\s|——|\s?(?:->|=>|→)\s?|\s?(?<![<>!=+×*/-])=\s)\s*(?<meaning>\S.*)$/su;
const notTerm =
  /^(到会|参会|与会|出席|记录人?|待办|统一一下|更正|补充|小结|例|例如|比如|如|注|注意|注释|提示|备注|note|notes|example|examples|e\.g|for example|q|a|问|答|tip|hint|warning|rule of thumb|mnemonic|记忆口诀|source|来源)$/iu;
const maxTermUnits = 9;

/** Reads `term: meaning`, `term — meaning`, `term = meaning`, `term -> meaning`. */
export function readTermLine(line: string): TermLine | undefined {
  // "pH = 7: neutral" is about "pH = 7".
  const compared = /^(?<term>[^:：]{1,24}[=<>≤≥][^:：]{1,12})(?<mark>[:：])\s*(?<meaning>\S.*)$/su.exec(line);
  const groups = (compared ?? termLine.exec(line))?.groups;
  const term = captured(groups, "term").replace(/^["“]([^"“”]*)["”]$/u, "$1");
  const meaning = captured(groups, "meaning");
  // An "=" inside a formula is not ours.
  if ((term.split("$").length - 1) % 2 === 1) return undefined;
  if (term === "" || meaning === "" || notTerm.test(term)) return undefined;
  if (countUnits(term) > maxTermUnits || /[。！；;]|[.!]\s/u.test(term) || /^[\d\s.:]+$/.test(term)) {
    return undefined;
  }
  if (/^[+\-*/]?\s*\d+\s*$/.test(meaning) && /\d$/.test(term)) return undefined;
  const separator = captured(groups, "mark");
  return { term, meaning, mark: markOf(separator) };
}

function markOf(separator: string): TermLine["mark"] {
  if (/[:：]/u.test(separator)) return "colon";
  if (/>|→/u.test(separator)) return "arrow";
  return separator.includes("=") ? "equals" : "dash";
}
