/** Abbreviations whose stop ends no sentence. */
const abbreviated =
  /\b(?:e\.g|i\.e|eg|ie|vs|cf|etc|approx|prob|esp|incl|max|min|avg|no|st|dr|fig|ca|c|a\.m|p\.m|et al|conc|dil|aq|soln|min|hrs?|yrs?|resp|temp|vol|ch|sec|lit|abbr|sg|pl|masc|fem|colloq|equiv)\.$/i;
/** Where an example, a comment or advice to the reader begins. */
const aside =
  /\s*(?:[,，;；:：(（]|[.。]\s|\s[-–—]\s)\s*(?:e\.?g\b|for example|for instance|classic (?:case|example)|typical example|examples?\b|(?:use|choose|remember|note|see|check|don[’']t|do not|never|avoid|expect|think|compare|recall|cf)\s(?!of\b)\S|it[’']s\s|例如|比如|例：|举例|如(?=[《“])).*$/isu;
/** "（*12，全国，T8B）": of which examination a note is, and what stands behind it. */
const examined =
  /[(（【〔]\s?\*?\d{1,4}\s?[，,·•年][^（）()]{1,12}[，,·•卷]\s?T?\d{1,3}[A-D]?\s?[)）】〕].*$/su;
const exampleInBrackets = /\s*[(（](?:e\.?g\b|for example|such as|例如|比如|如)[^()（）]*[)）]/giu;

/** What a term line answers with: the meaning alone, without example, advice, or the next sentence of quick notes. */
export function termAnswer(meaning: string, question: string): string {
  const told = /^(?:[^：]*：)?(?<term>[^：]+?)是(?:指)?什么？$/u.exec(question)?.groups?.["term"] ?? "";
  return told === "" ? plainAnswer(meaning, question) : withoutTerm(plainAnswer(meaning, question), told);
}

/** "误差：测量值与真实值的差异叫误差", "词类：词类是词的分类": the term itself is no part of the answer. */
function withoutTerm(answer: string, term: string): string {
  const tail = /(?:，|,)?(?:叫做?|称为?|称作|即为?|就是)$/u;
  if (answer.endsWith(term) && tail.test(answer.slice(0, -term.length))) {
    return answer.slice(0, -term.length).replace(tail, "");
  }
  return answer.startsWith(`${term}是`) ? answer.slice(term.length + 1).replace(/^指/u, "") : answer;
}

function plainAnswer(meaning: string, question: string): string {
  const bare = meaning
    .replace(/\s*\[(?:image|picture|figure|diagram|图片?|插图)[^\]]*\]\s*$/iu, "")
    .replace(examined, "")
    .replace(/\s*[(（](?:每题)?\d{1,2}(?:\.\d)?\s?分[)）]\s*$/u, "")
    // "← 会计恒等式", "（老搞反）": what the note-taker says of the line.
    .replace(
      /\s*←.*$|\s*[（(](?:老|总是?|容易|经常)?(?:搞反|搞混|记混|弄混|混淆|写错|记错|重点|必背|背|记|考过|常考|爱考|不懂|没懂|存疑|[？?！!]+)[）)]/gu,
      "",
    )
    .replace(/^(?:[@#*]+|[>~](?!\s?\d))+\s*/u, "")
    .replace(/^[也又](?:称|叫)[^，、；]{1,14}，(?=是?指|即|[^，。；又也或]{4})/u, "")
    .replace(/^是(?![否非指])/u, "")
    .replace(/^(?:是?指(?![南标数挥定出示向导引望])的?是?|就是|意思是|即(?![将使便]))[：，]?/u, "");
  const alone = bare.replace(exampleInBrackets, "").replace(aside, "").trim();
  const answer = alone === "" ? bare : alone;
  return question.endsWith("是多少？") ? amountIn(answer) : withoutVerb(answer, question);
}

/** "square root of variance. same units as data": the stops of a student before small letters end notes as well. */
export function splitNotes(text: string): readonly string[] {
  if (!text.includes(". ")) return [text];
  const notes: string[] = [];
  let start = 0;
  for (const stop of text.matchAll(/[a-z)\d]\.\s+(?=[a-z(])/gi)) {
    const before = text.slice(start, stop.index + 2);
    const isEnd = /^[a-z(]/.test(text.slice(stop.index + stop[0].length)) && !abbreviated.test(before);
    if (!isEnd) continue;
    notes.push(before);
    start = stop.index + stop[0].length;
  }
  return [...notes, text.slice(start)];
}

/** "Where does transcription take place?" is answered by "in the nucleus", not by "takes place in the nucleus". */
function withoutVerb(answer: string, question: string): string {
  if (
    /^(?:When|Where|How often|How long|How (?:is|are)|Why (?:was|were|do|does)) |^What (?:is|are) .* (?:used|needed|required) for\?$/.test(
      question,
    )
  ) {
    return answer.replace(
      /^[a-z]+(?: (?:place|out|up|down))? (?=(?:in|on|at|inside|within|between|near|under|above|below|behind|around|along|across|about|from|when|where|if|after|before|during|every|until|to|due to|because of|as a result of|in order to|using|with|as soon as|in terms of)\s)/i,
      "",
    );
  }
  if (question.endsWith("用于什么？")) return answer.replace(/^(?:主要|常|多)?用于/u, "");
  if (question.endsWith("等于什么？")) return answer.replace(/^等于/u, "");
  if (question.endsWith("又称什么？")) {
    return answer.replace(/(?:又|也|亦|或)(?:称|叫|名)(?:为|作|做)?/gu, "").replace(/[。]$/u, "");
  }
  if (question.endsWith("适合什么？")) return answer.replace(/^适合/u, "").replace(/[。]$/u, "");
  const done = /由谁(?<verb>.{1,2})？$/u.exec(question)?.groups?.["verb"];
  if (done !== undefined) return answer.replace(/^由/u, "").replace(new RegExp(`${done}[。]?$`, "u"), "");
  if (question.endsWith(" last?")) return answer.replace(/^lasts?\s/, "");
  const passive = passiveQuestion.exec(question)?.groups?.["verb"];
  if (passive === undefined) return withoutOwnVerb(answer, question);
  const rest = withoutStart(answer, passive);
  // "William Gosset, published 1908 under another name": who did it is the answer.
  return question.startsWith("Who") ? (rest.split(/,\s(?!and\b|[A-Z])/)[0] ?? rest) : rest;
}

/** "7.35～7.45，与缓冲对有关": how much, and nothing that is said of it. */
function amountIn(answer: string): string {
  const [first = "", ...others] = answer.split(/[，；]/u);
  const isAside = /^\s*(?:物理意义|单位|即|约合|相当于)/u.test(others[0] ?? "");
  return isAside || (/^\D{0,3}\d/u.test(first) && !others.some((part) => /\d/.test(part))) ? first : answer;
}

const passiveQuestion =
  /^(?:What|Who) (?:is|are|was|were) .*?(?<verb>\S+(?: (?:up|down|out|off))? (?:of|from|into|as|after|by|on|to|with))\?$/;
const contentQuestion = /^What (?:does|do|did) .*?(?<verb>\S+?(?: (?:of|on|to|in|from))?)\?$/;

/** "What does the sports drink contain?" is answered without "contains". */
function withoutOwnVerb(answer: string, question: string): string {
  const content = contentQuestion.exec(question)?.groups?.["verb"];
  if (content === undefined || content === "do") return answer;
  const [lemma = "", preposition] = content.split(" ");
  const [first = "", second = ""] = answer.split(" ");
  const isVerb = first.toLowerCase().startsWith(lemma.slice(0, 3));
  if (!isVerb || (preposition !== undefined && second !== preposition)) return answer;
  return withoutStart(answer, preposition === undefined ? first : `${first} ${second}`);
}

function withoutStart(text: string, start: string): string {
  const isStart = text.toLowerCase().startsWith(`${start.toLowerCase()} `);
  return isStart ? text.slice(start.length + 1).replace(/^that\s/, "") : text;
}
