/** Something to look for, as it stands in a folded text. */
export interface Term {
  readonly text: string;
  /** Which parts of the question it speaks for: a Latin word is one, a Han character is one. */
  readonly parts: readonly number[];
}

/** A question taken apart. */
export interface QuestionTerms {
  /** Each once, at most 40; none where the question names nothing ("what is it?"). */
  readonly terms: readonly Term[];
  /** What each part weighs: 1 for a word, half for a character, nothing for one that joins others. */
  readonly weights: readonly number[];
}

const maxTerms = 40;

/** What Chinese questions are asked with, and what is asked for: it says nothing of what they are about. */
const askingChinese =
  /请问|请你|解释一下|介绍一下|简述|简要|解释|介绍|说明|分别是|是什么意思|什么意思|指的是|是什么时候|什么时候|哪一年|是什么|为什么|为何|有什么|有哪些|有多少|有几个|有几种|在哪里|在哪儿|什么|怎么样|怎么|怎样|如何|哪一个|哪一|哪些|哪个|哪里|哪年|多少|几个|几种|几年|是不是|有没有|是否|能不能|可不可以|告诉我|我想知道|一下|以及|或者|还是|关于|它们|他们|她们|我们|你们|这个|那个|这些|那些|主要|内容|区别|不同|特点|特征|作用|功能|原因|意义|定义|概念|含义|关系|[的了吗呢吧么请它他她我你这那谁哪几]/gu;
/** May belong to a word (`有氧`) or join two (`A 和 B`): looked for, but not missed. */
const joining = new Set("和与跟及或是在有对中里为被把从到由都也会要能");

const askingEnglish = new Set(
  (
    "a an the of in on at to for from by with as is are was were be been being do does did has have had can could will would " +
    "should may might must what which who whom whose when where why how much many and or but not no than then that this these " +
    "those it its they them their he she his her we you i me my our your there here about into over under between please " +
    "explain describe tell give mean means meaning definition define difference differences called name list main kinds types"
  ).split(" "),
);

const token = /(\p{Script=Han}+)|([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d][\p{L}\d'’+#-]*)/gu;

export function questionTerms(question: string): QuestionTerms {
  const text = foldText(question).replace(askingChinese, " ");
  const parts = new Map<string, number[]>();
  const weights: number[] = [];
  const add = (term: string, ...indexes: number[]): void => {
    parts.set(term, [...(parts.get(term) ?? []), ...indexes]);
  };
  for (const [, han, word] of text.matchAll(token)) {
    if (word !== undefined) {
      if (!askingEnglish.has(word)) add(stemOf(word), weights.push(1) - 1);
      continue;
    }
    const characters = Array.from(han ?? "");
    const first = weights.length;
    for (const character of characters) weights.push(joining.has(character) ? 0 : 0.5);
    // 记忆曲线 is looked for as 记忆, 忆曲, 曲线: no dictionary is needed, and what is spelt in full has all its pairs.
    if (characters.length === 1) add(characters.join(""), first);
    for (let at = 1; at < characters.length; at += 1) {
      add(characters.slice(at - 1, at + 1).join(""), first + at - 1, first + at);
    }
  }
  const terms = [...parts].map(([term, indexes]) => ({ text: term, parts: indexes }));
  return { terms: terms.slice(0, maxTerms), weights };
}

/** How texts are compared: composed alike, without capitals. */
export function foldText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

const endings = [/(?:ations?|ings?|ed|ies|es|s|y|e)$/, /s$/];

/**
 * A beginning that the forms of a word have in common: `studies` and `study` are `stud`, `memories` is `memori`. Terms are
 * looked for as they stand, so a beginning finds every form.
 */
function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/, "");
  if (!/^[a-z]{5,}$/.test(bare)) return bare;
  const stems = endings.map((ending) => bare.replace(ending, ""));
  return stems.find((stem) => stem !== bare && stem.length >= 4) ?? bare;
}
