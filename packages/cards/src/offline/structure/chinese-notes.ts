import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { isPerson, isSomebody as isNameOfSomebody } from "../zh/somebody.ts";

/** What is asked of a meaning that is notes and no definition, with the part of it that answers. */
export interface NotesCard {
  readonly question: string;
  readonly answer: string;
}

const date =
  /^(?:约|公元)?(?:前\s?)?(?:\d{1,4}\s?(?:年(?:\d{1,2}\s?月(?:\d{1,2}\s?[日号])?)?)?(?:\s?[-–—~～至到]{1,2}\s?(?:公元)?前?\s?\d{1,4}\s?年)?|\d{1,2}\s?世纪\S{0,4})(?<=[年月日号]|世纪\S{0,4})$/u;
const datedVerb =
  /^(?<date>(?:公元)?前?\d{3,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?)(?<verb>颁布|颁行|发表|签订|签署|成立|建立|爆发|出版|问世|开始|结束|灭亡|通过|召开|发生|诞生|创立|创办|发布|设立|开办|创建|建成|成书|实行|实施|施行)$/u;
/** What happens or is made at one time, and so is asked for by its year. */
const event =
  /(?:战争|起义|运动|上书|长征|大捷|第?[一二三四五六七八九十]大|革命|改革|变法|事变|事件|条约|会议|建立|成立|灭亡|开始|结束|爆发|统一|改新|维新|政变|宣言|法案|协定|公约|大会|独立|解放|颁布|签订|登基|即位|迁都|之战|之乱|之变|之盟|惨案|战役|会师|起事|学制|召开|发表|通航|通车|发射)$|^《.*》$/u;
/** Offices and callings: what somebody was. */
const person =
  /(?:国王|皇帝|君主|女王|首领|领袖|领导人|总统|首相|总理|主席|将军|统帅|元帅|大臣|丞相|宰相|教皇|教士|僧人|传教士|创始人|创办人|创办者|创立者|奠基人|发明人|发明者|发现者|代表人物|诗人|词人|作家|画家|思想家|哲学家|科学家|物理学家|化学家|数学家|天文学家|医学家|教育家|政治家|军事家|文学家|史学家|历史学家|音乐家|艺术家|航海家|探险家|革命家|改革家|心理学家|经济学家|书法家|剧作家|小说家|工程师|学者)$/u;
const notPerson =
  /[《》“”者人家族国会院部制度法派军党]$|^《|^“|^(?:天子|可汗|哈里发|法老|沙皇|苏丹|天皇|单于|教皇|君主|帝王|诸侯)$/u;

/** Parts of notes that are joined by commas. */
function partsOf(meaning: string): readonly string[] {
  return meaning
    .replace(/[。；]$/u, "")
    .split(/[，；]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** "马其顿国王，东征", "646年，日本，学习隋唐制度": who somebody was, when something was. */
export function notesCard(
  { term, meaning }: { readonly term: string; readonly meaning: string },
  topic: string,
): NotesCard | undefined {
  const parts = partsOf(meaning);
  if (isSomebody(term, parts) || isDescribed(term, parts, topic)) {
    return { question: `${term}是谁？`, answer: meaning };
  }
  if (isThinker(term, meaning)) {
    const told = /主张|认为|观点|假设|强调|反对|思想/u.test(meaning) ? "观点" : "贡献";
    return { question: `${term}的主要${told}是什么？`, answer: meaning };
  }
  if (parts.length > 1) return datedCard(term, parts);
  const isSomebodys = persons.test(topic) && isPersonName(term) && /^[\p{Script=Han}·]{2,8}$/u.test(term);
  const isNoun = /^(?:[即指是]|一[种个类])|[的、]|[合总统]称$/u.test(meaning) && !meaning.startsWith("《");
  if (!isSomebodys || isNoun || /[二三四五六七八九十]|[杰派曲词诗赋体文剧说]$/u.test(term)) return undefined;
  const told = /^(?:《[^《》]+》、?)+$/u.test(meaning) ? "代表作" : "主要事迹";
  return { question: `${term}的${told}是什么？`, answer: meaning };
}

/** "1902年颁布，没有实行", "希腊与波斯，公元前499—前449年". */
function datedCard(term: string, parts: readonly string[]): NotesCard | undefined {
  const [first = ""] = parts;
  const made = datedVerb.exec(first)?.groups;
  const isWhole = event.test(term) || !/开始|结束|灭亡|发生/u.test(captured(made, "verb"));
  if (made !== undefined && isWhole) {
    const answer = captured(made, "date");
    return {
      question: `${term}是${answer.includes("月") ? "什么时候" : "哪一年"}${captured(made, "verb")}的？`,
      answer,
    };
  }
  const [when = "", ...others] = parts.filter((part) => date.test(part));
  const isAtEnd = when === first || when === parts.at(-1);
  if (when === "" || others.length > 0 || !isAtEnd || !event.test(term)) return undefined;
  const wh = /^\D*\d{3,4}\s?年$/u.test(when) ? "在哪一年" : "什么时候";
  return { question: `${term}是${wh}？`, answer: when };
}

/** Headings over persons: "作家", "历史人物". */
const persons = /(?:作家|诗人|词人|人物|作者|名人|名家|思想家|科学家|将领|皇帝|帝王)$/u;
/** "字孟德", "号东坡居士", "原名周树人". */
const secondName = /^(?:字|号|原名|本名|笔名|又名)\p{Script=Han}{1,4}$/u;

function isSomebody(term: string, [first = "", ...others]: readonly string[]): boolean {
  const isSaid = person.test(first) || (secondName.test(first) && others.some((part) => person.test(part)));
  return isSaid && isPersonName(term);
}

/** "法约尔：一般管理理论，提出 14 条原则": somebody by his name and by what is told of him. */
function isThinker(term: string, meaning: string): boolean {
  if (!/^[\p{Script=Han}·]{2,8}$/u.test(term) || body.test(term) || !isNameOfSomebody(term)) return false;
  // Many a word begins with a family name: "金融", "高温".
  if (isPerson(term)) {
    return /^(?:首先|最早|率先)?(?:提出|主张|认为|强调|倡导|创立|发现|发明|著有)/u.test(meaning);
  }
  const [first = ""] = meaning.split(/[，；]/u);
  const isNoun =
    /的[^的]{1,8}$|^(?:是?指|一[种个类]|由|又称)/u.test(first) && !/^提出|^主张|^认为/u.test(first);
  return !isNoun && doings.test(meaning);
}

/** What thinkers leave behind. */
const doings =
  /提出|主张|认为|理论|学说|之父|创立|创始|奠基|发现|发明|出版|强调|倡导|假设|模型|角色|著有|首创/u;
/** Bodies of people, whose names are words. */
const body =
  /(?:组织|公司|集团|军|军队|党|国会|议会|国务院|委员会|王朝|朝廷|政府|人们|国家|大家|专家|学者)$/u;

function isPersonName(term: string): boolean {
  return (
    countHan(term) >= 2 && countUnits(term) < 6 && !notPerson.test(term) && !/^[三四五六七八九十]/u.test(term)
  );
}

/** Under a heading over persons, or with a work beside: "东晋，田园诗，《桃花源记》". */
function isDescribed(term: string, parts: readonly string[], topic: string): boolean {
  if (!persons.test(topic) && !parts.some((part) => part.startsWith("《"))) return false;
  const isTimeOrPlace =
    /^(?!第)(?:\p{Script=Han}{0,3}(?:[唐宋元明清晋汉秦]|朝|代|罗马|希腊|印度|[元明清]末[明清民]初|国)|战国|春秋)$/u;
  const isNamed = parts.some(
    (part) => isTimeOrPlace.test(part) || secondName.test(part) || person.test(part),
  );
  return (
    parts.length > 1 &&
    isNamed &&
    !event.test(term) &&
    isPersonName(term) &&
    /^[\p{Script=Han}·]{2,8}$/u.test(term)
  );
}

/** Words that begin a definition, or link a clause to its term. */
const defining =
  /^(?:即|指|是|又称|也称|又叫|也叫|简称|全称|一种|一类|一个|以|由|在|从|对|把|被|用|通过|使|让|因|为|当|不|无|没有|有|能|可(?![靠控见])|会)/u;
/** Verbs and particles that make a part a clause. */
const clausal =
  /[的了着过是有无不未常多使被把由于从对到将]|就是|称为|叫做|属于|相当|相对|导致|引起|形成|产生|成为|进行|采用|利用|位于|升高|降低|增[加大多]|减[少小]/u;

/** "尼罗河流域；金字塔、象形文字": names beside each other, of which none says what the term is. */
export function isLooseNotes(meaning: string): boolean {
  const parts = partsOf(meaning).filter((part) => !/^(?:如|例如|比如|[和与或])/u.test(part));
  if (parts.length < 2) return false;
  return parts.every((part) => {
    const bare = part.replace(/[（(][^（）()]*[）)]/gu, "");
    return countHan(bare) <= 12 && !defining.test(bare) && !clausal.test(bare);
  });
}

/** Notes that begin with a date, or are dates and names: no question about the term is sure. */
export function isDatedNotes(meaning: string): boolean {
  const parts = partsOf(meaning);
  const dated = parts.filter(
    (part) => date.test(part) || /^(?:公元前?|约)?\d{1,4}\s?(?:年|世纪)/u.test(part),
  );
  return (
    parts.length > 1 &&
    dated.length > 0 &&
    !parts.some((part) => /的\S{1,12}$/u.test(part) && !/^\d/u.test(part))
  );
}
