import { countOf } from "../../text/count-of.ts";
import { countUnits } from "../../text/units.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Beginnings and ends that make a text no noun phrase: words of condition, negation and comparison, bare verbs. */
const badSubject =
  /以为|误认|^(?:约定|规定|要求|决定|地方上|后两路)$|^[前后][一两二三四]?[路道步层轮]|^(?:假[定如]|假设(?!检)|倘若|只要|即便)|^(?:大于|小于|高于|低于|等于|多于|少于|没有?|未(?!成年|来|婚|知|遂|登记)|这|那|此|它|他|她|其|因为|由于|如果|若|当|例|也|不(?!可|当得|动产|完全|定|对称|饱和|等式|良|安抗|规则|锈|孕|变)|或|就|无论|虽|即使|只|凡|为了|从|使|对(?![象流照称比数角手策外话])|关于|在于|有的|有些|人们|我们|你)|认为|指出|说明|以及$|不$|把|如何|是指|(?<!目)的$|^在(?![职校线野])|(?:自|(?<![方走流取导趋动风航倾志])向|(?<![神佛圣易诗])经|按|以|(?<![存内潜外])在|于|从|(?<![行作])为|未|(?<!平)均|各|(?<![场厕究出诊务易留守住])所|应当|可以|必须|不得|有权)$|以每?[日天次]?$|^[有多常均皆各亦又也只总则便略可能会须应宜后现今古旧曾原患故因而]$|^(?:全书|全文|全诗|书中|文中|诗中|其中)$|^(?:约|公元前?|前)?[\d ]+(?:年代?|月|日|世纪)(?:前后|[初末底])?$|(?:不仅|不但|[^，]或|大于|小于)$|^自.{1,3}[向至到]|^依法|^(?:已经|曾经|正在|着手|尚未|仍然|继续)|既$|[既也]可$|之一$|一定$|一样$|^用(?![户户途法具品电水力料量地工语言词例])|^[\d一二三四五六七八九十]+[种个类项]$|^(?:本|以往|既往|多数|有关|相关)(?:研究|文献|学者)?$|[^于可但若凡]是[^非]|、$|[了着]$|(?<![输支产演进突日外])出$|^\d{3,4}[^\d年%％.]|^(?:主要|重要|基本)?(?:作用|功能|功效|主治|职责|用途|意义|要求)$|不[单只光]$|要么|却$|^(?:[上下公]?式|图|表|题|例)中|^相对于|^(?:依据|根据|按照|依照)|^(?:表明|说明|证明|揭示|体现|反映)了|^另(?:一|外)|^除(?:了|非|此)|[就将便]会$|意识到|认识到|不知道|^(?:正常|一般|通常)的|^(?:典型|主要|常见|多数|少数|大多|部分|全身|局部|早期|晚期|临床)$|(?:首次|大规模|大量)$|^简单[的地]说|^(?:任何|一切|凡|所有(?![者权制])|否则|今本|原文|双方|[两二三四]者|[前后][一两二三四五几\d]+[个种类项者条])|^以(?!色列|太网|人为本|诺|[^，]+为[^，]+的[^的]+$)|(?<!土耳|.尤)(?<=.)其(?![他它余中次实是])[^的]*$|(?<!服)(?<=.)从.{1,8}[看说讲]|^[一二三四五六七八九十甲乙丙丁]$|.{2}(?<![课学小工平战方计])时$/u;

/** An adverb, an adjective or half a verb before the verb: "直接导致", "锐意推行", "统称为" have no subject at all. */
const adverbAlone =
  /^(?:直接|间接|普遍|广泛|共同|自然|长期|锐意|大力|严重|有效|积极|主动|迅速|快速|单独|独立|高度|深入|全面|大量|强烈|强制|自动|同样|反复|一致|接着|还有|其次|然后|随后|统一?|合|并|总|全|专|简|多|单纯|严格|正确|集中|一律|尽量|及时|适当|有力|深深|牢牢|基本上?|大体上?|本质上|事实上)$/u;

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
    "再度 先后 陆续 广泛 积极 大力 深刻 同样 至少 只能 必然 " +
    "不是 一定 一直 如此 原来 可是 其实 只要 而是 还是 几乎 似乎 反对 正是 就是 更加 此时 却是 忽然 经常 立即 立刻 也许 总是 难以 足以 得以 只有 既然 一旦 " +
    "更是 早已 很快 纷纷 只是 不但 永远 否则 不必 并非 尚未 依然 渐渐 从来 反而 极为 极其 仅仅 更为 尤为 较为 或是 即将 相继 被迫 以便 凡是 即便 并未 " +
    "依次 接着 乃是 基于 凭借 以至 以此 至此 从不 不然 以免 对此 除非 随之 逐年 致使 迫使 促使 锐意 普遍 知道 看到 看见 听到 觉得 感到 希望 愿意 相信 " +
    "看来 看作 视为 告诉 举行 参加 召开 成立 负责 制定 受到 批准 实施 接受 坚持 支持 作出 做出 展开 开展 发布 宣布 离开 恢复 参与 从事 确定 投入 带来 " +
    "变成 放在 处于 回到 重视 面对 发挥 发出 留下 加上 掌握 突出 修改 审议 关注 主持 遇到 在于 撤销 破坏 推进 显得 列为 加入 遭到 符合 率领 失去 配合 " +
    "加以 购买 改善 打击 改为 承认 象征 爆发 具备 缺乏 打开 面临 抓住 承担 争取 召集 推出 寻找 涉及 拒绝 废除 走向 举办 算是 简称 加速 加快 授予 " +
    "剩下 签订 等于 改进 改称 交给 设有 放弃 依靠 到达 追求 取消 听取 包含 贯彻 当选 注重 含有 得名 制成 享有 出于 做到 富有 建有 提升 颁布 伴有 兼有 " +
    "一度 来到 到达 抵达 前往 迁往 返回 定居 去世 病逝 逝世 出生 出任 担任 就任 升任 改任 考取 考中 奉命 奉诏 率军 率兵 派兵 出兵 进攻 攻打 攻占 " +
    "摆脱 赢得 夺取 夺得 收复 攻克 占领 侵占 兴建 修建 始建 重建 扩建 改建 迁都 建都 定都 继位 即位 登基 退位 称帝 并入 退出 脱离 签署 缔结 设立 创办 " +
    "开办 开设 开辟 开通 迎来 遭受 陷入 沦为 取代 代替 推翻 击败 战胜 打败 镇压 平定 率领 统领 带领 发动 发起 掀起 组建 筹建 荣获 更名 改名 命名 定名 " +
    "位居 占据 占有 拥有 富含 盛产 出土 发掘 收回 终止 解除 停止 著作 著有 不单 不只 不光 要么 " +
    "增至 增加到 达到 降至 下降 上升 增长 减少 " +
    "设置 擅自 私自 围绕 针对 呼吁 号召 倡议 宣告 阐述 论述 描写 刻画 叙述 记述 介绍 揭露 批判 讽刺 抒发 表达 赞美 歌颂 " +
    "编成 编写 编著 撰写 写成 写下 出版 刊行 译成 编纂 主编 绘制 绘成 " +
    "证实 推断 得出 推算 假定 假设 规定 要求 主张 强调 预言 声称 宣称 提倡 倡导 重申 称赞 批评 赞扬 试图 企图 力图 意图 打算 准备 着手 导致"
  ).split(" "),
);

/** A preposition or another predicate inside: the text is a clause and no thing. */
const clausal =
  /通过|经由|有[一两三四五六七八九十几多\d]|分别|泛指|指一切|随着|从而|以便|按照|依靠|刺激|[^大小上]将(?![军领士帅来相])|被(?![告子害动申])|(?<!指)令[^牌状人]|发生$|出现$|变得|采用|利用|运用|具有|属于|导致|引起(?!的)|造成(?!的)|进行|(?<![可于但若凡总别])是$/u;

/** Whether a text can be asked about: a noun phrase of at most so many units, that says by itself what it means. */
export function isSubject(text: string, max = 10): boolean {
  if (text === "" || countUnits(text) > max || badSubject.test(text) || adverbAlone.test(text)) return false;
  // "双宾句 近宾语": a note and the next one.
  return (
    !/[，。；：]|\p{Script=Han}[ 　]+\p{Script=Han}/u.test(text) && !clausal.test(text) && isClosed(text)
  );
}

/** Whether quotation marks and brackets that open in a text close there. */
function isClosed(text: string): boolean {
  return ["“”", "《》", "（）", "「」"].every(
    ([open = "", close = ""]) => countOf(text, open) === countOf(text, close),
  );
}

/** The same of a later clause, which may have left its subject out and begin with a verb or an adverb: "首次使用...". */
export function isOwnSubject(
  text: string,
  { isLater = false }: { readonly isLater?: boolean | undefined },
  max = 10,
): boolean {
  if (!isSubject(text, max)) return false;
  return !isLater || !(beginsWithOpener(text) || isolated.test(text));
}

/** "改国名为甲", "对宪法进行修改". */
const openedByVerb =
  /^(?:作(?![者品物家用业曲])|改(?![革组良造善])|定国|迁(?![移徙])|对(?![外岸手象虾联])|把|将(?![军领士帅来])|被(?!告))\p{Script=Han}/u;

/** Whether a text has lost its subject: its first word is a verb, an adverb or a conjunction. */
export function opensWithVerb(text: string): boolean {
  return openedByVerb.test(text) || beginsWithOpener(text) || openers.has(text.slice(0, 2));
}

/**
 * "夏季形成...": a time is nobody's name, unless the sentence begins with it. One character, or the highest of what stands
 * before, is half a name.
 */
const isolated =
  /^[^A-Za-z]$|^最[高低大小多少长短早晚快慢](?!者)|(?:[春夏秋冬白黑]季?|[前后上下]期|期间|[以之]后|[以之]前|夜间|白天|晚上)$/u;

/** Whether the first word of a text is one of the openers. */
function beginsWithOpener(text: string): boolean {
  for (let length = 1; length <= longestOpener; length++) {
    if (openers.has(text.slice(0, length))) return openers.has(firstWord(text));
  }
  return false;
}

const longestOpener = Math.max(...[...openers].map((word) => word.length));

function firstWord(text: string): string {
  // A word is short, and segmenting a long text costs as much as all other rules.
  for (const { segment } of segmenter.segment(text.slice(0, 8))) return segment;
  return "";
}

/** Whether a clause can be cut at these places: none of them lies inside a word, as 指 does in 十二指肠. */
export function isBetweenWords(clause: string, ...cuts: readonly number[]): boolean {
  const inDoubt = cuts.filter((cut) => /^\p{Script=Han}{2}$/u.test(clause.slice(cut - 1, cut + 1)));
  if (inDoubt.length === 0) return true;
  const words = segmenter.segment(clause);
  return inDoubt.every((cut) => words.containing(cut)?.index === cut);
}

/** An end with what "的" describes, "引起再障的药物", and not with what it does: "创建它的线程已经结束". */
export const describedNoun =
  /的(?:(?!已|没|被|正在|还|将|会|不|了|在|是|由|使(?!用|命|者)|把)[^的，]){1,14}(?<![后时前])$/u;

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
