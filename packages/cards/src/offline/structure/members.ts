import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import { englishEnumeration } from "./enumeration.ts";
import { isLabel } from "./labels.ts";

/** What a list stands under. */
export interface Lead {
  readonly text: string;
  /** Whether a line ending in a colon announces the list; else it is the heading above. */
  readonly isAnnounced: boolean;
  /** The heading above, where the line that announces the list is only "特点" or "Functions". */
  readonly owner: string;
}

const classifier = "个|种|类|部分|大|项|条|点|步|层|阶段|组|方面|座|位|部|次";
const manyZh =
  /(?:因素|特点|特征|特性|原因|条件|方法|步骤|作用|功能|优点|缺点|优势|劣势|类型|种类|分类|症状|表现|措施|影响|意义|内容|原则|要素|组成部分|组成|构成|成分|阶段|方式|手段|途径|用途|区别|任务|目的|结果|后果|指标|要求|职能|职责|形式|层次|领域|适应症|禁忌症|并发症|结构|方面|权利|义务|情形|规律|矛盾|著作|作品|成就|代表人物|国家|城市|协议|语言|工具|技术|算法|模式|模型|理论|性质)$/u;
const labelOnlyZh = /^(?:主要|基本|常见|具体|其)?.{2,3}$/u;
const manyEn =
  /^(?:the |main |key |major |common |typical |basic |core |possible |important )*(?:factors|features|characteristics|causes|reasons|conditions|methods|functions|advantages|disadvantages|types|kinds|symptoms|signs|measures|effects|principles|elements|parts|components|stages|ways|uses|differences|tasks|goals|aims|results|consequences|requirements|duties|rights|forms|levels|areas|indications|contraindications|complications|structures|properties|rules|exceptions|examples|steps|risk factors|side effects|benefits|drawbacks|limitations|applications|assumptions|criteria|categories|layers|phases|roles|strategies|techniques|tools|products|powers|defences|defenses|remedies|terms|sources|objectives|challenges|parameters|values|networks|stages|laws|aspects|dimensions|sections|branches|conditions|elements)\b/i;
const number = "two|three|four|five|six|seven|eight|nine|ten|[2-9]";
const countedEn = new RegExp(`\\b(?<number>${number}) (?:[a-z-]+ ){0,2}[a-z]+s(?: of [a-z ]+)?$`, "i");
const countedZh = new RegExp(
  `^(?<before>.{1,14}?)(?<number>[两二三四五六七八九十])(?<things>(?:${classifier}).{0,10})$`,
  "u",
);
const sequence =
  /步骤|过程|流程|顺序|阶段|程序|经过|操作|怎样|如何|机制|周期|做法|疗程|\b(?:steps?|stages?|phases?|process|procedure|sequence|order|cycle|how|pathway|protocol|recipe|timeline|instructions|method)\b|^[A-Z][a-z]+ing\s/iu;

/** Tasks for the reader, in whatever order. */
const tasks =
  /\b(?:questions?|exercises?|problems|understanding|review|tasks?|activities|tips|rules)\b|思考|练习|习题|问题|作业|要点|注意|事项|原则|规则/iu;

/** Whether the items under a lead come one after the other. */
export function isSequence({ text }: Pick<Lead, "text">): boolean {
  return sequence.test(text) && !tasks.test(text);
}

/** Whether a list is one of tasks, or of points that stand side by side. */
export function isTask({ text }: Pick<Lead, "text">): boolean {
  return tasks.test(text);
}

/** The question to which all items of a list together are the answer; nothing where the lead is not one. */
export function membersQuestion(lead: Lead, tongue: "zh" | "en", study: Study): string | undefined {
  return tongue === "zh" ? chineseMembers(lead) : englishMembers(lead, study);
}

function chineseMembers({ text, isAnnounced, owner }: Lead): string | undefined {
  const bare = text.replace(/(?:主要)?(?:如下|以下|下列)(?:所示)?(?:几[点个种方面]+)?$/u, "").trim();
  if (/[，。；？?]|^(?:注意|例如|比如|如|即|因此|所以)/u.test(bare)) return undefined;
  if (isAnnounced && /(?:包括|包含|有|分为|分成|设有)$/u.test(bare)) return `${bare}哪些？`;
  const counted = countedZh.exec(bare);
  if (counted !== null) {
    const before = captured(counted, "before");
    return before.endsWith("的") || !isAnnounced
      ? `${bare}是什么？`
      : `${before}哪${captured(counted, "number")}${captured(counted, "things")}？`;
  }
  if (!manyZh.test(bare) && !isLabel(bare, "zh")) return undefined;
  const had = isAnnounced ? hadMembers(bare) : undefined;
  if (had !== undefined) return had;
  // A heading that only names a subject, "科学社会主义理论", does not say what its lines are.
  if (!isAnnounced && !namesMembers(bare)) return undefined;
  return ownedMembers(bare, owner);
}

/** "死锁的条件", "特点"; "神经系统的调节与人脑的功能" stands over two things and names no list. */
function namesMembers(heading: string): boolean {
  return heading.includes("的") ? !/的.*[与和].*的/u.test(heading) : labelOnlyZh.test(heading);
}

/** "联系具有一系列特点", "易化扩散有下面的特点": the verb stays, what it has is asked for. */
function hadMembers(bare: string): string | undefined {
  const found =
    /^(?<who>.{2,16}?)具?有(?:以下|下列|下面|如下)的?(?<things>[^的]{2,6})$/u.exec(bare)?.groups ??
    /^(?<before>.{1,12}?(?:具有|存在|产生|造成|经历了?))(?:一系列|许多|多种|很多|各种|不同的|以下)?(?<things>[^的]{2,6})$/u.exec(
      bare,
    )?.groups;
  if (found === undefined) return undefined;
  const before = captured(found, "before") || `${captured(found, "who")}有`;
  return `${before}哪些${captured(found, "things")}？`;
}

/** "速率影响因素" of "单纯扩散", "特点" of "进程". */
function ownedMembers(bare: string, owner: string): string | undefined {
  const factors = captured(/^(?<of>.{2,6})影响因素$/u.exec(bare)?.groups, "of");
  if (!labelOnlyZh.test(bare) && !isLabel(bare, "zh") && factors === "") return `${bare}有哪些？`;
  if (owner === "" || owner === bare) return undefined;
  return factors === "" || owner.includes(factors)
    ? `${owner}的${bare}有哪些？`
    : `影响${owner}${factors}的因素有哪些？`;
}

/** A heading in capitals inside a sentence: "types of networks"; a name keeps its own. */
function inSmall(text: string, { lowerWords }: Study): string {
  return text
    .split(" ")
    .map((word, at) =>
      at === 0 || lowerWords.has(word.toLowerCase()) || /^[A-Z][a-z]+[^su]s$/.test(word)
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word,
    )
    .join(" ");
}

function englishMembers({ text, isAnnounced, owner }: Lead, study: Study): string | undefined {
  const counted = countedEn.exec(text);
  if (isAnnounced && counted !== null && / /.test(text)) {
    return `${text.replace(/^there are\s/i, "There are ")}: which ${captured(counted, "number").toLowerCase()}?`;
  }
  if (manyEn.test(text)) {
    const small = inSmall(text, study);
    if (/\s(?:of|in|for|on|with|between)\s/.test(text)) {
      return `What are ${small.startsWith("the ") ? "" : "the "}${small}?`;
    }
    const isBare = countUnits(text) <= 3;
    return isBare && owner !== "" && owner !== text
      ? `${owner}: what are the ${small.replace(/^the /, "")}?`
      : undefined;
  }
  const listed = /^(?:the )?(?<what>.{3,50}?) (?:is|are)(?: [a-z]+)? as follows$/i.exec(text)?.groups?.[
    "what"
  ];
  if (listed !== undefined) return `What are the ${listed}?`;
  // "Memory can be demonstrated:" names no object that a question could ask for.
  if (/\b(?:be|is|are|was|were|been)\s(?:[a-z]+ly\s)?[a-z]+(?:ed|en|wn|nd|de)$/.test(text)) return undefined;
  return isAnnounced ? englishEnumeration(`${text}:`, study) : undefined;
}
