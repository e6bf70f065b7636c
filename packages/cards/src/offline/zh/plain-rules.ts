import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isSubject } from "./noun-phrase.ts";
import { heroOf } from "./retelling.ts";
import { standsAloneInChinese } from "./stands-alone.ts";

/** A question and its answer, of a sentence that no other rule asks about. */
interface PlainCard {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
}

type PlainRule = (text: string) => PlainCard | undefined;

const permitted =
  /^(?<who>[^，。；]{2,14}?)(?<may>可以|有权)(?<verb>设定|规定|制定|征收|请求|要求|申请|提起|收养|约定|采取|查封|扣押|委托|行使|取得|拒绝|查阅|复制)(?<what>[^，。；]{2,34})$/u;
const except = /^除[^，]{2,24}以外的(?<kind>[^的，]{2,8})$/u;

/** "部门规章可以设定警告和罚款": what somebody may do. */
const allowed: PlainRule = (text) => {
  const found = permitted.exec(text)?.groups;
  const who = captured(found, "who");
  const what = captured(found, "what");
  if (found === undefined || !isSubject(who, 9) || /[的了]$|^其/u.test(what)) return undefined;
  const kind =
    captured(except.exec(what), "kind") || captured(/^各种(?<kind>[^的，]{2,8})$/u.exec(what), "kind");
  const asked = kind === "" ? "什么" : `哪些${kind}`;
  return {
    rule: "duty.allowed",
    question: `${who}${found["may"]}${found["verb"]}${asked}？`,
    answer: what,
    score: 0.74,
  };
};

const byWhom =
  /^(?<what>[^。；]{2,40}?)(?<only>只能|应当|统一|主要)?由(?!于)(?<who>[^，。；]{2,44}?)(?<verb>设定|管辖|规定|决定|行使|实施|承担|主持|批准|审批|裁决|审理|执行|制定|任免|保管|支付)$/u;

const noObject = /(?<![自缘理事来])由|^(?:如果|因|但|并)|[是就都也不]$/u;

/** "行政处罚由违法行为发生地的行政机关管辖": by whom, also where who it is takes many words. */
const authority: PlainRule = (text) => {
  const found = byWhom.exec(text)?.groups;
  const what = captured(found, "what").replace(/[，均都]$/u, "");
  const who = captured(found, "who");
  if (found === undefined || noObject.test(what)) return undefined;
  // "由股东召集和主持": the first of two verbs stands with whoever does both.
  if (/[和与或并、]$/u.test(who)) return undefined;
  const asked = /(?:法律|法规|规章|条例|章程|协议|合同)$/u.test(who) ? "什么" : "谁";
  const comma = /，(?:只能|应当|统一|主要)?由/u.test(text) ? "，" : "";
  return {
    rule: "agent.by",
    question: `${what}${comma}${captured(found, "only")}由${asked}${found["verb"]}？`,
    answer: who,
    score: 0.76,
  };
};

const caseOf =
  /^(?<case>[^。；]{4,50}的)，(?:(?<then>(?:不予|不再|从轻|减轻|免除|免予)[^，。；]{2,24})|(?<who>[^，。；]{2,10}?)(?<may>可以|应当|必须|有权)(?<do>[^。；]{4,36}))$/u;

/** "违法行为轻微的，不予处罚", "以暴力强迫劳动的，劳动者可以立即解除": what follows in a case. */
const consequence: PlainRule = (text) => {
  const found = caseOf.exec(text)?.groups;
  if (found === undefined) return undefined;
  const open = captured(found, "case");
  const then = captured(found, "then");
  const question = `${open}，应当怎样处理？`;
  if (then !== "") return { rule: "duty.case", question, answer: then, score: 0.78 };
  const who = captured(found, "who");
  const may = captured(found, "may");
  if (!isSubject(who, 7)) return undefined;
  const asked = may === "有权" ? "做什么" : "怎样做";
  return {
    rule: "duty.case",
    question: `${open}，${who}${may}${asked}？`,
    answer: captured(found, "do"),
    score: 0.78,
  };
};

const entitled =
  /^(?<who>[^。；]{4,36}?)，?(?<has>享有|有)(?<what>[^，。；有]{2,20}权(?:、[^，。；、]{1,10}权)*(?:和[^，。；、]{1,10}权)?|[^，。；]{3,20}的权利)$/u;

/** "不直接抚养子女的父或者母，有探望子女的权利": what right. */
const right: PlainRule = (text) => {
  const found = entitled.exec(text)?.groups;
  const isHalf =
    /[没所具只应须含]$/u.test(captured(found, "who")) || /[并且其]/u.test(captured(found, "what"));
  if (found === undefined || isHalf) return undefined;
  const comma = text.includes(`，${captured(found, "has")}`) ? "，" : "";
  return {
    rule: "duty.right",
    question: `${captured(found, "who")}${comma}${captured(found, "has")}什么权利？`,
    answer: captured(found, "what"),
    score: 0.78,
  };
};

/** "权利义务关系，因收养关系的成立而消除": by what. */
const ending: PlainRule = (text) => {
  const found =
    /^(?<what>[^，。；]{4,30})，?因(?!为|此)(?<why>[^，。；]{3,24})而(?<verb>消除|终止|消灭|无效|产生|变更|解除|失效|中断|中止)$/u.exec(
      text,
    )?.groups;
  if (found === undefined) return undefined;
  const question = `${captured(found, "what")}因什么而${captured(found, "verb")}？`;
  return { rule: "reason.through", question, answer: captured(found, "why"), score: 0.78 };
};

/** "经济补偿按劳动者工作的年限计算，...": by what measure. */
const measured: PlainRule = (text) => {
  const found =
    /^(?<what>[^，。；]{2,12}?)按照?(?<how>[^，。；]{3,30}?)(?<verb>计算|计发|支付|缴纳|确定|征收|分配)(?=[，；]|$)/u.exec(
      text,
    )?.groups;
  const what = captured(found, "what");
  if (found === undefined || !isSubject(what, 8)) return undefined;
  const question = `${what}按什么${captured(found, "verb")}？`;
  return { rule: "basis.by", question, answer: captured(found, "how"), score: 0.76 };
};

/** "有下列情形之一的，婚姻无效：...；...": in which cases. */
const cases: PlainRule = (text) => {
  const found = /^有下列情形之一的，(?<what>[^：。；]{3,24})：(?<list>[^。]+；[^。]+)$/u.exec(text)?.groups;
  return found === undefined
    ? undefined
    : {
        rule: "members.cases",
        question: `有哪些情形之一的，${captured(found, "what")}？`,
        answer: captured(found, "list"),
        score: 0.84,
      };
};

/** "学者提出了“避难说”和“废弃说”两种观点": which two. */
const counted: PlainRule = (text) => {
  const found =
    /^(?<lead>[^。；]{2,36}?)(?<verb>提出了?|分成|形成了?|存在|采用了?)(?<list>[^，。；]{2,30}[和与][^，。；]{1,20}?)(?<number>[两二三四五六七八])(?<kind>[种个类派项大])(?<noun>[^，。；]{1,6})$/u.exec(
      text,
    )?.groups;
  if (found === undefined) return undefined;
  const { lead = "", verb = "", number = "", kind = "", noun = "" } = found;
  return {
    rule: "members.listed",
    question: `${lead}${verb}哪${number}${kind}${noun}？`,
    answer: captured(found, "list"),
    score: 0.84,
  };
};

/** "伏尔泰和卢梭等思想家抨击专制制度": which thinkers. */
const several: PlainRule = (text) => {
  const found =
    /^(?<list>[^，。；、是在于的]{2,10}(?:、[^，。；、的]{2,10}){0,4}[和与][^，。；、的]{2,8})等(?<noun>[^，。；]{0,6}?(?:思想家|文学家|艺术家|科学家|作家|诗人|学者|国家|城市|民族|大臣|将领))(?<did>[^。；]{4,40})$/u.exec(
      text,
    )?.groups;
  if (found === undefined || countUnits(captured(found, "did")) > 22) return undefined;
  const question = `哪些${captured(found, "noun")}${captured(found, "did")}？`;
  return { rule: "members.which", question, answer: captured(found, "list"), score: 0.74 };
};

const unsure = /[他她它其]|自己|据说|相传|可能|认为|主张|是(?!一位)/u;

/** "段文杰主持了壁画的临摹": who, of a sentence that begins with one person's name. */
const hero: PlainRule = (text) => {
  const name = heroOf(`${text}。`);
  const at = name === "" ? -1 : text.indexOf(name);
  const did = text.slice(at + name.length);
  const isSure =
    !/^[，：]/u.test(did) && !did.includes(name) && !unsure.test(did.replace(/[“《][^”》]*[”》]/gu, ""));
  if (at < 0 || !isSure) return undefined;
  const units = countUnits(did);
  if (units < 5 || units > 22) return undefined;
  // "后周大将赵匡胤": what he was belongs to him.
  const before = text.slice(0, at).replace(/[^，]*$/u, "");
  return { rule: "agent.who", question: `${before}谁${did}？`, answer: name, score: 0.7 };
};

const lawRules: readonly PlainRule[] = [cases, allowed, authority, consequence, right, ending, measured];
const toldRules: readonly PlainRule[] = [counted, several, hero];
const lawful = /[可应只]|有权|享有|的，|由|因|按/u;

function isClear({ question }: PlainCard): boolean {
  return standsAloneInChinese(question) && countUnits(question) <= maxQuestionUnits;
}

const maxQuestionUnits = 34;

/** A card of a Chinese sentence of which no other rule asked anything; nothing where its question would need the text. */
export function plainCard(sentence: string): PlainCard | undefined {
  const text = sentence.replace(/[。；]$/u, "");
  for (const rule of lawful.test(text) ? [...lawRules, ...toldRules] : toldRules) {
    const card = rule(text);
    if (card !== undefined && isClear(card)) return card;
  }
  return undefined;
}
