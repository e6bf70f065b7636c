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
