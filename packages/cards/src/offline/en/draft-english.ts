import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { headingOver, underHeading } from "../context.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { Place } from "../place.ts";
import type { Study } from "../study.ts";
import { asideCards } from "./aside-rules.ts";
import { type EnglishClause, isPlural, parseClause, hasFiniteVerb } from "./clause.ts";
import { dateRules, englishRules } from "./clause-rules.ts";
import { complementOf } from "./complement.ts";
import type { EnglishCard } from "./english-card.ts";
import { hideEnglishGaps } from "./english-gaps.ts";
import { insideSentence, isPerson } from "./phrasing.ts";
import { mayNotBeAsked } from "./clause-not-asked.ts";
import { personInHand, rememberPerson } from "./person-in-hand.ts";
import { hiddenObject } from "./open-question.ts";
import { type Tellings, tellingsOf } from "./said-in-passing.ts";
import { explainedCards, sentenceCard } from "./sentence-rules.ts";
import { lastCard, plainCard, ruleTold } from "./plain-rules.ts";
import { agreesWithTags } from "./question-tags.ts";
import { isSound, isWellMade } from "./sound-card.ts";
import { splitEnglish } from "./split-clauses.ts";
import { isToldBy, lackOf } from "./stands-alone.ts";
import { hideRest, hideStatement } from "./statement-gap.ts";
import { hideUnasked } from "./unasked-gap.ts";
import { verbForm } from "./verb-forms.ts";

const opening =
  /^(?:however|moreover|therefore|thus|furthermore|in general|in addition(?! to)|as a result(?! of)|by contrast(?! (?:to|with))|together(?=,)|later(?=,)|afterwards?(?=,)|initially(?=,)|eventually(?=,)|for example|for instance|in the end|consequently|similarly(?! to)|in fact|indeed|nevertheless|finally|also|first|second|hence|then|so(?=,)|now(?=,)|instead|meanwhile|overall|in particular|in short|in other words|in practice|importantly|notably|specifically|clearly|of course|accordingly|subsequently|true(?=,)|granted(?=,)|admittedly|in reality|in truth|nowadays(?=,))\b,?\s*/i;
const aside =
  /, (?:however|by contrast|on the other hand|for example|for instance|therefore|in turn|in contrast),/gi;
/** What follows from the sentence before, said of a thing that was named there; an example of what it told. */
const following =
  /^(?:For example|For instance),? |^(?:As a result|Consequently|Therefore|Thus|Hence|Accordingly),? the [a-z]+ [a-z]+\b/;
const pronoun = /^(?<word>It|They|He|She|This|These|Its|Their|His|Her)\b/i;
const maxCards = 4;

/** Drafts one English sentence; answers what it speaks of, for the pronouns of the next. */
export function draftEnglish(place: Place, hand: SentenceInHand): string {
  if (!/s\. |°/.test(hand.sentence)) return draftOne(place, hand);
  const [first = "", ...others] = hand.sentence.split(missedStop);
  let subject = draftOne(place, { ...hand, sentence: first });
  for (const sentence of others) subject = draftOne(place, { ...hand, sentence, subject });
  return subject;
}

/** "in the 1960s. In his", "at 0 °C. William": the stop ends a sentence, though an abbreviation may end so too. */
const missedStop = /(?<=\d0s\.|°[CFK]\.) (?=[A-Z])/;

function draftOne(place: Place, hand: SentenceInHand): string {
  const plain = capitalised(withoutNotes(unquoted(hand.sentence)).replace(opening, "").replace(aside, ""));
  // "As a result, the population falls": which one, the sentence before said.
  if (following.test(hand.sentence)) return "";
  const special = sentenceCard(plain) ?? plainCard(plain, place.study);
  if (special !== undefined && isSound(special) && agreesWithTags(special, place.study.tagged(plain))) {
    place.sheet.ask({ ...special, quote: hand.sentence });
    return "";
  }
  const told = tellingsOf(plain);
  const main = resolvePronoun(told.main, hand.subject, place);
  if (main === undefined) {
    // "It was a hard year, and Karl Brandt closed the bank": the second clause needs no pronoun.
    const isLonger = splitEnglish(told.main).clauses.length > 1;
    if (isLonger) return draftText(place, hand, { ...told, whole: told.main });
    rememberPerson(place, plain, []);
    return "";
  }
  const whole = told.main === plain ? main : resolvePronoun(plain, hand.subject, place);
  const isWhole = whole !== undefined && lackOf(whole) === "nothing";
  const subject = draftText(place, hand, { main, beside: told.beside, whole: isWhole ? whole : main });
  // "Its full name is ...": what the text speaks of stays what "its" meant.
  return /^(?:its|their)\b/i.test(told.main) ? hand.subject : subject;
}

/** A sentence whose pronoun is resolved, with what it says in passing and without. */
interface ReadSentence extends Tellings {
  readonly whole: string;
}

/** Drafts a sentence whose pronoun is resolved; answers its last subject. */
function draftText(place: Place, hand: SentenceInHand, { main, beside, whole }: ReadSentence): string {
  const parts = splitEnglish(main);
  const cards: EnglishCard[] = [...asideCards(parts, place.study), ...explainedCards(main)].filter(isSound);
  const read = readClauses([...parts.clauses, ...beside], hand, place);
  const clauses = read.map(({ clause }) => clause).filter((clause) => clause !== undefined);
  for (const clause of clauses) cards.push(...cardsOf(clause, place, hand.sentence));
  const complement = clauses.map((clause) => complementOf(clause)).find((said) => said !== "") ?? "";
  const subject = clauses.at(-1 - beside.length)?.subject ?? "";
  const named = parts.apposition === undefined ? [] : [parts.apposition.name];
  rememberPerson(place, main, [...named, ...clauses.map((clause) => clause.subject)]);
  cards.push(...relativeCards(parts, place));
  const tokens = place.study.tagged(hand.sentence);
  const asked = cards.filter((card) => agreesWithTags(card, tokens)).slice(0, maxCards);
  const begun = place.sheet.drafts.length;
  for (const card of asked) {
    const gap = hiddenObject(place, { ...hand, sentence: whole, quote: hand.sentence }, card);
    if (gap === undefined) place.sheet.ask({ ...card, quote: hand.sentence });
    else place.sheet.hide(gap);
  }
  const covering = place.study.wantsGapsOnly ? [] : asked;
  const made = place.sheet.drafts.length;
  if (mayHide(hand.sentence, covering)) hideWhole(place, { ...hand, told: whole }, complement);
  const hidden = place.sheet.drafts.slice(made).map(({ answer }) => answer);
  hideUnasked(place, {
    ...hand,
    quote: hand.sentence,
    sentence: whole,
    clauses: read.filter(isStatement).map(({ text }) => text),
    asked: covering,
    hidden,
  });
  const drafts = place.sheet.drafts.slice(begun);
  const told = [...covering, ...drafts.filter(({ type }) => type === "basic")].map(
    ({ question, answer }) => `${question} ${answer}`,
  );
  if (drafts.length > 0) {
    hideRest(place, { ...hand, sentence: whole }, { quote: hand.sentence, drafts, told });
  }
  return subject;
}

/** Hides a phrase of a sentence that no question covers; where nothing of it can be hidden, asks what one of its kind does. */
function hideWhole(
  place: Place,
  { told, ...hand }: SentenceInHand & { readonly told: string },
  complement: string,
): void {
  const quote = hand.sentence;
  const made = place.sheet.drafts.length;
  const rule = ruleTold(told);
  if (rule !== "" && lackOf(told) === "nothing") {
    place.sheet.hide({
      rule: "gap.rule",
      sentence: told,
      gap: rule,
      quote,
      score: 0.55,
      difficulty: "medium",
    });
    return;
  }
  hideEnglishGaps(place, { ...hand, ...(told === quote ? { complement } : {}), sentence: told }, quote);
  if (place.sheet.drafts.length === made) {
    hideStatement(place, { ...hand, sentence: told }, { quote, under: "nothing" });
  }
  const last = place.sheet.drafts.length === made ? lastCard(told, place.study) : undefined;
  if (last !== undefined && isSound(last)) place.sheet.ask({ ...last, quote });
}

/** A clause as it reads by itself; no rule asks about one that cannot be taken apart. */
interface ReadClause {
  readonly text: string;
  readonly clause: EnglishClause | undefined;
}

/** "a series which": a clause that was cut in the middle is none. */
function isStatement({ text, clause }: ReadClause): boolean {
  return (
    clause !== undefined && !/\b(?:which|who|that|and|or|of|the|an?|to|in|by|for|with|as)[.,]?$/.test(text)
  );
}

/** The clauses of a sentence with what their pronouns mean: a clause that cannot be read leaves that open for the next. */
function readClauses(pieces: readonly string[], hand: SentenceInHand, place: Place): readonly ReadClause[] {
  // "Its greatest success was ...: by 1870 it had founded": whose success it was stays what "it" means.
  const owner = /^(?:Its|Their|His|Her)\b/.test(hand.sentence) ? hand.subject : undefined;
  const read: ReadClause[] = [];
  let known = hand.subject;
  for (const piece of pieces) {
    const text = textOf(piece, known, place);
    const clause = text === undefined ? undefined : clauseOf(text, place);
    known = owner ?? clause?.subject ?? "";
    if (text !== undefined) read.push({ text, clause });
  }
  return read;
}

/** "the AV node, which delays it": a card of less worth than those of the main clauses. */
function relativeCards({ relative }: ReturnType<typeof splitEnglish>, place: Place): readonly EnglishCard[] {
  const clause = relative === undefined ? undefined : parseClause(`${relative.noun} ${relative.predicate}`);
  const [card] = clause === undefined ? [] : cardsOf(clause, place, relative?.noun ?? "");
  // "a secret alliance, which was mediated by ...": nobody can tell which one is asked about, but what it is can be.
  const isVague = /^an?\s/i.test(relative?.noun ?? "") && card?.rule !== "definition.sentence";
  return card === undefined || isVague || isSaidOfClause(clause)
    ? []
    : [{ ...card, score: card.score - 0.12 }];
}

/** "dilate the arteriole, which lowers the pressure": what "which" means is the whole clause. */
function isSaidOfClause(clause: EnglishClause | undefined): boolean {
  const form = verbForm(clause?.verb ?? "");
  if (clause?.auxiliary !== "" || form === undefined) return false;
  return form.form === "third" ? effectVerb.test(form.lemma) : causing.test(form.lemma);
}

/** A sentence that is a quotation from end to end reads as any other. */
function unquoted(sentence: string): string {
  return /^["“]([^"“”]+)["”]$/.exec(sentence)?.[1] ?? sentence;
}

/** "of cancer.[1]": the number of a footnote is no part of the text. */
function withoutNotes(sentence: string): string {
  return sentence.includes("[") ? sentence.replace(/(?<=[\p{L}.,;)”"])\[\d{1,3}\]/gu, "") : sentence;
}

/** A gap card is made of a sentence that no question covers and that can stand alone. */
function mayHide(sentence: string, cards: readonly EnglishCard[]): boolean {
  return (
    cards.length === 0 &&
    !/^(?:and|but|so|or|because|which|there|here|what|such|in those cases|for this reason)\b/i.test(
      sentence,
    ) &&
    !/:$|\[(?!\d{4}\])/.test(sentence) &&
    verbFirst(sentence) === "" &&
    !/\b(?:including|and|or|but|of|the|an?|for|with|that|which)$/.test(sentence)
  );
}

/** A sentence of notes that leaves its subject out ("Affects millions", "Measured by ..."); empty for any other. */
function verbFirst(sentence: string): string {
  const [first = "", second = ""] = sentence.split(" ");
  const form = verbForm(first)?.form;
  const isThird = form === "third" && !/^(?:of|and|or|are|is|in|on|for|that|which)$/.test(second);
  const isPassive =
    (form === "pastOrParticiple" || form === "participle") &&
    /^(?:by|in|as|with|from|to|at|on|for)$/.test(second);
  return isThird || isPassive ? sentence : "";
}

function capitalised(text: string): string {
  return /^\w+[_(]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** "It", "Its" and "They" replaced by what the text speaks of; nothing when that is unsure. */
function resolvePronoun(text: string, subject: string, place: Place): string | undefined {
  const { study } = place;
  const word = captured(pronoun.exec(text), "word").toLowerCase();
  if (word === "") return resolveBehindSetting(text, subject, place);
  const owner = captured(/^(?<owner>[A-Z][\w ]+?)[’']s?\s/.exec(subject), "owner");
  const last = personal.test(word) && owner !== "" ? owner : subject;
  // "His revolt" behind a sentence on something else: who the block spoke of.
  const meant =
    personal.test(word) && !(last !== "" && canMean(word, last, study)) ? personInHand(place) : last;
  if (meant === "" || emptyPronoun.test(text) || !canMean(word, meant, study)) return undefined;
  const named = capitalised(insideSentence(meant, study));
  const owned = isOwner.test(word)
    ? ownedBy(text.slice(word.length), insideSentence(meant, study))
    : undefined;
  if (owned !== undefined) return owned;
  const possessive = named.endsWith("s") ? "’" : "’s";
  return named + (isOwner.test(word) ? possessive : "") + text.slice(word.length);
}

const isOwner = /^(?:its|their|his|her)$/;

/** "Its rules are": of an owner of several words, "the rules of the constitution of the realm are". */
function ownedBy(rest: string, owner: string): string | undefined {
  if (!/\s(?:of|in|for|between)\s/.test(owner)) return undefined;
  const clause = parseClause(`The${rest}`);
  if (clause === undefined || clause.setting !== "" || /\s(?:of|in)\s/.test(clause.subject)) return undefined;
  return `${clause.subject} of ${owner}${`The${rest}`.slice(clause.subject.length)}`;
}

/** "In a resting adult it beats": the subject behind a setting of place or time is what the text speaks of. */
function resolveBehindSetting(text: string, subject: string, place: Place): string {
  const found =
    /^(?<setting>(?:In|At|On|During|Under|Within|Throughout|By|After|Towards|Before|For|Without|Between|To) [^,]{3,60}?,? )(?<word>it|they|he|she)(?<rest> [a-z]+\s.+)$/s.exec(
      text,
    );
  if (found === null) return text;
  const word = captured(found, "word");
  const isFit = subject !== "" && canMean(word, subject, place.study);
  const meant = isFit || !personal.test(word) ? subject : personInHand(place);
  // "At first it was the merchants who": nothing that was named.
  if (/^it (?:is|was) .* (?:who|that) /.test(`${word} ${captured(found, "rest")}`)) return text;
  if (meant === "" || !canMean(word, meant, place.study)) return text;
  const setting = captured(found, "setting").replace(/,?$/, ",");
  return /\b(?:that|which|who|where|when|since|because|as|if)\b/.test(setting) || hasFiniteVerb(setting)
    ? text
    : `${setting} ${insideSentence(meant, place.study)} ${captured(found, "rest")}`;
}

const personal = /^(?:he|his|she|her)$/;
/** "This is the test", "It is clear that": no one thing that was named stands behind these, but what was said of it. */
const emptyPronoun =
  /^this\b|^these\s(?!are\b|were\b)|^these (?:are|were) (?:the|an?|called|known|named|termed|referred)\b|^it (?:is|was) (?:not )?(?:a mark|clear|possible|important|necessary|true|likely|common|said|known|easy|hard|only|not only|but|thus)\b|^it (?:follows|turns out|seems|appears|happens|(?:is|was) [^,]{3,110} (?:that|who))\b/i;

/** Whether a pronoun agrees with a noun in number and kind. */
function canMean(word: string, noun: string, study: Study): boolean {
  const isMany = isPlural(noun.split(/\s(?:of|in|that|which)\s/)[0] ?? "");
  // "The most common cause": of what, the text said before.
  if (/^the (?:most|main|first|second|third|last|only|next|other) /i.test(noun)) return false;
  // "Choosing the controls": a deed is no "they".
  if (/^[A-Z][a-z]+ing (?:the|an?)\b/.test(noun) && word !== "it" && word !== "its") return false;
  if (/^(?:they|their|these)$/.test(word)) return isMany || /\sand\s/.test(noun);
  // "Forfeiture": a capital at the start of a sentence names nobody.
  if (personal.test(word)) return isPerson(insideSentence(noun, study)) || party.test(noun);
  return !isMany && !isSomebody(noun);
}

/** "the novelist Émile Zola", "Ada Brandt": no "it". */
function isSomebody(noun: string): boolean {
  if (/^[A-Z]\S* [A-Z]/.test(noun)) return isPerson(noun);
  const head = noun.split(/ (?:of|in|for|who|that|on|at) /)[0] ?? "";
  if (human.test(head) || party.test(head)) return true;
  return /^(?:[Tt]he|[Aa]n?) .* \p{Lu}\S+$/u.test(head) && isPerson(head.replace(/ \p{Lu}.*$/u, ""));
}

/** Somebody of a kind: "it" is never meant of them. */
const human =
  /^(?:[Tt]he|[Aa]n?|[Ee]very|[Ee]ach) (?:[a-z-]+ )?(?:adult|person|man|woman|boy|girl|patient|worker|student|pupil|teacher|doctor|nurse|soldier|farmer|king|queen|emperor|pope|minister|president|judge|novelist|writer|poet|scientist|driver|user|citizen|slave|peasant|merchant|trader|sailor|officer|general|mother|father|parent|somebody|anybody|everybody)$/;

/** Whom a law calls "he": the lender, the tenant, an occupier. */
const party =
  /^(?:[Tt]he|[Aa]n?) (?:[a-z-]+ )?(?:lender|borrower|buyer|seller|tenant|landlord|owner|occupier|claimant|defendant|accused|employer|employee|creditor|debtor|trustee|beneficiary|settlor|testator|promisor|promisee|offeror|offeree|mortgagor|mortgagee|licensee|licensor|agent|director|shareholder|insurer|insured|consumer|trader|applicant|respondent|appellant|victim|offender|suspect|constable|solicitor|customer)$/;

/** A piece of a sentence with the subject that it leaves out or means; nothing when that is unsure. */
function textOf(piece: string, subject: string, place: Place): string | undefined {
  const isElided = /^(?:is|are|was|were|has|have|had|can|cannot|may|must|does|do)\s/.test(piece);
  if (isElided && subject === "") return undefined;
  return resolvePronoun(capitalised(isElided ? `${subject} ${piece}` : piece), subject, place);
}

function clauseOf(text: string, place: Place): EnglishClause | undefined {
  const clause = parseClause(text);
  const name = clause === undefined ? "" : fullName(clause.subject, place.study.title);
  return clause === undefined || name === "" ? clause : { ...clause, subject: name };
}

/** "The empire" in a text that is titled "The Ottoman Empire": its name in full. */
function fullName(subject: string, title: string): string {
  const noun = captured(/^[Tt]he (?<noun>[A-Za-z]+)$/.exec(subject), "noun").toLowerCase();
  if (noun === "") return "";
  const name = title.replace(/^The /, "");
  const isName = /^[A-Z][\w’'-]*(?: (?:of|and|the|de|[A-Z][\w’'-]*))* [A-Z][a-z]+(?: \d{4})?$/.test(name);
  const ends = name
    .replace(/ \d{4}$/, "")
    .toLowerCase()
    .endsWith(` ${noun}`);
  return isName && ends && titled.test(noun) ? `The ${name}` : "";
}

/** What a text calls by its kind once it has given the name. */
const titled =
  /^(?:empire|kingdom|republic|dynasty|act|treaty|war|revolution|convention|charter|league|union|constitution|pact|reformation|renaissance|congress|depression|directive|regulation)$/;

/** The surest card of a clause, and its date beside it. */
function cardsOf(clause: EnglishClause, place: Place, said: string): readonly EnglishCard[] {
  const { study } = place;
  if (mayNotBeAsked(clause, study.tagged(said))) return [];
  const cards: EnglishCard[] = [];
  const found = { main: false, date: false };
  let thin: EnglishCard | undefined;
  for (const rule of englishRules) {
    const kind = dateRules.has(rule) ? "date" : "main";
    if (found[kind]) continue;
    const card = rule(clause, study);
    if (card === undefined || !hasWords.test(card.answer) || !isQuoted(card, said)) continue;
    if (card.rule === "attribute.topic" || !isSound(card)) {
      thin ??= underTopic(card, place);
      continue;
    }
    cards.push(card);
    found[kind] = true;
  }
  return cards.length === 0 && thin !== undefined ? [thin] : cards;
}

/** Who "he" was is not in the sentence, so it cannot be the answer that the sentence is quoted for. */
function isQuoted({ rule, answer }: EnglishCard, said: string): boolean {
  return rule !== "agent.active" || said.toLowerCase().includes(answer.toLowerCase());
}

/** A card that says too little of what it asks about, with the heading it stands under; nothing where none tells it. */
function underTopic(card: EnglishCard, place: Place): EnglishCard | undefined {
  const isBare = card.rule === "attribute.topic";
  if (!isWellMade(card) || (!isBare && lackOf(card.question) !== "topic")) return undefined;
  const heading = headingOver(place, card.answer);
  // "The Alliance System: what was the alliance system ...": the heading adds nothing.
  if (card.question.toLowerCase().includes(heading.toLowerCase())) return undefined;
  const isPlain = heading !== "" && countUnits(heading) <= 5 && !asksOrOpens.test(heading);
  if (!isPlain || !isToldBy(heading, card.question)) return undefined;
  return { ...card, question: underHeading(heading, card.question), score: card.score - 0.1 };
}

const asksOrOpens = /^(?:How|Why|When|What|Where|Who|If|Introduction|Overview|Lecture)\b/;

/** What is left of an answer when its punctuation is taken away. */
const hasWords = /[^\s。．.;；，,：:、]/;

/** What only an event does. */
const causing =
  /^(?:provoke|cause|lead|trigger|mean|allow|enable|force|result|prompt|spark|weaken|strengthen|anger|alarm|shock|help|make)$/;
/** What an effect is told with. */
const effectVerb =
  /^(?:lower|raise|increase|reduce|decrease|cause|lead|make|allow|mean|kill|help|prevent|result|explain|show|enable|improve|weaken|strengthen|save|limit|give|keep|cut|force|encourage|suggest|indicate|prove|ensure|require|take|bring|create|trigger|stimulate|drive|push|shift|speed|slow|destroy)$/;
