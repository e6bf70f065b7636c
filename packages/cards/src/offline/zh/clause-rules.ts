import { agent } from "./agent-rules.ts";
import { limit, measure, value } from "./amount-rules.ts";
import { change } from "./change-rules.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { splitClauses } from "./clauses.ts";
import { define, name } from "./definition-rules.ts";
import { moment, period } from "./date-rules.ts";
import { division, order } from "./division-rules.ts";
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
  change,
  office,
  means,
  name,
  relation,
  agent,
  order,
  division,
  define,
  object,
];

/** "独立之初，", "外电路断开时，": when it is so, which a question must not leave out. */
const timeBefore =
  /^(?![在自从经历])(?:[^，。；：是于在了]|[大小高低等多少处介]于){2,20}(?:[^小同当]时|之初|[^最]初期|初年|末年|[末晚后前中]期|时期|年间|期间|[以之][前后]|[^先前最此随然背]后|情况下|条件下)，/u;

interface Setting {
  readonly setting: string;
  readonly body: string;
  /** Whether it is only when. */
  readonly isTime?: boolean;
}

/** A place or time before the subject, "在弹性限度内，", and what follows it. */
export function cutSetting(text: string): Setting {
  if (!text.includes("，")) return { setting: "", body: text };
  for (const pattern of settings) {
    const setting = pattern.exec(text)?.[0] ?? "";
    if (setting !== "") return { setting, body: text.slice(setting.length), isTime: pattern === timeBefore };
  }
  return { setting: "", body: text };
}

/** A condition, a theory, "以 -ь 结尾的，" for only those, a side of the thing, a time, a place. */
const settings: readonly RegExp[] = [
  /^(?:若|如果|当|一旦)[^，]{3,28}，(?:(?:并且?|而且|且|同时)[^，]{2,20}，)?(?:则|那么|就)?/u,
  /^(?:按照?|根据|依照)[^，]{2,16}(?:理论|观点|学说|规定|模型)，/u,
  /^(?!有)[^，是]{4,24}(?<!目)的，/u,
  /^(?!在)[^，是]{2,8}方面，/u,
  timeBefore,
  /^在[^，]{2,40}(?:中|里|内|上|下|时|后|前|方面|情况下)，/u,
];

/** The card of a text that is one Chinese sentence with its subject; nothing when no rule knows it. */
export function clauseCard(text: string): ClauseCard | undefined {
  const [first = "", ...rest] = splitClauses(text);
  for (const rule of clauseRules) {
    const card = rule({ text: first, rest });
    if (card !== undefined) return card;
  }
  return undefined;
}
