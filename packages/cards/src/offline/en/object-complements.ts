import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { dateIn, isBaseVerb, setPhrase, trimmed, withoutSecondVerb, withoutTail } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard } from "./english-card.ts";
import { isPerson } from "./phrasing.ts";
import { type Complemented, readComplement, readIdiom } from "./verb-complements.ts";
import { isParticiple } from "./verb-forms.ts";

export interface Asked {
  readonly lemma: string;
  /** "does S mean". */
  readonly asked: string;
}

/**
 * Objects that are asked for together with what is done: "gives the emperor command", "entitles the buyer to reject",
 * "lets readers see", "prevents vacuum from removing", "tries to control". `none` when the verb is of such a kind but its
 * object cannot be read: then no plain question about it is right either.
 */
export function actOf(clause: EnglishClause, said: Asked): EnglishCard | "none" | undefined {
  const rest = withoutTail(clause.rest);
  return (
    change(rest, said) ??
    idiomatic(clause, rest, said) ??
    given(rest, said) ??
    complemented(clause, rest, said) ??
    kept(rest, said) ??
    enabled(rest, said) ??
    made(rest, said) ??
    prevented(rest, said) ??
    attempted(rest, said) ??
    begun(rest, said)
  );
}

/** "increases by one segment": by how much. */
function change(rest: string, { lemma, asked }: Asked): EnglishCard | "none" | undefined {
  if (
    !/^(?:increase|decrease|rise|fall|grow|drop|decline|shrink|exceed|reduce|differ|advance)$/.test(lemma)
  ) {
    return undefined;
  }
  const amount = captured(/^by (?<amount>.+)$/s.exec(rest), "amount");
  if (amount === "") return undefined;
  if (
    !/^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half|about|around|up to|more|less|\d|[$£€])/.test(
      amount,
    )
  ) {
    return "none";
  }
  const whole = trimmed(amount);
  const time = /(?<when> (?:in|during|over|between|from|within) .+?)(?: alone)?$/.exec(whole);
  const when = time !== null && stretchWord.test(time[0]) ? time : null;
  return {
    rule: "value.change",
    question: `By how much ${asked}${when === null ? "" : ` ${captured(when, "when").trim()}`}?`,
    answer: when === null ? whole : whole.slice(0, when.index),
    score: 0.76,
  };
}

const pronounAlone =
  /^(?:it|them|him|her|us|itself|themselves|each other|one another|(?:this|these|those)(?: \w+)?)$/;
const amountFirst = /^(?:about |around |only |roughly |some )?[$£€]?\d/;
const stretchWord =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|century|centuries|\d{4})\b/;
const timeSpan =
  /^(?:about |only |up to )?(?:an?|\d\S*|two|three|four|five|six|eight|ten|several) (?:[a-z]+ )?(?:second|minute|hour|day|week|month|year|centur(?:y|ie))s?\b/;
const maxAskedUnits = 12;
const maxDeedUnits = 18;

/** "regards the year as the end of an age", "replaces recurrence with attention", "borrowed the money from the bank". */
function complemented(
  clause: EnglishClause,
  rest: string,
  { lemma, asked }: Asked,
): EnglishCard | "none" | undefined {
  const found = readComplement(lemma, rest);
  if (found === undefined) return undefined;
  // "angiotensinogen, a protein made by the liver, into": what is said in passing.
  const object = found.object.replace(/, [^,]+,$/, "");
  const complement = complementText(found.complement, clause);
  // "takes about eight minutes to travel from ...": how long.
  if (timeSpan.test(object)) return undefined;
  if (pronounAlone.test(complement) || pronounAlone.test(object)) return "none";
  if (!isPair(object, found.word, complement)) return undefined;
  const isObject = asksForObject({ ...found, object, complement });
  const given = isObject ? complement : object;
  if (countUnits(given) > maxAskedUnits) return undefined;
  const answer = isObject ? object : complement;
  const who =
    isPerson(answer) && answer.includes(" ") && /^(?:as|from|for)$/.test(found.word) ? "Who" : "What";
  const dated = dateIn(found.complement);
  const when =
    isObject && captured(dated, "before").trim() === complement ? ` ${captured(dated, "when")}` : "";
  const question = isObject
    ? `${who} ${asked} ${found.word} ${given}${when}?`
    : `${who} ${asked} ${given} ${found.word}?`;
  return { rule: "fact.turned", question, answer, score: 0.8 };
}

/** "laid siege to Ladysmith", "plays a role in digestion": the noun stays with its verb. */
function idiomatic(clause: EnglishClause, rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  const found = readIdiom(lemma, rest);
  const what = found === undefined ? "" : complementText(captured(found, "what"), clause);
  if (found === undefined || what === "" || pronounAlone.test(what) || isBaseVerb(what)) return undefined;
  // "gave way to the treaty", "access to them": nothing that a learner could name.
  const isElsewhere = /^(?:its|their|his|her|it|them|this|these)\b/.test(what);
  if (isElsewhere || dateIn(`in ${what}`)?.["before"] === "") return undefined;
  const question = `What ${asked} ${captured(found, "noun")} ${captured(found, "word")}?`;
  return { rule: "fact.turned", question, answer: what, score: 0.78 };
}

/** Whether what was cut at the preposition are a thing and its complement, and no clause, date or infinitive. */
function isPair(object: string, word: string, complement: string): boolean {
  if (/^(?:he|she|they|it|we|you) /.test(complement)) return false;
  const isBare =
    /^(?:at|in|on|with|for|by|from|through|along|to) |,$|^\w+ly$|^\d+$|\b(?:is|are|was|were|has|have|had|can|will|must)\b/.test(
      object,
    );
  if (isBare || /\band (?:about |some )?\d/.test(complement)) return false;
  return dateIn(`${word} ${complement}`)?.["before"] !== "" && !(word === "to" && isBaseVerb(complement));
}

/** Without its date, "every second", "before it could be asked" and a second predicate. */
function complementText(complement: string, clause: EnglishClause): string {
  const whole = withoutSecondVerb(trimmed(complement), clause)
    .replace(/ every [a-z]+$/, "")
    .replace(/ (?:before|after|when|while|until) (?:\S+ ){1,4}(?:could|can|was|were|had|is|are) .*$/s, "");
  const undated = captured(dateIn(whole), "before");
  return countUnits(undated) >= 1 ? undated : whole;
}

/** "as the end of the Middle Ages" tells which year; "as a state of mind" tells what revolution is; "borrowed the money" asks from whom. */
function asksForObject({ object, word, complement, asked }: Complemented): boolean {
  if (word === "as" && asked === "complement") return oneOnly.test(complement);
  if (word === "to" && amountFirst.test(complement)) return false;
  return asked === "object" && !(word === "from" && /^the [a-z]+$/.test(object));
}

const oneOnly =
  /^the (?!(?:most|best|worst|same|former|latter|result|[a-z]+est)\b)[^,]{4,}$(?<!\b(?:two|three|four|others?))/;

const keeping = /^(?:keep|hide|store|imprison|bury|station|deposit|house|place|put|lodge)$/;

/** "keeps its genes inside an envelope": where. */
function kept(rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  if (!keeping.test(lemma)) return undefined;
  const found =
    /^(?<what>(?!(?:it|them|him|her|up|out|on)\b)(?:[\w’'-]+ ){0,5}?[\w’'-]+) (?<where>(?:in|inside|on|under|within|behind|beneath|near) (?:(?:the|an?|its|his|her|their) (?!(?:end|face|name|place|form|light|same|basis|hope)\b)|[A-Z]).{2,})$/s.exec(
      rest,
    );
  const isDone = isParticiple(captured(found, "what").split(" ").at(-1) ?? "");
  if (found === null || isDone || setPhrase.test(captured(found, "where"))) return undefined;
  const question = `Where ${asked} ${captured(found, "what")}?`;
  return { rule: "place.where", question, answer: trimmed(captured(found, "where")), score: 0.78 };
}

/** "gave the vote to women over 30". */
const givenTo =
  /^(?<what>(?:the |an? )?[a-z]+(?: [a-z]+)?) to (?<whom>(?:the |all |an? |every )?(?:[a-z-]+ ){0,2}(?:women|men|people|children|citizens|workers|peasants|soldiers|tenants|landlords|nobles|voters|settlers|farmers|slaves|members|parties|buyer|seller|tenant|landlord|employer|employee|king|emperor|pope|shareholders|creditors|beneficiaries|claimant|defendant)\b.*)$/s;

/** "granted colonists the right to", "gave the Portuguese a reason": the article of the second object shows where it begins. */
const manyGiven =
  /^(?<whom>(?:the )?(?:[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)?|[a-z]+s|people|women|men|children))\s(?<what>(?:an?|the|its|more|no|full|only)\s.{3,})$/s;

function given(rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  // "tells managers how far sales can fall", "asks the server whether it may".
  const told =
    /^(?:ask|tell|show|teach)$/.test(lemma) &&
    /^(?<whom>(?:[\w’'-]+ ){0,2}[\w’'-]+) (?<what>(?:whether|how|why|what|when|where|which)\s.{6,})$/s.exec(
      rest,
    );
  if (told) {
    return {
      rule: "fact.given",
      question: `What ${asked} ${captured(told, "whom")}?`,
      answer: captured(told, "what"),
      score: 0.78,
    };
  }
  if (!/^(?:give|grant|offer|award|teach|send|pay|owe|extend|sell|leave)$/.test(lemma)) return undefined;
  const owed =
    lemma === "owe"
      ? /^(?<what>(?:its|their|his|her|an?|the|no) (?:[a-z-]+ ){0,2}[a-z]+) to (?<whom>.+?)(?: and not to .*)?$/s.exec(
          rest,
        )
      : null;
  const to = givenTo.exec(rest) ?? owed;
  if (to !== null) {
    const question = `To whom ${asked} ${captured(to, "what")}?`;
    return { rule: "fact.given", question, answer: trimmed(captured(to, "whom")), score: 0.8 };
  }
  const found =
    /^(?<whom>(?:the|an?|every|each|all)\s(?!most\b|best\b|least\b|same\b|more\b|first\b|second\b|third\b|last\b|only\b|main\b|new\b|whole\b|full\b|final\b|[a-z]+(?:al|ic|ive|ous|ary|able|ible|ful|less|ed|ern)\s)[a-z]+)\s(?<what>(?!of\b|and\b|or\b|in\b|to\b|for\b|with\b|that\b|who\b|which\b|from\b)[a-z].{3,})$/s.exec(
      rest,
    ) ?? manyGiven.exec(rest);
  // "gives a natural perspective": what stands behind the article describes the thing.
  const isOne =
    /^an?\s/.test(captured(found, "whom")) && !/^(?:an?|the|its|no|more|\d)\b/.test(captured(found, "what"));
  if (found === null || isOne) return undefined;
  const question = `What ${asked} ${captured(found, "whom")}?`;
  return { rule: "fact.given", question, answer: trimmed(captured(found, "what")), score: 0.78 };
}

const enabling =
  /^(?:entitle|allow|enable|require|permit|force|forbid|encourage|cause|oblige|compel|persuade|ask|order|help|lead|convince|motivate|induce|prompt|urge|instruct|advise|warn|tell|stimulate|signal|influence|direct|invite|teach|train)$/;

/** V somebody to do something; help somebody do something. */
function enabled(rest: string, { lemma, asked }: Asked): EnglishCard | "none" | undefined {
  if (!enabling.test(lemma)) return undefined;
  const helped =
    lemma === "help"
      ? /^(?<whom>(?:[\w’'-]+\s){1,3}?)(?=(?<verb>[a-z]+))(?<what>[a-z]+\s.{3,})$/s.exec(rest)
      : null;
  if (helped !== null && isBaseVerb(captured(helped, "verb")) && !rest.startsWith("to ")) {
    return doing(`What ${asked} ${captured(helped, "whom")} do?`, captured(helped, "what"));
  }
  const found = /^(?<whom>(?:[\w’'-]+\s){1,5}?)to (?<what>(?<verb>[a-z]+)\s.{2,}|[a-z]+)$/s.exec(rest);
  // "persuaded the king that ...": two objects.
  if (/^(?:[\w’'-]+ ){1,4}?that\s/.test(rest)) return "none";
  const what = captured(found, "what");
  const isVerb =
    isBaseVerb(what) ||
    /^(?:do|be|have) /.test(what) ||
    (/^(?:cause|allow|enable|force|forbid)$/.test(lemma) && !/\s/.test(what));
  if (found === null || !isVerb) return undefined;
  return doing(`What ${asked} ${captured(found, "whom")} to do?`, captured(found, "what"));
}

/** "makes an employer liable for torts". */
const madeLiable =
  /^(?<whom>(?:an?|the|every) (?:[a-z-]+ )?[a-z]+) (?<how>(?:liable|responsible|accountable|answerable) (?:for|to)|(?:subject|resistant|immune|sensitive|vulnerable) to|dependent on|exempt from) (?<what>.{3,})$/s;

/** "lets readers see an old version", "makes transactions behave as if ...". */
function made(rest: string, { lemma, asked }: Asked): EnglishCard | "none" | undefined {
  if (!/^(?:let|make|have|see|help)$/.test(lemma)) return undefined;
  const found =
    /^(?<whom>(?:(?:the|an?|its|their|his|her|each|every|some|all) )?(?:[\w’'-]+\s){1,4}?)(?<what>(?<verb>[a-z]+)(?:\s.{2,})?)$/s.exec(
      rest,
    );
  const liable = lemma === "make" ? madeLiable.exec(rest) : null;
  if (liable !== null) {
    const question = `What ${asked} ${captured(liable, "whom")} ${captured(liable, "how")}?`;
    return { rule: "fact.turned", question, answer: trimmed(captured(liable, "what")), score: 0.78 };
  }
  const whom = captured(found, "whom");
  // "made a silver map of the world": "map" is a noun.
  const isNoun = / (?:of|for|from|with) /.test(captured(found, "what")) && /^an? /.test(whom);
  const isDone =
    !isNoun && /(?:[^s]s|people|the \w+|an? \w+)$/.test(whom) && isBaseVerb(captured(found, "what"));
  // "makes life difficult", "made cartels illegal": what something is made is no thing.
  if (lemma === "make" && !isDone) return /^(?:an?|no|two|three|four|\d+)\s/.test(rest) ? undefined : "none";
  if (lemma !== "let" && !isDone) return undefined;
  if (!/^(?:let|make)$/.test(lemma)) return undefined;
  return isDone ? doing(`What ${asked} ${whom} do?`, captured(found, "what")) : "none";
}

/** "prevents vacuum from removing dead rows". */
function prevented(rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  if (!/^(?:prevent|stop|keep|discourage|restrain|ban|prohibit|protect|bar|deter)$/.test(lemma)) {
    return undefined;
  }
  const found = /^(?<whom>.{3,60}?) from (?<what>[a-z]+ing\b.*)$/s.exec(rest);
  return found === null
    ? undefined
    : doing(`What ${asked} ${captured(found, "whom")} from doing?`, captured(found, "what"));
}

/** "try to control inflation", "seeks to reverse the verdict". */
function attempted(rest: string, { lemma, asked }: Asked): EnglishCard | "none" | undefined {
  const found =
    /^to (?<what>(?!(?:the|an?|its|their|his|her|some|all|any|no|one|each|every)\b)[a-z]+\s.{3,})$/s.exec(
      rest,
    );
  if (
    found === null ||
    !(isBaseVerb(captured(found, "what")) || /^(?:prefer|tend|help|try|seek|want|refuse|aim)$/.test(lemma))
  ) {
    return undefined;
  }
  const isAim =
    /^(?:try|aim|seek|attempt|want|need|refuse|agree|decide|intend|promise|plan|hope|offer|wish|threaten|fail|have|choose|vow|swear|undertake|strive|demand|prefer|help|tend)$/.test(
      lemma,
    );
  return isAim ? doing(`What ${asked} to do?`, captured(found, "what")) : "none";
}

/** "began planting hardy crops": the deed is half of the verb; "stops bleeding from wounds" stops a thing. */
function begun(rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  if (!/^(?:begin|start|stop|continue|keep|finish|cease|avoid)$/.test(lemma)) return undefined;
  const found =
    /^[a-z]{2,}ing (?!(?:in|on|at|from|to|with|by|of|for|into|through|during|under|over|as|and|or|after|before|when|while|until|the (?:following|next|same))\b)[a-z].{3,}$/s.exec(
      rest,
    );
  return found === null || isThing.test(rest) ? undefined : doing(`What ${asked} doing?`, rest);
}

/** What ends in -ing and is no deed. */
const isThing =
  /^(?:fighting|bleeding|building|meeting|training|teaching|trading|shipping|living|nothing|anything|everything|something|evening|morning|spring|string|king) /;

function doing(question: string, what: string): EnglishCard {
  // "recognise losses as soon as they are foreseen": the deed alone would be half of it.
  const isTimed = / (?:as soon as|until|once|only) /.test(what) && countUnits(what) <= maxDeedUnits;
  return { rule: "fact.enabled", question, answer: isTimed ? withoutTail(what) : trimmed(what), score: 0.8 };
}
