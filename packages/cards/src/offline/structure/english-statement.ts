import { captured } from "../../text/captured.ts";
import { isParticiple, verbForm } from "../en/verb-forms.ts";
import { isDateText } from "./table-cell.ts";

/** What a term line's meaning is said of, as it stands inside a question. */
export interface Subject {
  readonly phrase: string;
  readonly isMany: boolean;
}

/** Words for times and manners, which are no places though "in" stands before them. */
const noPlace =
  /^(?:response|order|case|cases|addition|contrast|general|particular|theory|practice|the (?:absence|presence|form|same|opposite|morning|evening|night|day|first|second|third|last|early|late|middle|event|course)|(?:spring|summer|autumn|winter|stages?|steps?|phases?|pairs?|turns?)\b|\w+ (?:stages|steps|phases|ways|forms|types|kinds|parts)\b|.*\b(?:century|year|years|phase|stage|season|week|days?|hours?|minutes?|seconds?)\b)/i;
const placed =
  /^(?<verb>found|located|situated|produced|made|formed|stored|synthesi[sz]ed|secreted|released|grown|spoken|held|attached|absorbed|digested|deposited|carried out) (?:in|on|at|inside|within|between|near|under|above|below|behind|around|along|across) (?<place>[^,;]+)$/;
const goesOn =
  /^(?<verb>takes? place|took place|occurs?|occurred|happens?|happened) (?<preposition>in|on|at|inside|within|between|where|when|after|before|during|as soon as) (?<rest>[^,;]+)$/;
const began =
  /^(?<verb>[a-z]+)(?<particle> (?:out|place|down|up|over|away))? (?:in|on|around|about|from|between) (?<date>[^,;]+)$/;
/** Verbs whose object is the answer: "contains fat". */
const content =
  /^(?<verb>contains?|includes?|requires?|needs?|lacks?|involves?|comprises?|consists? of|depends? on|leads? to|belongs? to|results? in|results? from|relies on|rely on) (?!that\b|to\b)/;
/** Participles of what somebody does. */
const deedBy =
  /^(?:founded|led|paid|written|signed|passed|ruled|invented|discovered|painted|composed|proposed|introduced|established|elected|chosen|appointed|started|designed|created|coined) by /;
const passive =
  /^(?<verb>[a-z]+(?: (?:up|down|out|off))?) (?<preposition>of|from|into|as|after|by|on|to|with) (?<rest>[^,;]+(?:, [^,;]+ and [^,;]+)?)$/;
/** What is given goes to somebody. */
const given = /^(?:given|sent|sold|awarded|granted|paid|taught|offered|shown|owed)$/;

/** The question for a meaning that is a predicate without its subject: where, when, of what, by whom. */
export function statementQuestion(meaning: string, subject: Subject): string | undefined {
  return (
    courseQuestion(meaning, subject) ??
    goingOnQuestion(meaning, subject) ??
    dateQuestion(meaning, subject) ??
    placeQuestion(meaning, subject) ??
    timeQuestion(meaning, subject) ??
    contentQuestion(meaning, subject) ??
    useQuestion(meaning, subject) ??
    mannerQuestion(meaning, subject) ??
    reasonQuestion(meaning, subject) ??
    passiveQuestion(meaning, subject)
  );
}

/** "occurs due to a search", "lasts up to 3 minutes". */
function courseQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  if (/^(?:occurs?|arises?|happens?|develops?) (?:due to|because of|as a result of) /.test(meaning)) {
    return `Why ${isMany ? "do" : "does"} ${phrase} ${(meaning.split(" ")[0] ?? "").replace(/s$/, "")}?`;
  }
  if (/^lasts? (?:up to|for|about|around|over|at least) \S/.test(meaning)) {
    return `How long ${isMany ? "do" : "does"} ${phrase} last?`;
  }
  return undefined;
}

/** "takes place in the matrix", "occurs when the valve closes". */
function goingOnQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const limit =
    /^(?<verb>begin|start|end)s? (?:at|in|on|between|when|after|before|around|about) [^,;]+$/.exec(meaning);
  if (limit !== null) return `When ${isMany ? "do" : "does"} ${phrase} ${captured(limit.groups, "verb")}?`;
  const found = goesOn.exec(meaning)?.groups;
  if (found === undefined) return undefined;
  const verb = captured(found, "verb");
  const lemma = verb.endsWith("place") ? "take place" : verb.startsWith("occur") ? "occur" : "happen";
  const auxiliary = /^took|ed$/.test(verb) ? "did" : isMany ? "do" : "does";
  const rest = captured(found, "rest");
  const isTime = /^(?:when|after|before|during|as soon as)$/.test(captured(found, "preposition"));
  if (isTime || isDateText(rest)) return `When ${auxiliary} ${phrase} ${lemma}?`;
  return noPlace.test(rest) ? undefined : `Where ${auxiliary} ${phrase} ${lemma}?`;
}

/** "broke out in 1381", "founded in 1660". */
function dateQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const found = began.exec(meaning)?.groups;
  if (found === undefined || !isDateText(captured(found, "date"))) return undefined;
  const verb = captured(found, "verb");
  const particle = found?.["particle"] ?? "";
  const form = verbForm(verb);
  if (isIntransitive.test(form?.lemma ?? "")) return `When did ${phrase} ${form?.lemma ?? ""}${particle}?`;
  return isParticiple(verb) ? `When ${isMany ? "were" : "was"} ${phrase} ${verb}${particle}?` : undefined;
}

const isIntransitive =
  /^(?:break|begin|end|start|happen|occur|die|rise|fall|collapse|erupt|arise|emerge|appear|disappear|last|take)$/;

/** "found on the inner membrane", "kept until the user deletes it". */
function placeQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const is = isMany ? "are" : "is";
  if (/^(?:kept|stored|held|valid) until [^,;]+$/.test(meaning)) {
    return `How long ${is} ${phrase} ${meaning.split(" ")[0] ?? ""}?`;
  }
  const found = placed.exec(meaning)?.groups;
  const place = captured(found, "place");
  if (place === "" || noPlace.test(place) || /\d{3}/.test(place)) return undefined;
  return `Where ${is} ${phrase} ${captured(found, "verb")}?`;
}

/** "elected every five years", "formed when limestone is heated", "developed in the Baroque period". */
function timeQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const found =
    /^(?<verb>[a-z]+) (?:(?<often>every)|when|if|after|before|in (?:the )?(?=[^,;]*(?:century|period|era|age|season|spring|summer|autumn|winter)$)) ?[^,;]+$/.exec(
      meaning,
    )?.groups;
  const verb = captured(found, "verb");
  const wh = captured(found, "often") === "" ? "When" : "How often";
  const form = verbForm(verb);
  if (isParticiple(verb) && /ed$|^(?:made|built|held|found|born|given|taken)$/.test(verb)) {
    const isPast = / in (?:the )?[^,;]*(?:century|period|era|age)$/.test(meaning);
    const is = isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is";
    return `${wh} ${is} ${phrase} ${verb}?`;
  }
  if (captured(found, "often") === "" || form?.form !== "third") return undefined;
  return `${wh} does ${phrase} ${form.lemma}?`;
}

/** "contains the right amounts of food", "depends on income". */
function contentQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const verb = captured(content.exec(meaning)?.groups, "verb");
  if (verb === "") return undefined;
  const [first = "", preposition] = verb.split(" ");
  const lemma = verbForm(first)?.lemma ?? first;
  return `What ${isMany ? "do" : "does"} ${phrase} ${lemma}${preposition === undefined ? "" : ` ${preposition}`}?`;
}

/** "used to grow bacteria": what something is for. */
function useQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const used = captured(/^(?<used>used|needed|required) to [a-z]/.exec(meaning)?.groups, "used");
  return used === "" ? undefined : `What ${isMany ? "are" : "is"} ${phrase} ${used} for?`;
}

/** "measured using current prices", "treated with antibiotics". */
function mannerQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const verb = captured(
    /^(?<verb>measured|calculated|determined|expressed|estimated|computed|assessed|treated|diagnosed|controlled|prevented|detected|obtained) (?:using|by|with|in terms of|from) /.exec(
      meaning,
    )?.groups,
    "verb",
  );
  return verb === "" ? undefined : `How ${isMany ? "are" : "is"} ${phrase} ${verb}?`;
}

/** "formed in response to the blockade", "founded to protect trade". */
function reasonQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  const verb = captured(
    /^(?<verb>formed|founded|created|introduced|passed|built|set up|started|established|launched) (?:in response to|because of|in order to|to) /.exec(
      meaning,
    )?.groups,
    "verb",
  );
  return verb === "" ? undefined : `Why ${isMany ? "were" : "was"} ${phrase} ${verb}?`;
}

/** "made of copper and tin", "founded by a trading company", "attached to the femur". */
function passiveQuestion(meaning: string, { phrase, isMany }: Subject): string | undefined {
  if (deedBy.test(meaning)) {
    return `Who ${isMany ? "were" : "was"} ${phrase} ${meaning.split(" ")[0] ?? ""} by?`;
  }
  const found = passive.exec(meaning)?.groups;
  const verb = captured(found, "verb");
  const [participle = ""] = verb.split(" ");
  if (!/ed$|^(?:made|built|known|drawn|grown|driven|bound|broken|split|taken|sent|given)$/.test(participle)) {
    return undefined;
  }
  const preposition = captured(found, "preposition");
  if (!isParticiple(participle) || given.test(participle) || noPlace.test(captured(found, "rest"))) {
    return undefined;
  }
  // An event with its name is over: "the Prague Spring".
  const isPast = /^the [A-Z]\S* [A-Z]/.test(phrase);
  const is = isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is";
  return `What ${is} ${phrase} ${verb} ${preposition}?`;
}
