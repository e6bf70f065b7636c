import { captured } from "../../text/captured.ts";
import { isRange } from "./chinese-cell-name.ts";
import type { Cell } from "./table-cell.ts";
import { isPredicateValue } from "./table-heads-chinese.ts";

/** "判断", "处理": what is to be done about it. */
const deed =
  /^(?:判断|识别|鉴别|诊断|处理|处置|处罚|预防|治疗|检验|检查|应对|计算|测量|防治|护理|急救|纠正|区分|避免|制备|检测|认定|定性)$/u;
/** Heads over cases: "情形", "改变的条件", "当事人情况". */
const cases = /(?:情形|情况|条件|情境|场景|状况|事由|操作|改变|变化|因素)$/u;
/** "当事人情况": whose case it is. */
const whose = /^(?<whose>\p{Script=Han}{2,5}?)(?:的)?(?:情形|情况|状况)$/u;
const change =
  /^(?:增大|减小|增加|减少|升高|降低|提高|加入|加|通入|缩小|扩大|移去|移走|改变|缩短|延长)\p{Script=Han}/u;
const clause = /[未不没已被满并且，]|时$|^(?:因|若|如果|当|经|初次|主动|多次)/u;
/** What a clause without its own subject begins with. */
const bare = /^(?:初次|首次|主动|多次|再次|未|已|不|有|受|被|拒不|因|年满)/u;
const limits = /(?:上限|下限|限额|限值|金额|数额|天数|次数|人数|比例|倍数|最高额|最低额)$/u;

/** Whether a head says what is to be done about the rows. */
export function isDeed(label: string): boolean {
  return deed.test(label);
}

/** How a row that names a case is asked from: "租期不满一年时，押金上限是多少", "未满十四周岁的，如何处理". */
export function caseQuestion(cell: Cell, label: string): string | undefined {
  const { kind, name, value, isHead } = cell;
  if (isHead) return undefined;
  const isLimited = isRange(cell);
  const isChange = change.test(name) && cases.test(kind);
  if (!isLimited && !isChange && !(cases.test(kind) && isDeed(label) && clause.test(name))) return undefined;
  const asked = isDeed(label) ? `如何${label}` : `${label}${isChange ? "如何" : askedBy(label, value)}`;
  return `${caseOf(kind, name, isChange)}，${asked}？`;
}

/** "租期不满一年时", "当事人不满十四周岁的", "增大压强时". */
function caseOf(kind: string, name: string, isChange: boolean): string {
  if (name.endsWith("时")) return name;
  if (isChange) return `${name}时`;
  if (/^(?:年龄|周岁|年龄段|年龄阶段)$/u.test(kind)) return `${name}的`;
  if (!cases.test(kind)) return `${kind}${name}时`;
  return `${bare.test(name) ? captured(whose.exec(kind), "whose") : ""}${name}的`;
}

function askedBy(label: string, value: string): string {
  if (limits.test(label)) return "是多少";
  if (isPredicateValue(value)) return "如何";
  return /\d|[一二两三四五六七八九十百千万半]/u.test(value) ? "是多少" : "是什么";
}
