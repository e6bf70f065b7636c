import { captured } from "../../text/captured.ts";
import { isSomebody } from "./somebody.ts";

/** Times, places and aims that stand before a subject. */
const setting =
  /^(?:[^，。；]{1,24}(?:年[间代初末底]?|[月日]|世纪|[时后前中下上里内间初末期]|之际|以来)，|(?:为了?|随着|面对|经过|由于|根据|按照)[^，。；]{2,18}，|在[^，。；]{2,12}(?:中|里|上|下|时|期间))/u;
/** What a person does or is: it ends the name that a clause begins with. */
const deed =
  /^(?:先后|相继|首先|最终|终于|一直|曾|又|再次|多次|[两三]次|亲自|从小|自幼|早年|晚年|一生|不断|积极|率|派|在|于|是|为|被|把|将|以|从|到|对|因|使|命|令|任|担任|出任|就任|即位|继位|登基|称|自称|加冕|发动|发起|发布|发明|发现|发表|建立|创立|创办|创建|创作|开创|开辟|开凿|开始|统一|推行|实行|推翻|颁布|采[纳取用]|主张|提出|认为|打败|击败|大败|战胜|灭|攻|占|夺|收复|平定|镇压|废|修[建筑改订造]|设|重用|出兵|出[生逃使任]|生于|起义|起兵|东征|西征|南征|北伐|远征|迁|定都|撰|编|写|著|主持|领导|组织|去世|逝世|病[逝死]|死|接受|支持|反对|签订|宣[布誓]|当选|辞|前往|来到|回|返|率先|取得|获|召|访问|改|制定|规定|禁止|允许|鼓励|奖励|解散|成为|结束|确立|加强|巩固|扩大|控制|掌握|独揽|打击|削|限制|联合|下令|下诏|上书|投|逃|流亡|留学|考|毕业|当|做|卧薪|黄袍|乔装|[，、和与及])/u;
const group =
  /[国朝军州县郡府城都民族党派会法律制部院兵方队家省市河江山海寺诗词文]$|(?<!夫)人$|^(?:学者|作者|专家|读者|记者|后人|时人|世人|众人|大臣|士兵|百姓|农民|工人|商人)|^(?:江[南北西]|河[南北]|山[东西]|高[丽原]|金[融属]|安全|商业|常常|曾经|史[书学料]|文[化学字明献]|高[度级等层温压]|常[见用规]|好发|白[色天]|黄[色金]|石[油英灰]|方[法向程案]|程[序度]|[春夏秋冬][季天]|严[重格]|温度|武[器力]|商品|管[理道]|老[师年]|毛[细发]|路[由径线]|任[务何]|范[围畴]|顾客|孔隙|项目|林[业木]|雷电|段落|万物|安[装排]|金属|余下|万一|成[本分果])|战争|革命|运动|政府|朝廷/u;
const office =
  /^(?<office>[\p{Script=Han}]{0,7}(?:皇帝|大帝|国王|女王|沙皇|教皇|[大名将]将|将领|将军|元帅|统帅|太守|首领|领袖|丞相|宰相|总统|首相|主席|大臣|公爵|船长|道士|高僧|僧人|诗人|词人|[学史画医明作专教]家|科学家|王))(?<name>[\p{Script=Han}·]{2,6})$/u;

/** The name of whom a Chinese sentence is about, where it begins with one person's name; empty where it does not. */
export function heroOf(sentence: string): string {
  const body = sentence.replace(setting, "").replace(setting, "");
  for (let length = 2; length <= Math.min(12, body.length - 2); length++) {
    const behind = deed.exec(body.slice(length))?.[0];
    const name = behind === undefined ? "" : nameIn(body.slice(0, length));
    if (behind === undefined || name === "") continue;
    const longer = mayEndName.test(behind) ? longerName(body, length + 1) : undefined;
    // Two people: nobody can tell which one "he" is.
    return longer ?? (isPair.test(behind) ? "" : name);
  }
  return "";
}

const isPair = /^[、和与及]/u;
const mayEndName = /^[为于在以从到对使将]$/u;

/** 康有为, and not 康有, who does something; empty for two people, nothing where the name is no longer. */
function longerName(body: string, length: number): string | undefined {
  const behind = deed.exec(body.slice(length))?.[0];
  const name = behind === undefined ? "" : nameIn(body.slice(0, length));
  if (name === "") return undefined;
  return isPair.test(behind ?? "") ? "" : name;
}

function nameIn(text: string): string {
  if (!/^[\p{Script=Han}·]+$/u.test(text)) return "";
  if (/[人者].+|.[由被把将].+|^[被由把将在]|[还又也都才就再仍]$/u.test(text)) return "";
  const titled = office.exec(text);
  const bare = captured(titled, "name");
  if (titled !== null && !group.test(bare)) return isName(bare) ? bare : text;
  return isName(text) ? text : "";
}

function isName(text: string): boolean {
  if (group.test(text) || text.length > 8) return false;
  return isSomebody(text.replace(/(?<=.{2})[一二三四五六七八九十]{1,2}世?$/u, ""));
}

/** Somebody was sent or put somewhere: it may be he who acts next. */
const other =
  /(?<![^，；]{0,3}[担出就兼历])任[用命]?(?![何务期教满职])|派遣?(?![别系])|重用|[册分赐]封|封\p{Script=Han}{1,6}为|拜[^，]{1,6}为|传位|让位|命令?\p{Script=Han}{2,3}[^，]*[攻征率]|之[子父弟兄]|儿子|弟弟|哥哥|学生|弟子/u;
const he = /^(?<setting>(?:[^，。；他她]{2,24}，)?)(?<he>[他她])(?![们国人乡日者])/u;
const aYear = /(?<era>公元前 ?|前 ?)?(?<year>\d{3,4})(?<unit> ?年)/gu;
const sameYear = /^(?<word>同年|是年|次年|翌年)/u;

/** A sentence as it reads without the one before it. */
export interface Retold {
  readonly sentence: string;
  /** The name that was put in. */
  readonly name: string;
  /** The year that was reckoned from one in the text, which has it nowhere. */
  readonly reckoned: string;
  /** Whether its year stands only in the sentence before. */
  readonly takesYear: boolean;
}

/** The sentence before, as it was told itself. */
export type Before = Pick<Retold, "sentence" | "name">;

/**
 * A sentence that begins with "he" or "the same year", with the name or the year that the sentence before it tells: "他派蒙恬北击
 * 匈奴" after one on 秦始皇. Nothing when that sentence has not exactly one person as its subject, or not exactly one year.
 */
export function retold(sentence: string, before: Before | undefined): Retold | undefined {
  if (!mayLack.test(sentence)) return undefined;
  const whole = withinSentence(oneOfThem(sentence));
  const dated = before !== undefined && sameYear.test(whole) ? withYear(whole, before.sentence) : whole;
  const told = before !== undefined && /[他她]/u.test(dated) ? withName(dated, before) : undefined;
  if (told === undefined && dated === sentence) return undefined;
  return {
    sentence: told?.sentence ?? dated,
    name: told?.name ?? "",
    reckoned: /(?:^|；)[次翌]年/u.test(sentence) ? captured(reckonedYear.exec(dated), "year") : "",
    takesYear: dated !== whole,
  };
}

/** What is put in stands here; most sentences have nothing of it. */
const mayLack = /[他她]|[同是次翌]年|^其中，/u;

/** "其中，孟德斯鸠提出": the name tells who. */
function oneOfThem(sentence: string): string {
  const bare = sentence.replace(/^其中，/u, "");
  return bare !== sentence && heroOf(bare) !== "" ? bare : sentence;
}

const reckonedYear = /(?:^|；)(?:公元前 ?|前 ?)?(?<year>\d{3,4})/u;

/** "1402年，燕王攻入南京；同年，...": the year stands in the sentence itself. */
function withinSentence(sentence: string): string {
  const at = sentence.search(/；(?:同年|是年|次年|翌年)/u);
  return at < 0
    ? sentence
    : `${sentence.slice(0, at + 1)}${withYear(sentence.slice(at + 1), sentence.slice(0, at))}`;
}

function withName(sentence: string, before: Before): Before | undefined {
  const found = he.exec(sentence);
  // Whom several sentences in a row call "he" stays the same.
  if (found === null || (before.name === "" && other.test(before.sentence))) return undefined;
  const name = before.name === "" ? heroOf(before.sentence) : before.name;
  const opening = captured(found, "setting");
  if (name === "" || sentence.includes(name) || heroOf(`${opening}，`) !== "") return undefined;
  return { sentence: `${opening}${name}${sentence.slice(found[0].length)}`, name };
}

function withYear(sentence: string, before: string): string {
  const years = [...before.matchAll(aYear)];
  const [first] = years;
  if (first === undefined || new Set(years.map(([text]) => text)).size !== 1) return sentence;
  const word = captured(sameYear.exec(sentence), "word");
  const era = first.groups?.["era"] ?? "";
  const step = /^[同是]/u.test(word) ? 0 : 1;
  const year = Number(captured(first.groups, "year")) + (era === "" ? step : -step);
  return `${era}${year}${first.groups?.["unit"] ?? "年"}${sentence.slice(word.length)}`;
}
