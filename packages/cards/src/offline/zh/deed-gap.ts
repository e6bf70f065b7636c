import { letterKey } from "../../text/letter-key.ts";
import { countUnits } from "../../text/units.ts";
import { splitClauses } from "./clauses.ts";
import { isBetweenWords } from "./noun-phrase.ts";
import { strengthOf } from "./object-verbs.ts";

/** A part of a sentence to hide. */
interface DeedGap {
  readonly text: string;
  readonly worth: number;
}

/** Where somebody went, ruled or was sent. */
const toPlace =
  "定都|迁都|建都于?|都城[为是设]|首都[为是]|流放到?|放逐到|逃[往到]|迁[往到]|退[往到]|[输运][往到]|押[回往到送]|送[上往到]";
const conquered = "攻[入占克取陷]|占领|收复|抵达|出使|割让|沟通|";
/** What somebody made, ended or became. */
const toThing =
  "灭掉?|消灭|击[败溃]|打败|大败|战胜|歼灭|吞并|兼并|征服|夺取|推翻|取代|废除|废止|废黜|平定|镇压|统一|建立|创[建立办]|设[立置]|开凿|修[筑建]|营建|开辟|改称|[册加]封为|[担就出]任|写下|著有|编[写成著撰]|撰写|创作|取材于|绘于|建于|开创|首创|颁布|签[订署]|缔结|订立|实行|推行|采取|垄断|开始用于|摧毁|瓦解|掌[管握]|主持|监察";
/** What all of these begin with: looked for first, since nearly no place of a clause has one. */
const firstLetters =
  "定迁建都首流放逃退输运押送攻占收抵出割沟主灭消击打大战歼吞兼征夺推取废平镇统创设开修营改册加担就任写著编撰绘颁签缔订实采垄摧瓦掌监";
const deed = new RegExp(
  `(?=[${firstLetters}])(?<verb>(?:${toPlace}|(?:主持)?(?:${conquered}${toThing})))了?(?!的)(?<what>[^，。；：、（）《》“”\\d]{2,14})$`,
  "u",
);
const isToPlace = new RegExp(`^(?:${toPlace})$`, "u");
/** "未推翻", "假设", "的建立"; "是秦完成统一大业的产物": what it is, and no deed. */
const notDone = /是|(?:[不未没]|没有|不能|不得|建|假|陈|架|的)$/u;
/** What is described at length: "修筑了西起临洮、东到辽东的[万里长城]". */
const making =
  /^(?:主持)?(?:修[筑建]|开凿|营建|建造|建立|创[建立办]|签[订署]|颁布|创作|写下|废除|摧毁|瓦解|推翻)/u;
/** Who was sent, or listened to. */
const whom =
  /(?:派遣?|任命|任用|起用|采[纳用]|重用)(?<whom>[\p{Script=Han}·]{2,4}?)(?=的(?:建议|主张|意见|计策)|[为率]|[北南东西]|攻|讨|征|出[使兵征]|前往|主持|担任|变法|镇守|驻守)/gu;
/** "他开凿的灵渠沟通了": what was made, and what it did. */
const made =
  /(?:开凿|修建|修筑|建造|创办|创立|创作|发明|编写|撰写|主持编写|签订|颁布|发动|领导|设立|建立)的(?<what>[\p{Script=Han}]{2,6}?)(?=沟通|连接|是|成为|标志|[位长]于|分为|包括|规定|记[载述录]|反映|推翻|结束|使)/u;
/** "派大军北击", "采纳大臣的建议". */
const anybody = /[军兵队人员者臣将使团官吏]$|^(?:大家|各方|群众|专家|外[国商])|[他她其]/u;
const minAround = 5;

/**
 * What a told deed was done to, where it happened or who was sent: "定都[开封]", "灭掉[吴国]", "派[蒙恬]北击匈奴". It stands once in
 * the sentence, is no word for anything of its kind, and none of the `asked` answers.
 */
export function deedGap(sentence: string, asked: readonly string[]): DeedGap | undefined {
  const gaps = [...named(sentence)].filter(({ text }) => {
    const at = sentence.indexOf(text);
    return isBetweenWords(sentence, at, at + text.length);
  });
  for (const clause of splitClauses(sentence.replace(/[。；]$/u, ""))) gaps.push(...objectOf(clause));
  if (gaps.length === 0 || laidDown.test(sentence)) return undefined;
  return gaps
    .sort((a, b) => b.worth - a.worth)
    .find(({ text }) => isFit(sentence, text) && !asked.some((answer) => answer.includes(text)));
}

/** What is laid down is no deed. */
const laidDown = /视为|应当|可以|不得|必须|的，|^(?:合理|妥善|积极|认真|及时|科学|充分)/u;
const sending = /[派任起采重]/u;

/** Who was sent, and what was made and did something itself. */
function* named(sentence: string): Generator<DeedGap> {
  for (const { groups } of sending.test(sentence) ? sentence.matchAll(whom) : []) {
    const text = groups?.["whom"] ?? "";
    if (!anybody.test(text)) yield { text, worth: 0.5 };
  }
  const text = sentence.includes("的") ? made.exec(sentence)?.groups?.["what"] : undefined;
  if (text !== undefined) yield { text, worth: 0.49 };
}

function objectOf(clause: string): readonly DeedGap[] {
  const found = deed.exec(clause);
  const { verb = "", what = "" } = found?.groups ?? {};
  if (found === null || notDone.test(clause.slice(0, found.index))) return [];
  const at = clause.length - what.length;
  if (!isBetweenWords(clause, found.index, at)) return [];
  // "被攻占": by another; "被流放到" is told of whom it happened to.
  if (clause[found.index - 1] === "被" && !isToPlace.test(verb)) return [];
  const text = nounOf(what, verb);
  return text === "" ? [] : [{ text, worth: isToPlace.test(verb) ? 0.48 : 0.46 }];
}

/** The object of a verb, without what describes it at length; empty where anything could be described so. */
function nounOf(what: string, verb: string): string {
  const at = what.lastIndexOf("的") + 1;
  if (at === 0) return what;
  return making.test(verb) && what.length - at <= 8 && what.length - at >= 2 ? what.slice(at) : "";
}

/** Half a predicate, a pronoun, an amount. */
const noThing =
  /^第[一二三四五六七八九十\d]|最|[多等]$|^(?:[许很众]多|[这那该其此他她它自了过着]|一[个种些系]|[两三四五六七八九十几数多]|大[量批]|新的?|更|最|为|而|并|以)|[了着过的把被将向使并而与和及是]|.[后时](?!期|代)|(?:措施|政策|办法|制度|要求|目标|问题|观点|意见|计划|方案|规定|工作|关系|作用|影响|产品|资料|成果|机构|组织|部门|国家|地区|城市|政府|行为)$|(?:之后|之前|[时后来中前里内])$|^(?:政权|国家|王朝|制度|统治|全国|天下|皇帝|国王|敌军|军队|人民|地位|权力|领袖|主力|局面|基础|传统|代表|中心|重要|著名)/u;

function isFit(sentence: string, text: string): boolean {
  const units = countUnits(text);
  if (units < 0.9 || units > 6 || noThing.test(text) || strengthOf(text) !== undefined) return false;
  const at = sentence.indexOf(text);
  const around = sentence.slice(0, at) + sentence.slice(at + text.length);
  return at >= 0 && countUnits(around) >= minAround && !letterKey(around).includes(letterKey(text));
}
