import { countUnits } from "../../text/units.ts";
import type { EnglishCard } from "./english-card.ts";
import { isFinitePast } from "./finite-past.ts";
import { hasOwner, isTelling, standsAlone } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";
import { isWorthKnowing } from "./worth-knowing.ts";

const maxAnswerUnits = 36;
const maxQuestionUnits = 30;

/** What turning a sentence round leaves when its subject was misread: "What a fault ...", "does it stop because ...", "does nothing stop". */
const misread =
  /[:;,–-]\?$|\b(?<!\b(?:is|are|was|were|be) )(?:there|here)\?$|^When did .* (?:announce|argue|claim|declare|insist|believe|guess)\?$|\bdo (?:an?|the) [a-z]*[^s ] who\b|\bis [a-z]{3,}[^s]s (?:near|in|on|at) [^?]* and |\.\.\.|…|^what (?:an?|the)\s|^what (?:will|can|may|might|must) an? [a-z]+\?$|^what (?:is|are|was|were) [a-z]+ing\b.*\b(?:before|after|until|while)\b|\b(?:partly|mainly|largely|chiefly|primarily|mostly|especially)\?$|\b(?:does|do|did) (?:nothing|nobody|no one)\b|\b(?:does|do|did)\s.*\bbecause\b|\b(?:but|and|or|so|yet|while|although|though|because|whereas)\?$|, (?:and|but|so) (?:it|they|he|she)\b|\bfor example\b|\bfor instance\b|\be\.g\./i;

/** The end of a line that was cut, or of a phrase without its noun. */
const unfinished =
  /(?<!\p{L})(?:including|and|or|but|of|the|an?|for|with|that|which|from|by|such as|as|is|are|was|were|not|also|very|more|most|less|than|only|both|either|its|their|although|though|because|while|whereas|when|if)$/u;

/** An answer that is no thing: an adverb, a particle, half of a comparison. */
const noThing =
  /^(?:[a-z]+ly|through|up|down|out|off|away|back|together|apart|around|over|along|across|forward|upwards?|downwards?|inwards?|outwards?|abroad|aboard|ashore|aside|again|twice|once|well|better|worse|longer|shorter|later|earlier|sooner|further|faster|slower|more|less|much|little|here|there|first|last|next|hard|straight|home|so|too|alone|only|not|open|free|clear|true|false|possible|necessary|important)$|^(?:aboard|abroad|together|apart|down|up(?! to\b)|off|back|away|only (?!an?\b|if\b|in \d|in [A-Z]|on \d|since \d|from \d|when\b|after\b|with\b|by\b|about|\d|one|two|three|four|five|six)[a-z]+|even|just|some of|part of|many of|one of (?:them|the (?:two|three|four)))\s/;

/** "no walk", "everything", "the largest party", "to pay them": they tell too little, or need the text. */
const empty =
  /^(?:there|here),|^those [a-z]+$|^neither\b|^(?:two|three|four|those|ones?) that\b|^(?:about |some |over |nearly )?(?:\d[\d,]*|two|three|four|five|six|ten|dozens|hundreds|thousands) of (?:them|these|those)\b|^(?:by )?the other (?:two|three|one|ones|half)$| too (?:much|little|far|often)$|^both (?:at|in|on|to|from|by)\b|^(?:if|when|where) (?:possible|necessary|appropriate|needed|required|desired|relevant)$|^the (?:following|others?|same)\b|^(?:everything|nothing|something|anything|what\s.+)$|^nothing |^to \S+ (?:them|it|him)$|^(?:him|them|me|us)\s|->|→|=>/;

/** Whether a card reads as a teacher would write it: whole, telling, and clear without the text around it. */
export function isSound(card: EnglishCard): boolean {
  if (!isWellMade(card)) return false;
  // "How far below sea level" points at nothing said before.
  return (
    card.rule === "name.this" || standsAlone(card.question.replace(/^How far (?:below|above) /, "How far "))
  );
}

/** Whether a card is whole and telling, whether or not its question says what it is about. */
export function isWellMade(card: EnglishCard): boolean {
  const { question, answer } = card;
  if (misread.test(question) || isEmpty(card) || isHalf(card) || isHalfOfPair(answer)) return false;
  if (hasNoOwner(card) || hasNoYear(card) || isMisasked(card)) return false;
  if (countUnits(answer) > maxAnswerUnits || countUnits(question) > maxQuestionUnits) return false;
  if (!isClosed(question) || !isClosed(answer)) return false;
  return card.rule === "name.this" || (isTelling(answer) && !hasSecondVerb(question) && !hasFinite(question));
}

/** "not only land" without "but", "hardly anything"; "more people than hunger did": no thing that can be named. */
function isHalfOfPair(answer: string): boolean {
  if (/^(?:not (?:only|just|merely)|hardly any[a-z]*|scarcely any[a-z]*)\b/.test(answer)) {
    return !/\sbut\s/.test(answer);
  }
  return (
    /^(?:before|after) .*\b(?:ones?|others)$/.test(answer) ||
    /^(?:(?:much|far|many) )?(?:more|fewer|less) .* than .*(?:did|does|do|was|were|had|is|are)$/.test(answer)
  );
}

/** "inhibits its release", "carried his letters": whose it is stands elsewhere. */
function hasNoOwner({ rule, question, answer }: EnglishCard): boolean {
  // "his plays at their court": whose court.
  const owned = rule.startsWith("fact.")
    ? / (?:at|in|on|to|for|with|from|of|into|by|under) their\b/.exec(answer)
    : null;
  if (owned !== null && !hasOwner("their", `${question} ${answer.slice(0, owned.index)}`)) return true;
  // "an idea he owed to his pupil": who, the text said before.
  if (rule.startsWith("definition.") && /\bs?he [a-z]/.test(answer) && !/ [A-Z]/.test(question)) return true;
  if (!/^(?:its|their|his|her)\b/.test(answer)) return false;
  if (countUnits(answer) <= 2 || rule === "agent.passive") return true;
  return /^(?:his|her)\b/.test(answer) && !hasOwner("his", question);
}

/** "Mary executed 1587": a note without its "was", and no deed of hers. */
function isYearAsThing({ question, answer }: EnglishCard): boolean {
  return question.startsWith("What did ") && /^(?:in )?\d{4}$/.test(answer);
}

/**
 * "When did they not recognise it? until 1862" asks the wrong way round; "What is each named after?" has lost its noun;
 * "What could Toussaint read? knew plants" answers with another predicate.
 */
function isMisasked({ rule, question, answer }: EnglishCard): boolean {
  const isTurned = rule === "date.when" && /^When\b.*\bnot\b/.test(question);
  const isAnotherVerb = rule === "fact.object" && verbForm(answer.split(" ")[0] ?? "")?.form === "past";
  return (
    isTurned ||
    isGapped.test(`${question} ${answer}`) ||
    /^(?:one|two|three|four|five|six|several) (?:by|from) [A-Z]/.test(answer) ||
    /\b(?:one|two|three|four|five|six|several|some \d+) (?:by|from) [A-Z]|^Why (?:does|do|did) .*, but /.test(
      question,
    ) ||
    (/^fact\.(?:object|turned)$/.test(rule) && isOpenObject(question, answer)) ||
    isAnotherVerb ||
    bareEach.test(question) ||
    withoutWhom.test(question) ||
    ownedElsewhere.test(question)
  );
}

/** "scored a 5, Tambora a 7": the verb of the second is left out, and the two are one fact. */
const isGapped = /, [A-Z][\w’'-]+ (?:an?|the) (?:\d|[a-z]+[?.]?$)/;

/** "What did seventeenth-century wits keep? => the sound": two things of which there are many. */
const nameless = /^What did [a-z][^A-Z\d]{0,40}\?$/;

/** "What did Paul Volcker break? => the inflation". */
const bareDeed = /^What did (?:\S+ ){2,3}\S+\?$/;

/** "led a rising", "fills one", "rarely kills anybody", "signed his work "Old Man"": anything would do, or it is no object. */
function isOpenObject(question: string, answer: string): boolean {
  return (
    (/^an? [a-z]+$/.test(answer) && / did /.test(question)) ||
    (/^the [a-z]+$/.test(answer) && (nameless.test(question) || bareDeed.test(question))) ||
    / (?:off|on|up|down|out|away|back)(?: \([^()]*\))?$/.test(answer) ||
    / only (?:at|in|on|when|during|by|from|for|to)\b/.test(answer) ||
    /^(?:every|any|each) [a-z]+$|^(?:one|ones|some|two|three|four|anybody|anyone|anything|somebody|(?:at|on|in|by|to|for|from|with)\s.*)$/.test(
      answer,
    ) ||
    /^(?:its|his|her|their|the|an?) [^"“]* ["“][^"“”]*["”]$/.test(answer)
  );
}

/** "the fluid between its layers": whose layers. */
const ownedElsewhere =
  /^(?:What|Why|When|How|Where|Who) (?:does|do|did|is|are|was|were|can|may|must) (?:the|an?) [a-z]+ (?:between|in|on|of|around|inside|under|above|below|behind|near) (?:its|their|his|her)\b/;
/** "When did Pope Leo X excommunicate him?": whom. */
const withoutWhom = /^When did (?:[A-Z][\w’']* )+[a-z]+ (?:him|them|her)\?$/;
const bareEach = /\b(?:is|are|was|were|does|do|did) each (?:[a-z]+ed|made|known|given|found)\b/;

const monthOnly =
  /^(?:in|on|by|until|since|from) (?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?$/;

/** "surrendered in May": of which year was said before; what happens each year needs none. */
function hasNoYear({ question, answer }: EnglishCard): boolean {
  return monthOnly.test(answer) && /\b(?:did|was|were|had)\b/.test(question) && !/\d{3}/.test(question);
}

function isEmpty(card: EnglishCard): boolean {
  const { rule, answer } = card;
  if (!isWorthKnowing(card) || isYearAsThing(card)) return true;
  // "What does it examine? how prices form": here the question word is the answer's own.
  if (rule === "saying.content" && answer.split(" ").length > 3) return unfinished.test(answer);
  return unfinished.test(answer) || noThing.test(answer) || empty.test(answer);
}

/** "the wealthiest", "consideration for it", "the promise and the other's is the act": answers that need more words, or fewer. */
function isHalf({ rule, answer }: EnglishCard): boolean {
  if (/^the \w+est$|\s(?:for|of) it$|\bto \w+ (?:them|him)$/.test(answer)) return true;
  if (rule === "fact.object" && /^(?:no\s|the [a-z]+est [a-z]+$)/.test(answer)) return true;
  if (/\b(?:in|by|from|for|to) which\b|\b(?:that|where|who|whose)\b.*\band\b/.test(answer)) return false;
  return rule.startsWith("definition.") && /\band (?:the|an?|its)\s[^,]*\b(?:is|are|was|were)\b/.test(answer);
}

/** Whether what was cut out of a sentence holds no half of a bracket or of a quotation. */
function isClosed(text: string): boolean {
  if (!/[()[\]“”"]/.test(text)) return true;
  // "[0, 1)": a half-open interval.
  const plain = text.replace(/[[(]\s?[\w.+-]+, ?[\w.+∞-]+\s?[\])]/g, "");
  const count = (mark: string) => plain.split(mark).length;
  return (
    count("(") === count(")") &&
    count("[") === count("]") &&
    count("“") === count("”") &&
    count('"') % 2 === 1
  );
}

/** "When does it take one snapshot and keeps it?": a verb behind "and" that does not go with "does". */
function hasSecondVerb(question: string): boolean {
  const helper = /\b(?:does|do|did|can|could|may|might|must|should|will|would)\s/.exec(question);
  if (helper === null) return false;
  const asked = question.slice(helper.index);
  for (const [, verb = "", next = ""] of asked.matchAll(/\b(?:and|or|but|then) ([a-z]+)(?:\s(\S+)|\?$)/g)) {
    const form = verbForm(verb)?.form;
    const isFollowed =
      /^$|^(?:it|them|the|an?|its|their|his|her|to|into|from|at|in|on|with|by|for|all|no|that|out|up|down|\d[\d,]*)\b/.test(
        next,
      );
    if (isFollowed && (form === "third" || form === "past" || form === "pastOrParticiple")) return true;
  }
  return false;
}

/** "When did a captain call Roche organised a fleet?": behind "did" no verb but the bare one belongs to the question. */
function hasFinite(question: string): boolean {
  const helper =
    /^(?:(?:When|Why|Where|How|What|Who)|.*,? (?:when|why|where|how|what|who)) (?:does|do|did)\s/.exec(
      question,
    );
  if (helper === null) return false;
  const words = question.slice(helper[0].length, -1).split(" ");
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? "";
    // A clause of its own inside the question has its own verb.
    if (opensOwnClause.test(word)) return false;
    if (isFinitePast(words, at)) return true;
  }
  return false;
}

const opensOwnClause =
  /^(?:that|which|who|whom|whose|where|when|if|because|as|after|before|until|what|how|why|while|since|than|whether|unless|once|though|although)$/;
