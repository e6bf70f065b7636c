import { splitClauses } from "./clauses.ts";
import { describedNoun } from "./noun-phrase.ts";
import { ofWhat } from "./turned-definition.ts";

/** "由于受热不均而形成的环流" is a definition; "由于受热不均", "幂等的", "另一个阶级", "对应了进程" are none. */
export function saysNothing(subject: string, answer: string): boolean {
  const [first = ""] = splitClauses(answer);
  if (isFigure(subject, first) || bareKind.test(first) || /的[ 　]/u.test(first)) return true;
  // "是为了救火，准备工具的行为": the noun comes in the end.
  const isAim = first.startsWith("为了") && describedNoun.test(answer);
  if ((empty.test(first) && !isAim) || /[^目]的$|本病|该病|的——/u.test(answer)) return true;
  if (isPredicate(answer)) return true;
  // "由于内阻很大", "也是通过日志写数据": why and how, unless a noun comes in the end.
  if (adverbial.test(first) && !/而.{1,6}的/u.test(first) && !describedNoun.test(answer)) return true;
  return ofWhat.test(first) || first.includes(subject);
}

/** "职工是“社会人”": so to speak. */
function isFigure(subject: string, first: string): boolean {
  const isQuoted = /^“[^”]{1,7}[人者家机器脏脑库母蓝]”$/u.test(first);
  return isQuoted && !/[“《A-Za-z]|[言语号词字名题称意思形式句话歌令诗文]$/u.test(subject);
}

/** "是根据法律制定的，应有其目标": unless the next clauses describe the same noun, "有目的的，有计划的活动". */
function isPredicate(answer: string): boolean {
  const [first = "", ...rest] = splitClauses(answer);
  if (!/[^目]的(?:[—（].*)?$/u.test(first)) return false;
  return !describedNoun.test(answer) || rest.some((clause) => predicateOf.test(clause));
}

/** Whether a definition names something in another sentence: "其中任何一个条件", "上述各项". */
export function pointsAway(answer: string): boolean {
  // "具有以下特征的资产：①...": half of a list.
  if (answer.includes("①") && !answer.includes("②")) return true;
  return pointsElsewhere.test(splitClauses(answer)[0] ?? "");
}

/** "ISO 是组织": nobody learns that. */
const bareKind =
  /^(?:一[种个项类门套])?(?:组织|机构|模型|系统|方法|概念|过程|软件|技术|语言|工具|协议|算法|数据|结构|对象|事物|制度|现象|学科|理论|国家|城市|人|东西|内容|问题|手段|方式)$/u;

const predicateOf = /^(?:[应但并且而也又可必经由这其只]|不?能|没有|以(?![^，]*的)|[^，]{2,8}也)/u;

const pointsElsewhere = /其中任何|上述|前述|以上[各几两三]|这[些种两]|该[项类种条]/u;

const empty =
  /^最[^的]{1,4}的[一两二三四五六七八九十几]?[个种类层道条项步批座次部]$|^例外$|^与[^，]{1,16}相对(?:应|而言)?的[^的，]{2,4}$|^一[种类个]?(?:很|非常)?(?:特殊|重要|常见|新型?|独特|典型|基本|有效|简单|普通|特别|客观)的[^的，]{1,4}$|^唯一的[^的]*$|^(?:一例|一个例子|例子|典型|常见|其中之一|重要|必要|不同|多样)(?:的|$)|^(?:主要|重要|首要|基本|直接)的?(?:目的|[^的])*$|^(?:另|因为|不是|为了|要(?![素点件求塞])|想)|^[^，的]{1,4}了|^(?:其|该|它|此|这|那)|(?:而作|所作|所著|而成|所致|引起|决定|造成)$/u;
const adverbial = /^(?:由于|通过|按照?|对|以[^，]{2,}为)/u;
