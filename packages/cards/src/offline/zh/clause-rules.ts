import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { carryOn, type Clause, splitClauses } from "./clauses.ts";

/** What a clause rule makes of a clause. */
export interface ClauseCard {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  readonly difficulty?: "easy" | "medium" | "hard";
  /** What the clause speaks of. */
  readonly subject: string;
}

type ClauseRule = (clause: Clause) => ClauseCard | undefined;

const attribute =
  /(?:作用|目的|意义|原因|条件|实质|特点|特征|单位|方法|公式|格式|原理|标志|要素|现象|场所|方式|次序|顺序|步骤|后果|表现|病因|优点|缺点|好处|因素|功能|任务|核心|本质|基础|前提|关键|符号|范围|性质|内容|对象|形式|来源|产物|过去式|复数|区别|局限|优势|重点|任务|中心|首都|期间|途径|依据|结果|代表作|主张|思想)$/u;
const person = /(?:人物|监护人|提出者|发明者|创始人|作者|奠基人|领导者|皇帝|国王|总统|首相|宰相|代表)$/u;
const personNoun = /(?:学家|家|皇帝|诗人|作家|画家|医生|将领|大臣|僧人|领袖|国王|总统)$/u;
const badSubject =
  /^(?:大于|小于|高于|低于|等于|多于|少于|没有?|未(?!成年|来|婚|知|遂|登记)|这|那|此|它|他|她|其|因为|由于|如果|若|当|例|也|不(?!可|当得|动产|完全|定|对称|饱和|等式|良|安抗|规则|锈|孕|变)|或|就|无论|虽|即使|只|凡|为了|从|使|对(?![象流照称比数角手策外话])|关于|在于|有的|有些|人们|我们|你)|认为|指出|说明|以及$|不$|把|如何|是指|的$|^在(?![职校线野])|(?:自|向|经|按|以|在|于|从|(?<![行作])为|未|均|各|所|应当|可以|必须|不得|有权)$|^(?:本|以往|既往|多数|有关|相关)(?:研究|文献|学者)?$|[^于可但若凡]是[^非]/u;
const adverb =
  "(?:首先|主要|通常|一般|常常?|可以?|能够?|应当?|也|只|都|总|就|又|多|均|约|大致|不|必须|往往|共|则|便|略|常设)?";

function isSubject(text: string, max = 10): boolean {
  return text !== "" && countUnits(text) <= max && !badSubject.test(text) && !/[，。；：]/u.test(text);
}

/** 在弹性限度内，...: a place or time before the subject, and what follows it. */
export function cutSetting(text: string): { readonly setting: string; readonly body: string } {
  const condition = /^(?:若|如果|当|一旦)[^，]{3,28}，(?:则|那么|就)?/u.exec(text)?.[0] ?? "";
  if (condition !== "") return { setting: condition, body: text.slice(condition.length) };
  const setting = /^在[^，]{2,40}(?:中|里|内|上|下|时|后|前|方面|情况下)，/u.exec(text)?.[0] ?? "";
  return { setting, body: text.slice(setting.length) };
}

/** A 是指 B, A 是 B, A 的作用是 B. */
const define: ClauseRule = ({ text, rest }) => {
  const match =
    /^(?<subject>[^，。；]{1,26}?)(?<verb>是指|指的是|就是|定义为|(?<=意义|特点|局限|优势|区别|关键|重点|目的|作用|好处|缺点|优点|原因|问题|核心|实质|任务)在于|(?<![不于总还但凡只可要若而])是(?!否)|指(?!出|示|数|标|导|挥|向|明|引|南|定|令|称|甲|纹|责|望))(?<end>[^。]{2,})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  const verb = captured(match, "verb");
  const answer = carryOn(captured(match, "end"), rest);
  const isSaid = /指|定义/u.test(verb) || !isNoDefinition(answer);
  if (!isSubject(subject, 12) || countUnits(answer) < 1.2 || !isSaid) return undefined;
  const bare = subject.replace(/(?:也|都|则|便|就|又|通常|主要|首先)$/u, "");
  if (person.test(bare) || (personNoun.test(answer) && bare.length <= 4 && countUnits(answer) < 14)) {
    return { rule: "definition.person", question: `${bare}是谁？`, answer, score: 0.85, subject: bare };
  }
  if (!attribute.test(bare)) {
    const question = verb === "定义为" ? `${bare}是什么？` : definitionQuestion(bare, verb);
    return { rule: "definition.sentence", question, answer, score: 0.9, difficulty: "easy", subject: bare };
  }
  // "关键是": of what is not said.
  if (countUnits(bare) < 2 && !bare.includes("的")) return undefined;
  const question = `${bare}是什么？`;
  return { rule: "attribute.of", question, answer, score: 0.88, difficulty: "easy", subject: ownerOf(bare) };
};

/** "由于受热不均而形成的环流" is one; "由于受热不均" and "幂等的" are none. */
function isNoDefinition(answer: string): boolean {
  const [first = ""] = splitClauses(answer);
  if (/^(?:一例|一个例子|例子|典型|常见|其中之一|重要|必要|不同|多样)(?:的|$)/u.test(first)) return true;
  if (/^由于.*而.{1,6}的/u.test(first)) return false;
  return (
    /^(?:因为|由于|不是|为了)/u.test(first) ||
    (/[^目]的$/u.test(first) && !first.includes("、") && countUnits(first) < 5)
  );
}

function definitionQuestion(subject: string, verb: string): string {
  if (/[A-Za-z]$/.test(subject)) return `${subject} 是什么？`;
  return /指/u.test(verb) ? `什么是${subject}？` : `${subject}是什么？`;
}

function ownerOf(attributeOfSomething: string): string {
  const at = attributeOfSomething.lastIndexOf("的");
  return at > 0 ? attributeOfSomething.slice(0, at) : attributeOfSomething;
}

/** A 又称 B, A 被誉为 B, ... 叫做 B. */
const name: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{1,30}?)(?<verb>被(?:[^，称誉尊]{1,8})?(?:称为|称作|誉为|尊为|尊称为|称之为)|又称为?|也称为?|亦称|也叫做?|又叫做?|叫做|称为|史称|简称为?|俗称|通称|意为|即称)(?<end>[^，。；]{1,20})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  if (!isSubject(subject, 18)) return undefined;
  const verb = captured(match, "verb");
  const space = /[A-Za-z]$/.test(subject) ? " " : "";
  return {
    rule: "name.called",
    question: `${subject}${space}${verb}什么？`,
    answer: captured(match, "end"),
    score: 0.84,
    difficulty: "easy",
    subject: verb === "叫做" || verb === "称为" ? captured(match, "end") : subject,
  };
};

const doings =
  "提出|发明|发现|发动|创立|建立|首创|推行|创建|主持修建|编写|撰写|颁布|签订|领导|开创|设计|统一|推翻|废除|制定|创办|绘制|证明|著有|西行|攻占|击败";

/** 李世民发动玄武门之变: who did it. 由杨炎提出: by whom. */
const agent: ClauseRule = ({ text, rest }) => {
  const by = new RegExp(
    `^(?<subject>[^，。；]{2,20}?)(?<how>最早|首先|主要|多|常|通常|一般)?(?:是?由)(?<agent>[^，。；]{2,22}?)(?<verb>${doings}|引起|组成|构成|形成|控制|决定|承担|产生|负责|执行|审批|批准|管理|保管|主持|组织|签发|颁发|任免|约束|辑录|支配|分泌)(?<tail>(?!的|部门|机关|机构|局|人员|单位|委员会)[^，。；]{0,12})$`,
    "u",
  ).exec(text)?.groups;
  if (by !== undefined && isSubject(captured(by, "subject"), 14)) {
    const who = new RegExp(`${doings}|承担|负责|执行|审批|批准|管理|保管|主持|组织|辑录`, "u").test(
      captured(by, "verb"),
    )
      ? "谁"
      : "什么";
    const question = `${by["subject"]}${captured(by, "how")}由${who}${by["verb"]}${captured(by, "tail")}？`;
    return {
      rule: "agent.by",
      question,
      answer: captured(by, "agent").replace(/[在于][^，]*(?:年代?|世纪|时期)[^，]*$/u, ""),
      score: 0.84,
      subject: captured(by, "subject"),
    };
  }
  const made =
    /^(?<subject>[^，。；]{2,18}?)(?:最早|首先)?是由?(?<agent>[\p{Script=Han}·]{2,10}?)(?<where>[在于][^，]{2,16}?)?(?<verb>提出|发明|发现|创立|创建|建立|设计|编写|撰写|创作|绘制)的$/u.exec(
      text,
    );
  if (made !== null && isSubject(captured(made, "subject"), 10)) {
    const subject = captured(made, "subject");
    return {
      rule: "agent.by",
      question: `${subject}是谁${captured(made, "where")}${captured(made, "verb")}的？`,
      answer: captured(made, "agent"),
      score: 0.84,
      subject,
    };
  }
  const did = new RegExp(
    `^(?:宰相|皇帝|将军|科学家|物理学家)?(?<agent>[\\p{Script=Han}·]{2,7}?)(?<when>在[^，]{2,12}?)?(?<verb>(?:首先|最早|首次)?(?:${doings}))(?<done>了)?(?<object>(?!后|前|时|之日|的)[^，。；]{2,20})$`,
    "u",
  ).exec(text)?.groups;
  const who = captured(did, "agent").replace(/(?:可以|能够|应当|必须|首先|曾)$/u, "");
  if (
    did === undefined ||
    badSubject.test(who) ||
    /[的在与和由被]|^(?:用来|用以|通过|根据|利用|为了?|可|能|再|又|才|已|曾)|(?:指|是|为|即|则|以|向|自|按|经|被|把|将|初|朝|代|国|期|末|省|部|制|法|院|府|后|中|时|者|军|会|党|年|学|论)$/u.test(
      who,
    )
  ) {
    return undefined;
  }
  const isEvent = /(?:革命|运动|起义|战争|事件|改革|变法|会议|条约|政变|定律|理论|学说|法案|宪法)$/u.test(
    who,
  );
  const question = `${isEvent ? "什么" : "谁"}${captured(did, "when")}${did["verb"]}${captured(did, "done")}${carryOn(captured(did, "object"), rest, 24)}？`;
  return { rule: "agent.did", question, answer: who, score: 0.8, subject: who };
};

/** A 分为 B 和 C. */
const division: ClauseRule = ({ text, rest }) => {
  const match =
    /^(?<subject>[^，。；]{1,22}?)(?<verb>可?分为|划分为|包括|包含|下设|由(?=[^，]+(?:组成|构成)$)|(?<![具没只还所占含])有(?=[^，]*、))(?<end>[^。]{3,})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  const verb = captured(match, "verb");
  const answer = verb === "有" ? captured(match, "end") : carryOn(captured(match, "end"), rest, 60);
  if (!isSubject(subject, 14) || !/[、和与或及]/u.test(answer)) return undefined;
  if (verb === "由") {
    return {
      rule: "parts.made-of",
      question: `${subject}由什么${answer.slice(-2)}？`,
      answer: answer.slice(0, -2),
      score: 0.82,
      subject,
    };
  }
  const kind = /分/u.test(verb)
    ? "哪几类"
    : `哪些${captured(/等(?<things>[\p{Script=Han}]{2,4})$/u.exec(answer), "things")}`;
  return {
    rule: "parts.division",
    question: `${subject}${verb}${kind}？`,
    answer: answer.replace(/^[:：]/u, ""),
    score: 0.84,
    subject,
  };
};

const verbs =
  "负责|适用于|应用于|运用于|用于|不适用|属于|具有|取决于|等于|大于|小于|高于|低于|位于|来源于|起源于|源于|创立于|完善于|设立于|建于|始于|成立于|(?<!意思)表示|意味着|引起|导致|造成|促进|抑制|增强|削弱|防止|抵抗|产生|生成|释放|形成|用作|作为|使用|采用|应用|首选|禁用|用|沿袭并完善了|实行|推行|保证了?|提高了?|改变了?|促进了?|反映|说明|体现了?|强调|主张|构成|描述|衡量|研究|提供|调节|控制|影响|决定|给予|包围|连接|储存|运输|吸收|维持|接受|要求|享有|承担|视为|作|只作|接|省略";

const goesOn = /^(?:并|以|使|从而|防止|避免|及|或|和|而不|进而|最终|包括|尤其|特别|即|因而使|致使|导致)/u;

function goingOn(clauses: readonly string[]): readonly string[] {
  const end = clauses.findIndex((clause) => !goesOn.test(clause));
  return end < 0 ? clauses : clauses.slice(0, end);
}

/** 名义 GDP 用当年价格计算: what it is done with. */
const means: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{2,20}?)(?<use>常用|可用|使用|采用|用|利用)(?<what>[^，。；]{2,18})(?<does>来?(?:计算|表示|测量|衡量|检验|核算|测定|描述|治疗|处理|鉴定|鉴别|检测|记录|连接|区分|研究|判断|分析)[^，]{0,4})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  if (match === null || !isSubject(subject, 10) || /[工人途户品具力量法作应]$/u.test(subject)) {
    return undefined;
  }
  const space = /[A-Za-z]$/.test(subject) ? " " : "";
  return {
    rule: "means.used",
    question: `${subject}${space}${captured(match, "use")}什么${captured(match, "does")}？`,
    answer: captured(match, "what"),
    score: 0.8,
    subject,
  };
};

/** A 适用于 B: the object asked for in its place. */
const doing: ClauseRule = ({ text, rest }) => {
  const match = new RegExp(
    `^(?<subject>[^，。；]{1,24}?)(?<adverb>${adverb})(?<verb>${verbs})(?<end>[^。]{2,})$`,
    "u",
  ).exec(text);
  const subject = captured(match, "subject");
  const end = captured(match, "end");
  if (
    !isSubject(subject, 12) ||
    /[不没被把将使从对与和]$/u.test(subject) ||
    /^(?:于|了$|的|力|性|量|程度|作用|发现|表明|认为|，|多(?=[采为见以用])|\d{3,4} ?年)/u.test(end) ||
    (/^(?:用|作|接|省略)$/u.test(captured(match, "verb")) && !/[A-Za-z）法句]$/u.test(subject))
  ) {
    return undefined;
  }
  // What follows the object says something else, unless it only goes on from it.
  const answer = carryOn(end, goingOn(rest));
  if (countUnits(answer) < 1.2 || splitClauses(answer)[0]?.endsWith("时") === true) return undefined;
  if (captured(match, "verb").endsWith("作为") && /[\d%％]/u.test(subject)) return undefined;
  if (/^(?:大于|小于|高于|低于)$/u.test(captured(match, "verb")) && /[可应则时者]/u.test(end)) {
    return undefined;
  }
  const verb = `${captured(match, "adverb")}${captured(match, "verb")}`;
  const space = /[A-Za-z]$/.test(subject) ? " " : "";
  return { rule: "fact.object", question: `${subject}${space}${verb}什么？`, answer, score: 0.74, subject };
};

/** A 与 B 成正比. */
const relation: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{1,20}?)(?<only>只|总|常)?与(?<other>[^，。；]{1,20}?)(?<tail>有关|无关|成正比|成反比|相同|相反|相等|垂直|平行|(?<!协商)一致)$/u.exec(
      text,
    )?.groups;
  const subject = captured(match, "subject");
  if (match === undefined || !isSubject(subject, 12)) return undefined;
  const question = `${subject}${captured(match, "only")}与什么${match["tail"]}？`;
  return { rule: "fact.relation", question, answer: captured(match, "other"), score: 0.78, subject };
};

/** ... 为三年, ... 约为 0.9: a value. */
const value: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{2,22}?)(?<verb>约为|(?<![概括分解化称作认视变改换译定])为|大约为|约是|等于|达到?|共有?|不少于|不超过|至少|历时)(?<end>约?[\d.一二三四五六七八九十百千万$][^，。；]{0,24})$/u.exec(
      text,
    )?.groups;
  const subject = captured(match, "subject");
  if (match === undefined || !isSubject(subject, 14)) return undefined;
  if (countUnits(subject) < 2 && measured.test(subject)) return undefined;
  return {
    rule: "value.amount",
    question: `${subject}${match["verb"]}多少？`,
    answer: captured(match, "end"),
    score: 0.84,
    subject,
  };
};

const measured =
  /(?:金额|数额|比例|期限|期间|时间|时长|年限|标准|起点|上限|下限|总额|额度|率|温度|浓度|长度|面积|高度|宽度|厚度|深度|数量|人数|目标|范围|剂量|用量|频率|周期|寿命|速度|密度|价格|费用|重量|体积|容量|距离|年龄|压力|电压)$/u;

/** 赔偿的金额为价款的三倍: a measure that does not begin with its number. */
const measure: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{2,24}?)(?<verb>为|是|应为|不超过|不低于|不少于|控制在)(?<end>[^，。；]{2,24})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  const answer = captured(match, "end");
  if (countUnits(subject) < 2) return undefined;
  if (
    !measured.test(subject) ||
    !isSubject(subject, 14) ||
    !/[\d一二三四五六七八九十百千两半]/u.test(answer)
  ) {
    return undefined;
  }
  return {
    rule: "value.amount",
    question: `${subject}${captured(match, "verb")}多少？`,
    answer,
    score: 0.8,
    subject: ownerOf(subject),
  };
};

/** 以高血压伴低血钾为特征: what it is characterised by, based on, aimed at. */
const basis: ClauseRule = ({ text }) => {
  const match =
    /^(?<subject>[^，。；]{1,16}?)(?<adverb>主要|通常|多|常|都|均)?以(?<what>[^，。；]{2,26})(?<as>为(?:主要|基本|典型|共同)?(?:特征|特点|标志|基础|核心|目的|目标|中心|主体|主|原则|依据|前提|标准|代表|对象|手段|单位|实验材料|材料|口号|借口|主题|背景|名义|原料|底物|载体|纲领|宗旨|指导思想))$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  if (!isSubject(subject, 12)) return undefined;
  return {
    rule: "attribute.basis",
    question: `${subject}${captured(match, "adverb")}以什么${captured(match, "as")}？`,
    answer: captured(match, "what"),
    score: 0.82,
    subject,
  };
};

/** Rules for one clause, the surest first. */
export const clauseRules: readonly ClauseRule[] = [
  value,
  measure,
  basis,
  means,
  name,
  relation,
  agent,
  division,
  define,
  doing,
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
