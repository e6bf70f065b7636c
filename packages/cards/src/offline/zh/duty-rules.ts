import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { howMuch } from "./amount-rules.ts";
import { askedKind } from "./asked-kind.ts";
import type { ClauseCard } from "./clause-card.ts";
import { splitClauses } from "./clauses.ts";
import { isOwnSubject, opensWithVerb } from "./noun-phrase.ts";

const maxQuestionUnits = 26;
const maxAnswerUnits = 34;
const modal = "应当|应该|必须|不得|不准|禁止|可以|有权|有义务";
const asksWhat: Readonly<Record<string, string>> = {
  不得: "不得做什么",
  不准: "不准做什么",
  禁止: "禁止做什么",
  严禁: "严禁做什么",
  可以: "可以怎样做",
  有权: "有权做什么",
  有义务: "有义务做什么",
};

/** What a rule of law or of an office says: who must do what, in which case, within what time. */
export function duty(sentence: string): readonly ClauseCard[] {
  const text = sentence.replace(/[。；]$/u, "");
  // "有下列情形之一的": what the case is stands in the lines below.
  if (/下列|[：:]$|是指|就是指|认为必须|指的是/u.test(text)) return [];
  const cased = inCase(text);
  const timed = cased?.question.includes("多长时间") === true ? undefined : deadline(text);
  const cards = [cased, timed, timed === undefined ? (conduct(text) ?? plainDuty(text)) : undefined].filter(
    (card) => card !== undefined,
  );
  return cards.slice(0, 2);
}

const caseEnd = /^(?:（[^）]*）)?[^，]{3,}(?:的|时|后|之前|前)$/u;

/** "在此期间未能办理的": in which time stands in the sentence before. */
const pointsBack =
  /^(?:它|他|她|其|这|那|此)|在此|上述|前款|除这|这[两几些种]|^(?:仍|拒不|再次|连续|确需|确有|必要|特殊情况)|^已?满[^，岁]{0,4}[年月日]/u;

/** "...有欺诈行为的，应当...", "...发生争议的，由经营者承担举证责任": what follows in the case. */
function inCase(text: string): ClauseCard | undefined {
  const clauses = splitClauses(text);
  const at = clauses.findLastIndex(
    (clause, index) => index < clauses.length - 1 && isCase(clause, clauses[index + 1]),
  );
  if (at < 0) return undefined;
  const cases = clauses.slice(0, at + 1);
  // "七日后符合条件的，可以退货，不符合条件的，": a second case.
  if (
    /的，[^，]*(?:应当|可以|不得|必须)[^，]*，|[^，]{2,}(?:应当|可以|不得|必须)[^，]*，而/u.test(
      cases.join("，"),
    )
  ) {
    return undefined;
  }
  const setting = shortEnd(cases);
  const rest = clauses.slice(at + 1).join("，");
  const found =
    /^(?<who>[^，]{0,12}?)(?:(?<modal>应当|应该|必须|不得|可以|有权)(?<what>.{3,})|(?<![理自缘事])由(?<agent>[^，]{2,14}?)(?<does>承担|负责|责令|处|给予|决定|批准|审批|支付|赔偿|没收|吊销|撤销|警告|约束|签发|发给|颁发|提供|制定|组织|管理|通知|管辖|执行|行使|抚养|监护|保管|办理|登记|主持|作出|申请|指定|受理|审理)(?<tail>(?!部门|机关|机构|局|人(?!民)|者|员|单位).*)|(?<bears>承担|赔偿|支付|负)(?<share>.{3,})|(?<penalty>(?:依法)?(?:处|并处|给予|责令|视为|适用|按照|无效|没收|吊销|撤销).{1,}))$/su.exec(
      rest,
    )?.groups;
  if (found === undefined || setting === "" || pointsBack.test(setting) || setting.includes("：")) {
    return undefined;
  }
  // "情况复杂的，不得超过二十四小时": what must not stands before.
  const isBareLimit = captured(found, "who") === "" && captured(found, "what").startsWith("超过");
  if (isBareLimit) return undefined;
  const agent = captured(found, "agent");
  if (agent !== "") return askAgent(setting, agent, found);
  const bears = captured(found, "bears");
  if (bears !== "") {
    const question = `${setting}，${captured(found, "who")}${bears}什么？`;
    return card("duty.case", question, firstClause(captured(found, "share")));
  }
  const penalty = captured(found, "penalty");
  if (penalty !== "") {
    return penalty.startsWith("视为")
      ? card("duty.case", `${setting}，视为什么？`, firstClause(penalty.slice(2)))
      : card("duty.case", `${setting}，如何处理？`, penalty);
  }
  const what = upTo(captured(found, "what"), maxAnswerUnits);
  // "执行流通手段职能时，必须是现实的货币": what it is, and nothing that is done.
  if (/^(?:[是为]|[到达至][一二三四五六七八九十百千两\d])/u.test(what)) return undefined;
  const asked = askDuty(captured(found, "modal"), what);
  return card("duty.case", `${setting}，${captured(found, "who")}${asked.question}？`, asked.answer);
}

/** "由动物饲养人或者管理人承担责任": not the first of two that is cut before its verb. */
function askAgent(
  setting: string,
  agent: string,
  found: Parameters<typeof captured>[0],
): ClauseCard | undefined {
  if (/(?:或者?|[和与及、])$/u.test(agent)) return undefined;
  const question = `${setting}，${captured(found, "who")}由谁${captured(found, "does")}${firstClause(captured(found, "tail"))}？`;
  return card("duty.agent", question, agent);
}

/** "自受理之日起四十五日内结束", "在拘留后的三日以内，提请批准": within what time. */
const withinTime =
  /^(?<time>(?:自|在|于|从)?[^，]{0,20}?(?:\d+|[一二三四五六七八九十百千两]{1,5}) ?个?(?:工作日|小时|分钟|日|天|周|月|年)(?:以?内|之内))，?(?<act>[^，]{2,16})/u;

/** "应当设置在路边": where; "应当符合条件": what; anything else: how. */
function askDuty(modal: string, what: string): { readonly question: string; readonly answer: string } {
  const timed = withinTime.exec(what);
  if (timed !== null && asksWhat[modal] === undefined) {
    return {
      question: `${modal}在多长时间内${captured(timed, "act")}`,
      answer: captured(timed, "time").replace(/^(?:在|于)/u, ""),
    };
  }
  const place = /^(?<verb>设置|放置|安装|悬挂|停放|存放|标注|布置)(?<at>在|于)(?<where>[^，]{2,})/u.exec(
    what,
  );
  if (place !== null) {
    return {
      question: `${modal}${captured(place, "verb")}${captured(place, "at")}哪里`,
      answer: captured(place, "where"),
    };
  }
  const amounted =
    /^(?<verb>相差|达到|年满|不少于|不超过|不低于|不高于|控制在)(?<many>[约\d一二三四五六七八九十百千两][^，]{0,14})$/u.exec(
      what,
    );
  if (amounted !== null && asksWhat[modal] === undefined) {
    const many = captured(amounted, "many");
    return { question: `${modal}${captured(amounted, "verb")}${howMuch(many)}`, answer: many };
  }
  const manner = askManner(modal, what);
  if (manner !== undefined) return manner;
  const most = firstClause(what);
  if (modal === "不得" && /^超过[^，]{2,14}$/u.test(most)) {
    return { question: `不得超过${howMuch(most)}`, answer: most.slice(2) };
  }
  const thing =
    /^(?<verb>负|遵循|遵守|符合|具备|取得|提交|提供|满足|缴纳|支付|承担|签订|包括|注明|载明|坚持)(?<thing>[^，]{2,})$/u.exec(
      what,
    );
  if (thing !== null && asksWhat[modal] === undefined) {
    const { asked, answer } = askedKind(captured(thing, "verb"), captured(thing, "thing"));
    return { question: `${modal}${captured(thing, "verb")}${asked}`, answer };
  }
  return { question: asksWhat[modal] ?? `${modal}怎样做`, answer: what };
}

/** How it is to be dealt with: "从轻处罚", "认定为工伤", "有本人的签名". */
function askManner(
  modal: string,
  what: string,
): { readonly question: string; readonly answer: string } | undefined {
  if (modal === "不得" || modal.startsWith("禁") || modal === "严禁") return undefined;
  const isPunished = /^(?:从轻|从重)|^(?:减轻|免除|加重)(?:处分|刑罚)?$|处罚$/u.test(what);
  if (isPunished) return { question: `${modal}如何处罚`, answer: what };
  if (what.endsWith("处理")) return { question: `${modal}如何处理`, answer: what };
  const found = /^(?<verb>认定为|视为|推定为|有)(?<thing>[^，]{2,20})$/u.exec(what);
  if (found === null || modal.startsWith("有")) return undefined;
  const { asked, answer } = askedKind(captured(found, "verb"), captured(found, "thing"));
  return { question: `${modal}${captured(found, "verb")}${asked}`, answer };
}

function isCase(clause: string, next = ""): boolean {
  if (!caseEnd.test(clause) || /^(?:此|这|那|随|以|同)/u.test(clause)) return false;
  const isPlainTime = /(?:时|后|前)$/u.test(clause);
  return isPlainTime
    ? /^[^，]{0,10}(?:应当|必须|不得)/u.test(next)
    : new RegExp(
        `^[^，]{0,12}(?:${modal})|^由|^(?:依法|承担|赔偿|支付|处|并处|给予|责令|视为|无效|没收|吊销)`,
        "u",
      ).test(next);
}

const amount = "(?:\\d+|[一二三四五六七八九十百千两]{1,5})";
const term = new RegExp(
  `(?<before>[^，]*?(?:起|后|前|在|于)?)(?<number>${amount}) ?(?<unit>个?(?:工作日|小时|分钟|日|天|周|个?月|年))(?<after>(?:以?内|之内)[^，]*)`,
  "u",
);

/** "没有约定的，" before "消费者可以自收到商品之日起七日内退货"; nothing where more stands before the case. */
function caseBefore(text: string, at: number): string | undefined {
  const clauses = splitClauses(text);
  const before = clauses[at - 1] ?? "";
  if (!before.endsWith("的") || /^(?:应当|必须)/u.test(clauses[at] ?? "")) return "";
  return at === 1 ? `${before}，` : undefined;
}

/** "应当自收到商品之日起七日内返还价款": the time allowed. */
function deadline(text: string): ClauseCard | undefined {
  for (const [at, part] of splitClauses(text).entries()) {
    // "仲裁庭裁决案件，应当自受理之日起...": whose duty it is stands in the clause before.
    const clause =
      /^(?:应当|必须)/u.test(part) && at > 0 ? `${splitClauses(text)[at - 1] ?? ""}，${part}` : part;
    const onlyIf = caseBefore(text, at);
    if (onlyIf === undefined) continue;
    if (!/应当|应该|必须|有权|可以|须|应(?=[自于在])/u.test(clause)) continue;
    const found = term.exec(clause)?.groups;
    if (found === undefined) continue;
    const unit = captured(found, "unit");
    const start = captured(found, "before").replace(/^(?:但是?|并且?|且)/u, "");
    const act = /^(?:以?内|之内)$/u.test(captured(found, "after")) ? (splitClauses(text)[at + 1] ?? "") : "";
    const question = `${onlyIf}${start}多少${unit}${captured(found, "after")}${act}？`;
    if (/^(?:每[次届]|它|他|她|其|这|那|此|应当|必须|可以|有权|须|自|在|于)/u.test(question)) continue;
    return card(
      "value.deadline",
      question,
      `${captured(found, "number")}${/^\d/.test(captured(found, "number")) ? " " : ""}${unit}`.replace(
        / /gu,
        clause.includes(`${captured(found, "number")} `) ? " " : "",
      ),
    );
  }
  return undefined;
}

const benefit =
  /^可以(?:有|包含|存在|避免|防止|减少|提高|增加|使|降低|促进|保证|有效|用来|用于|看出|得到|实现|说明|知道|分为|是|作为|起|让|更)/u;
const noActor =
  /设[^，]{2,8}人$|^[^，]{1,10}是|^(?:张三|李四|王五|[甲乙丙丁]|小[王张李明])|^(?:它|他|她|其|这|那|此|但|如果|若|当|并|且|严禁|禁止|不得|不准|应当?)|(?:的|时|后|前)$/u;

/** A case, an occasion, or somebody whom a rule binds: "经营者收集信息，应当...". */
const binds =
  /(?:的|时|后|前|期间|中|情况下|场合)$|^[^，]{0,8}(?:[人者员方商户生师长女男客]|父母|夫妻|机构|机关|单位|企业|公司|学校|部门|法院|政府|组织|平台|银行|医院|国家)/u;

/** Somebody whom a duty can bind. */
const actor =
  /(?:[人者员方商户民生师长女男客]|父母|子女|夫妻|机构|机关|单位|企业|公司|学校|部门|法院|检察院|政府|组织|平台|委员会|银行|医院|国家)$/u;

/** "收养人应当年满三十周岁", "无过错方有权请求赔偿": whose duty it is stands in the same clause. */
function plainDuty(text: string): ClauseCard | undefined {
  if (text.includes("，") || countUnits(text) > 26) return undefined;
  const found = /^(?<who>[^，应必不有]{2,12}?)(?<modal>应当|必须|不得|有权)(?<what>[^，]{3,24})$/u.exec(text);
  const who = captured(found, "who");
  if (found === null || !actor.test(who) || !isOwnSubject(who, {}, 10) || pointsBack.test(who)) {
    return undefined;
  }
  if (noActor.test(who) || /^(?:超过|少于|低于|多于|高于)/u.test(captured(found, "what"))) return undefined;
  const { question, answer } = askDuty(captured(found, "modal"), captured(found, "what"));
  // "教师应当怎样做": anything one could think of.
  return question.endsWith("怎样做") ? undefined : card("duty.plain", `${who}${question}？`, answer);
}

const conductPattern =
  /^(?<modal>应当|必须|不得|可以|有权|须|禁止|严禁|应(?=立即|先|及时|首先|避免|给予|尽早|尽快|补充|更换|保持|注意|停止|使用|选用|采取|予以|按|加强|升|提|降|重新|设置|安装|清理|清除|切断|关闭|撤离|上报|报告|佩戴|穿))(?<what>.{3,})$/u;

/** "经营者收集个人信息，应当遵循合法、正当、必要的原则": what must be observed in doing so. */
function conduct(text: string): ClauseCard | undefined {
  const clauses = splitClauses(text);
  const [first = "", second = ""] = clauses;
  const found = conductPattern.exec(second)?.groups;
  if (found === undefined || countUnits(first) > 22 || countUnits(first) < 3) return undefined;
  if (isNoConduct(first, second)) return undefined;
  const asked = askDuty(captured(found, "modal"), withFurther(captured(found, "what"), clauses.slice(2)));
  return isWide(first, asked.question)
    ? undefined
    : card("duty.conduct", `${first}，${asked.question}？`, asked.answer);
}

function isNoConduct(first: string, second: string): boolean {
  // "已满十六周岁的人犯罪，应当负刑事责任": the age is what one must know.
  if (/^已?满[^，]{1,4}周?岁/u.test(first) && /^应当?负/u.test(second)) return true;
  // "应当相称，不得过度": two duties of one.
  if (/应当|必须|不得/u.test(first) || pointsBack.test(first)) return true;
  // "英军凭借海上机动能力，可以集中兵力": what somebody is able to do, and no right.
  if (/^(?:可以|必须)/u.test(second) && !binds.test(first)) return true;
  // "可以避免重复征税": what something is good for, and no right.
  if (noActor.test(first) || benefit.test(second)) return true;
  // "服务期是双方约定的劳动者应当工作的期限": a definition.
  return /是/u.test(first) && /的[^，的]{2,6}$/u.test(second);
}

/** "应当分工负责，互相配合，互相制约": all that must be done. */
function withFurther(what: string, rest: readonly string[]): string {
  const end = rest.findIndex((clause) => !/^(?:互相|相互|并(?!非|不)|同时)[^，]{2,12}$/u.test(clause));
  return [what, ...rest.slice(0, end < 0 ? rest.length : end)].join("，");
}

/** "经营者在交易活动中，可以怎样做": many things. */
function isWide(setting: string, question: string): boolean {
  return setting.endsWith("中") && question.endsWith("怎样做");
}

function card(rule: string, question: string, answer: string): ClauseCard | undefined {
  const plain = answer.replace(/^了/u, "");
  if (/上述|前款|前述/u.test(plain) || /，[它其](?![他它余中])/u.test(question)) return undefined;
  if (
    countUnits(question) > maxQuestionUnits + 4 ||
    countUnits(plain) > maxAnswerUnits ||
    countUnits(plain) < 0.6
  ) {
    return undefined;
  }
  return { rule, question, answer: plain, score: 0.84, subject: "", difficulty: "medium" };
}

/** The last clauses of a case, as many as a question bears, beginning with one that names somebody. */
function shortEnd(clauses: readonly string[]): string {
  let from = 0;
  while (from < clauses.length - 1 && countUnits(clauses.slice(from).join("，")) > maxQuestionUnits - 6) {
    from++;
  }
  // The last clause alone, or one that begins with a verb, has lost whom it speaks of.
  if (from > 0 && (from === clauses.length - 1 || isBare(clauses[from] ?? ""))) return "";
  const text = clauses.slice(from).join("，");
  return countUnits(text) > maxQuestionUnits - 2 ? "" : text.replace(/^(?:但是?|并且?|且|而)/u, "");
}

function isBare(clause: string): boolean {
  return opensWithVerb(clause) || /^(?:犯(?!人|罪)|致|经(?!营|济|理)|情节|被(?!告))/u.test(clause);
}

function firstClause(text: string): string {
  return splitClauses(text)[0] ?? "";
}

/** As many clauses as fit. */
function upTo(text: string, units: number): string {
  const all = splitClauses(text);
  // "..., 乘坐人员应当戴安全头盔": the duty of somebody else.
  const stop = all.findIndex(
    (clause, at) =>
      at > 0 &&
      /^[^，应不]{2,}(?:应当|不得|必须)|^[^，]{2,6}按[^，]{2,}|^(?:这[就也]?是|也是|也就是|学理上)/u.test(
        clause,
      ),
  );
  const clauses = stop < 0 ? [...all] : all.slice(0, stop);
  while (clauses.length > 1 && countUnits(clauses.join("，")) > units) clauses.pop();
  return clauses.join("，");
}
