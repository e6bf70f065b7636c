import { countHan, countUnits } from "../../text/units.ts";
import { verbForm } from "../en/verb-forms.ts";
import { comparedQuestion } from "./chinese-compared.ts";
import { chineseTermQuestion } from "./chinese-term.ts";
import { englishTermQuestion } from "./english-term.ts";
import { isDateText } from "./table-cell.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

const vocabularyTopic =
  /vocab|phrase|false friend|expressions?|idioms?|单词|词汇|短语|词组|常用句|生词|成语|构词/i;

function isWord({ term, meaning }: TermLine): boolean {
  const first = meaning.split(" ")[0] ?? "";
  const isVerb =
    /^(?:third|past|pastOrParticiple)$/.test(verbForm(first)?.form ?? "") &&
    / (?:the|an?|for) /.test(meaning);
  return !isDateText(term) && !/^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/.test(term) && !isVerb;
}

const foreignLetters =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u;

/** The question to which a meaning is the answer, as near as it can be told: a table's head says what the meaning is. */
export function termQuestion(line: TermLine, context: TermContext): string {
  const plain = context.tongue === "zh" ? `${line.term}是什么？` : `What is meant by “${line.term}”?`;
  return sureTermQuestion(line, context) ?? plain;
}

/** The question to which a term line's meaning is the answer; nothing where none is sure. */
export function sureTermQuestion(line: TermLine, context: TermContext): string | undefined {
  const isZh = context.tongue === "zh";
  if (isVocabulary(line, context)) {
    return isZh ? `“${line.term}”是什么意思？` : `What does “${line.term}” mean?`;
  }
  if (/[?？]$/u.test(line.term)) return line.term;
  return isZh ? chineseTermQuestion(line, context) : englishTermQuestion(line, context);
}

const foreignWord =
  /(?:^|\s)(?:é|da|do|não|que|está|le|les|des|der|die|das|ist|und|ich|nicht|el|los|las|una|uno|il|lo|gli|di|che|sono|mi|me|te|se|qu['’]|est|je|tu|nous|vous|pas|wir|uns|ihr|sie|kann|wollen|haben|sind|ein|eine|mit|auf|für|bitte|mir|dir|para|por|con|muy|¿|eu|você|minha|meu|fica|wie|wo|zum|zur)(?=[\s'’])/i;

/** "A minha casa fica perto.", "Quanto é a renda por mês?": several words of another language with its marks. */
function isForeignPhrase(term: string): boolean {
  const isEnglish = /\b(?:the|of|and|is|in|to|for|with|by|on)\b/i.test(term);
  return (
    !isEnglish &&
    / /.test(term) &&
    (/[àáâãäåæçéèêëíîïñóôõöøúûüß¿¡]/i.test(term)
      ? foreignWord.test(`${term} `)
      : (term.match(new RegExp(foreignWord, "gi"))?.length ?? 0) > 1)
  );
}

/** "varrer – to sweep". */
function isForeignVerb({ term, meaning }: TermLine): boolean {
  return /^[a-zà-ÿ]+(?:-?se)?$/.test(term) && /^to [a-z]+(?: [a-z]+){0,3}(?:[,;/] .*)?$/.test(meaning);
}

const languages =
  /\b(?:Dutch|Nederlands|German|Deutsch|French|Français|Spanish|Español|Italian|Italiano|Portuguese|Português|Latin|Japanese|Korean|Russian|Arabic|Swedish|Norwegian|Danish|Polish|Turkish|Greek|Welsh|Irish|Finnish|Czech|Hungarian|Indonesian|Malay|Tagalog|Filipino|Hindi|Urdu|Bengali|Tamil|Persian|Farsi|Hebrew|Swahili|Ukrainian|Romanian|Bulgarian|Croatian|Serbian|Slovak|Slovene|Slovenian|Latvian|Lithuanian|Estonian|Icelandic|Catalan|Basque|Galician|Vietnamese|Thai|Afrikaans|Yoruba|Zulu|Hausa|Maori|Hawaiian|Esperanto|Sanskrit|Scots|Gaelic|Breton|Albanian|Georgian|Armenian)\b/i;
/** Words about words, which a language course defines in English. */
const grammar =
  /\b(?:verbs?|nouns?|tense|case|article|adjectives?|plural|singular|stress|vowels?|consonants?|subject|object|declension|conjugation|participle|infinitive|gender|pronouns?|word order|ending)\b/i;

/** "de kaas = cheese" in a course of a language. */
function isInWordList({ term, meaning, mark }: TermLine, { title }: TermContext): boolean {
  if (mark === "arrow" || !languages.test(title) || grammar.test(`${term} ${meaning}`)) return false;
  // A sentence with its translation.
  if (/[.?!]$/.test(term) && /[.?!]$|^[A-Z]/.test(meaning)) return true;
  return /^[^\d.,;:]{2,40}$/.test(term) && term.split(" ").length <= 4 && meaning.split(" ").length <= 5;
}

function isForeignWord(line: TermLine, context: TermContext): boolean {
  return isForeignPhrase(line.term) || isForeignVerb(line) || isInWordList(line, context);
}

/** Whether a line teaches a word of another language than the one it is explained in. */
export function isVocabulary(line: TermLine, context: TermContext): boolean {
  // "食べます → 食べて" says what becomes of a word.
  if (line.mark === "arrow" && foreignLetters.test(line.meaning)) return false;
  if (context.tongue === "en" && isForeignWord(line, context)) return true;
  if (context.tongue === "zh" && comparedQuestion(line) !== undefined) return false;
  // A year, somebody's name and what a thing does are no words with their meaning, whatever the heading says.
  if (vocabularyTopic.test(`${context.topic} ${context.lead ?? ""}`)) {
    if (context.tongue === "en") return isWord(line);
    return !/\p{Script=Han} \p{Script=Han}|类型|结构|[两二三四五六七八九十]种/u.test(line.term);
  }
  return context.tongue === "zh" && isForeignTerm(line.term) && isGloss(line.meaning);
}

function isGloss(meaning: string): boolean {
  return countHan(meaning) > 0 && countUnits(meaning) < 12;
}

/** "dropout", "たべる", among Chinese notes. */
function isForeignTerm(term: string): boolean {
  const isLatin =
    countHan(term) === 0 && !/\d/.test(term) && /[a-zà-ÿ]{2}/.test(term) && !/[A-Z]{2}/.test(term);
  return isLatin || foreignLetters.test(term);
}
