import { isManyTerm } from "./english-many.ts";

const lasting = /^\d+(?:[–-]\d+)? (?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)\b/;
const ofTime = /\b(?:period|time|limit|term|age|duration)$/i;

/** "Max correction: 10-12 mEq/L per 24 hours". */
const measuredTerm =
  /^(?:max|min|maximum|minimum|normal|average|mean|total|target|usual|recommended|typical|standard)\b.*[a-z]|\s(?:limit|dose|range|length|width|height|speed|rate|temperature|pressure|size|age|weight|mass|time|duration|frequency|density)$/i;

/** "Adverse possession: 10 years", "Adult skeleton: 206 bones". */
export function amountQuestion(term: string, named: string, meaning: string): string | undefined {
  if (measuredTerm.test(term) && /^(?:about |approx\.? |up to |[<>≤≥~])?\s?\d/.test(meaning)) {
    return `What is the ${named}?`;
  }
  if (lasting.test(meaning)) return ofTime.test(term) ? undefined : `${term}: how long?`;
  const things = /^\d[\d,]* (?<things>[a-z]+s)$/.exec(meaning)?.groups?.["things"];
  return things === undefined ? undefined : `${term}: how many ${things}?`;
}

const quantity =
  /(?:rate|ratio|number|cost|price|speed|velocity|acceleration|force|mean|error|power|area|volume|density|income|profit|margin|turnover|yield|revenue|interest|balance|amount|total|sum|time|score|index|output|gdp|product|expenditure|assets|equity|capital|energy|work|pressure|charge|mass|weight|elasticity|value|period|delay|momentum|distance|current|voltage|resistance|frequency|concentration|stress|strain|impulse|torque|efficiency|magnification|displacement|wavelength|capacity|moles?)(?: \([^()]*\))?$/i;

/** "Number of moles = mass / Mr". */
export function sumQuestion(named: string, meaning: string): string | undefined {
  const [sum = ""] = meaning.split(/[,;]\s|\s(?:or|and)\s/);
  if (!isSum(sum, named)) return undefined;
  // "IQR = Q3 - Q1", "R = ρ l / A": a sign stands for itself.
  if (isSign(named)) return `What is the formula for ${named}?`;
  if (!/[a-z]{3}/.test(named + meaning)) return undefined;
  const article = /^[A-Z]|^[a-zα-ω]{1,2}$|[’']s?\s/.test(named) ? "" : "the ";
  return `How ${isManyTerm(named) ? "are" : "is"} ${article}${named} calculated?`;
}

/** "Straight-line: (cost - residual value) / useful life": behind a colon only what surely is one. */
export function formulaQuestion(term: string, meaning: string): string | undefined {
  const [sum = ""] = meaning.split(/[,;]\s|\.\s/);
  // "Schwarzschild radius: R = 2GM/c^2".
  if (/^[A-Za-zΑ-ω]\w{0,3}\s?=\s?[^=]*(?:\d|[-+×*/−^])[^=]*$/u.test(sum)) {
    return `${term}: what is the formula?`;
  }
  const isFormula =
    /^[\w\s()%.’'√Δ-]+?\s?(?:×|÷|\s[/*]\s)\s?[\w\s()%.’'√Δ/×÷*+-]+$/.test(sum) &&
    !/\b(?:is|are|was|were|the|an?|for|with|to|no|not)\s/.test(sum);
  if (!isFormula) return undefined;
  return isSign(term) ? `What is the formula for ${term}?` : `${term}: what is the formula?`;
}

function isSign(named: string): boolean {
  return /^(?:[A-Z]{2,5}|[A-Zα-ωΑ-Ω](?:[a-z]{0,2}|_?\w{0,5})|[a-z])$/.test(named);
}

function isSum(sum: string, named: string): boolean {
  if (!/[/×*+÷]|\s[-−–x]\s/.test(sum) || /\b(?:no|not)\s|[“"]/.test(sum)) return false;
  if (quantity.test(named)) return true;
  // "horse x donkey", "same for mood / drugs", "IP address + port", "current - amps": nothing is added or divided.
  if (/\d|[%√×÷*]|\bsqrt\b|\([^()]*[/×−–+-][^()]*\)/.test(sum) || ofLetters.test(sum)) return true;
  return (isSign(named) ? /\s\/\s/ : /\s[/−–-]\s/).test(sum) && !/\b(?:for|but|same|like|either)\b/.test(sum);
}

/** "Q3 - Q1", "c / v", "NL/R". */
const ofLetters =
  /(?:^|[\s(])(?:[A-ZΑ-Ωα-ω]\w{0,3}|\p{L})\s?[/−–+-]\s?(?:[A-ZΑ-Ωα-ω]\w{0,3}|\p{L})(?=[\s,)]|$)/u;
