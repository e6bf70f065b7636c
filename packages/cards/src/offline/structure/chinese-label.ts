import { isAmount } from "./table-cell.ts";
import type { TermLine } from "./term-line.ts";

const personLabelZh =
  /(?:领导人|领导者|首领|发起人|创立者|发明者|发现者|侵略者|代表|人物|提出者|创始人|作者)$/u;
/** Names of illnesses and injuries. */
export const ill =
  /(?:[病症炎疮癌疹]|中毒|休克|损伤|骨折|感染|出血|水肿|贫血|窒息|衰竭|栓塞|血栓|梗死|哮喘|癫痫)$/u;
const many = /(?:人物|领导人|发起人|著作|代表作品?|因素|类型|种类|原则|条件|措施|方法|症状|并发症)$/u;

/** What is asked of an aspect and of what it belongs to: "时间" of "洋务运动"; nothing where no question is good Chinese. */
export function labelQuestion({ term, meaning }: TermLine, owner: string): string | undefined {
  // "四季豆" is not treated, nor "河豚" prevented.
  if (/^(?:预防|治疗?|处理|急救|护理)$/u.test(term) && !ill.test(owner)) return undefined;
  // "探寻新航路的原因" above "根本原因".
  const topic = owner.replace(/的(?<aspect>\p{Script=Han}{2})$/u, (whole, aspect: string) =>
    term.endsWith(aspect) ? "" : whole,
  );
  return sizeQuestion({ term, meaning }, topic) ?? kindQuestion({ term, meaning }, topic);
}

type Label = Pick<TermLine, "term" | "meaning">;

/** When, how long, how much. */
function sizeQuestion({ term, meaning }: Label, topic: string): string | undefined {
  const isTime = /世纪|[年月日]|时期|^1\d{3}(?!\d)/u.test(meaning);
  if (term === "时间" && isTime) return `${topic}的${term}是什么时候？`;
  const isSpan = term === "时间" && /\d\s?(?:年|个月|周|天|小时|分钟?|秒|ms|s|min|h)$/u.test(meaning);
  if (isAmount(meaning) || isSpan) return `${topic}的${term}是${isSpan ? "多长" : "多少"}？`;
  const isMoment = /^(?:是?指)?[\d,.]+\s?(?:年|月|日)/u.test(meaning) && term.endsWith("时间");
  return isMoment ? `${topic}的${term}是什么时候？` : undefined;
}

function kindQuestion({ term, meaning }: Label, topic: string): string {
  if (/^(?:分类|种类|类型)$/u.test(term) && meaning.includes("、")) return `${topic}分为哪几类？`;
  if (/^分[期型级]$/u.test(term)) return `${topic}分为哪几${term.slice(1)}？`;
  if (/^(?:预防|处理|急救)$/u.test(term)) return `怎样${term}${topic}？`;
  if (/^常[用见]$/u.test(term)) return `${term}的${topic}有哪些？`;
  const isMany = many.test(term) && meaning.includes("、");
  return `${topic}的${term}${isMany ? "有哪些" : personLabelZh.test(term) ? (/[、；]/u.test(meaning) ? "有哪些" : "是谁") : "是什么"}？`;
}
