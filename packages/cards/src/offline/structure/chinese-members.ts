import { isLooseNotes } from "./chinese-notes.ts";
import { areQualities } from "./chinese-told.ts";
import { soundsForeign } from "../zh/somebody.ts";

/** "分解衰老细胞器的结构": what ends so is a noun, and the term is that. */
export const nominal = /的[^的，。；]{1,8}[。；]?$/u;

const quality =
  /^\p{Script=Han}{0,4}[早晚高低快慢大小多少强弱](?:率\p{Script=Han}{0,2})?$|^[高低]\p{Script=Han}{2,6}率$/u;

/** "起步早、水平高、速度慢", "高、低、高": how something is; empty where most of the parts say more or less than that. */
function qualitiesOf(meaning: string): readonly string[] {
  const parts = meaning.replace(/[。]$/u, "").split("、");
  return parts.filter((part) => quality.test(part)).length * 2 > parts.length ? parts : [];
}

/** Several things side by side: members, signs of a stage, or notes without a definition. */
export function listQuestion(term: string, meaning: string): string | undefined {
  // "弗洛伊德：本我、自我、超我": somebody has no members.
  if (term.length > 2 && soundsForeign(term)) return undefined;
  const qualities = qualitiesOf(meaning);
  if (qualities.length === 0) return memberQuestion(term, meaning);
  return qualities.some((part) => part.length > 1) ? `${term}有什么特点？` : undefined;
}

function memberQuestion(term: string, meaning: string): string | undefined {
  const areMembers =
    /^[^，。；]{1,12}(?:、[^，。；、]{1,12}){2,}[。]?$/u.test(
      meaning.replace(/[（(][^（）()]*[）)]/gu, ""),
    ) &&
    !areQualities(meaning) &&
    !/的(?:总称|统称|合称|总和)[。]?$/u.test(meaning);
  const stage = stageQuestion(term, meaning);
  if (stage !== undefined) return stage;
  if (areMembers && isSet(term, meaning) && !described.test(meaning)) {
    return `${term}${had.test(term) ? "有" : "包括"}哪些？`;
  }
  const isPair =
    !/^(?:进行|负责|确定|编制|组织)/u.test(meaning) &&
    /^[^，。；、的和]{1,8}[、或][^，。；、的]{1,8}[。]?$/u.test(meaning) &&
    /(?:[星剂药类器素酶国法式体层液]|要点|元素|成分|职能|需要|因素|部位|要求|材料|办法|技术|症状|原因|途径|模式|风格|特点|特征|原则|标准|指标)$/u.test(
      term,
    );
  return (isPair ? `${term}有哪些？` : undefined) ?? looseQuestion(term, meaning);
}

/** What something has, and does not consist of. */
const had =
  /(?:办法|要点|要求|元素|成分|职能|因素|原因|症状|表现|特点|特征|原则|功能|优点|缺点|优势|继承人|部位|技巧|途径)$/u;

/** "发声比较低沉、浓厚、粗犷": what it is like, and no members. */
const described = /^[^、]{0,6}(?:比较|较|很|更|侵入|累及|表现为?)/u;

/** A term that names a set, or members that are told to be of one kind. */
function isSet(term: string, meaning: string): boolean {
  if (/^[二两三四五六七八九十]|[二两三四五六七八九十]\p{Script=Han}{1,3}$/u.test(term)) return true;
  const lasts = meaning
    .replace(/[。；]$/u, "")
    .split("、")
    .map((part) => part.replace(/[（(].*$/u, "").at(-1));
  const isOneKind = lasts.filter((last) => last === lasts[0]).length >= lasts.length - 1;
  return (
    isOneKind ||
    /(?:类|种|族|组|系|洲|区|带|群|型|门|科|目|词|数|部|星|液|期|工具|方法|措施|形式|要素|内容|结构|组成|系统|产品|作品|体系|成员|阶段|名著|悲剧|原料|材料|食物|成分|国家|城市|民族|语言|分支|部分|层次|步骤|环节|流程|学派|作家|代表|著作|顺序|特点|特征|原则|要点|元素|职能|需要|因素|部位|要求|办法|技术|症状|途径|模式|风格|标准|指标|继承人|仪器|用品|设备|工种|岗位|课程|项目|功能|优势|缺点|优点|表现|礼仪|技巧)$/u.test(
      term,
    )
  );
}

/** Notes side by side that say what the term has not. */
function looseQuestion(term: string, meaning: string): string | undefined {
  const isLaw = /(?:定律|定理|法则|原理|规律)$/u.test(term);
  const areTraits = !isLaw && /[无不未]/u.test(meaning) && isLooseNotes(meaning.replace(/[无不未]/gu, ""));
  return areTraits ? `${term}有什么特点？` : undefined;
}

/** "退热期：大量出汗，皮肤温度下降": how a stage looks; not when it was, nor what it is. */
function stageQuestion(term: string, meaning: string): string | undefined {
  const isStage =
    /(?:热|疹|病|症|炎|疡|红润|浸润|坏死|前驱|潜伏|发作|急性|慢性|恢复|休克|少尿|多尿|缺血|上升|持续).{0,4}期$/u.test(
      term,
    ) && /[，、]/u.test(meaning);
  const isDefined =
    /^(?:指|是|从|约|自|由|又称|即|(?:公元|约)?前?\d)/u.test(meaning) || nominal.test(meaning);
  return isStage && !isDefined ? `${term}有什么表现？` : undefined;
}
