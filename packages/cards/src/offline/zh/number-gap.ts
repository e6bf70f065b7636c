/** "[三个]条件：可燃物、助燃物和引火源": who can count needs not know. */
export function isListed(after: string): boolean {
  return /^[^，。；：:、]{0,10}(?:[：:]|，(?:即|包括|分别是|它们是))[^。]*[、和]/u.test(after);
}

/** "10月10日晚": of which year stands elsewhere; a day of every year has a name. */
export function isDayWithoutYear(gap: string, sentence: string): boolean {
  return (
    /^\d{1,2} ?月(?: ?\d{1,2} ?[日号])?$/u.test(gap) &&
    !/\d{3,4} ?年|每年|节|国庆|纪念|诞辰|生日|农历|世界|国际|前后|左右|至|[春夏秋冬]/u.test(sentence)
  );
}

/** A range, a fraction or a name whose first part the number is. */
const goesOnAs =
  /^[早中晚]期|^（\d{3,4} ?年|^[末初]?[至到～~—-]\s?[\d一二三四五六七八九十]|^(?:\/\d|-[(（]|\^|\d)/u;

/** "一日至[四日]", "三[个以上]": half a range and a numeral that only belongs to a word are no numbers to ask for. */
export function isWholeNumber(before: string, after: string, gap: string): boolean {
  if (isSupposed(before, gap) || goesOnAs.test(after)) return false;
  if (/^[01]$|的|^一(?:系列|些|定|般)/u.test(gap)) return false;
  if (isRepeated(before, after) || isHalfRange(before, after) || isCounted(before, gap)) return false;
  if (isBeside(before, after, gap) || isArticle(before, gap) || isRate(before, after, gap)) return false;
  if (/[个种项类大条]/u.test(gap) && isListed(after)) return false;
  // The years of a life, which nobody learns with what the sentence tells.
  if (/^\d{4}[-–—]\d{4}$/u.test(gap) || before.endsWith("第")) return false;
  return !/^多|^个?单位|^，即|^ ?[窟号版路班体]|^(?:计划|规划|战争|动乱)/u.test(after);
}

/** "180 mg/dL（约 [10 mmol/L]）": the same amount once more; "【知识点[2]】": the number of a heading. */
function isRepeated(before: string, after: string): boolean {
  if (/【[^】]*$/u.test(before) && after.startsWith("】")) return true;
  return /[A-Za-z\d%℃][（(]\s?[约即]? ?$/u.test(before);
}

/** "每[100 m]气温下降0.6℃": half of a rate; "每[三年]复审一次" and "每月支付[二倍]" are whole. */
function isRate(before: string, after: string, gap: string): boolean {
  if (!/每[^，]{0,5}$/u.test(before)) return false;
  if (/每个?[年月日天周次人班户]\p{Script=Han}{2}\s?$/u.test(before)) return false;
  // "每满一年支付[一个月]工资": the rate is whole, and what it is a rate of.
  if (wholeRate.test(before)) return false;
  const isTime = before.endsWith("每") && /[年月日天时周钟]$/u.test(gap);
  return !(isTime && /^\p{Script=Han}{1,8}[一两]次/u.test(after));
}

const wholeRate = /每满? ?[一二三四五六七八九十百\d]+ ?个?[年月日天周次人米克元]\p{Script=Han}{1,2}$/u;

/** "一个", "两种": less a number than an article; "一个月" counts, and "只能约定一次". */
function isArticle(before: string, gap: string): boolean {
  return fewOf.test(gap) && !(/^[一两]次$/u.test(gap) && isLimited(before));
}

const fewOf = /^[一两](?:个(?!月|工作日|小时|星期)|[种项类条次旦定般直样些方首字卷回篇章座级名位层届])/u;

/** Whether a small number is a limit or an amount that something has: "只能约定[一次]", "时效为[一年]". */
export function isLimited(before: string): boolean {
  return /(?:[满超过为约达共限每付]|[期限时]效|[期时]限|任期|不足|不少于|至少|最[多少长短]|提前|[只仅](?:能|可|有|限)?\p{Script=Han}{0,2}|[低高]于|不得\p{Script=Han}{1,4})$/u.test(
    before,
  );
}

/** "建于辽清宁[二年]": half a date; "假定准备金率为[百分之十]": no fact. */
function isSupposed(before: string, gap: string): boolean {
  if (/(?:^|，)(?:假定|假设|设)[^，]*$/u.test(before)) return true;
  return (
    /^[元一二三四五六七八九十]{1,3}年$/u.test(gap) &&
    /(?:[于在，唐宋辽金元明清汉晋隋]|^)\p{Script=Han}{2}$/u.test(before)
  );
}

/** "严格遵守[三个]定律的气体", "[七日]后", "Baddeley [1975]": within a description, counted from elsewhere, the year of a paper. */
function isBeside(before: string, after: string, gap: string): boolean {
  return (
    (/^[一二三四五六七八九十两]{1,2}[个种]$/u.test(gap) && /^\p{Script=Han}{1,8}的/u.test(after)) ||
    (/[前后]$/u.test(before) && /^[一二三四五六七八九十百两]{1,3}[个种名位]$/u.test(gap)) ||
    (before === "" && (after.startsWith("后") || /^[一二三四五六七八九十两]{1,2}[个种次]$/u.test(gap))) ||
    (/^\d{4}$/.test(gap) && /[A-Za-z.] ?[(（]?$/.test(before))
  );
}

/** "一日至[四日]", "0和[1]之间", "一个以上[五十个]以下", "1/[2]". */
function isHalfRange(before: string, after: string): boolean {
  return (
    /[\d一二三四五六七八九十][^，。]{0,4}[至到～~—-] ?$|\/$/u.test(before) ||
    (/[到和]$/u.test(before) && /^(?:和|之间)/u.test(after)) ||
    /^以[上下][^，]{1,6}以[上下]/u.test(after) ||
    (before.endsWith("以上") && after.startsWith("以下"))
  );
}

/** "甲、乙和丙[三个]等级": who can count needs not know. */
function isCounted(before: string, gap: string): boolean {
  return /、[^，]*[和与及][^，]{1,16}$|、[^，、]{1,4}$/u.test(before) && /[个种项类大]$/u.test(gap);
}
