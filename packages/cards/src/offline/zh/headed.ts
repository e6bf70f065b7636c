import { captured } from "../../text/captured.ts";
import type { ClauseCard } from "./clause-card.ts";
import { ownerless } from "./left-out-subject.ts";
import { isPerson, isSomebody } from "./somebody.ts";
import { standsAloneInChinese } from "./stands-alone.ts";

/** A question that begins with its verb has lost what it asks about. */
const headless =
  /^(?:多半|大多|反过来)|^(?:第[一二三四五六七八九十]+|另一|前一|后一|上一|下一)[道个种类条点步层路轮批项关]呢?(?=[是指叫也又有]|负责|主要)|^第[一二三四五六]次(?=[在于的是由目为持]|发生|哪)|^(?:按|根据)[^，]{1,14}(?:分为|包括)|^什么是[是由为]|^(?:又?意为|最早的?是|先是|原是|长期是|做法|办法|后果|结果|情况|差别|差异|不同|区别)(?:什么|是什么|在于什么)|^(?:用来|用以|用于|在[^，]{1,12}(?:推行|实行|设立|建立|开展|采用)什么|则|承担|没有|未|主要|前后|以防|以便|是|由|为(?!什么)|终于|期间|并|从而|使(?!用)|应|可以?|会|能|指|与|不|其|这|那|也|于)/u;

/** "直接原因是什么": of what is told in another sentence. */
const bareCause = /^(?:事故|其)?的?(?:直接|间接|主要|根本|次要|首要)的?原因(?:是|有)/u;

/** "两者的优点", "他的老师": named in another sentence. */
const unnamed = /两者|二者|前者|后者|上述|(?<![吉利维拉摩其])[他她](?![人国乡日山汀命律林])/u;

const describedFirst = /^(?:由|能够?|可以?|会|使|不|没有|与).+的[^的]{1,10}(?:称为|称作|叫做?)什么/u;

/** "浓度是什么", "最简单的办法是什么", "大意是什么": of what stands before. */
const attributeAlone =
  "^(?:最[^，的]{1,3}的?|主要的?|直接的?|根本的?|更?深层的?)?(?:预防|治疗|解决|补救)?(?:作用|功能|目的|意义|原因|特点|大意|浓度|温度|速度|效率|毛病|主角|主力|门槛|办法|代价|好处|坏处|结果|前提|关键|奥妙|诀窍|秘诀|寓意|寿命|产物|单位|差[别异]|治所|名称|别名|长度|高度|症状|表现|理由|依据|做法|用途|缺[点陷]|优点|实例|思路|结论|成因|来源|步骤|难点|重点|口诀|公式|符号|任务|目标|标志)";
const bareAttribute = new RegExp(
  `${attributeAlone}(?:是|为|在于|达|有)(?:什么|谁|多少|多长时间|多久|哪)`,
  "u",
);
const bareTelling = new RegExp(`${attributeAlone}(?:是|为|在于|达|有|则)`, "u");

/** "最近一次大修在哪一年", "论文发表于哪一年": of what law, whose paper. */
const datedThing =
  /^(?:最近|上|这|那|首|第[一二三四五])?(?:一次|次)?(?:大修|小修|修[订改正]|论文|文章|会议|战争|战役|条约|报告|实验|著作|该书|全书|初稿|讲话|演讲|起义|改革|运动)(?:[发出]表|出版|写成|完成|开始|结束|召开|签订|爆发|发生)?(?:于|在|是在)?(?:哪一年|何时|什么时候)/u;
/** "多数人猜是什么": what somebody took something else for. */
const supposed = /(?:猜|以为|觉得|怀疑)是什么？$|^(?:至今|迄今|目前|如今|现在)?(?:仍|还)?有(?:哪些|什么)？$/u;

/** Whether a sentence tells of an attribute of what was told of before: "最初的作用是把屋檐的重量传到柱子上". */
export function tellsOfBefore(sentence: string): boolean {
  return bareTelling.test(sentence);
}

/** Whether a question says itself what it asks about. */
export function isHeaded(card: ClauseCard): boolean {
  if (/虽然|尽管|却|在[这那]里|在此/u.test(card.question)) return false;
  if (unnamed.test(card.question) || bareCause.test(card.question)) return false;
  // "由于电流变化而产生的现象称为什么": the condition belongs to the noun.
  if (card.rule === "name.called" && describedFirst.test(card.question)) return true;
  if (bareAttribute.test(card.question) || datedThing.test(card.question) || supposed.test(card.question)) {
    return false;
  }
  if (/^另[一外]?[个位种]/u.test(card.answer)) return false;
  if (headless.test(card.question) || ownerless.test(card.question)) return false;
  return card.rule === "name.this" || card.rule.startsWith("duty") || standsAloneInChinese(card.question);
}

/** "长时记忆则以什么为主": what it was set against is not in the question. */
const contrasted = /^(?<who>[^，]{2,14}?)(?<![否法原规准守细])则(?=(?:主要|通常|多|常)?[以是由用见属为])/u;

const person = /(?:之首|第一人)是什么？$|[人者家官帝王相将后士臣侯使师员]是什么？$/u;

/** Somebody is asked for by who; what stands behind a colon is an example or the figures, and no part of a definition. */
export function settled({ rule, question: printed, answer }: Omit<ClauseCard, "subject">): {
  question: string;
  answer: string;
} {
  const question = printed
    .replace(contrasted, "$<who>")
    .replace(/的(?:恰恰|恰|正|其实|无非)(?=是什么？$)/u, "的");
  if (person.test(question) && isName(answer)) {
    return { question: question.replace("是什么？", "是谁？"), answer };
  }
  const before =
    rule === "definition.sentence" ? captured(/^(?<what>[^：“《]{6,})：/u.exec(answer), "what") : "";
  return { question, answer: before === "" ? answer : before };
}

function isName(answer: string): boolean {
  return isPerson(answer) || (answer.length <= 8 && !answer.includes("的") && isSomebody(answer));
}
