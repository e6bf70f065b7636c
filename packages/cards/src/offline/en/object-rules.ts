import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import {
  dateIn,
  isBaseVerb,
  isWhere,
  placeOnly,
  preposition,
  setPhrase,
  trimmed,
  withoutGap,
  withoutSame,
  withoutSecondVerb,
} from "./answer-text.ts";
import { type EnglishClause, hasFiniteVerb, parseClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";
import { type Asked, actOf } from "./object-complements.ts";
import { partedObject } from "./object-adverbials.ts";
import { invert, withSetting } from "./phrasing.ts";
import { isPrepositionalVerb, tellsNoPlace } from "./prepositional-verbs.ts";
import { takesNoObject } from "./verb-complements.ts";
import { verbForm } from "./verb-forms.ts";
import { doneTo } from "./who-is-done-to.ts";

const reporting =
  /^(?:state|hold|say|claim|argue|suggest|point|show|predict|believe|prove|assert|maintain|imply|find|conclude|report|declare|rule|decide|observe|note|insist|warn|demonstrate|lay|set|propose|reveal|indicate|discover|establish|guarantee|ensure|require|provide|recommend|explain|stress|hypothesise|demand|realise|agree|promise|confirm|affirm|acknowledge|admit|deny|estimate|infer|recognise|recognize|emphasise|emphasize|complain|object|answer|reply|respond|remark|urge|assure|write|teach|think|feel|learn|know|see|hear|understand|remember|fear|hope|expect|doubt|agree|swear|vow|boast|testify|speculate|postulate|calculate|determine|contend|allege|reason|hint|foresee|warn|repeat|decree|order|command|specify|dictate|mandate|add)$/;

/** S V O: the object asked for. */
export const object: EnglishRule = (said, study) => {
  const clause = withAdverb(said);
  if (!/^(?:|can|could|may|must|shall|will|would|should|cannot)$/.test(clause.auxiliary)) return undefined;
  const form = verbForm(clause.verb);
  if (form === undefined || clause.rest === "" || /\bnot\b/.test(clause.adverb)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined) return undefined;
  return (
    saidToStand(clause, { lemma: form.lemma, asked, study }) ??
    plainObject(clause, { lemma: form.lemma, asked, study })
  );
};

/** Verbs that reach their object by a preposition. */
const reaching =
  /^(?:compete|depend|rely|focus|react|respond|interact|contribute|belong|refer|bind|lead|struggle|argue|vote|relate|correlate|feed|fight|object|appeal|apply|believe|concentrate|draw|invest|border|encroach)$/;

/** "competed fiercely for colonies": the adverb goes before the verb in a question. */
function withAdverb(clause: EnglishClause): EnglishClause {
  const found =
    /^(?<adverb>[a-z]{3,}ly) (?<rest>(?:for|with|on|in|to|into|from|against|at|through|over|under|about|as|of)\s.+)$/s.exec(
      clause.rest,
    );
  const mayHave = reaching.test(verbForm(clause.verb)?.lemma ?? "");
  if (found === null || !mayHave || clause.adverb !== "" || clause.auxiliary !== "") return clause;
  return { ...clause, adverb: captured(found, "adverb"), rest: captured(found, "rest") };
}

const asking =
  /^(?:ask|study|examine|investigate|explain|describe|show|determine|decide|explore|consider|specify|tell|discuss|demonstrate)$/;

/** "examines how prices form": the question is the answer. */
function askedContent(clause: EnglishClause, { lemma, asked, study }: AskedOf): EnglishCard | undefined {
  if (!asking.test(lemma) || !/^(?:what|how|why|whether|when|where|which|who)\s\S+\s\S+/.test(clause.rest)) {
    return undefined;
  }
  const question = withSetting(clause, `What ${asked}?`, study);
  return { rule: "saying.content", question, answer: trimmed(clause.rest), score: 0.8 };
}

/** Photosynthesis takes place in P, during T. */
export const takesPlace: EnglishRule = (clause, study) => {
  if (!/^(?:takes?|took)$/.test(clause.verb) || !clause.rest.startsWith("place ")) return undefined;
  const found =
    /^place (?<word>in|at|on|within|inside|between|during|after|before|under) (?<object>[^;]{3,})$/s.exec(
      clause.rest,
    );
  const asked = found === null ? undefined : invert(clause, study);
  const where = captured(found, "word");
  const object = trimmed(captured(found, "object"));
  const isTime = /^(?:during|after|before)$/.test(where);
  const whole = `${where} ${object}`;
  if (asked === undefined || setPhrase.test(whole) || dateIn(whole) !== undefined) return undefined;
  // "takes place at any temperature".
  const warmth =
    where === "at" ? captured(/\b(?<warmth>temperatures?|pressures?|speeds?)$/.exec(object), "warmth") : "";
  if (warmth !== "") {
    const question = withSetting(clause, `At what ${warmth.replace(/s$/, "")} ${asked} place?`, study);
    return { rule: "value.measure", question, answer: whole, score: 0.8 };
  }
  return {
    rule: isTime ? "value.time" : "place.where",
    question: withSetting(clause, `${isTime ? "When" : "Where"} ${asked} place?`, study),
    answer: `${where} ${withoutSecondVerb(object, clause)}`,
    score: 0.8,
  };
};

/** What is said behind "that", or without it; and where, for "confirmed in Barton [2020] that ...". */
function saidWhat(rest: string, lemma: string): { readonly place: string; readonly that: string } {
  const isBare =
    /^(?:believe|think|claim|argue|fear|hope|say|feel|insist|assume)$/.test(lemma) &&
    parseClause(rest)?.setting === "";
  if (isBare) return { place: "", that: rest };
  const said = /^(?:(?:out|down) )?(?:(?<place>(?:in|at|before|to) [^,;]{3,50}) )?that\s(?<what>.+)$/s.exec(
    rest,
  );
  return { place: captured(said, "place"), that: captured(said, "what") };
}

const saidOfIt = /^(?:it|they|he|she|this|these) (?!(?:is|was) (?:[a-z]+ly )?[a-z]+ (?:to|that)\b)/;

/** S stands for O; S states that O. */
function saidToStand(clause: EnglishClause, { lemma, asked, study }: AskedOf): EnglishCard | undefined {
  const { rest } = clause;
  if (lemma === "stand" && rest.startsWith("for ")) {
    const question = `What ${asked} for?`;
    const answer = rest.slice(4).replace(/, [A-Z]\w* for .*$/s, "");
    return { rule: "name.abbreviation", question, answer, score: 0.88, difficulty: "easy" };
  }
  const content = askedContent(clause, { lemma, asked, study });
  if (content !== undefined) return content;
  const { place, that } = saidWhat(rest, lemma);
  // "believed that it was over": who or what it was, the text said before.
  if (that === "" || saidOfIt.test(that) || (!reporting.test(lemma) && lemma !== "mean")) return undefined;
  const particle = captured(/^(?<particle>out|down)\s/.exec(rest), "particle");
  if (/^(?:lay|set)$/.test(lemma) && particle === "") return undefined;
  const question = withSetting(
    clause,
    `What ${asked}${particle === "" ? "" : ` ${particle}`}${place === "" ? "" : ` ${place}`}?`,
    study,
  );
  // "that when it enters": the main clause was cut off.
  if (/^(?:when|if|for|as|in order)\b[^,]*$/.test(that)) return undefined;
  // "dissolves silver, and in 1839 he proposed it": what was done next is no part of what was said.
  const said = that.replace(/, and (?:(?:in|on|by|after) [^,]{2,20} )?(?:he|she|it|they) [a-z]+ .*$/s, "");
  const answer = countUnits(said) <= 24 ? said : trimmed(said);
  // "instead of listening to them": the main clause was cut off.
  if (/^(?:instead|by|despite|without|unlike|apart|in addition)\b[^,]*$/.test(answer)) return undefined;
  return { rule: "saying.content", question, answer, score: 0.84 };
}

/** Verbs with two objects, of which the first alone is no answer. */
const naming = /^(?:call|name|term|render|let|declare|consider|deem)$/;
const meaning = /^(?:mean|denote|represent|signify)$/;
const emptyObject =
  /^(?:(?:its|their|his|her) way\b|it|them|him|her|this|itself|themselves|place|part|effect|force|account|only once|once|twice|rise|way|birth|sure|when|if|because|where|as soon as|as long as|by [a-z]+ing)\b|^\d{3,4} that\b|\bago$/;

/** "without changing its name", "directly to free antigens": a condition, a manner. */
const noObject =
  / away from | (?:down|up|out|about|apart|together)$|^(?:without|despite|instead|hardest|fastest|slowest|longest|best|worst)\b|^(?:downwards?|upwards?|inwards?|outwards?|north|south|east|west|quickly|slowly|(?:very|more|less|too|so) [a-z]+ly)\b|^[a-z]+ly\s(?:to|from|in|on|with|into|by|at|for|through|throughout|along|across|around|within|between|among|about|towards?|against|over|under|after|before|when|if|as)\b/;

/** "paid Canada 3 million dollars": two objects, of which neither is asked for alone. */
const giving = /^(?:pay|grant|give|offer|send|lend|award|teach|cost|owe|hand|allow|promise|assign)$/;
const twoObjects = /^(?:[A-Z][\w’'-]+ )+(?:\d|an?\s|the\s|its\s|(?:about|up to|some|more)\s)/;

type AskedOf = Asked & { readonly study: Study };

/** Whether what stands behind a verb is a particle, a condition, or two objects: "called the continent Pangaea". */
function hasNoOneObject({ rest }: EnglishClause, lemma: string): boolean {
  if (naming.test(lemma) && lemma !== "let") return true;
  if (/^(?:out|up|down|off|back|away|aside|apart|forward|forth|together)\b/.test(rest)) return true;
  // "cannot change without changing its name": the condition, not the object.
  return noObject.test(rest) || (giving.test(lemma) && twoObjects.test(rest));
}

function plainObject(clause: EnglishClause, said: AskedOf): EnglishCard | undefined {
  const { lemma, asked, study } = said;
  if (hasNoOneObject(clause, lemma)) return undefined;
  const act = actOf(clause, { lemma, asked });
  if (act === "none") return undefined;
  if (act !== undefined) {
    const answer = act.rule === "fact.turned" ? withoutSecondVerb(act.answer, clause) : act.answer;
    return { ...act, answer, question: withSetting(clause, act.question, study) };
  }
  const found = readObject(clause);
  if (found === undefined) return undefined;
  if (found.word !== "" && amountOnly.test(found.answer)) return undefined;
  if (setPhrase.test(clause.rest) || /^as (?:many|much)\b/.test(found.answer)) return undefined;
  const lasting = howLong(clause, { lemma, asked });
  if (lasting !== undefined) return lasting;
  // "confirmed in Barton that ...": what was confirmed comes after the place.
  if (found.word !== "" && /\sthat\s/.test(found.answer) && reporting.test(lemma)) return undefined;
  return isAsked(lemma, found) ? askObject(clause, said, found) : undefined;
}

/** "occurs in about 3 per cent", "dropped from $315 to $222". */
const amountOnly =
  /^(?:an?\s|[a-z]+ )?(?:hours|days|minutes|seconds|weeks|months|years|decades|centuries)$|^(?:about|around|roughly|over|up to|[$£€])\s?\d|^[$£€\d]/;

interface Found {
  /** The preposition behind the verb; empty when there is none. */
  readonly word: string;
  readonly answer: string;
  /** "in 1877", where it stands behind the object. */
  readonly when: string;
}

/** Whether "what" asks for what stands behind a verb. */
function isAsked(lemma: string, { word, answer }: Found): boolean {
  if (word === "") return takesObject(lemma, answer) && !saysNothing.test(answer) && !whenOnly.test(answer);
  const isTime = /^(?:after|before)$/.test(word) && hasFiniteVerb(answer);
  return isTime || asksWhere(lemma, word, answer) || isPrepositionalVerb(lemma, word);
}

/** "followed the next day": when, and not what. */
const whenOnly =
  /^(?:the|that) (?:following|next|same|previous|very)?\s?(?:day|night|evening|morning|week|month|year|spring|summer|autumn|winter|century|decade)$/;

/** "release materials", "changed sides": an answer that nobody could be right or wrong with. */
const saysNothing =
  /^(?:materials|things|substances|features|changes|information|sides|aspects|factors|elements|parts|places|ways|areas|details|people|members|problems|issues|(?:similar|different|opposite|other|various|certain) [a-z]+|an? (?:change|process|thing|way|variable|condition|place|problem|result|effect))$/;

function askObject(
  clause: EnglishClause,
  { lemma, asked, study }: AskedOf,
  { word, answer, when }: Found,
): EnglishCard {
  if (asksWhere(lemma, word, answer)) {
    const question = withSetting(clause, `Where ${asked}?`, study);
    return { rule: "place.where", question, answer: placeOnly(`${word} ${answer}`), score: 0.74 };
  }
  // "resolves after the baby is born": when.
  if (/^(?:after|before)$/.test(word) && hasFiniteVerb(answer)) {
    const question = withSetting(clause, `When ${asked}?`, study);
    return { rule: "value.time", question, answer: `${word} ${answer}`, score: 0.76 };
  }
  const beside =
    word === "" && !meaning.test(lemma)
      ? askBeside(clause, { lemma, asked, study }, { answer, when })
      : undefined;
  if (beside !== undefined) return beside;
  const means = asked.replace(/^must (.*) mean$/, "does $1 mean");
  const question = withSetting(
    clause,
    `${word === "" ? doneTo(lemma, answer) : "What"} ${means}${word === "" ? "" : ` ${word}`}?`,
    study,
  );
  return meaning.test(lemma)
    ? { rule: "definition.means", question, answer, score: 0.9, difficulty: "easy" }
    : { rule: "fact.object", question, answer, score: word === "" ? 0.76 : 0.7 };
}

/** "recovered Jerusalem in 1229", "pursued the enemy as far as the Firth": asked with what else is said of the deed. */
function askBeside(
  clause: EnglishClause,
  { lemma, asked, study }: AskedOf,
  { answer, when }: Omit<Found, "word">,
): EnglishCard | undefined {
  const parted = partedObject(answer);
  const what = parted?.what ?? answer;
  const beside = parted?.beside ?? "";
  // "splits the molecules with the help of enzymes": how.
  if (/^(?:with the (?:help|aid)|by means) of/.test(beside)) {
    const question = withSetting(clause, `How ${asked} ${what}?`, study);
    return { rule: "manner.how", question, answer: beside, score: 0.78 };
  }
  if (beside.startsWith("as far as")) {
    const question = withSetting(clause, `How far ${asked} ${what}?`, study);
    return { rule: "fact.object", question, answer: beside, score: 0.78 };
  }
  const dated = /\d/.test(clause.setting) ? "" : when;
  if (parted === undefined && dated === "") return undefined;
  const question = [doneTo(lemma, what), asked, beside, dated].filter((part) => part !== "").join(" ");
  return {
    rule: "fact.object",
    question: withSetting(clause, `${question}?`, study),
    answer: what,
    score: 0.78,
  };
}

const held = /^(?:the|an?)\s(?!battle|war|accident|fight|duel|year|crash|storm|age\b)/;

function asksWhere(lemma: string, word: string, answer: string): boolean {
  if (word === "to") return going.test(lemma) && isWhere("in", placeOnly(answer));
  const isHeld = /^(?:in|at|near)$/.test(word) && staying.test(lemma) && held.test(answer);
  // "comes at the end": places in a sentence or a row.
  const isRow = /^(?:in|at|to|before|after)$/.test(word) && ranging.test(lemma) && inRow.test(answer);
  const isShown =
    /^(?:in|at)$/.test(word) && /^(?:appear|emerge|breed|start)$/.test(lemma) && shown.test(answer);
  const isBeside = /^(?:before|after|between)$/.test(word) && /^(?:stand|go|sit|stay)$/.test(lemma);
  return isHeld || isRow || isBeside || isShown || isAt(lemma, word, answer);
}

/** "lives in the soil"; "falls below atmospheric pressure" tells how far, and not where. */
function isAt(lemma: string, word: string, answer: string): boolean {
  if (!isWhere(word, answer) || tellsNoPlace(lemma)) return false;
  return !(/^(?:below|above|beneath)$/.test(word) && /^(?:fall|rise|drop|climb|sink|go)$/.test(lemma));
}

const ranging = /^(?:stand|go|come|appear|move|sit|lie|occur)$/;
const inRow =
  /^(?:the )?(?:very )?(?:end|beginning|start|front|middle|(?:first|second|third|last|final|next)\b[a-z -]* (?:position|place|slot))\b/;
const shown =
  /^(?:[A-Z]|the (?!(?:form|course|case|context|presence|absence|way|shape|same|order|light|sense|face)\b)[a-z]+)/;

const going =
  /^(?:flee|go|travel|migrate|move|return|march|sail|come|retreat|emigrate|withdraw|escape|extend|spread)$/;

/** What somebody or something does at a place. */
const staying = /^(?:live|settle|drown|die|land|arrive|stay|dwell|reside|meet|gather)$/;
/** "becomes subservient": a quality is no answer to "what". */
const noun =
  /^(?:(?:the|an?|its|their|his|her|one|two|three|four|five|six|seven|eight|nine|ten|no|all|both|more|less|most|many|several|each|every|any)\s|[A-Z\d"“]|[a-z-]+(?<!ou)s\b|[a-z]+ [a-z]+(?:ty|tion|sion|ment|ship|ness|ance|ence|ism|law|land|power|water|air|energy)$)/;

/** "play a crucial role in", "takes account of", "have an effect on": one verb in three words. */
const lightVerb =
  /^(?:spend|play|take|have|make|pay|give|gain|lose|draw|reach|exert|hold|put|bear|pose|carry|show|set|leave|offer)$/;
const lightObject =
  /^(?:an?|the|its|their)?\s?(?:[a-z-]+\s)?(?:role|part|place|notice|root|offence|shelter|leave|stock|steps?|account|care|advantage|use|effect|impact|influence|shape|turns?|interest|attention|sense|way|hold|charge|control|rise|trip|journey|choice|decision|difference|contribution|attempt|mistake|progress|sense|speech|statement|money|peace|birth|heed|look|walk|breath|break|risk|chance|time|importance|significance|priority|preference|support|access|pleasure|pride|issue|exception|place|conclusions?|distinctions?|comparisons?|lessons?|measures|agreement|negotiations|talks|stance|pressure|fruit|tone|threat|weight|foot|precedence)\b(?!s)/;

/** Whether a phrase behind a verb is the thing that the verb is done to. */
function takesObject(lemma: string, answer: string): boolean {
  if (takesNoObject(lemma)) return false;
  if (/^(?:become|remain|stay|seem|prove|get|grow|turn|feel|look|appear)$/.test(lemma)) {
    return noun.test(answer);
  }
  // "began writing stories": a deed, which is half of the verb.
  const isDoing = /^[a-z]{2,}ing\b/.test(answer);
  if (isDoing && /^(?:begin|start|stop|continue|keep|finish)$/.test(lemma)) return false;
  if (openVerb.test(lemma) && /^[a-z]+$/.test(answer)) return false;
  return !lightVerb.test(lemma) || !lightObject.test(answer);
}

/** "offered loans": one word says too little of what was offered. */
const openVerb = /^(?:offer|provide|give|bring|send|want|get|take|make|see|find|keep)$/;

const stretch =
  /^(?:(?:only|about|at least|up to|for|roughly|approximately|around)\s)*(?:an?|a few|several|many|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s?(?:to|or|–|-)\s?\w+)?\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)\b/;

/** "lasts a few weeks", "peaks 10 to 17 days after exposure". */
function howLong({ rest }: EnglishClause, { lemma, asked }: Asked): EnglishCard | undefined {
  if (!stretch.test(rest)) return undefined;
  const answer = trimmed(rest);
  if (/^(?:last|take|live|survive|persist|remain|endure)$/.test(lemma)) {
    return { rule: "value.duration", question: `How long ${asked}?`, answer, score: 0.78 };
  }
  if (!/^[^,]*\b(?:after|before)\s/.test(rest)) return undefined;
  return { rule: "value.time", question: `When ${asked}?`, answer, score: 0.76 };
}

const duringLast = /^(?<before>.{4,}) during\s[^,]+$/;
const ownClause = /[:;]|\b(?:after|before|when|while|until|because|since|as|who|which|that|where)\b/;

/** What stands before a date, and the date itself where it is the verb's: "the wars after he had beaten them in 1438" has none. */
function withoutDate(whole: string, isBehindPreposition: boolean) {
  const dated = dateIn(whole) ?? (isBehindPreposition ? duringLast.exec(whole)?.groups : undefined);
  const before = captured(dated, "before");
  if (countUnits(before) < 1) return { undated: whole, when: "" };
  return { undated: before, when: ownClause.test(before) ? "" : captured(dated, "when") };
}

/** What stands behind a verb, and the preposition between them; nothing when it is a date or no thing. */
function readObject(clause: EnglishClause) {
  const infinitive = captured(/^to\s(?<verb>[a-z]+)\s/.exec(clause.rest), "verb");
  // "affects over 6 million people": no preposition, but an amount.
  const isAmount = /^(?:over|about|around|under|between) \d/.test(clause.rest);
  const found = isBaseVerb(infinitive) || isAmount ? null : preposition.exec(clause.rest);
  const whole = found === null ? clause.rest : captured(found, "object");
  const { undated, when } = withoutDate(whole, found !== null);
  const word = captured(found, "preposition");
  const answer = withoutGap(withoutSame(withoutSecondVerb(trimmed(undated), clause), word), word);
  // "deducts from the deposit the cost": the object comes after the place.
  const isBefore = word !== "" && /^(?:the|an?|its|their)\s[^\s,]+\s(?:the|an?|its|their)\s/.test(answer);
  if (word === "to" && isBaseVerb(answer)) return undefined;
  const isBareTime =
    word === "within" &&
    /^(?:\d|an?\s|[a-z]+ )?(?:hours|days|minutes|seconds|weeks|months|years)\b|^\S+$/.test(answer);
  if (isDate(word, answer) || isBefore || isBareTime || emptyObject.test(answer) || countUnits(answer) < 1) {
    return undefined;
  }
  // "brought manuscripts with them"; "crossed the ocean regularly": how often is no part of the thing.
  return {
    word,
    when,
    answer: answer
      .replace(
        /(?<=[a-z]{3}(?<!\b(?:about|some|over|nearly|than|to))) (?:about |more than |up to )?\S+ times (?:as|more|less|faster|slower) .*$| (?:himself|herself|itself|themselves)$/,
        "",
      )
      .replace(/ (?:with|to|for|behind|around) (?:it|them|him|her|themselves|itself|himself|herself)$/, "")
      .replace(
        /(?<=\s\S+) (?:often|again|altogether|further|too|later|soon|together|(?!family|assembly|supply|anomaly|reply|ally|rally|monopoly|oligopoly)[a-z]+ly)$/,
        "",
      ),
  };
}

function isDate(preposition: string, answer: string): boolean {
  return (
    /^(?:in|on|from|until|by|around|since)$/.test(preposition) && dateIn(`in ${answer}`)?.["before"] === ""
  );
}
