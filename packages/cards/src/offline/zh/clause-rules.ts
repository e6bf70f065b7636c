import { agent } from "./agent-rules.ts";
import { limit, measure, value } from "./amount-rules.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { splitClauses } from "./clauses.ts";
import { define, name } from "./definition-rules.ts";
import { moment, period } from "./date-rules.ts";
import { division } from "./division-rules.ts";
import { process } from "./process-rules.ts";
import { basis, means, object, office, relation, tool } from "./object-rules.ts";

/** Rules for one clause, the surest first. */
export const clauseRules: readonly ClauseRule[] = [
  value,
  measure,
  limit,
  moment,
  period,
  basis,
  tool,
  process,
  office,
  means,
  name,
  relation,
  agent,
  division,
  define,
  object,
];

/** A place or time before the subject, "在弹性限度内，", and what follows it. */
export function cutSetting(text: string): { readonly setting: string; readonly body: string } {
  const condition = /^(?:若|如果|当|一旦)[^，]{3,28}，(?:则|那么|就)?/u.exec(text)?.[0] ?? "";
  if (condition !== "") return { setting: condition, body: text.slice(condition.length) };
  const theory = /^(?:按照?|根据|依照)[^，]{2,16}(?:理论|观点|学说|规定|模型)，/u.exec(text)?.[0] ?? "";
  if (theory !== "") return { setting: theory, body: text.slice(theory.length) };
  // "以 -ь 结尾的，第四格与第一格相同": only of those.
  const those = /^(?!有)[^，是]{4,24}(?<!目)的，/u.exec(text)?.[0] ?? "";
  if (those !== "") return { setting: those, body: text.slice(those.length) };
  const setting = /^在[^，]{2,40}(?:中|里|内|上|下|时|后|前|方面|情况下)，/u.exec(text)?.[0] ?? "";
  return { setting, body: text.slice(setting.length) };
}

/** The card of a text that is one Chinese sentence with its subject; nothing when no rule knows it. */
export function clauseCard(text: string): ClauseCard | undefined {
  const [first = "", ...rest] = splitClauses(text);
  for (const rule of clauseRules) {
    const card = rule({ text: first, rest });
    if (card !== undefined) return card;
  }
  return undefined;
}
