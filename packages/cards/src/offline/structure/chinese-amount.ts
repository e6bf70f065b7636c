const measured = /(?:[长宽高深浓温湿角]度|速度|剂量|用量|频率|压力|直径|距离|体积)$/u;
/** A number, alone or for each of a few groups: "女4～6cm，男20～22cm". */
const measure =
  /^(?:[\p{Script=Han}]{0,4}[约<>≤≥]?\s?\d[^，。；]{0,14})(?:，[\p{Script=Han}]{0,6}\d[^，。；]{0,14}){0,2}$/u;

/** "恒星日：23时56分4秒", "近日点：1月初". */
export function amountQuestion(term: string, meaning: string): string | undefined {
  if (measured.test(term) && measure.test(meaning)) return `${term}是多少？`;
  if (
    term.endsWith("时间") &&
    /^(?:每次)?(?:小于|大于|不超过|不少于|约|[<>≤≥])?\s?\d[\d～~–-]*\s?(?:秒|分|小时|天|周|个月|年)/u.test(
      meaning,
    )
  ) {
    return `${term}是多长？`;
  }
  if (/[，。；]/u.test(meaning)) return undefined;
  if (/^\d{1,2}\s?月(?:\d{1,2} ?[日号]|[上中下]旬|[初底末]|$)/u.test(meaning)) return `${term}是什么时候？`;
  if (/^\d{3,4}\s?年$/u.test(meaning)) return `${term}是哪一年？`;
  const asked = timeQuestion(term, meaning);
  if (asked !== undefined) return asked;
  if (/(?:度|速|率|量|值|数|径|积|压|高|长|宽|距)$/u.test(term) && /^[约<>≤≥]?\s?\d/u.test(meaning)) {
    return `${term}是多少？`;
  }
  const isBare = /^[<>≤≥约±-]?\s?[\d.,]+\s?(?:[%‰℃°′″\w/·²³^]{0,8}|\p{Script=Han}{1,3})$/u.test(meaning);
  return isBare ? `${term}是多少？` : undefined;
}

/** "1856 年至 1860 年", "0.1 s"; "1952 年提出编码" says what somebody did. */
function timeQuestion(term: string, meaning: string): string | undefined {
  if (/^\d{3,4}\s?年/u.test(meaning)) {
    return /年(?:\d{1,2} ?月|[至到—–~～（(-]|左右|前后|初|底)/u.test(meaning)
      ? `${term}是什么时候？`
      : undefined;
  }
  const isSpan = /^\d[\d.]*\s?(?:年|个月|周|天|小时|时|分钟?|秒|(?:ms|s|min|h)$)/u.test(meaning);
  return isSpan ? `${term}是多长？` : undefined;
}
