import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-card.ts";
import { splitClauses } from "./clauses.ts";
import { isSubject, opensWithVerb } from "./noun-phrase.ts";

const maxUnits = 24;
/** Named in another sentence. */
const away = /^(?:它|他|她|其(?!他|它|余|中)|这|那|此|该|上述)|(?:它|他|她)们?的|这[些种一]|上述/u;

const effectPattern =
  /^(?<cause>[^，。；]{6,36})，(?:从而|因而|进而|最终|直接)?(?<verb>导致|造成|引起|引发)了?(?<effect>[^，。；]{4,34})$/u;
const makesPattern =
  /^(?<cause>[^，。；]{4,36}?)，?使得?(?<whom>[^，。；用]{2,14}?)(?<turned>成为|变成|变为|转变为|获得|失去|走上|进入|陷入|摆脱|得以|达到)(?<into>[^，。；]{2,20})$/u;
const showsPattern =
  /^(?<sign>[^，。；]{2,14}越[^，。；]{1,4}|(?:如果|若|当)[^，。；]{4,26})，(?:则|就|那么)?(?<verb>说明|表明|提示|意味着|表示)(?<what>[^。；]{4,40})$/u;
const morePattern =
  /^(?<more>[^，。；]{1,16}越[^，。；]{1,3}(?:，[^，。；]{1,16}越[^，。；]{1,3})?)，(?<thing>[^，。；]{1,16}?)(?:也|就|则)?(?<change>越[^，。；]{1,4})$/u;

/** What follows from a fact, what brings it about, what a sign tells: sentences whose subject is a clause. */
export function effect(sentence: string): readonly ClauseCard[] {
  const text = sentence.replace(/[。；]$/u, "");
  if (!text.includes("，") && !text.includes("使")) return [];
  const card = more(text) ?? shows(text) ?? follows(text) ?? makes(text) ?? holdsWhen(text);
  return card === undefined ? [] : [card];
}

/** "温度越高，反应越快": how the one changes with the other. */
function more(text: string): ClauseCard | undefined {
  const found = morePattern.exec(text);
  const thing = captured(found, "thing");
  if (found === null || thing === "" || away.test(text) || opensWithVerb(thing)) return undefined;
  const question = `${captured(found, "more")}，${thing}${thing.endsWith("得") ? "怎样" : "怎样变化"}？`;
  return ask(question, captured(found, "change"), "fact.change");
}

/** "K 值越大，说明反应越完全". */
function shows(text: string): ClauseCard | undefined {
  const found = showsPattern.exec(text);
  const sign = captured(found, "sign");
  const [what = ""] = splitClauses(captured(found, "what"));
  if (found === null || away.test(sign) || away.test(what)) return undefined;
  return ask(`${sign}，${captured(found, "verb")}什么？`, what, "fact.sign");
}

/** "各国发展不平衡，导致实力对比变化". */
function follows(text: string): ClauseCard | undefined {
  const found = effectPattern.exec(text);
  const cause = captured(found, "cause");
  if (found === null || !isFact(cause) || away.test(captured(found, "effect"))) return undefined;
  const verb = captured(found, "verb");
  return ask(`${cause}，${verb}什么？`, captured(found, "effect"), "reason.effect");
}

/** "叶绿体的存在使植物成为转换者": what did it. */
function makes(text: string): ClauseCard | undefined {
  const found = makesPattern.exec(text);
  const cause = captured(found, "cause");
  const whom = captured(found, "whom");
  if (found === null || !isFact(cause) || away.test(whom) || !isSubject(whom, 9)) return undefined;
  // "甲表述：不可能...，使之变成功": a name, and what it stands for.
  if (cause.includes("：") || whom.startsWith("之")) return undefined;
  const question = `什么使${whom}${captured(found, "turned")}${captured(found, "into")}？`;
  return ask(question, cause, "reason.cause");
}

const conditionPattern =
  /^(?:如果|若|当|只要|(?=只有))(?<condition>[^。；]{4,44}?)时?，(?:则|那么|就|才|这时|此时)?(?:这个|该|这一)?(?<what>[^，。；]{4,24})$/u;
const lawful = /(?:不变|守恒|最[大小高低快慢强弱]|平衡|成立|为零|相等|有效|无效|生效|失效|静止|直线运动)$/u;

/** "如果系统不受外力，总动量保持不变": under what condition a law holds. */
function holdsWhen(text: string): ClauseCard | undefined {
  const found = conditionPattern.exec(text);
  const what = captured(found, "what");
  if (found === null || !lawful.test(what) || away.test(what) || opensWithVerb(what)) return undefined;
  return ask(
    `在什么条件下，${what}？`,
    captured(found, "condition").replace(/时，.*$/u, ""),
    "fact.condition",
  );
}

/** Whether a clause tells of somebody or something by itself. */
function isFact(clause: string): boolean {
  const isBound = /[时后前中的]$|^(?:由于|因为|如果|若|当|在|对|为|从|通过|但|而)|可以|能够|应当|必须/u.test(
    clause,
  );
  return !isBound && !away.test(clause) && !opensWithVerb(clause);
}

function ask(question: string, answer: string, rule: string): ClauseCard | undefined {
  if (countUnits(question) > maxUnits + 4 || countUnits(answer) > maxUnits) return undefined;
  return { rule, question, answer, score: 0.74, subject: "", difficulty: "hard" };
}
