import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { trimmed } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";
import { insideSentence, invert, isCopula, withSetting } from "./phrasing.ts";
import { verbForm } from "./verb-forms.ts";

const about =
  "(?:(?:about|around|roughly|only|at least|at most|up to|more than|less than|some|over|under|nearly|almost|approximately|an average of|an estimated) )*";
const number =
  "(?:\\d[\\d.,]*(?:\\s?(?:to|or|and|–|-)\\s?\\d[\\d.,]*)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half an?)(?: (?:hundred|thousand|million|billion|trillion))?";
const length =
  "(?:m|km|cm|mm|nm|metres?|meters?|kilomet(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|miles?|feet|foot|ft|inches|light[- ]years?|AU|astronomical units)";
const size = new RegExp(
  `^(?<amount>${about}${number}(?: ?${length}| (?:years|days|hours|minutes|months|weeks|pages|lines|bits|bytes))) (?<how>long|wide|high|tall|deep|thick|old|across|in diameter|in length|in height|in width)\\b(?<rest>.*)$`,
  "s",
);
const distance = new RegExp(
  `^(?<amount>${about}${number}\\s?${length}) (?<from>(?:below|above|beneath|under|from|off|away from|(?:to the )?(?:north|south|east|west) of)\\s[^,;]{2,40})$`,
);
const speed = new RegExp(
  `^at (?:an? )?(?:average |mean |typical )?(?:speeds?|rates?|velocity) of (?<amount>${about}\\d[^,;]{2,40})$`,
);
const warmth =
  /^(?<word>at|to) (?<amount>(?:about |around |over |below |above )?[-−–]?\d[\d.,]*(?:\s?(?:to|–|-)\s?[-−]?\d[\d.,]*)?\s?(?:°\s?[CFK]|K|degrees\b.*))$/;
/** What the rest of a measured clause begins with: tested before the slower patterns. */
const amountFirst =
  /^(?:\d|at |to |about |around |roughly |only |up to |more |less |some |over |under |nearly |almost |approximately |an average |an estimated |half |one |two |three |four |five |six |seven |eight |nine |ten |twelve |twenty )/;
const howOf: Readonly<Record<string, string>> = {
  across: "wide",
  "in diameter": "wide",
  "in length": "long",
  "in height": "high",
  "in width": "wide",
};

/** "is 23 cm long", "lies 300 m below the sea", "moves at a speed of 4 km per hour". */
const extent: EnglishRule = (whole, study) => {
  // "is about 30 m long": "about" belongs to the amount.
  const isNearly = /^(?:about|roughly|only|nearly|almost|approximately)$/.test(whole.adverb);
  const clause = isNearly ? { ...whole, adverb: "", rest: `${whole.adverb} ${whole.rest}` } : whole;
  if (!amountFirst.test(clause.rest)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined || /\bnot\b/.test(clause.adverb)) return undefined;
  const measured = isCopula(clause) ? size.exec(clause.rest) : null;
  if (measured !== null && /^[,;]?$/.test(captured(measured, "rest").slice(0, 1))) {
    const how = captured(measured, "how");
    return said(clause, { question: `How ${howOf[how] ?? how} ${asked}?`, amount: measured, study });
  }
  const stays = isCopula(clause) || /^(?:lie|stand|sit|live|end|begin|stop)$/.test(lemmaOf(clause));
  const far = stays ? distance.exec(clause.rest) : null;
  if (far !== null) {
    return said(clause, { question: `How far ${captured(far, "from")} ${asked}?`, amount: far, study });
  }
  const warm = warmth.exec(clause.rest);
  if (warm !== null) {
    const word = captured(warm, "word") === "at" ? "At" : "To";
    return said(clause, { question: `${word} what temperature ${asked}?`, amount: warm, study });
  }
  const fast = speed.exec(clause.rest);
  return fast === null ? undefined : said(clause, { question: `How fast ${asked}?`, amount: fast, study });
};

function said(
  clause: EnglishClause,
  found: {
    readonly question: string;
    readonly amount: RegExpExecArray;
    readonly study: Parameters<EnglishRule>[1];
  },
): EnglishCard {
  return {
    rule: "value.measure",
    question: withSetting(clause, found.question, found.study),
    answer: captured(found.amount, "amount"),
    score: 0.84,
  };
}

function lemmaOf(clause: EnglishClause): string {
  return verbForm(clause.verb)?.lemma ?? "";
}

const costs = new RegExp(`^(?<amount>${about}[$£€]?\\d[^,;]*)`);

/** "weighs about 1.4 kg", "cost £300". */
const price: EnglishRule = (clause, study) => {
  if (!/^(?:weigh|cost)$/.test(lemmaOf(clause)) || clause.auxiliary !== "") return undefined;
  const found = costs.exec(clause.rest);
  const asked = found === null ? undefined : invert(clause, study);
  if (found === null || asked === undefined) return undefined;
  return said(clause, { question: `How much ${asked}?`, amount: found, study });
};

const often =
  /^(?<main>.*?),?\s?\b(?<often>(?:about |roughly |at least |usually )?(?:(?:once |twice |three times )?every (?:(?:\d[\d.,]*|few|two|three|four|five|six|seven|eight|nine|ten|other)(?: (?:to|or) \w+)? )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)|(?:once|twice|(?:\d+|two|three|four|five|six|several) times) (?:an?|per|every|each) (?:second|minute|hour|day|week|month|year|decade)))(?<after>.*)$/s;

/** "can be seen every 76 years": how often. */
const frequency: EnglishRule = (clause, study) => {
  if (!/\b(?:every|once|twice|times)\s/.test(clause.rest)) return undefined;
  const found = often.exec(clause.rest);
  const main = captured(found, "main");
  const isLast = /^[,;]?$/.test(captured(found, "after").slice(0, 1));
  if (found === null || clause.verb === "" || !isLast) return undefined;
  if (countUnits(main) > 12 || /\b(?:that|which|who|and|or|but|of|for)\b/.test(main)) return undefined;
  const asked = invert(clause, study);
  if (asked === undefined || /\bnot\b/.test(clause.adverb)) return undefined;
  return {
    rule: "value.frequency",
    question: withSetting(clause, `How often ${asked}${main === "" ? "" : ` ${main}`}?`, study),
    answer: captured(found, "often"),
    score: 0.82,
  };
};

const part =
  /^(?<share>(?:(?:about|around|roughly|nearly|almost|over|more than|less than|just over|just under|some) )?(?:\d[\d.,]*(?:\s?(?:to|–|-)\s?\d[\d.,]*)?(?:\s?%| per ?cent)|(?:the )?(?:vast )?majority|most|half|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?)) of (?<whole>(?:the |all |its |their )?[a-z][^,;]{2,60})$/;

/** "form 80 % of the population": what share of it. */
const share: EnglishRule = (clause, study) => {
  if (
    !/^(?:form|constitute|comprise|represent|contain|cover|occupy|own|produce|consume|absorb|supply|make)$/.test(
      lemmaOf(clause),
    )
  ) {
    return undefined;
  }
  const isMade = lemmaOf(clause) === "make";
  const rest = isMade ? clause.rest.replace(/^up /, "") : clause.rest;
  const found = isMade && rest === clause.rest ? null : part.exec(trimmed(rest));
  const asked = found === null ? undefined : invert(clause, study);
  if (found === null || asked === undefined) return undefined;
  const whole = captured(found, "whole");
  if (/\b(?:that|which|who)\b|\band (?:more|less|half|about|over|most)\b/.test(whole)) return undefined;
  return {
    rule: "value.share",
    question: withSetting(
      clause,
      `What share of ${insideSentence(whole, study)} ${asked}${isMade ? " up" : ""}?`,
      study,
    ),
    answer: captured(found, "share"),
    score: 0.82,
  };
};

/** Rules for what is measured: how long, how far, how fast, how often, how much, what share. */
export const measureRules: readonly EnglishRule[] = [extent, price, frequency, share];
