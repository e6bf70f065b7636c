import { captured } from "../../text/captured.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import type { Clause } from "./clauses.ts";
import { isOwnSubject } from "./noun-phrase.ts";

const turned =
  "增大|减小|增加|减少|升高|降低|上升|下降|加快|减慢|变慢|变快|增强|减弱|加深|变浅|变大|变小|变长|变短|延长|缩短|扩大|缩小|提高|加剧|[左右]偏|移动";
const withPattern = new RegExp(
  `^(?<what>[^，。；]{2,14}?)随着?(?<cause>[^，。；]{1,12}?)的?(?<more>升高|增大|增加|降低|减小|减少|上升|下降|加快|移动|变化|提高|延长)而(?<change>[^，。；]{2,8})$`,
  "u",
);
const makesPattern = new RegExp(
  `^(?<what>[^，。；]{2,14}?)使(?<whom>[^，。；用]{1,8}?)(?<change>${turned})$`,
  "u",
);
const whenPattern =
  /^(?<when>[^，。；]{2,12}[^小同当]时)(?<often>[常多]|往往|通常|一般|大多)(?<does>出现|发生|产生|形成|伴有)(?<what>[^，。；]{2,16})$/u;
const underPattern =
  /^(?<what>[^，。；]{2,14}?)(?<is>是)?在(?<whose>[^，。；]{2,12}?)的?(?<by>控制|影响|作用|支持|领导|推动|帮助|主持)下(?<does>[^，。；]{2,10}?)(?<end>的)?$/u;
const throughPattern =
  /^(?<what>[^，。；]{2,20}?)因(?!此|为|而|素)(?<cause>[^，。；]{2,16}?)而(?<does>消除|消灭|终止|中止|中断|成立|解散|失效|无效|得名|著名|闻名|灭亡|失败|爆发|兴起|衰落|产生|形成|停止)$/u;

/** How one thing changes with another, what comes when, under whom and through what something came about. */
export const change: ClauseRule = (clause) =>
  changesWith(clause) ?? makes(clause) ?? comesWhen(clause) ?? cameUnder(clause) ?? endsThrough(clause);

/** "电阻率随温度的升高而增大". */
function changesWith({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("随") ? withPattern.exec(text) : null;
  const what = captured(found, "what");
  if (found === null || !isOwnSubject(what, { isLater }, 10)) return undefined;
  const cause = `${captured(found, "cause")}的${captured(found, "more")}`;
  return card(`${what}随${cause}怎样变化？`, captured(found, "change"), what);
}

/** "提高准备金率会使货币乘数变小". */
const deed = /^(?:提高|降低|增加|减少|增大|减小|升高|扩大|缩小|改变|延长|缩短|加入|去掉)[^，了]{2,12}$/u;

/** "摩擦力使风速减小". */
function makes({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("使") ? makesPattern.exec(text) : null;
  const what = captured(found, "what").replace(/(?:会|可以?|能够?|将|就)$/u, "");
  const whom = captured(found, "whom");
  if (
    found === null ||
    !(isOwnSubject(what, { isLater }, 10) || deed.test(what)) ||
    /^[其它他她这那]/u.test(whom) ||
    what.includes("了")
  ) {
    return undefined;
  }
  return card(`${what}使${whom}怎样变化？`, captured(found, "change"), what);
}

/** "暖锋过境时多出现连续性降水". */
function comesWhen({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("时") && isLater !== true ? whenPattern.exec(text) : null;
  if (found === null) return undefined;
  const { when = "", often = "", does = "" } = found.groups ?? {};
  return card(`${when}${often}${does}什么？`, captured(found, "what"), "");
}

/** "伏旱是在反气旋控制下形成的": under what, or under whom. */
function cameUnder({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("下") ? underPattern.exec(text) : null;
  const what = captured(found, "what");
  const whose = captured(found, "whose");
  if (found === null || !isOwnSubject(what, { isLater }, 10) || /^[其此这那该]/u.test(whose)) {
    return undefined;
  }
  const by = captured(found, "by");
  const asked = /[支领帮主]/u.test(by.slice(0, 1)) ? `谁的${by}` : `什么${by}`;
  const question = `${what}${captured(found, "is")}在${asked}下${captured(found, "does")}${captured(found, "end")}？`;
  return card(question, whose, what);
}

/** "合同关系因当事人死亡而终止". */
function endsThrough({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("因") ? throughPattern.exec(text) : null;
  const what = captured(found, "what");
  if (found === null || !isOwnSubject(what, { isLater }, 14)) return undefined;
  return card(`${what}因什么而${captured(found, "does")}？`, captured(found, "cause"), what);
}

function card(question: string, answer: string, subject: string): ClauseCard {
  return { rule: "fact.change", question, answer, score: 0.8, subject };
}
