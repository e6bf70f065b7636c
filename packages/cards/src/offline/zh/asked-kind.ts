import { captured } from "../../text/captured.ts";

/** By what word the object of a verb is asked for, and what of it answers. */
export interface AskedKind {
  readonly asked: string;
  readonly answer: string;
}

/** Nouns that say what kind of thing an object is, so that its question can be "采取什么原则" and not "采取什么". */
const kinds: ReadonlySet<string> = new Set(
  (
    "原则 制度 体制 政体 国体 政策 国策 方针 策略 战略 路线 机制 方法 方式 手法 手段 办法 方案 措施 作用 功能 职能 职责 性质 特性 特点 特征 属性 " +
    "权力 权利 义务 责任 程序 模式 结构 形式 标准 材料 工艺 技术 语言 协议 算法 仪器 文字 货币 主张 思想 精神 趋势 格局 能力 地位 待遇 时态 语态 语气 " +
    "改革 人员 情形 政治 统治 句型 句式 格式 颜色 口号 纲领 战术 教育 体系 文化 气候 地形"
  ).split(" "),
);
/** Nouns of the classes that something belongs to: "属于哪类生物". */
const classes: ReadonlySet<string> = new Set(
  (
    "生物 动物 植物 细胞 物质 元素 疾病 反应 运动 合同 犯罪 财产 园林 编码 密码 药物 语言 气候 岩石 能源 资源 企业 产业 行业 机构 组织 学科 文件 信息 数据 " +
    "需要 需求 动词 名词 句子 复句 诗歌 小说 散文 戏剧 建筑 成本 费用 资产 负债 收入 支出 市场 商品 风险 行为 事件 责任 纠纷 案件 处罚 关系 变化 现象 错误 " +
    "贫血 休克 肿瘤 损伤 免疫 激素 化石 地貌 土壤 战争 革命 法律 法规 权利 义务 证据 债权 物权"
  ).split(" "),
);
/** Verbs whose object is what they say, whatever kind of thing it is. */
const plainly =
  /^(?:表示|反映|等于|取决于|衡量|描述|标志着|意味着|说明|强调|来自|来源于|源于|出自|取材于|度量了?|揭示了?|适用于|用于|象征着?)$/u;
/** "三个基本特征" at the end of a list, "两种", "三大类": how many the question says. */
const summed =
  /^(?<list>[^，：]*[、和与][^，：]*?)(?<![上下左右前后内外])(?<count>[两二三四五六七八九十]+(?:部分|方面|大类|大部分|[种类]|(?:个(?!人$|国家$)|大|项|种)[^，、的和与]{2,6}))$/u;
/** "新的方法", "两种制度": no kind that anybody could name. */
const anyOf =
  /^(?:[一两二三四五六七八九十多几各]+[种个项类些]|许多|不少|有关|相关|相应|新的|同样的?|不同的?)/u;

/** "财富、声望和权力三个标准", "主语和宾语两种": the number goes into the question, the list is the answer. */
export function countedList(answer: string): AskedKind | undefined {
  const told = /^(?<count>[两二三四五六七八九十]个[^，：、]{1,6})：(?<list>[^：]{3,})$/u.exec(answer);
  if (told !== null) return { asked: `哪${captured(told, "count")}`, answer: captured(told, "list") };
  const found = summed.exec(answer);
  if (found === null) return undefined;
  return { asked: `哪${captured(found, "count")}`, answer: captured(found, "list") };
}

/** What word asks for a thing that is the object of this verb. */
export function askedKind(verb: string, answer: string): AskedKind {
  const owner = verb === "属于" ? captured(/^(?<who>[^，、]{2,10})所有$/u.exec(answer), "who") : "";
  if (owner !== "") return { asked: "谁所有", answer: owner };
  const counted = countedList(answer);
  if (counted !== undefined) return counted;
  return { asked: kindOf(verb, answer), answer };
}

function kindOf(verb: string, answer: string): string {
  if (plainly.test(verb) || answer.includes("，") || anyOf.test(answer)) return "什么";
  const bySuffix = suffixes.find(({ of, ends }) => of.test(verb) && ends.test(answer));
  return bySuffix?.asked ?? byNoun(verb, answer);
}

const suffixes = [
  { of: /^具有$/u, ends: /^[^，、和与]{1,8}性$/u, asked: "什么性质" },
  { of: /^具有$/u, ends: /^[^，的]{2,}性$/u, asked: "哪些性质" },
  { of: /^(?:采用|采取|使用|应用|运用)了?$/u, ends: /[^、办方说想做宪刑律]法$/u, asked: "什么方法" },
  { of: /^(?:实行|推行|采用|采取|形成了?)$/u, ends: /[^、体管控限机编]制$/u, asked: "什么制度" },
];

function byNoun(verb: string, answer: string): string {
  const noun = answer.slice(-2);
  if (answer.length < 4) return "什么";
  if (verb === "属于" && classes.has(noun)) return `哪类${noun}`;
  if (!kinds.has(noun)) return "什么";
  return `${isSeveral(answer, noun) ? "哪些" : "什么"}${noun}`;
}

/** "合法、公平的原则", "推动、温煦等功能": several of a kind; "清热、解毒的作用" is one. */
function isSeveral(answer: string, noun: string): boolean {
  if (/[“《]/u.test(answer) || !answer.includes("、")) return false;
  return (
    /等[^，的]{0,2}[^，的]{2}$/u.test(answer) ||
    /^(?:人员|情形|原则|功能|义务|权利|责任|特征|特点|职责)$/u.test(noun)
  );
}

/** "名词时用全部倒装": the condition under which something else holds, and no thing. */
export function isOnlyWhen(text: string): boolean {
  // "判断一个变化是物理变化还是化学变化": which of the two.
  if (text.includes("还是")) return true;
  return /^[^，的]{1,12}时(?:[也则就才都常]|应当?|可以?|必须)?(?:[用接加读写作译选需要使]|不(?!同))/u.test(
    text,
  );
}
