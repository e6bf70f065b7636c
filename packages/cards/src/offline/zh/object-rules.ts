import { longestShared } from "../../lint/lint-measures.ts";
import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { type AskedKind, askedKind, isOnlyWhen } from "./asked-kind.ts";
import type { Clause } from "./clauses.ts";
import { carryOn, splitClauses } from "./clauses.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { isBetweenWords, isOwnSubject, isSubject, opensWithVerb, spaceAfter } from "./noun-phrase.ts";

const adverb =
  "(?:首先|主要|通常|一般|常常?|可以?|能够?|应当?|也|只|都|总|就|又|多|均|约|大致|不|必须|往往|共|(?<![法原规准守])则|略|常设|并不)?";

/** Verbs whose object is a thing that can be asked for, wherever they stand. */
const plainVerbs =
  "负责|掌管|主管|分管|统辖|限于|取材于|隶属于|发源于|地处|流经|注入|盛产|适用于|应用于|运用于|用于|不适用|属于|取决于|等于|位于|来自|出自|类似于|相当于|对应于|依赖于|表现为|转化为|分解为|提示|度量了?|代表着|来源于|起源于|源于|创立于|完善于|设立于|建于|始于|成立于|分布于|作用于|(?<!意思)表示|意味着|引起|导致|造成|抑制|增强|削弱|防止|抵抗|生成|释放|用作|首选|禁用|沿袭并完善了|实行|推行|允许|禁止|反映|体现了?|强调|衡量|给予|包围|储存|运输|享有|视为|象征着?|标志着|见于|遵循|揭示了?|奠定了?|结束了?|开创了?|打破了?|推翻了?|促进了|提高了|改变了|保证了|动摇了|巩固了|加强了|加速了|推动了";

/** Verbs that are nouns as well, or whose object is easily half a clause: asked only of the first clause of a sentence. */
const looseVerbs =
  "大于|小于|高于|低于|促进|产生|形成|作为|使用|采用|应用|用|具有|说明|主张|构成|描述|研究|提供|调节|控制|影响|决定|连接|吸收|维持|接受|要求|采取|奉行|承担|作|只作|接|省略";

const objectPattern = (verbs: string) =>
  new RegExp(`^(?<subject>[^，。；]{1,24}?)(?<adverb>${adverb})(?<verb>${verbs})(?<end>[^。]{2,})$`, "u");
const plain = objectPattern(plainVerbs);
const loose = objectPattern(`形成了|产生了|采用了|采取了|${looseVerbs}`);

/** What may stand behind the object of 采用: the rest of a serial verb, so that the object would be cut short. */
const furtherVerb =
  /.(?:来|进行|研究|测量|测定|计算|检验|说明|表示|判断|分析|鉴定|治疗|处理|实现|完成|解决|描述|控制|提高|降低|象征|区分|促进|产生|造成|导致|引起|形成|使|从而|进而|以(?!及)|而|选择|构造|训练|划分|求|得到|估计|预测|搜索|评价|筛选|表达|签名|加密|解密|验证|保存|存储|存放|传输|执行|调节|维持|确定|指示|辨认|辨别|识别|定位|导航|引导)/u;

const goesOn = /^(?:以?及|或|和|与|并且?|而不|包括|尤其|特别|即)/u;

function goingOn(clauses: readonly string[]): readonly string[] {
  const end = clauses.findIndex((clause) => !goesOn.test(clause));
  return end < 0 ? clauses : clauses.slice(0, end);
}

/** A 适用于 B: the object asked for in its place. */
export const object: ClauseRule = (clause) => {
  const found = plain.exec(clause.text);
  // "也不负责重发": what is not done is anything.
  const isDenied = captured(found, "adverb").endsWith("不") && !/适用|意味/u.test(captured(found, "verb"));
  const sure = isDenied ? undefined : askObject(found, clause);
  if (sure !== undefined || clause.isLater === true) return sure;
  const match = loose.exec(clause.text);
  // "理解可以产生期待": one of many things that it can do.
  if (/^(?:可以?|能够?|会|也|只|还)/u.test(captured(match, "adverb"))) return undefined;
  const [first = ""] = splitClauses(captured(match, "end"));
  if (furtherVerb.test(first)) return undefined;
  return askObject(match, clause);
};

/** What no object begins with: a particle, a noun that the verb belongs to, another predicate, a pronoun. */
const noObject =
  /^(?:(?:业(?![务绩余主])|者|员(?!工)|器(?![官材件械])|机(?![器体械会关构制能遇理车翼房组])|率(?![先领])|罪(?![犯名过行刑人责]))|来(?=[去做进提表])|(?:[只仅又也已而则]|才(?![能华])|就(?!业)|都(?![市城督会])|均(?![田线等衡势值匀数])|还(?!原)|再(?![生贴造])|随(?!机)|并(?![联购行发])|先(?![天锋进验]))|人(?=[员监])|后(?![期方果半续天代人者部面备勤来])|时(?![间期代机刻空速])|书|性|形式|结果|意义|具有|属于|包括|采用|分为|时间|寿命|年限|期限|条件|范围|情况|原则|价值|权|者|目的|需要?|必须|不得|不能|可以?|能|会|应|要|是|由|于|在|出|为|成|到|有|了$|的|着|过|力|性|量|率|程度|作用|方法|方式|过程|发现|表明|认为|，|多(?=[采为见以用])|\d{3,4} ?年|其|它|该|此|这|那|见于|多见|常见|提示|人员|部门|机构|机关|系统|器|剂|点|线)/u;

/** A subject that ends with a preposition or with the verb before this one: "可以采取吸收合并". */
const endsOpen =
  /由(?!于|来)[^的]{2,}$|[由从因]此$|(?<!土耳)其$|^(?:我国|国家|政府)$|^给|[不没被把将使从对与和来去由]$|[采实][取用行]$|受到$|盛行$|^一半$|直接$|专门$|^(?!目的|根据|所在|殖民|发源|出生)\p{Script=Han}{2}地$/u;

function askObject(match: RegExpExecArray | null, { text, rest, isLater }: Clause): ClauseCard | undefined {
  const subject = captured(match, "subject");
  const verb = captured(match, "verb");
  const end = captured(match, "end");
  if (!hasThing(match, isLater)) return undefined;
  // "检核表法用来拓展创意": what for.
  if (verb === "用" && /^来[^，]{3,}$/u.test(end)) return askUse(subject, end.slice(1));
  if (noObject.test(end) || isTorn(text, end, verb) || isNoVerb({ subject, verb, end })) return undefined;
  // What follows the object says something else, unless it only goes on from it.
  const answer = carryOn(end, goingOn(rest));
  const [first = ""] = splitClauses(answer);
  if (isHalf(first, rest) || isEmpty(verb, answer)) return undefined;
  if (verb === "表现为") return askSigns(match, answer);
  const isMeaning =
    (meant.test(verb) && describedTool.test(first)) || /的[^的]{0,8}(?:总称|统称)$/u.test(first);
  if (isMeaning) return askWhat(subject, `${verb}${answer}`);
  return askThing({ subject, adverb: captured(match, "adverb").replace(/^则$/u, ""), verb, answer });
}

function askUse(subject: string, answer: string): ClauseCard {
  return {
    rule: "fact.object",
    question: `${subject}${spaceAfter(subject)}用来做什么？`,
    answer,
    score: 0.74,
    subject,
  };
}

/** "磁感应强度：描述磁场强弱的物理量": a meaning behind a name, whose verb describes its noun. */
const meant = /^(?:描述|衡量|度量|调节|控制|研究|储存|运输|连接|用于|记录)$/u;
const describedTool =
  /的(?:最?[高低]级|基本|主要|重要)?(?:中枢|器官|物理量|单位|指标|系统|组织|细胞|结构|部位|装置|设备|仪器|工具|方法|学科|科学|语言|软件|协议|账户|报表|表格|场所|机构|指数|系数|量)$/u;

function askWhat(subject: string, answer: string): ClauseCard {
  const question = `${subject}${spaceAfter(subject)}是什么？`;
  return { rule: "definition.sentence", question, answer, score: 0.84, difficulty: "easy", subject };
}

interface FoundObject {
  readonly subject: string;
  readonly adverb: string;
  readonly verb: string;
  readonly answer: string;
}

function askThing({ subject, adverb, verb, answer: whole }: FoundObject): ClauseCard {
  // "使用甲作为乙": what for belongs to the question.
  const part = /^(?<what>[^，]{1,12})(?<as>作为[^，]{2,12})$/u.exec(whole);
  const { asked, answer } =
    part === null
      ? asksFor(verb, whole)
      : { asked: `什么${captured(part, "as")}`, answer: captured(part, "what") };
  // "属于国家所有": "归谁所有"; "分解为什么" would read as a why.
  const does = asked === "谁所有" ? "归" : verb.replace(/(?<=[转分]化|分解)为$/u, "成");
  const question = `${subject}${spaceAfter(subject)}${adverb}${does}${asked}？`;
  return { rule: "fact.object", question, answer, score: 0.74, subject };
}

/** "伤寒的典型表现为高热": "表现为什么" would read as a why. */
function askSigns(match: RegExpExecArray | null, answer: string): ClauseCard {
  const subject = captured(match, "subject");
  const kind = /(?:典型|主要|早期|晚期|临床|局部|全身|常见)的?(?:临床)?$/u.test(subject);
  const question = kind ? `${subject}表现是什么？` : `${subject}${captured(match, "adverb")}有什么表现？`;
  const owner = subject.replace(/的?(?:典型|主要|早期|晚期|临床|局部|全身|常见)的?(?:临床)?$/u, "");
  return { rule: "attribute.of", question, answer, score: 0.8, subject: owner };
}

/** Which war or which poem stands in the heading or in another sentence. */
const bareEvent =
  /^(?:战争|大战|革命|运动|改革|会议|起义|事件|条约|变法|实验|试验|小说|诗歌|作品|文章|诗人|作者|主人公|故事|影片|剧本|战后|战前)中?$/u;

/** Whether the clause says of what it speaks; "求内力时应使用隔离法" speaks of an occasion. */
function hasThing(match: RegExpExecArray | null, isLater: boolean | undefined): boolean {
  const subject = captured(match, "subject");
  const thing = captured(match, "adverb").startsWith("应") ? subject.replace(/时$/u, "") : subject;
  return isOwnSubject(thing, { isLater }) && !endsOpen.test(thing) && !bareEvent.test(thing);
}

function isEmpty(verb: string, answer: string): boolean {
  // "给予劳动者经济补偿": to whom belongs to the question.
  if (verb.endsWith("给予") && /^[^，的]{1,6}[者人员户方]/u.test(answer)) return true;
  return countUnits(answer) < 1.2 || anyHarm.test(answer) || tellsNothing.test(splitClauses(answer)[0] ?? "");
}

/** "造成损害": of a kind that anything has. */
const anyHarm = /^(?:严重|巨大|重大)?(?:的)?(?:责任|损害|损失|伤害|后果|影响|污染|困难|危害|破坏)(?=，|$)/u;

/** "具有极为重要的作用", "产生了深远影响": nobody could say anything else. */
const tellsNothing =
  /^(?:了|着)?[^的，、]{0,4}(?:重要|重大|深远|广泛|多方面|一定|很大|很高|新型|较[大高强好]|很强|极高|独特|特殊|显著|明显|积极|极大|巨大|良好|相应|各自|许多|多种|多重|密切|根本|决定性)的?[^的，、]{0,4}(?:作用|意义|影响|地位|价值|功能|功效|效果|关系|联系|区别|差异|特点|优势|贡献|变化|能力|潜力|前途|冲击|挑战|问题|后果|损失|任务|要求|成就|成果|方法|方式|手段|措施)$|[^，]的是[^，]/u;

interface VerbInPlace {
  readonly subject: string;
  readonly verb: string;
  readonly end: string;
}

/** A short verb that is part of another word, or a comparison that only says when something holds. */
function isNoVerb({ subject, verb, end }: VerbInPlace): boolean {
  if (/^(?:用|作|接|省略)$/u.test(verb)) return !/[A-Za-z）法句]$/u.test(subject);
  if (longestShared(subject, end) >= 3 || (verb === "负责" && end.startsWith("人"))) return true;
  // "名义利率衡量...变动的利率": what it is, behind a colon that is lost.
  if (subject.length > 2 && end.endsWith(`的${subject.slice(-2)}`)) return true;
  if (verb === "使用" && /\d[^，]*[周日天月年次]$/u.test(end)) return true;
  if (verb === "作为") return /[\d%％]/u.test(subject) || /^一[种个项类]/u.test(end);
  return /^(?:大于|小于|高于|低于)$/u.test(verb) && /[可应则时者为即]|提示/u.test(end);
}

const place = /(?:国家?|省|市|州|县|岛|洲|[兰亚]|地区|流域|盆地|平原|高原|半岛|山区|沿海|[东南西北]部)$/u;

/** A place is asked for by 哪里, a time by 什么时候, a thing by what kind of thing it is. */
function asksFor(verb: string, answer: string): AskedKind {
  const isPlace = /^(?:起源于|来源于|源于|来自|出自)$/u.test(verb) && place.test(answer);
  if (isPlace || /^(?:位于|分布于|发源于|地处)$/u.test(verb)) return { asked: "哪里", answer };
  const isTimes = /^[一二三四五六七八九十百千万两半数]+ ?[倍成]/u.test(answer);
  if (isTimes && /^(?:提高|增加|降低|减少)/u.test(verb)) return { asked: "多少", answer };
  const isTime =
    /^(?:建于|始于|成立于|创立于|设立于|完善于|起源于)$/u.test(verb) &&
    /(?:[年代纪朝期初末]|年间)(?:（[^）]*）)?$/u.test(answer);
  const isDeed = /^(?:决定|要求|禁止|允许|主张)$/u.test(verb) && opensWithVerb(answer);
  if (isDeed) return { asked: "做什么", answer };
  return isTime ? { asked: "什么时候", answer } : askedKind(verb, answer);
}

function isTorn(text: string, end: string, verb: string): boolean {
  return !isBetweenWords(text, text.length - end.length, text.length - end.length - verb.length);
}

const notWhole =
  /^约?\d|^\p{Script=Han}{2,4} ?[约≤≥<>]?\d|[时的]$|(?<![王皇太午前先落背])后$|^[^，]{1,4} ?[（(][^）)]*[）)][：:]|就(?:相当于|意味|等于|必须|会|能|可)/u;

/** "对内皮产生损伤", "某物使...": the object is the subject of a clause that goes on. */
function isHalf(object: string, rest: readonly string[]): boolean {
  // "位于甲和乙之间的一层软件": what it is, and not where.
  if (/的一[种个类层项门套组条座件][^的，]{2,12}$/u.test(object)) return true;
  // "具有国籍的人都是公民": the object only describes what is spoken of.
  if (/的[^，、的]{1,8}(?:都|均|是(?!否)|属于|必须|应当|可以|能够)/u.test(object)) return true;
  if (notWhole.test(object)) return true;
  if (/对[^，]+(?:产生|造成|起|有)|(?:使|令|让)[^，用]/u.test(object)) return true;
  // "主语位于句首时也用倒装": when something else holds.
  if (isOnlyWhen(object)) return true;
  // A list that is carried on behind the comma: "采取提高甲、提高乙的措施".
  return /^(?:提高|降低|增加|减少)/u.test(object) && rest.length === 0 && object.includes("、");
}

/** 名义 GDP 用当年价格计算: what it is done with. */
export const means: ClauseRule = ({ text, isLater }) => {
  if (!text.includes("用")) return undefined;
  const match =
    /^(?<subject>[^，。；]{2,20}?)(?<use>常用|可用|使用|采用|用|利用)(?<what>[^，。；]{2,18})(?<does>来?(?:计算|选择|构造|划分|求解|训练|估计|预测|表示|测量|衡量|检验|核算|测定|描述|治疗|处理|鉴定|鉴别|检测|记录|连接|区分|研究|判断|分析)[^，]{0,8})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  const does = captured(match, "does");
  if (!isOwnSubject(subject, { isLater }) || /[工人途户品具力量法作应]$/u.test(subject)) return undefined;
  // "可用性之间做出选择": the verb stands in a noun.
  if (/^[性于户法途品具时后前]|不能|不得|不可/u.test(captured(match, "what"))) return undefined;
  // "利用IP提供面向无连接的服务": 连接 is no verb there.
  const isTornVerb =
    !isBetweenWords(text, text.length - does.length, subject.length) ||
    /[误信费滥耐]$/u.test(subject) ||
    captured(match, "what").includes("提供");
  if (isTornVerb) return undefined;
  return {
    rule: "means.used",
    question: `${subject}${spaceAfter(subject)}${captured(match, "use")}什么${does}？`,
    answer: captured(match, "what"),
    score: 0.8,
    subject,
  };
};

/** A 与 B 成正比. */
export const relation: ClauseRule = ({ text, isLater }) => {
  if (!/[与跟和]/u.test(text)) return undefined;
  const match =
    /^(?<subject>[^，。；]{1,20}?)(?<only>只|总|常)?(?<with>与|跟|(?<![饱中调缓温共])和)(?<other>[^，。；]{1,20}?)(?<tail>有关|无关|成正比|成反比|相同|相反|相等|垂直|平行|(?<!协商)一致)$/u.exec(
      text,
    )?.groups;
  const subject = captured(match, "subject").replace(/(?:(?<![法原规准守])则(?:主要)?|主要)$/u, "");
  if (match === undefined || !isOwnSubject(subject, { isLater }, 12)) return undefined;
  // "甲和乙无关", "长和宽相等": both are spoken of.
  if (match["with"] === "和" && !captured(match, "tail").startsWith("成")) return undefined;
  // "与此相反": what was said before.
  if (/^(?:此|之|其|它们?|前者|后者|上述|这|那)/u.test(captured(match, "other"))) return undefined;
  const question = `${subject}${captured(match, "only")}${match["with"]}什么${match["tail"]}？`;
  return {
    rule: "fact.relation",
    question,
    answer: captured(match, "other"),
    score: 0.78,
    subject,
  };
};

/** 以高血压伴低血钾为特征: what it is characterised by, based on, aimed at. */
export const basis: ClauseRule = ({ text, isLater }) => {
  if (!text.includes("以")) return undefined;
  const match =
    /^(?<subject>[^，。；]{1,16}?)(?<adverb>主要|通常|多|常|都|均|是|则)?以(?<what>[^，。；]{2,26})(?<as>为(?:主要|基本|典型|共同)?(?:特征|特点|标志|基础|核心|目的|目标|中心|主体|主|原则|依据|前提|标准|代表|对象|手段|单位|实验材料|材料|口号|借口|主题|背景|名义|原料|底物|载体|纲领|宗旨|指导思想|骨架|框架|动力|主线|媒介|轴))$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  // "..., 发展中国家以细菌为主": of what is said in the clause before.
  if (isLater === true && captured(match, "as") === "为主") return undefined;
  if (!isOwnSubject(subject, { isLater }, 12)) return undefined;
  return {
    rule: "attribute.basis",
    question: `${subject}${captured(match, "adverb")}以什么${captured(match, "as")}？`,
    answer: captured(match, "what"),
    score: 0.82,
    subject,
  };
};

const officePattern =
  /^(?:[^，]{0,10}?)(?:设立?|设置|增设|置)(?<office>[^，于在]{2,8}?)，?(?:以|来)?(?<does>掌管|负责|主管|管理|统领|分管|处理|专管)(?<what>[^，。；]{2,18})$/u;

/** "设枢密院掌管军事", "设立市舶司，负责管理贸易": what an office is for. */
export const office: ClauseRule = ({ text, rest }) => {
  if (!/[设置]/u.test(text)) return undefined;
  const [next = ""] = rest;
  const whole = /^(?:以|来)?(?:掌管|负责|主管|管理|统领|分管|处理|专管)/u.test(next)
    ? `${text}，${next}`
    : text;
  const match = officePattern.exec(whole);
  const name = captured(match, "office");
  if (match === null || !isSubject(name, 6)) return undefined;
  const question = `${name}${captured(match, "does")}什么？`;
  return { rule: "fact.office", question, answer: captured(match, "what"), score: 0.8, subject: name };
};

const doing =
  "检[测验查]|鉴[定别]|测[定量]|区[分别]|制[取备]|除去|提取|分离|收集|保存|清洗|干燥|治疗|预防|抢救|灭菌|消毒";
const toolPattern = new RegExp(
  `^(?<what>(?:${doing})[^，]{1,14}?)(?<use>(?:可以?|常|一般|通常|应|宜|多)用)(?<tool>[^，的]{2,16})$`,
  "u",
);

/** "检测蛋白质可用双缩脲试剂": what a deed is done with, where nobody is said to do it. */
export const tool: ClauseRule = ({ text }) => {
  const match = text.includes("用") ? toolPattern.exec(text) : null;
  const what = captured(match, "what");
  const answer = captured(match, "tool");
  const isTool = !/^[于以来作]|[时后前]$|来|进行/u.test(answer) && !/[的，时]$/u.test(what);
  if (match === null || !isTool) return undefined;
  const question = `${what}${captured(match, "use")}什么？`;
  return { rule: "means.used", question, answer, score: 0.8, subject: "" };
};
