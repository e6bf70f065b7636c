import { countUnits } from "../../text/units.ts";
import { strengthOf } from "./object-verbs.ts";
import { wordsOf } from "./phrase-nouns.ts";

const minUnits = 1.2;
/** Things that have a name of one letter. */
const short = /^[水氧氢碳氮磷硫铁铜金银锡铅锌钠钾钙镁血肝肾脾肺胃脑心骨茶盐糖酸碱光电热声冰铬铝硅碘氯]$/u;
const maxUnits = 8;

/** Words that join, modify or predicate: a text with one of them is no thing. */
const noPart: ReadonlySet<string> = new Set(
  (
    "把 被 将 使 使得 让 令 对 从 向 往 在 是 为 为了 以 以便 由 由于 因 因为 所以 因此 因而 而 而且 并 并且 且 就 才 都 也 不 没 没有 未 无 非 很 更 更加 最 较 比较 " +
    "十分 非常 极 极其 极为 越 了 着 会 能 能够 可 可以 要 应 应当 应该 必须 得 得以 时 后 前 来 去 起来 出来 下来 下去 而是 不是 只 只是 只有 只能 仅 仅仅 还 仍 仍然 再 又 " +
    "则 却 便 即 既 虽 虽然 但 但是 如果 若 当 除 除了 按 按照 根据 依照 通过 经过 随 随着 如 如此 这样 那样 怎样 什么 几乎 大约 约 左右 上下 以上 以下 之间 之一 之后 之前 " +
    "以后 以前 以来 逐渐 逐步 不断 继续 开始 进行 等待 有 有的 其 它 它们 他 他们 她 她们 这 这些 这种 那 那些 该 此 某 某些 各 各种 每 自己 本身 我们 人们 彼此 互相 相互 共同 分别 同时 " +
    "一直 已 已经 曾 曾经 正在 正 刚 刚刚 终于 往往 常常 通常 一般 主要 尤其 特别 甚至 至少 至多 跟 给 替 叫 请 受 靠 带着 沿着 围绕 以及 用 多少 几 不能 不得 不会 不可 不再 无法 起 之日 之时 处于"
  ).split(" "),
);
/** Nouns of anything whatever: nobody could say which one stood there. */
const anything =
  /(?:标准|依据|措施|政策|办法|方法|制度|要求|目标|问题|观点|意见|看法|计划|方案|规定|工作|关系|作用|影响|情况|状况|产品|资料|证据|条件|规律|现象|成果|成就|机构|组织|部门|国家|地区|地方|行为|东西|事情|事物|方面|程度|过程|结果|后果|原因|目的|意义|价值|效果|功能|特点|特征|性质|内容|形式|方式|手段|途径|基础|环境|因素|变化|差异|区别|发展|需要|需求|机会|能力|水平|压力|任务|责任|信息|知识|经验|教训|实践|活动|生活|社会|世界|时代|时期|阶段|时间|人们|人类|大家|自身|一切|全部|部分|对象|主体|整体|局面|形势|趋势|道路|力量|精神|思想|文化|传统|风格|主题|消息|样子|说法|做法|名字|名称|位置|结构|状态|数量|质量|速度|大小|对方|双方|他人|别人|个人|本人|前者|后者|一致|相同|成功|失败|胜利|损失|损害|危险|困难|好处|优势|地位|重视|欢迎|好评|支持|帮助|保护|限制|启发|反响|争议)$/u;
/** "呼吸作用", "光合作用": a term, unlike "重要作用". */
const ownEffect =
  /^(?!重要|关键|积极|消极|促进|主导|决定|重大|巨大|基础|核心|特殊|独特|一定|不同|相反|相同|副|反)[\p{Script=Han}]{2,3}(?:作用|结构|水平|质量|速度|压力|制度|方程|规律)$/u;
/** What no noun phrase begins with. */
const badStart =
  /^[或和与及且并]|^个(?![体人性税旧子])|^[\d一二三四五六七八九十百千万两]+ ?[多余]? ?(?:年|个?月|天|日|人)|^(?:另|[、·的地得之]|[一两三四五六七八九十几数多][个种些类项次条位名层场系番道样]|同一|率(?![先领])|者|性(?![质别格状能])|器(?![官材件械])|[前后中初末早晚]期$|[其它他她该此这那某各每]|第[一二三四五]|大[量批多]|许多|很多|不少|少量|新的|更|最|任何|所有|全体|相关|有关|相应|一定|一切|不同|同样|巨大|重大|重要|主要|良好|广泛|深刻|完全|[了着]|过(?![失敏氧程滤渡户]))/u;
const badEnd = /等[^，、]{0,6}$|[的地得了着过、与和及或后前时等者外里中上内下]$|(?:之间|以[上下内外]|左右)$/u;
/** "使[血管]扩张": a verb of change behind it makes it a clause. */
const endsInVerb =
  /(?:扩张|收缩|升高|降低|增加|减少|增强|减弱|增多|增大|减小|下降|上升|加快|变[化大小]|运动|流动|生长|成立|生效|受阻|中断|停止|不同|不足|过多|过少|发达|丰富|稳定|困难|处理|做功|运转|而[来去出至下上])$/u;

/** Whether a text is a thing that one can be asked to name: a noun phrase that says what, and no word for anything of its kind. */
export function isTellingThing(text: string): boolean {
  if (short.test(text) || /^[A-Za-z][A-Za-z\d-]+$/u.test(text)) return true;
  const units = countUnits(text);
  if (units < minUnits || units > maxUnits || isUnfit(text)) return false;
  const words = wordsOf(text).map((word) => word.text);
  const isDeed = strengthOf(words[0] ?? "") !== undefined && !text.includes("的");
  return !isDeed && !words.some((word) => noPart.has(word)) && isOnePhrase(words) && hasShortHead(text);
}

/** What no noun phrase looks like, and what is a word for anything of its kind. */
function isUnfit(text: string): boolean {
  if (badStart.test(text) || badEnd.test(text) || endsInVerb.test(text)) return true;
  if (/[，。；：？！（）()—…“”→＝=]|[中里上内]有|最/u.test(text)) return true;
  return anything.test(text) && !ownEffect.test(text);
}

/** Whether no verb stands in it, except in what "的" describes: "涡流造成的损耗". */
function isOnePhrase(words: readonly string[]): boolean {
  const lastOf = words.lastIndexOf("的");
  const isVerbLast = lastOf < words.length - 2 && strengthOf(words.at(-1) ?? "") !== undefined;
  return !isVerbLast && !words.some((word, at) => at > 0 && at > lastOf && strengthOf(word) === "telling");
}

/** "地面的[温度]": what is described at length is no longer one thing to name. */
function hasShortHead(text: string): boolean {
  const at = text.lastIndexOf("的");
  if (at < 0) return true;
  return text.length <= 12 && text.length - at > 2 && text.indexOf("的") === at;
}

/** Whether a thing is named by a word of its own: several words, a word that dictionaries do not know, a list of things. */
export function isTerm(text: string): boolean {
  return text.includes("、") || /[A-Za-z·]/.test(text) || text.length >= 4 || wordsOf(text).length > 1;
}
