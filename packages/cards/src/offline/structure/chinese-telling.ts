import { ill } from "./chinese-label.ts";
import { amountsOf } from "./hidden-amounts.ts";
import { isPerson } from "../zh/somebody.ts";

/**
 * The question for a meaning that tells something of its term and is no definition. What is told names it: a law has its content,
 * a thing its work or its traits, a process is what it is told to be; of events, and of many points, an account is asked.
 */
export function tellingQuestion(term: string, told: string): string | undefined {
  const meaning = told.replace(/[。；]\s*$/u, "");
  if (isSanction(meaning)) return `${term}怎样处罚？`;
  // "现金盘亏：无法查明原因的，批准后记入“管理费用”".
  if (/^[^，]{2,14}的，(?:[^，]{1,6}后)?(?:记入|计入|列入|应当?|可以?|按|由)/u.test(meaning)) {
    return `${term}怎样处理？`;
  }
  // "空气栓塞：左侧卧位+头低足高": what is done about it.
  if (isQuoted(term, meaning) || (ill.test(term) && /[+＋]/u.test(meaning))) return undefined;
  const clauses = meaning.replace(/[（(][^（）()]*[）)]/gu, "").split(/[，、；]/u);
  if (areOfOneKind(clauses)) return `${term}有哪些？`;
  return areAmounts(term, meaning, clauses) ? undefined : accountOf(term, meaning, clauses);
}

function accountOf(term: string, meaning: string, clauses: readonly string[]): string | undefined {
  const areMany = /[；。①②]/u.test(meaning) || clauses.length > 4;
  if (areMany || event.test(term) || isPerson(term)) return `简述${term}。`;
  return (
    questionByShape(term, meaning) ??
    (/[^的]的[^的]{1,3}[^的性]$/u.test(term) ? `${term}是什么？` : undefined) ??
    (process.test(term) ? undefined : thingQuestion(term, clauses)) ??
    (isName(term) ? `${term}是指什么？` : undefined)
  );
}

/** "罚二千元以上五万元以下": what follows upon a deed is not what the deed is. */
function isSanction(meaning: string): boolean {
  return /^(?:[^，；]{2,12}，)?(?:可以?|并|一律)?(?:处以?\s?[\d一二三四五六七八九十]|罚(?![金款则])|没收|吊销|责令)/u.test(
    meaning,
  );
}

/** "启发性原则：“不愤不启，不悱不发”", "语丝社：鲁迅、周作人，任意而谈", "温故而知新：……": old words, names, words out of a saying. */
function isQuoted(term: string, meaning: string): boolean {
  return (
    /^“[^”]+”(?:“|（|；|$)/u.test(meaning) ||
    /^\p{Script=Han}{2,4}(?:、\p{Script=Han}{2,4})+，/u.test(meaning) ||
    /.[而之](?!后|前|外|内|间|上|下|中|一)./u.test(term)
  );
}

/** "39～40℃，24小时波动不超过1℃", "前臂掌侧下段；5°；0.1ml": each number is a fact of its own. */
function areAmounts(term: string, meaning: string, clauses: readonly string[]): boolean {
  if (/^(?:不得|必须|应当?|须|禁止|不可)/u.test(meaning)) return false;
  if (practice.test(term) && /必须|不得|不能|不要|不可/u.test(meaning)) return false;
  const told = amountsOf(`${term}：${meaning}`, meaning);
  return told.length > 0 && told.length * 2 >= clauses.length;
}

/** Neither somebody nor several things side by side, nor a kind of which the members are told. */
function isName(term: string): boolean {
  return !/(?:工业|产业|行业|部门|国家|作品|人物)$/u.test(term) && !/[—–·-]\p{Script=Han}/u.test(term);
}

/** A sum, a rule, a law, an origin, a stage: what the form of the term or of its meaning alone decides. */
function questionByShape(term: string, meaning: string): string | undefined {
  if (/[率值比量数]$/u.test(term) && /÷|×\s?100%/u.test(meaning)) return `${term}怎么计算？`;
  if (formula.test(meaning)) return `${term}的公式是什么？`;
  if (/^(?:不得|必须|应当?(?!用)|须|禁止|不可)/u.test(meaning)) return `${term}有什么要求？`;
  if (practice.test(term) && ruled.test(meaning)) return `${term}有什么要求？`;
  if (/(?:条约|协定|公约|宣言|宪法|章程|约法|纲领|法案|号|书)》$/u.test(term)) return `${term}的内容是什么？`;
  if (law.test(term.replace(/\s?[\d-]+$/, ""))) return `${term}的内容是什么？`;
  if (/^(?:因为?|由于?)[^；。]*形成/u.test(meaning)) return `${term}是怎样形成的？`;
  return term.endsWith("阶段") && !/^[^，]*的[^的，]{1,8}$/u.test(meaning) ? `${term}做什么？` : undefined;
}

/** What a thing does, how it is. */
function thingQuestion(term: string, clauses: readonly string[]): string | undefined {
  const [first = ""] = clauses;
  if (/^(?:能够?|可以)(?!用[于来]?$)[^力量]/u.test(first)) return `${term}有什么作用？`;
  const traits = clauses.filter(isTraitClause).length;
  const areTraits = traits * 2 > clauses.length && (clauses.length > 1 || !/\d/.test(first));
  if (areTraits || /[诗词曲赋]$/u.test(term)) return `${term}有什么特点？`;
  if (!thing.test(term)) return undefined;
  return /^[将把]/u.test(first) ? `${term}有什么作用？` : `简述${term}。`;
}

const formula = /^\$[^$]*=|^[^，。；=]{1,16}\s?=\s?[^，。；]*(?:[÷×/−－+]|\\)|\s=\s[^，。；]*[÷×/]/u;
const law = /(?:法则|定律|定理|原理|公理|理论|学说|假说|原则|政策|方针|纲领|效力|协定|职能|职责)$/u;
/** What is done or goes on, and qualities: these are what they are told to be, and have no work and no traits. */
const process =
  /(?:法|效应|现象|作用|反应|过程|运动|扩散|运输|转运|分裂|复制|转录|翻译|还原|氧化|固定|循环|变异|突变|抑制|硬化|软化|失业|遗忘|取向|分化|休克|行为|活动|制度|[制性化])$/u;
/** What happened, and what one can see or take: told of, and no word with a meaning. */
const event = /(?:战争|起义|革命|事件|会议|大会|政变|战役|条约|中毒|皮试)$/u;
const thing =
  /(?:[泵碱酸素散汤丸膏片剂药酶膜器机镜仪图表病炎症带区国海河洋山地层灯炉车船站会]|镜头|帝国|王朝|团队|负责人|经理|人员|学派|韧带|矩阵)$/u;

/** What is done by rule, and the words of a rule: "紫外线消毒：30～60 分钟，必须在室内无人时进行". */
const practice =
  /(?:消毒|灭菌|处理|保存|存放|储存|贮存|喂养|喂食|如厕|进食|洗手|清洗|清洁|通风|锻炼|饮食|体位|护理|用法|加热|冷却|培养|养护|餐具|操作|搬运|包装)$/u;
const ruled =
  /必须|不得|不能|不要|不可|应当?(?!用)|先[^，]+再|\d\s?\S{0,3}(?:以[上内下]|左右)|^(?:约|温度)?\s?\d/u;

/** "实体模式，结构模式，行为模式". */
function areOfOneKind(names: readonly string[]): boolean {
  const ends = names.map((name) => /^\p{Script=Han}{2,6}(?<end>\p{Script=Han}{2})$/u.exec(name.trim())?.[1]);
  return names.length > 2 && ends[0] !== undefined && ends.every((end) => end === ends[0]);
}

/** "容量很大", "有明确音高", "保持时间极短", "适合拍人像". */
function isTraitClause(clause: string): boolean {
  return (
    /^\p{Script=Han}{0,6}约?占?(?:全\p{Script=Han})?\s?\d[\d.]*\s?(?:[%℃倍]|[~～–-])/u.test(clause) ||
    /^[^的把使让将由，]{1,8}(?:呈|略呈|大于|小于|高于|低于|长于|短于|多于|少于)/u.test(clause) ||
    /^(?:有|无|没有|不(?!能)|易|较|呈|含|适合|便于|容易|只有|具有|富含)/u.test(clause) ||
    /^[^的把使让将由]{1,7}(?<![提升降减增加缩扩变越])(?:[快慢高低大小强弱好差多少长短深浅广窄厚薄轻重宽远近硬软]|稳定|明显|丰富|清晰|明亮|饱满|饱和|结实|低沉|不足|简单|复杂|灵活|规则)$/u.test(
      clause,
    )
  );
}
