import { countUnits } from "../../text/units.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Beginnings and ends that make a text no noun phrase: words of condition, negation and comparison, bare verbs. */
const badSubject =
  /^(?:大于|小于|高于|低于|等于|多于|少于|没有?|未(?!成年|来|婚|知|遂|登记)|这|那|此|它|他|她|其|因为|由于|如果|若|当|例|也|不(?!可|当得|动产|完全|定|对称|饱和|等式|良|安抗|规则|锈|孕|变)|或|就|无论|虽|即使|只|凡|为了|从|使|对(?![象流照称比数角手策外话])|关于|在于|有的|有些|人们|我们|你)|认为|指出|说明|以及$|不$|把|如何|是指|的$|^在(?![职校线野])|(?:自|向|经|按|以|在|于|从|(?<![行作])为|未|均|各|所|应当|可以|必须|不得|有权)$|以每?[日天次]?$|^[多常均皆各亦又也只总则便略可能会须应宜后现今古旧曾原患故因而]$|^(?:全书|全文|全诗|书中|文中|诗中|其中)$|^(?:约|公元前?|前)?[\d ]+(?:年代?|月|日|世纪)(?:前后|[初末底])?$|(?:不仅|不但|[^，]或|大于|小于)$|^自.{1,3}[向至到]|^依法|^(?:已经|曾经|正在|着手|尚未|仍然|继续)|既$|之一$|一定$|一样$|^用(?![户户途法具品电水力料量地工语言词例])|^[\d一二三四五六七八九十]+[种个类项]$|^(?:本|以往|既往|多数|有关|相关)(?:研究|文献|学者)?$|[^于可但若凡]是[^非]/u;

/** Words that modify a verb or join clauses; a text that begins with one has lost its subject. */
const openers: ReadonlySet<string> = new Set(
  (
    "又 亦 也 才 才能 都 均 还 仍 仍然 再 则 却 只 仅 就 便 即 并 并且 而 而且 且 及 以及 和 与 或 或者 以 将 被 让 令 使 使得 把 " +
    "可 可以 能 能够 会 要 想 应 应当 应该 必须 需 需要 不 不得 没有 没 有 是 为 为了 因 因此 所以 从而 进而 继而 然后 随后 随即 最后 最终 " +
    "首次 首先 其次 再次 此外 另外 同时 大致 大约 特别 特别是 尤其 尤其是 更 最 很 较 比较 非常 十分 一般 一般来说 通常 往往 常常 大多 主要 " +
    "通过 经过 经 按 按照 根据 依据 依照 由于 随着 对于 关于 至于 除 除了 除此以外 当 若 如 如果 虽然 但 但是 不过 然而 于是 后来 " +
    "甚至 直到 直至 至 到 从 自从 在 于 用 用来 用以 转变为 变为 成为 作为 称为 叫做 该 此 这 这个 这些 那 其 其中 " +
    "它 它们 他 他们 她 前者 后者 两者 二者 上述 下列 如下 以下 以上 不仅 既 无论 不论 即使 一方面 另一方面 例如 比如 尽管 " +
    "本病 本章 本节 本文 本题 明确 实行 进行 采取 采用 使用 利用 发生 出现 导致 引起 造成 形成 产生 具有 属于 包括 表示 说明 体现 反映 证明 表明 指出 认为 提出 发现 标志 标志着 揭示 打破 推动 促进 加强 提高 增加 减少 降低 改变 " +
    "影响 决定 建立 创立 完成 解决 解释 获得 取得 得到 达到 保持 保证 维持 维护 适应 适合 满足 开始 结束 进入 来自 位于 存在 用于 有助于 " +
    "有利于 不利于 禁止 防止 避免 抑制 增强 减弱 扩大 缩小 延长 缩短 可能 依法 患有 需要注意的是 控制 治疗 预防 检测 测定 诊断 彻底 完全 逐步 " +
    "逐渐 极大 大大 进一步 真正 初步 正式 率先 不断 日益 明显 显著 充分 分别 相互 互相 始终 终于 曾 曾经 已经 正在 从此 由此 因而 继续 重新 " +
    "再度 先后 陆续 广泛 积极 大力 深刻 同样 至少 只能 必然"
  ).split(" "),
);

/** A preposition or another predicate inside: the text is a clause and no thing. */
const clausal =
  /通过|经由|有[一两三四五六七八九十几多\d]|分别|泛指|指一切|随着|从而|以便|按照|依靠|刺激|[^大小上]将(?![军领士帅来相])|被(?![告子害动申])|(?<!指)令[^牌状人]|发生$|出现$|变得|采用|利用|运用|具有|属于|导致|引起(?!的)|造成(?!的)|进行|(?<![可于但若凡总别])是$/u;

/** Whether a text can be asked about: a noun phrase of at most so many units, that says by itself what it means. */
export function isSubject(text: string, max = 10): boolean {
  if (text === "" || countUnits(text) > max || badSubject.test(text)) return false;
  return !/[，。；：]/u.test(text) && !clausal.test(text) && isClosed(text);
}

/** Whether quotation marks and brackets that open in a text close there. */
function isClosed(text: string): boolean {
  return ["“”", "《》", "（）", "「」"].every(
    ([open = "", close = ""]) => text.split(open).length === text.split(close).length,
  );
}

/** The same of a later clause, which may have left its subject out and begin with a verb or an adverb: "首次使用...". */
export function isOwnSubject(
  text: string,
  { isLater = false }: { readonly isLater?: boolean | undefined },
  max = 10,
): boolean {
  return isSubject(text, max) && !(isLater && (openers.has(firstWord(text)) || season.test(text)));
}

/** "夏季形成...": a time is nobody's name, unless the sentence begins with it. */
const season = /(?:[春夏秋冬白黑]季?|[前后上下]期|期间|[以之]后|[以之]前|夜间|白天|晚上)$/u;

function firstWord(text: string): string {
  for (const { segment } of segmenter.segment(text)) return segment;
  return "";
}

/** Whether a clause can be cut at these places: none of them lies inside a word, as 指 does in 十二指肠. */
export function isBetweenWords(clause: string, ...cuts: readonly number[]): boolean {
  const edges = new Set<number>([0, clause.length]);
  for (const { index } of segmenter.segment(clause)) edges.add(index);
  return cuts.every((cut) => edges.has(cut) || !/^\p{Script=Han}{2}$/u.test(clause.slice(cut - 1, cut + 1)));
}

/** An end with what "的" describes, "引起再障的药物", and not with what it does: "创建它的线程已经结束". */
export const describedNoun =
  /的(?:(?!已|没|被|正在|还|将|会|不|了|在|是|由|使|把)[^的，]){1,14}(?<![后时前])$/u;

/** Whether a text ends with what "的" describes, or is a short name: "引起再障的药物", "主题助词". */
export function isNominal(text: string): boolean {
  return describedNoun.test(text) || /^一[种个类项门位条座款部]/u.test(text) || countUnits(text) <= 5;
}

/** What an attribute belongs to: 乙烯的产量 -> 乙烯. */
export function ownerOf(attribute: string): string {
  const at = attribute.lastIndexOf("的");
  return at > 0 ? attribute.slice(0, at) : attribute;
}

/** A Latin word or number stands off the Chinese that follows it. */
export function spaceAfter(text: string): string {
  return /[A-Za-z]$/.test(text) ? " " : "";
}
