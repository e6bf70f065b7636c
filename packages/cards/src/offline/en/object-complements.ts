import { captured } from "../../text/captured.ts";
import { isBaseVerb, trimmed, withoutTail } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard } from "./english-card.ts";

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
    turned(rest, said) ??
    given(rest, said) ??
    enabled(rest, said) ??
    made(rest, said) ??
    prevented(rest, said) ??
    attempted(rest, said)
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
  return { rule: "value.change", question: `By how much ${asked}?`, answer: trimmed(amount), score: 0.76 };
}

const dividing =
  /^(?:divide|split|convert|turn|transform|translate|separate|classify|group|organise|change|compile|break|oxidise)$/;

/** "divides development into four stages", "converts light into heat". */
function turned(rest: string, { lemma, asked }: Asked): EnglishCard | undefined {
  if (
    !dividing.test(lemma) &&
    !/^(?:expose|subject|confine|restrict|limit|liken|attribute|compare)$/.test(lemma)
  ) {
    return undefined;
  }
  const found = /^(?<what>[^,;]{3,60}?) (?<word>into|to) (?<result>.{3,})$/s.exec(rest);
  const word = captured(found, "word");
  const takesTo = /^(?:oxidise|convert|expose|subject|confine|restrict|limit|liken|attribute|compare)$/.test(
    lemma,
  );
  if (found === null || (word === "to" ? !takesTo : !dividing.test(lemma))) return undefined;
  if (word === "to" && isBaseVerb(captured(found, "result"))) return undefined;
  const question = `What ${asked} ${captured(found, "what")} ${word}?`;
  return { rule: "fact.turned", question, answer: trimmed(captured(found, "result")), score: 0.8 };
}

/** "gave the vote to women over 30". */
const givenTo =
  /^(?<what>(?:the |an? )?[a-z]+(?: [a-z]+)?) to (?<whom>(?:the |all |an? |every )?(?:[a-z-]+ ){0,2}(?:women|men|people|children|citizens|workers|peasants|soldiers|tenants|landlords|nobles|voters|settlers|farmers|slaves|members|parties|buyer|seller|tenant|landlord|employer|employee|king|emperor|pope|shareholders|creditors|beneficiaries|claimant|defendant)\b.*)$/s;

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
  const to = givenTo.exec(rest);
  if (to !== null) {
    const question = `To whom ${asked} ${captured(to, "what")}?`;
    return { rule: "fact.given", question, answer: trimmed(captured(to, "whom")), score: 0.8 };
  }
  const found =
    /^(?<whom>(?:the|an?|every|each|all)\s(?!most\b|best\b|least\b|same\b|more\b)[a-z]+)\s(?<what>(?!of\b|and\b|or\b|in\b|to\b|for\b|with\b|that\b|who\b|which\b|from\b)[a-z].{3,})$/s.exec(
      rest,
    );
  // "gives a natural perspective": what stands behind the article describes the thing.
  const isOne =
    /^an?\s/.test(captured(found, "whom")) && !/^(?:an?|the|its|no|more|\d)\b/.test(captured(found, "what"));
  if (found === null || isOne) return undefined;
  const question = `What ${asked} ${captured(found, "whom")}?`;
  return { rule: "fact.given", question, answer: trimmed(captured(found, "what")), score: 0.78 };
}

const enabling =
  /^(?:entitle|allow|enable|require|permit|force|forbid|encourage|cause|oblige|compel|persuade|ask|order|help|lead|convince|motivate|induce|prompt|urge|instruct|advise|warn|tell|stimulate|signal|direct|invite|teach|train)$/;

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
    isBaseVerb(what) || (/^(?:cause|allow|enable|force|forbid)$/.test(lemma) && !/\s/.test(what));
  if (found === null || !isVerb) return undefined;
  return doing(`What ${asked} ${captured(found, "whom")} to do?`, captured(found, "what"));
}

/** "lets readers see an old version", "makes transactions behave as if ...". */
function made(rest: string, { lemma, asked }: Asked): EnglishCard | "none" | undefined {
  if (!/^(?:let|make|have|see|help)$/.test(lemma)) return undefined;
  const found =
    /^(?<whom>(?:(?:the|an?|its|their|his|her|each|every|some|all) )?(?:[\w’'-]+\s){1,4}?)(?<what>(?<verb>[a-z]+)(?:\s.{2,})?)$/s.exec(
      rest,
    );
  const whom = captured(found, "whom");
  const isDone = /(?:[^s]s|people|the \w+|an? \w+)$/.test(whom) && isBaseVerb(captured(found, "what"));
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
  const found = /^to (?<what>[a-z]+\s.{3,})$/s.exec(rest);
  if (found === null || !isBaseVerb(captured(found, "what"))) return undefined;
  const isAim =
    /^(?:try|aim|seek|attempt|want|need|refuse|agree|decide|intend|promise|plan|hope|offer|wish|threaten|fail|have|choose|vow|swear|undertake|strive|demand)$/.test(
      lemma,
    );
  return isAim ? doing(`What ${asked} to do?`, captured(found, "what")) : "none";
}

function doing(question: string, what: string): EnglishCard {
  return { rule: "fact.enabled", question, answer: trimmed(what), score: 0.8 };
}
