import { headOf } from "../en/noun-phrase.ts";

const uncountableInS =
  /(?:mathematics|physics|economics|politics|genetics|mechanics|dynamics|ethics|logistics|linguistics|analysis|series|diabetes|statistics)$/;
export const counted = /^(?:two|three|four|five|six|seven|\d{1,2})\s(?=[a-z]+(?:\s[a-z]+)?s\b)/i;

/** Plurals that end in -a. */
const manyInLatin =
  /(?:^|[ -])(?:bacteria|archaea|protozoa|media|mitochondria|criteria|phenomena|data|strata|ganglia|cilia|flagella|ova|sporangia|microbiota)$/i;

export function isManyTerm(term: string): boolean {
  const head = headOf(term).replace(/(?<=[a-z]{3})\s\d[\d–-]*$/, "");
  // Cocci, bacilli, fungi, larvae.
  if (
    /(?:^|[ -])(?:bias|alias|gas|lens|canvas|atlas|pancreas|christmas|news|chaos|cosmos|pathos|ethos|iris|pus|always)$/i.test(
      head,
    )
  ) {
    return false;
  }
  if (/^[a-z]{2,}(?:cc|ll|ng|ul)i$|[a-z]{3}ae$/i.test(head) || manyInLatin.test(head)) return true;
  return (/[^sui]s$|ics$/.test(head) && !uncountableInS.test(head)) || counted.test(term);
}

/** "Novus actus interveniens: a new act": what is one thing is not many, whatever the term ends in. */
export function areMany(term: string, meaning: string): boolean {
  return isManyTerm(term) && !/^an? [a-z]/.test(meaning);
}

/** "types of joint", "cloud types (Howard)": the members are all that there are. */
export const setOf =
  /\sof\s|^(?:key|main|major|chief|basic|common)\s|\s(?:types|kinds|classes|categories) \(/i;
/** "increased in allergies": what is seen of them. */
export const isFound = /^(?:increased|decreased|raised|reduced|elevated|lowered|found|seen|common) /;

/** "only single bonds", "connectionless, no guarantee of delivery": how something is, without a noun that it could be. */
export const areFeatures =
  /^(?:only|at least|no|same|more|less|fewer)\s(?!than\b|one\b)|^[a-z]+(?:less|ful|-[a-z]+ed), (?:no|not|only)\s/;
