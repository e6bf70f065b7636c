import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import {
  asActive,
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
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";
import { insideSentence, isPerson } from "./phrasing.ts";
import { isPlaced, isPrepositionalPassive } from "./prepositional-verbs.ts";
import { isParticiple } from "./verb-forms.ts";

/** S is located in P; S is divided into A and B; S is used for C. */
export const passive: EnglishRule = (clause, study) => {
  const said = readPassive(clause, study);
  if (said === undefined) return undefined;
  const card = whereOrWhatFor(said) ?? turnedInto(said) ?? behindPreposition(said);
  return card === undefined
    ? undefined
    : { ...card, answer: withoutSecondVerb(card.answer, asActive(clause)) };
};

interface Said {
  /** "was S built". */
  readonly opening: string;
  readonly participle: string;
  readonly rest: string;
}

function whereOrWhatFor({ opening, participle, rest }: Said): EnglishCard | undefined {
  if (
    stays.test(participle) &&
    !setPhrase.test(rest) &&
    !noPlace.test(rest) &&
    !(participle === "based" && rest.startsWith("on ")) &&
    /^(?:in|on|at|between|under|near|within)\s/.test(rest)
  ) {
    const question = `Where ${opening}?`;
    return {
      rule: "place.where",
      question,
      answer: placeOnly(trimmed(rest)),
      score: 0.8,
      difficulty: "easy",
    };
  }
  const purpose = captured(/^(?:to|for)\s(?<what>.+)$/s.exec(rest), "what");
  if (participle !== "used" || purpose === "") return undefined;
  const answer = rest.startsWith("to") ? trimmed(rest) : withoutSame(trimmed(purpose), "for");
  return { rule: "purpose.used", question: `What ${opening} for?`, answer, score: 0.84, difficulty: "easy" };
}

/** What is done for an end: asked for by "why". */
const purposive =
  /^(?:given|added|taken|introduced|created|built|founded|established|granted|performed|administered|imposed|sent|formed|passed|adopted|invented|developed|applied|prescribed|carried|put|set|made|proposed|postulated|hired|erected|installed|placed|inserted)$/;
/** "is regarded as", "is used as": other verbs with "as" tell a manner. */
const asWhat =
  /^(?:regarded|known|used|classified|described|defined|seen|treated|viewed|recognised|recognized|referred|considered|interpreted|characterised|characterized|stored|expressed|written|measured|represented|needed|required|intended|employed)$/;

/** "stabbed to death", "called on to resist", "taken as a tablet", "estimated to reach": no place, thing or aim. */
function isManner({ participle, rest }: Omit<Said, "opening">): boolean {
  if (rest.startsWith("as ") && !asWhat.test(participle)) return true;
  if (rest.startsWith("to ") && reported.test(participle)) return true;
  return (
    setPhrase.test(rest) ||
    /^(?:to \w+$|to death\b|\w+ (?:to [a-z]+|during|in|on|at|by|from|with|of)\b)/.test(rest)
  );
}

/** What is only said of a thing. */
const reported =
  /^(?:estimated|believed|thought|said|considered|reported|supposed|known|assumed|expected|likely|held|found|seen|presumed|alleged|predicted|calculated|shown)$/;

/** "broken down into sugars", "presumed to have formed from a cloud": what belongs to the participle. */
function withParticle({ opening, participle, rest }: Said): Said {
  const particle = /^(?:down|up|off|out|away|back|together|apart|over)(?= (?:into|to|from|as)\s)/.exec(rest);
  if (particle !== null) {
    return { opening: `${opening} ${particle[0]}`, participle, rest: rest.slice(particle[0].length + 1) };
  }
  const told = reported.test(participle)
    ? /^to (?:have (?:been )?(?!there\b|here\b)[a-z]+|be [a-z]+(?:ed|en)|(?!be\b|have\b)[a-z]+)(?= (?:from|in|of|to|into|by|with|on|for|at)\s)/.exec(
        rest,
      )
    : null;
  if (told === null) return { opening, participle, rest };
  return { opening: `${opening} ${told[0]}`, participle: "", rest: rest.slice(told[0].length + 1) };
}

const timeOnly = /^(?:after|before|during|until)$/;

/** "converted through photosynthesis to sugar": what it is turned into, and by which way. */
function turnedInto({ opening, participle, rest }: Said): EnglishCard | undefined {
  if (
    !/^(?:converted|turned|transformed|changed|broken|oxidised|oxidized|reduced|translated)$/.test(participle)
  ) {
    return undefined;
  }
  const found =
    /^(?:down )?(?<way>(?:through|by|in|via|with) [^,]{3,40}?) (?<word>to|into) (?<result>[^,;]{3,})$/s.exec(
      rest,
    );
  if (found === null) return undefined;
  const down = rest.startsWith("down ") ? " down" : "";
  return {
    rule: "fact.turned",
    question: `What ${opening}${down} ${captured(found, "word")} ${captured(found, "way")}?`,
    answer: trimmed(captured(found, "result")),
    score: 0.76,
  };
}

function behindPreposition(said: Said): EnglishCard | undefined {
  const { opening, participle, rest } = withParticle(said);
  const found = preposition.exec(rest);
  if (found === null || isManner({ participle, rest })) return undefined;
  const word = captured(found, "preposition");
  const object = captured(found, "object");
  const undated = captured(dateIn(object), "before");
  const told = undated.replace(/,? (?:although|while|whereas|but|though|and)$/, "");
  const whole = trimmed(countUnits(told) >= 1 ? told : object).replace(secondParticiple, "");
  const answer = withoutGap(withoutSame(whole, word), word);
  if (/ (?:when|if|unless|while|because) |^(?:as|where|when|if|so)\s/.test(answer)) return undefined;
  // "was introduced in 1873" is asked for by when.
  if (word !== "to" && dateIn(`in ${answer}`)?.["before"] === "") return undefined;
  if (timeOnly.test(word) && !/^(?:named|called|looked|modelled|sought)$/.test(participle)) {
    return { rule: "value.time", question: `When ${opening}?`, answer: `${word} ${answer}`, score: 0.74 };
  }
  if (isWhere(word, answer)) {
    return {
      rule: "place.where",
      question: `Where ${opening}?`,
      answer: placeOnly(`${word} ${answer}`),
      score: 0.76,
    };
  }
  if (word === "to" && isBaseVerb(answer)) return purpose({ opening, participle }, answer);
  return placedOrAsked({ opening, participle }, word, answer);
}

const span =
  /^(?:about |at least |up to |between |more than |less than |over )?(?:\d\S*|an?|two|three|four|five|six|seven|eight|nine|ten|several|many)\b.*\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries)$/;
const people =
  /^(?:the |all |many |most )?(?:[a-z-]+ ){0,2}(?:women|men|people|children|workers|soldiers|citizens|patients|students|tenants|farmers|refugees|prisoners|slaves|families|members|veterans|judges|magistrates|generals|officers|jurors|the poor|the press)$/;
const movedAway = /^(?:moved|deported|exiled|evacuated|shipped|banished|relocated|resettled|transported)$/;
const everybody = /^(?:anybody|anyone|everybody|everyone)\b/;
const anybody =
  /^(?:somebody|someone)\b|^an? (?:[a-z]+ )?(?:patient|person|man|woman|child|boy|girl|friend|student|worker)\b/;

const handed = /^(?:passed|given|shown|sent|sold|told|handed|paid|granted|awarded|offered|lent|read)$/;

/** "were moved to camps": where; "was passed to the judges": to whom; "for three years": how long. "Was given to a patient" is anybody. */
function toOrFor(
  { opening, participle }: Omit<Said, "rest">,
  word: string,
  answer: string,
): EnglishCard | undefined {
  const asked = (question: string, rule = "fact.passive") => ({ rule, question, answer, score: 0.74 });
  if (word === "to" && movedAway.test(participle)) {
    return { ...asked(`Where ${opening}?`, "place.where"), answer: `to ${answer}` };
  }
  const head = answer.split(/ (?:of|in|without|for) /)[0] ?? "";
  const isSomebody = people.test(head) || isPerson(head);
  if (word === "to" && handed.test(participle) && isSomebody) {
    return {
      ...asked(`To whom ${opening}?`),
      answer: answer.replace(/ (?:without|in order|so that) .*$/s, ""),
    };
  }
  if (word !== "for") return undefined;
  if (span.test(answer)) return asked(`For how long ${opening}?`, "value.duration");
  return people.test(answer) ? asked(`For whom ${opening}?`) : undefined;
}

/** "placed in the live wire": where; "based on trust": on what; nothing where the preposition would be stranded. */
function placedOrAsked(
  { opening, participle }: Omit<Said, "rest">,
  word: string,
  answer: string,
): EnglishCard | undefined {
  if (word === "to" && everybody.test(answer) && handed.test(participle)) {
    return { rule: "fact.passive", question: `To whom ${opening}?`, answer, score: 0.74 };
  }
  if (word === "to" && anybody.test(answer)) return undefined;
  const whom = toOrFor({ opening, participle }, word, answer);
  if (whom !== undefined) return whom;
  if (/^(?:in|at|on)$/.test(word) && isPlaced(participle) && namesPlace.test(answer)) {
    return {
      rule: "place.where",
      question: `Where ${opening}?`,
      answer: placeOnly(`${word} ${answer}`),
      score: 0.74,
    };
  }
  if (!isPrepositionalPassive(participle, word)) return undefined;
  return { rule: "fact.passive", question: `What ${opening} ${word}?`, answer, score: 0.74 };
}

/** "the live wire", "Vertières", "tobacconists". */
const namesPlace =
  /^(?:(?:the|an?|its|his|her|their) (?!accident|battle|action|war|fight|duel|raid|attack|riot|explosion|crash|fire|course|presence|absence)|[A-Z][\w’'-]+|[a-z-]+s|(?:formal |informal |everyday )?(?:writing|speech|conversation|spoken [A-Z]\w+|written [A-Z]\w+))\b(?! (?:name|form|way|order|case|time|age|expense|rate)\b)/;

/** "into the atmosphere or used in respiration": a second participle is no part of the place. */
const secondParticiple =
  /,? (?:and|or) (?:[a-z]+ed|used|made|kept|sent|put|held|taken|given) (?:by|in|into|as|to|for|from|with|on|at)\s.*$/s;

/** "is given to relax the muscle": why; "is required to pay": what to do. */
function purpose({ opening, participle }: Omit<Said, "rest">, what: string): EnglishCard {
  return purposive.test(participle)
    ? { rule: "purpose.why", question: `Why ${opening}?`, answer: `to ${what}`, score: 0.76 }
    : { rule: "purpose.to", question: `What ${opening} to do?`, answer: what, score: 0.7 };
}

/** "found in different proportions": how, and not where. */
const noPlace =
  /^in (?:[a-z]+ )?(?:proportions?|amounts?|quantit(?:y|ies)|forms?|ways|pairs|numbers|states?|combinations?)\b/;
const stays = /^(?:located|situated|found|based|held)$/;

/** The passive of a clause, turned round for a question, and what follows its participle. */
function readPassive(clause: EnglishClause, study: Study): Said | undefined {
  const isPlain = /^(?:is|are|was|were)$/.test(clause.auxiliary);
  const isModal =
    /^(?:can|must|may|shall|should|could|will|would)$/.test(clause.auxiliary) && clause.verb === "be";
  if ((!isPlain && !isModal) || clause.verb === "") return undefined;
  const [first = "", ...others] = clause.rest.split(" ");
  const participle = isPlain ? clause.verb : first;
  if (!isParticiple(participle)) return undefined;
  const subject = insideSentence(clause.subject, study);
  // "are not deleted from the list": what they are deleted from is no question about them.
  if (/\b(?:not|never)\b/.test(clause.adverb)) return undefined;
  const isTelling = /^(?:only|always|rarely|completely|fully|partly|partially|directly|entirely|originally)$/;
  const adverb = isTelling.test(clause.adverb) ? ` ${clause.adverb}` : "";
  const opening = `${clause.auxiliary} ${subject}${adverb}${isPlain ? "" : " be"} ${participle}`;
  return { opening, participle, rest: isPlain ? clause.rest : others.join(" ") };
}
