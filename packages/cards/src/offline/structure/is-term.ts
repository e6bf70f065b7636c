import { isStatement } from "../en/noun-phrase.ts";
import { countOf } from "../../text/count-of.ts";
import { countUnits } from "../../text/units.ts";
import { withoutAside } from "./english-case.ts";
import { isNoise } from "../noise.ts";
import { studyQuestion } from "./study-name.ts";
import type { TermLine } from "./term-line.ts";

export const maxTermSentenceUnits = 40;

/** Whether what stands before the mark names something, and what stands behind it says what it is. */
export function isTerm(line: TermLine, first: string): boolean {
  const { term, mark } = line;
  if (countUnits(first) > maxTermSentenceUnits || isNote(term, first)) return false;
  // "第三章：期货公司", "获取->提炼->描述": a heading, a chain.
  if (/^第[一二三四五六七八九十\d]+[章节讲课]$/u.test(term) || (mark === "arrow" && /->|→/u.test(first))) {
    return false;
  }
  if ((openClause.test(term) && !/\p{Script=Han}/u.test(first)) || isOpenEnded(term, first)) return false;
  if (isDated(term) || isFragment(line) || isClause(line, first)) return false;
  // "小陈：每天写复盘": somebody speaks.
  if (/^[小老阿]\p{Script=Han}{1,2}$/u.test(term)) return false;
  // "Invitation to treat: not an offer": what a thing is not is no meaning of it, nor is what it must be.
  if (/^(?:not|cannot|can|could|must|may|should|shall|will|is|are|was|were|has|have)\s/i.test(first)) {
    return false;
  }
  return (
    mark !== "colon" ||
    !/[,，。]|\b(is|are|was|were|has|have|said|says|as follows)\b|是$|为$|包括$/iu.test(withoutAside(term))
  );
}

/** "Vienna 1815"; not the authors of a study with its year. */
function isDated(term: string): boolean {
  return /[A-Za-z] \d{4}$/.test(term) && studyQuestion(term) === undefined;
}

/** A notice; "check: who has the audio??", "Balloon model: see the side bench", "good ones: I-, Br-". */
function isNote(term: string, said: string): boolean {
  if (/\?\?$|^see (?:the|p|page|also)\b/i.test(said) || /\sones$/.test(term)) return true;
  return equated.test(said) || outline.test(said) || isNoise(`${term} ${said}`);
}

/** "Defamation: outline for weeks 6 and 7": the title of a handout. */
const outline =
  /^(?:an? )?(?:outline|handout|notes|summary|overview|introduction|revision) (?:for|of|to) (?:weeks?|lectures?|the (?:exam|course|class|module)|units?|chapters?|students)\b/i;

/** "If rwnd = 0 ...", "What you only heard about goes in -ra: ...", "In the 1960s Hess proposed ...: ...": the beginning of a sentence, no term. */
const openClause =
  /^(?:(?:what|how|why|where) )?(?:you|we|they|it|he|she|i|there|this|that|these|those)\s|^(?:lecture|chapter|week|unit|part|session|module|topic|lesson|seminar|class)\s\w{1,5}$|^(?:if|when|because|once|while|as|since|although|unless|until|whereas|with|due to|thanks to)\s|^(?:in|on|at|by|after|before|during|for)\s(?:the|an?|early|late|some|most|all|\d)/i;
/** "wider if": what goes on behind the mark. */
const openEnd = /\s(?:if|when|because|of|and|or|the|an?|than|that|which|not)$/i;
/** "wider if: more confidence"; a phrase with its Chinese meaning, "in terms of", may end so. */
function isOpenEnded(term: string, meaning: string): boolean {
  return (openEnd.test(term) || order.test(term)) && !/\p{Script=Han}/u.test(meaning);
}

/** "Correct slowly", "no article before a name": how something is to be done, and no name. */
const advice =
  /^(?:[A-Za-z][a-z]+ (?:slowly|gradually|quickly|carefully|immediately|promptly|gently|regularly|firmly|thoroughly)|no [a-z]+ (?:after|before|in|with|between|on|when|without)\s.+)$/;
/** "rumah = house": an example of a rule, a word beside its translation. */
const equated = /^[a-z]{3,} = [a-z]{3,}(?:[,;.]|$)/;
/** "Use separate boards and knives": what is to be done. */
const order =
  /^(?:use|keep|avoid|check|make sure|ensure|do not|don['’]t|never|always|remember to|try|wash|clean|cook|store|put|take|give|add|write|read|learn|find|choose|apply|call|stay|let|get|go|set|turn|ask|look|think|compare|explain|describe|discuss|list|name|define|draw|calculate|show|prove)\s(?:\S+\s){1,}\S+$|^(?:避免|防止|不要|学会|记住|注意|保持)/i;

/**
 * "Found in large numbers in tissues: ...", `"have") proteins - ...`, "two variables -> test": half a sentence, half a
 * bracket, a case with what to do in it.
 */
export function isFragment({ term, mark }: TermLine): boolean {
  const count = (sign: string) => countOf(term, sign);
  const isHalf = count("(") !== count(")") || count("（") !== count("）") || count('"') % 2 === 1;
  const isPredicate =
    /^(?:Found|Located|Used|Made|Known|Seen|Caused|Given|Based|Produced|Secreted|Formed|Associated)\s(?:.*\s)?(?:in|for|by|of|as|on|with|from|to)\b/.test(
      term,
    );
  return (
    isHalf ||
    isPredicate ||
    advice.test(term) ||
    (mark === "arrow" && /^(?:one|two|three|no|few|many)\s/i.test(term))
  );
}

/** "The index measures power: ...", "“谷贱伤农”说的就是这个道理：...": a sentence of its own. */
function isClause({ term, mark }: TermLine, meaning: string): boolean {
  // "Waar is de kaas? = Where is the cheese?": a question with its answer or its translation.
  if (/[?？]$/u.test(term)) return false;
  // "A dependency X -> Y holds if ...": an arrow inside a sentence; "multiple testing: 20 tests -> one false positive".
  if (mark === "arrow" && /^(?:an?|the)\s/i.test(term)) return true;
  // "需求定律：其他不变，P↑ → Qd↓": notes.
  const isHan = /\p{Script=Han}/u.test(term);
  if (!isHan && mark !== "arrow" && holdsArrow.test(meaning.split(/\.\s/)[0] ?? "") && !chain.test(meaning)) {
    return true;
  }
  if (mark !== "space" && clauseEn.test(term)) return true;
  if ((mark === "colon" || mark === "equals") && isStatement(term.replace(/\s*\([^()]*\)$/, ""))) return true;
  if (/^(?:以下|下列|如下|上述)|(?:指出|认为|强调|写道|说道|宣布|规定|证明|表明)$/u.test(term)) return true;
  return isChineseClause(term);
}

/** "这就是...", "棒眼是染色体重复的结果": what it is is said already. */
function isChineseClause(term: string): boolean {
  if (/\p{Script=Han}(?<![本不还总但凡])是[^，]{2,}的\p{Script=Han}{1,4}$/u.test(term)) return true;
  if (/由.{1,8}(?:组成|构成)$/u.test(term)) return true;
  if (/\p{Script=Han}{2}向\p{Script=Han}{2,}(?:申请|提出|报告|起诉|提起)$/u.test(term)) return true;
  // "西藏：顺治帝册封……": where it was, and what was done there.
  if (province.test(term)) return true;
  return clauseZh.test(term) && !/[两二三四五六七八九十]/u.test(term);
}

const province =
  /^(?:西藏|新疆|台湾|东北|西北|西南|华北|江南|岭南|中原|关中|河西|漠北|漠南|蒙古|青海|云南|四川|广东|福建|辽东)$/u;
const holdsArrow = /\s(?:->|=>|→)\s|==|=\/=|≠/u;
const chain = /^[^→]+(?:→[^→，。；]+){2,}$/u;
/** Words and signs that make an English term a clause. */
const clauseEn =
  /≠|=\/=|!=|\s(?:is|are|was|were|does|do|did|has|have|can|may|must|will|should)\s|^[A-Z]\w+ (?:made|took|gave|got|became|began|broke|came|went|left|won|lost|sent|fell|rose|led|wanted|refused) \S+ \S|^(?:The|An?|[A-Z][a-z]+)(?: [A-Za-z][a-z]+){1,2} [a-z]{2,}(?:ed|ew|ought|ook|ave|ade) (?:the|an?|his|her|its|their|this|that|all|no)\s/;

/** Words that make a Chinese term a clause. */
const clauseZh =
  /就是|说的|可以|能够|只[能用]|适用于|应当|必须|不能|不得|不要|立即|如下|以下|下列|这[个种些]|(?<![本])都(?![城市督江铎])|之所以|要求第|，/u;
