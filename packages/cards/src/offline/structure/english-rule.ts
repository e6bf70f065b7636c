import { captured } from "../../text/captured.ts";
import { isStatement } from "../en/noun-phrase.ts";
import { withoutAside } from "./english-case.ts";
import { isDateText } from "./table-cell.ts";
import { properPhrase, type Usage } from "./proper-term.ts";
import type { TermLine } from "./term-line.ts";

export const compared = /^(?<one>[^/]+?) (?:vs\.?|versus|v\.) (?<other>.+)$/i;

/** "Mitosis vs meiosis: ...". */
export function comparisonQuestion(term: string, meaning: string): string | undefined {
  const { one = "", other = "" } = compared.exec(term)?.groups ?? {};
  const isComparison = /\b(?:while|whereas|but|vs)\b|[;,]/.test(meaning);
  return isComparison ? `What is the difference between ${one} and ${other}?` : undefined;
}

/** "cis/trans: same side / opposite sides". */
export function pairQuestion(term: string, meaning: string): string | undefined {
  const { one, other } = /^(?<one>[A-Za-z][\w-]*)\s?\/\s?(?<other>[A-Za-z][\w-]*)$/.exec(term)?.groups ?? {};
  const isTold = one !== undefined && other !== undefined && /\s\/\s|\bwhile\b|\bwhereas\b/.test(meaning);
  return isTold ? `What is the difference between ${one} and ${other}?` : undefined;
}

export const article = /^(?:section|article|rule|regulation|clause|schedule|paragraph|s\.|ss\.|art\.)\s?\d/i;
export const ruleName =
  /^(?:.+\s)?(?:law|rule|principle|formula|maxim|theorem|postulate|axiom|doctrine|hypothesis|theory|test|amendment|clause|imperative|paradox|convention|guideline|property)(?:\s(?:of|for)\s.+)?$/i;

/** "Section 16: it is the duty of an authority to ...", "Formula of Humanity: treat humanity as an end". */
export function ruleQuestion(
  { meaning }: TermLine,
  { term, usage }: { readonly term: string; readonly usage: Usage | undefined },
): string | undefined {
  const isSaid =
    isStatement(meaning) || isOrder.test(meaning) || /^(?:it|there|no|all|every|each|any)\s/i.test(meaning);
  if (article.test(term)) {
    return isSaid || / (?:must|may|shall|cannot) /.test(meaning) ? `What does ${term} provide?` : undefined;
  }
  if (/\btests? for\s/i.test(term)) return `What is the ${smallRule(term)}?`;
  if (!isSaid || !ruleName.test(withoutAside(term)) || !/\s/.test(term)) return undefined;
  const named = properPhrase(term, usage) ?? smallRule(term);
  const phrase = /^(?:the|an?)\s|[’']s?\s/.test(named) ? named : `the ${named}`;
  return `What does ${phrase} say?`;
}

/** "act only on that maxim", "in the six hours of a tide the water rises". */
const isOrder =
  /^(?:(?:act|treat|do|never|always|give|use|avoid|choose|take|keep|pay|multiply|divide|add|replace|let)\s|in (?:the|an?)\s[^,]*\b(?:rises?|falls?|is|are)\b|if\s|when\s|for (?:every|each|any)\s)/i;

/** "Rule of twelfths" inside a sentence; "Formula of Humanity" and "Gauss's law" keep their capitals. */
function smallRule(term: string): string {
  const isName = /\s[A-Z]|[’']s?\s/.test(withoutAside(term));
  return isName ? term : term.charAt(0).toLowerCase() + term.slice(1);
}

const signs: Readonly<Record<string, string>> = {
  "<": "is less than",
  "=": "equals",
  ">": "is greater than",
  "≤": "is at most",
  "≥": "is at least",
};

/** "Q < K": in words, for signs are lost where prompts are compared. */
export function relationQuestion(term: string): string | undefined {
  const found = /^(?<one>[^<=>≤≥]{1,20}?)\s*(?<sign>[<=>≤≥])\s*(?<other>[^<=>≤≥]{1,20})$/.exec(term)?.groups;
  if (found === undefined) return undefined;
  const words = signs[captured(found, "sign")] ?? "is";
  return `What holds when ${captured(found, "one")} ${words} ${captured(found, "other")}?`;
}

/** "SS formed - 1925". */
export function datedQuestion(term: string, meaning: string): string | undefined {
  const found =
    /^(?<what>.+?) (?<verb>formed|founded|created|abolished|established|invented|discovered|signed|passed|introduced|built|published)$/.exec(
      term,
    )?.groups;
  const isAsked = found !== undefined && isDateText(meaning);
  return isAsked ? `When was ${captured(found, "what")} ${captured(found, "verb")}?` : undefined;
}
