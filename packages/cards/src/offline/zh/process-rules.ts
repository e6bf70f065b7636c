import { captured } from "../../text/captured.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import type { Clause } from "./clauses.ts";
import { isBetweenWords, isOwnSubject, spaceAfter } from "./noun-phrase.ts";

const often = "(?<often>主要|大多|多|通常|一般|常)?";

const happens =
  "进行|发生|完成|形成|合成|获得|产生|生成|储存|存放|复制|转录|翻译|吸收|成熟|发育|分解|消化|运行";
const wherePattern = new RegExp(
  `^(?<subject>[^，。；]{2,14}?)${often}(?:是)?在(?<where>[^，。；]{1,14}?)(?<edge>[中内里上]|表面|阶段|时期)(?<does>${happens})(?:的)?$`,
  "u",
);
const throughPattern = new RegExp(
  `^(?<subject>[^，。；]{1,14}?)${often}(?<by>经过?|通过|借助|依靠|靠)(?<what>[^，。；]{2,20}?)(?<does>而?(?:转移|传播|感染|进出|进入|离开|排出|排泄|吸收|运输|传递|传输|繁殖|调节|实现|完成|获得|取得|发挥[^，]{1,8}作用|起作用|连接|通信|交换))(?<tail>[^，。；]{0,8})$`,
  "u",
);
const madePattern =
  /^(?<subject>[^，。；]{2,14}?)就?是(?<by>利用|根据|依据|用|采用|按照)(?<what>[^，。；]{2,16}?)(?:来|而)?(?<does>制成|制造|设计|发明|工作|实现|命名|编写|编成|绘制|计算|划分|分类)的$/u;

/** Where, through what and from what something happens: "暗反应在基质中进行", "癌主要经淋巴道转移". */
export const process: ClauseRule = (clause) => where(clause) ?? through(clause) ?? madeFrom(clause);

function where({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.includes("在") ? wherePattern.exec(text) : null;
  const subject = captured(found, "subject").replace(/(?:都|均|也|则|只)$/u, "");
  const place = captured(found, "where");
  if (found === null || !isOwnSubject(subject, { isLater }, 9) || /^[此这那其该]|[之以]$/u.test(place)) {
    return undefined;
  }
  const edge = captured(found, "edge");
  const isTime = /\d|分钟|小时|[后前期]$/u.test(place);
  const asked = /阶段|时期/u.test(edge) ? `在什么${edge}` : isTime ? "在什么时候" : "在哪里";
  return {
    rule: "fact.where",
    question: `${subject}${captured(found, "often")}${asked}${captured(found, "does")}？`,
    answer: place + edge,
    score: 0.8,
    subject,
  };
}

function through({ text, isLater }: Clause): ClauseCard | undefined {
  const found = /[经过助靠]/u.test(text) ? throughPattern.exec(text) : null;
  const subject = captured(found, "subject").replace(/(?:都|均|也|则|可以?|能够?|只)$/u, "");
  const what = captured(found, "what").replace(/[来而]$/u, "");
  const by = captured(found, "by");
  const isWhole = !/^[此这那其该在]|的$/u.test(what) && isOwnSubject(subject, { isLater }, 9);
  if (found === null || !isWhole) return undefined;
  const from = text.indexOf(by, captured(found, "subject").length);
  if (!isBetweenWords(text, from, from + by.length)) return undefined;
  const rest = `${captured(found, "does").replace(/^而/u, "")}${captured(found, "tail")}`;
  const question = `${subject}${spaceAfter(subject)}${captured(found, "often")}${by}什么${rest}？`;
  return { rule: "means.through", question, answer: what, score: 0.78, subject };
}

function madeFrom({ text, isLater }: Clause): ClauseCard | undefined {
  const found = text.endsWith("的") ? madePattern.exec(text) : null;
  const subject = captured(found, "subject");
  const what = captured(found, "what");
  const isWhole = !/^[此这那其该]/u.test(what) && isOwnSubject(subject, { isLater }, 9);
  if (found === null || !isWhole) return undefined;
  const question = `${subject}是${captured(found, "by")}什么${captured(found, "does")}的？`;
  return { rule: "means.through", question, answer: what, score: 0.8, subject };
}
