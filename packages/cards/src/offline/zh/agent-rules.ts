import { captured } from "../../text/captured.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { type Clause, carryOn } from "./clauses.ts";
import { isBetweenWords, isOwnSubject, isSubject, opensWithVerb } from "./noun-phrase.ts";
import { isSomebody } from "./somebody.ts";

const doings =
  "否定|证实|改进|阐明|发起|主编|命名|测定|翻译|引入|开辟|平定|收复|击退|修建|建成|创作|推广|倡导|提出|发明|发现|发动|创立|建立|首创|推行|创建|主持修建|编写|撰写|颁布|签订|领导|开创|设计|统一|推翻|废除|制定|创办|绘制|证明|著有|西行|攻占|击败";
const personal = new RegExp(
  `^(?:${doings}|承担|负责|办理|审理|受理|支付|主编|编修|改编|执行|审批|批准|管理|保管|主持|组织|辑录|任免|签发|颁发|实施|管辖|设定|规定|行使|选举|任命|负责)$`,
  "u",
);
const byPattern = new RegExp(
  `^(?<subject>[^，。；]{2,20}?)(?<how>最早|首先|主要|多|常|通常|一般|应当?|必须|只能|可以)?(?:(?<![法原规准守])则)?是?由(?<agent>[^，。；]{2,22}?)(?<verb>${doings}|引起|组成|构成|形成|控制|决定|承担|产生|负责|执行|审批|批准|管理|保管|主持|组织(?!构成|组成|形成)|签发|颁发|任免|约束|辑录|支配|分泌|实施|管辖|设定|行使|任命|提供|办理|审理|受理|支付|编修|改编|供给)(?<tail>的|(?![器块板机力权点线室台]|的|部门|机关|机构|局|人员|单位|委员会)[^，。；：]{0,12})$`,
  "u",
);
const madePattern =
  /^(?<subject>[^，。；]{2,18}?)(?:最早|首先)?是由?(?<agent>[\p{Script=Han}·]{2,10}?)(?<where>[在于][^，]{2,16}?)?(?<verb>提出|发明|发现|创立|创建|建立|设计|编写|撰写|创作|绘制)的$/u;
const didPattern = new RegExp(
  `^(?:宰相|皇帝|将军|科学家|物理学家)?(?<agent>[\\p{Script=Han}·]{2,14}?)(?<when>[在从向][^，]{2,12}?)?(?<verb>(?:首先|最早|首次)?(?:${doings}))(?<done>了)?(?<object>(?!后|前|时|之|的|完|于|[权者人师费书力])[^，。；]{2,20})$`,
  "u",
);

/** 由杨炎提出: by whom; 李世民发动玄武门之变: who did it. */
export const agent: ClauseRule = (clause) => by(clause) ?? made(clause.text) ?? did(clause.text, clause.rest);

function by({ text: printed, isLater }: Clause): ClauseCard | undefined {
  // "由甲和乙组成：兴奋时甲占优势": what follows the colon tells of the parts.
  const text = printed.replace(/(?<=[组构]成|形成)：.*$/u, "");
  const found = text.includes("由") ? byPattern.exec(text)?.groups : undefined;
  const subject = captured(found, "subject").replace(/[就都也]$/u, "");
  if (found === undefined || !isOwnSubject(subject, { isLater }, 14)) return undefined;
  const elected = /(?:选举|推选|表决|登记|审核|审查|统一|集中)$/u.exec(captured(found, "agent"))?.[0] ?? "";
  const verb = elected + captured(found, "verb");
  // "由某人创立于前6世纪": when it was is another question.
  const tail = captured(found, "tail").replace(/^于[^，]*(?:年|世纪|时期)[^，]*$/u, "");
  // "内核线程由系统管理线程": the subject of the clause is another one.
  if (tail.length > 1 && subject.includes(tail)) return undefined;
  if (twoDeeds.test(captured(found, "agent")) || isTornDeed(text, found)) return undefined;
  const answer = doerOf(captured(found, "agent"));
  const list = printed.slice(text.length + 1);
  if (counted.test(answer)) return listed({ subject, verb, count: answer, list });
  const asked = whoOrWhat(answer, verb, captured(found, "verb"));
  if (asked === "谁" && namesDoer(subject, answer)) return undefined;
  const is = tail.endsWith("的") ? "是" : "";
  return {
    rule: "agent.by",
    question: `${subject}${captured(found, "how")}${is}由${asked}${verb}${tail}？`,
    answer,
    score: 0.84,
    subject,
  };
}

const counted = /^[两二三四五六七八九十\d]+个?(?:方面|部分|环节|要素|阶段|层次|步骤)$/u;

interface Listed {
  readonly subject: string;
  readonly verb: string;
  readonly count: string;
  readonly list: string;
}

/** "由三个方面组成：甲、乙和丙": the parts stand behind the colon. */
function listed({ subject, verb, count, list }: Listed): ClauseCard | undefined {
  if (!list.includes("、")) return undefined;
  const question = `${subject}由哪${count}${verb}？`;
  return { rule: "parts.made-of", question, answer: list, score: 0.84, subject };
}

function whoOrWhat(doer: string, ...verbs: readonly string[]): string {
  if (verbs.some((verb) => personal.test(verb))) return "谁";
  return verbs.some((verb) => decided.test(verb)) && body.test(doer) ? "谁" : "什么";
}

/** What somebody decides or chooses, and a law or a nature may as well. */
const decided = /决定|选举|推选|表决|登记|审核|审查|支配|控制$/u;
const body =
  /(?:[院长员官]|(?:派出|看守|事务|研究)所|人民|委员会|大会|常委会|机关|部门|机构|政府|主席|主任|总统|国王|皇帝|股东|(?<![社机都])会)$/u;

/** "是由甲和乙形成的整体": what it is, and not who did it. "由国家强制力保|证实|施": two halves of words. */
function isTornDeed(text: string, found: Parameters<typeof captured>[0]): boolean {
  const verbAt = text.length - captured(found, "tail").length - captured(found, "verb").length;
  return /是由.*的[^的，]{1,10}$/u.test(text) || !isBetweenWords(text, verbAt);
}

/** "由卖方负责租船、支付运费", "由某人召集和主持", "由某人等人集资创办": the first of two deeds stands in the name. */
const twoDeeds = /负责|承担|[和与或并]$|等人./u;

/** Who does it, without the time, the place and the manner that stand with him. */
function doerOf(agent: string): string {
  return agent
    .replace(/[在于][^，]*(?:年代?|世纪|时期)[^，]*$| ?(?:公元前?)? ?\d{3,4} ?年[^，]*$/u, "")
    .replace(/(?<=.{3})(?:按照?|根据|依照)[^，]{2,}$/u, "")
    .replace(/(?:选举|推选|表决|登记|审核|审查|统一|集中)$/u, "")
    .replace(/在[^在，]{2,14}[内中下上]$/u, "")
    .replace(
      /(?:首先|最早|首次|共同|直接|亲自|独任|依法|分别|联合|单独|[来而]|(?<![场厕究出诊务易留守])所)$/u,
      "",
    );
}

/** "奥肯定律由美国经济学家奥肯提出": the question would say his name. */
function namesDoer(subject: string, doer: string): boolean {
  const name = doer.slice(doer.lastIndexOf("·") + 1);
  for (let length = Math.min(6, name.length); length >= 2; length--) {
    if (subject.startsWith(name.slice(-length))) return true;
  }
  return false;
}

function made(text: string): ClauseCard | undefined {
  const found = madePattern.exec(text);
  const subject = captured(found, "subject");
  if (found === null || !isSubject(subject, 10)) return undefined;
  return {
    rule: "agent.by",
    question: `${subject}是谁${captured(found, "where")}${captured(found, "verb")}的？`,
    answer: captured(found, "agent"),
    score: 0.84,
    subject,
  };
}

/** Events that do things as people do: 辛亥革命推翻了清朝. */
const event = /(?:革命|运动|起义|战争|事件|改革|变法|会议|条约|政变|定律|理论|学说|法案|宪法)$/u;

/** "学者提出": somebody, whom nobody could name. */
const nobody =
  /^(?:学者|专家|科学家|研究者|研究人员|有人|人们|人|他们|国家|政府|部门|有关部门|后人|时人)们?$/u;

function did(text: string, rest: readonly string[]): ClauseCard | undefined {
  const found = didPattern.exec(text)?.groups;
  const who = captured(found, "agent").replace(
    /(?:可以|能够|应当|必须|首先|曾|初步|成功|正式|最终|逐步|组织|主持|派人)$/u,
    "",
  );
  // "发现：收入越低，...", "提出的": half a sentence.
  const isDescribed = /的$|[：:]|^[^，]{2,14}时(?![代期间])/u.test(captured(found, "object"));
  if (found === undefined || !isSubject(who, 10) || isDescribed || nobody.test(who)) return undefined;
  // "李自成率领农民军攻占": two verbs.
  if (/率|带领|指挥|命令|派[^别]|[未按]|[只仅须需要]$/u.test(who)) return undefined;
  if (!event.test(who) && !isSomebody(who)) return undefined;
  const asked = event.test(who) ? whichEvent(who) : "谁";
  const object = carryOn(captured(found, "object"), rest.slice(0, countOwn(rest)), 24);
  const question = `${asked}${captured(found, "when")}${found["verb"]}${captured(found, "done")}${object}？`;
  return { rule: "agent.did", question, answer: who, score: 0.8, subject: who };
}

const goesOn = /^(?:即(?=[^，]*、)|使|把|将|以|仅)/u;
const later = /^(?:随后|后来|然后|此后|同年|次年)/u;

/** How many of the clauses go on with what the same one did: "建立晋朝，定都洛阳", and not "签订和议，南宋称臣". */
function countOwn(rest: readonly string[]): number {
  const at = rest.findIndex(
    (clause) => !goesOn.test(clause) && (!opensWithVerb(clause) || later.test(clause)),
  );
  return at < 0 ? rest.length : at;
}

const measureOf: Readonly<Record<string, string>> = {
  革命: "哪场革命",
  运动: "哪场运动",
  战争: "哪场战争",
  起义: "哪次起义",
  改革: "哪次改革",
  变法: "哪次变法",
  政变: "哪次政变",
  会议: "哪个会议",
  条约: "哪个条约",
  法案: "哪部法案",
  宪法: "哪部宪法",
};

function whichEvent(who: string): string {
  const noun = who.slice(-2);
  return measureOf[noun] ?? `什么${noun}`;
}
