import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard } from "./clause-card.ts";
import { resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";
import { definitionSpan } from "./definition-span.ts";

/** 所谓“X”，是指 Y; 本法所称“X”，是指 Y. */
export function socalled(sentence: string): ClauseCard | undefined {
  const found =
    /^(?:[^，]{0,8}?所[称谓]的?|所谓的?)[“"]?(?<name>[^”"，]{2,16}?)[”"]?，?(?:[就即]?是?指|就是|即是|也就是|乃是|无非是)(?<what>.{4,90}?)[。；]?$/u.exec(
      sentence,
    );
  const name = captured(found, "name");
  const [end = "", ...rest] = splitClauses(captured(found, "what"));
  const what = definitionSpan({ end, rest, isSaid: true });
  if (found === null || what === undefined || countUnits(what) > 36) return undefined;
  return {
    rule: "definition.sentence",
    question: `什么是${name}？`,
    answer: what,
    score: 0.9,
    difficulty: "easy",
    subject: name,
  };
}

/** "甲和乙并不相连，但当甲中电流变化时，乙中会..., 这种现象叫做丙": of a long telling the part from its condition on. */
function shortWhat(what: string): string {
  if (countUnits(what) <= 30) return what;
  const clauses = splitClauses(what);
  const from = clauses.findLastIndex((clause) => /^(?:但是?)?(?:当|如果|若|在[^，]*[中时下])/u.test(clause));
  return from <= 0
    ? what
    : clauses
        .slice(from)
        .join("，")
        .replace(/^但是?/u, "");
}

/** ..., 这个过程叫做回表: what is told is named at the end. */
export function naming(sentence: string): ClauseCard | undefined {
  if (!/[叫称]|这[就便正]是/u.test(sentence)) return undefined;
  const found =
    /^(?<what>.{6,70})，(?<this>(?:所得(?:到)?的[^，]{1,6}|(?:这(?:一|个|种|类|样的)?[^，的]{0,6}?)?))(?<by>[^，]{0,4}上)?(?<verb>(?<=这)(?:就|便|正)是|被?(?:[统合总并]?称为|[统总]称|称作|称之为|叫做|叫作|叫))(?<name>[“"《]?[^，。；]{2,18})(?:，(?:用|记作|记为|以)[^，]{1,12})?[。；]?$/u.exec(
      sentence,
    )?.groups;
  const what = resolvePronoun(withoutConnective(shortWhat(captured(found, "what"))), "");
  if (found === undefined || what === undefined || countUnits(what) > 36) return undefined;
  // "另一部分光进入水中": of a whole that is named before; "天可汗（少数民族..., 叫": half of a bracket.
  if (/^(?:别|请|试想|想象|你|我们)/u.test(what)) return undefined;
  const isWhole = what.split("（").length === what.split("）").length;
  if (!isWhole || /^(?:另|其余|剩下|位于|处于|属于|具有)/u.test(what)) return undefined;
  const question = `${what}，${captured(found, "this")}${captured(found, "by")}${captured(found, "verb")}什么？`;
  const answer = captured(found, "name");
  return { rule: "name.this", question, answer, score: 0.86, difficulty: "easy", subject: answer };
}

/** Who says it is not told, or is no speaker. */
const nobody =
  /^[^，]{0,4}(?:研究|调查|统计|数据|事实|资料|经验|实践)$|^(?:法律|法规|规章|条例|国家)$|^(?:这|那|它|他|其|此|我们|人们|也?有(?:人|些|的|学者)|如果|当)/u;

/** What one says, without what "another says in turn": "强调教师中心，杜威则主张儿童中心". */
function untilAnother(told: string): string {
  const parts = told.split("；");
  const next = parts.findIndex(
    (part, at) => at > 0 && /^[^，；]{2,12}?(?:的《|认为|主张|提出|指出|强调|抨击|反对|提倡)/u.test(part),
  );
  const text = (next < 0 ? parts : parts.slice(0, next)).join("；");
  const clauses = splitClauses(text);
  const at = clauses.findIndex(
    (clause, index) =>
      index > 0 &&
      /这一?[个种项]?(?:预言|观点|说法|结论|假说|理论)|^而?[^，]{1,10}[则却](?!是)|^(?:[这此]|代表作|著有|认为|主张|提出|强调|指出)|^[^，]{2,10}(?:认为|主张|强调|指出|规定|表明|说明)/u.test(
        clause,
      ),
  );
  return at < 0 ? text : clauses.slice(0, at).join("，");
}

/** "定律指出", "书中规定": the law or the book that was spoken of. */
function speaker(named: string, subject: string): string {
  if (!/^(?:定律|定理|原理|法则|学说|理论|书中|文中)$/u.test(named)) return named;
  const meant = named.endsWith("中") ? /^《/u : /(?:定律|定理|原理|法则|学说|理论)$/u;
  return meant.test(subject) ? subject : "";
}

const noSpeaker = /[自的”》]$|^关于|，|没有$|不$|违反$|符合$|超过$|[并且]$|用[来于以]|依照|按照|根据|依法/u;

/** "是政府规定的价格": the verb describes a noun and nobody speaks. */
function speaks(who: string, what: string): boolean {
  if (who === "" || nobody.test(who) || /是|为(?!了)|由|在.*中$/u.test(who)) return false;
  // "规定代表单位行使职权的负责人：...": what it rules about, and what that is.
  if (/的[^，：]{2,8}：/u.test(what) || /^(?:传统|主流|通说|一般)/u.test(who)) return false;
  if (noSpeaker.test(who)) return false;
  return !/^(?:的|书|性|即|是|必须(?![^，]{4})|了$)|^[^，]*的，/u.test(what);
}

/** What says one thing only, a law or a theory: "康德认为什么" has many answers. */
const saysOneThing =
  /(?:定律|定理|原理|法则|定则|学说|理论|主义|说|律|模型|公式|原则|效应|实验|条约|协定|宣言|法|条款|规则)$|[条》]$/u;

/** 胡克定律指出，... : what a law or a person says. */
export function saying(sentence: string, subject: string): ClauseCard | undefined {
  const found =
    /^(?<who>[^，。：]{2,18}?)(?<verb>指出|认为|表明|规定(?!为)|说明|主张|强调|预言)，?(?<what>.{4,80}?)[。；]?$/u.exec(
      sentence,
    );
  const verb = captured(found, "verb");
  const who = speaker(captured(found, "who"), subject);
  const what = untilAnother(captured(found, "what")).replace(/^了/u, "");
  if (found === null || !speaks(who, what) || countUnits(what) > 34) return undefined;
  if (/^(?:认为|指出|说明)$/u.test(verb) && !saysOneThing.test(who)) return undefined;
  const question = /(?:定律|定理|原理|法则|定则)$/u.test(who)
    ? `${who}的内容是什么？`
    : `${who}${verb}什么？`;
  return { rule: "saying.content", question, answer: what, score: 0.84, subject: who };
}
