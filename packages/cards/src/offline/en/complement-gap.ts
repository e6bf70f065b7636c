import type { Gap } from "./english-gap-fit.ts";

/** An amount or a formula is to be known whole. A noun is as good as a name; a quality, which other words might tell, less than a date. */
const formulaWorth = 0.55;
const nounWorth = 0.5;
const qualityWorth = 0.42;
/** "brought the league down", "switches off units": half a verb. */
const particle = /^(?:down|off|up|out|away|over|back|on)\s|\s(?:down|off|up|out|away|over|back|through)$/;
/** Compared with what, worth what, which role: nothing to fill in. */
const vague =
  /\b(?:more|less|rather|quite|not|him|her|them|whether|part|roles?|ways?|things?|reasons?|lot|variety|range|number|tens|hundreds|thousands|dozens)\b|^(?:poorer|better|greater|higher|lower|few|many|several|worth|important|better|worse|unable|aware|common|crucial|enough|sufficient (?:for|to)|necessary|possible|what|that|how|why|where|who|which)\b|\((?![A-Z]{2,6}\))/;
/** A plural, or a noun by its ending. */
const noun =
  /(?:(?<![ou])s|[st]ion|ment|ness|[^l]ity|ism|ship|ence|ance|ure|logy|sis)(?:$| (?:of|in|for|against|between) )/;

/** "is a [curiosity]", "are [mechanisms] where": a kind so wide that many nouns would do. */
function isWideKind(before: string, kind: string, behind: string): boolean {
  return (
    /\ban?\s$/.test(before) || (noun.test(kind) && /^ (?:where|that|which|who|whose|so|of)\b/.test(behind))
  );
}

/**
 * What a clause says of its subject, or its verb is done to, where no rule asks for it: "Crimes are [wrongs against the public]",
 * "A clog on the equity of redemption is [void]".
 */
export function complementGap(sentence: string, complement: string): Gap | undefined {
  if (complement === "" || particle.test(complement) || vague.test(complement)) return undefined;
  const at = sentence.indexOf(complement);
  const isAlone = !complement.includes(" ");
  if (isAlone && isWideKind(sentence.slice(0, at), complement, sentence.slice(at + complement.length))) {
    return undefined;
  }
  // "is not a [separate word] but an ending": what it is stands behind.
  const isDenied = /\bnot (?:an? |the )?$/.test(sentence.slice(0, at));
  if (isDenied && sentence.startsWith(" but ", at + complement.length)) return undefined;
  const isNoun = noun.test(complement) || /\b(?:an?|the|no)\s$/.test(sentence.slice(0, at));
  const plainWorth = isNoun ? nounWorth : qualityWorth;
  return { text: complement, at, worth: /[\d/×]/.test(complement) ? formulaWorth : plainWorth };
}
