import { hasFiniteVerb } from "../en/clause.ts";
import { isParticiple } from "../en/verb-forms.ts";

/** Words that begin no name of a thing: what follows says where, when, how or whether, and not what something is. */
const circumstance =
  /^(?:on|in|at|to|under|over|within|without|for|until|till|after|before|from|with|by|via|through|because|since|if|unless|while|only|no|not|always|never|usually|generally|often|mostly|mainly|sometimes|normally|rarely|must|may|can|cannot|could|should|shall|also|still|now|then|yes)\s(?!(?:situ|vitro|vivo|longer|one)\b)/i;
const behind =
  /^(?:on|in|at|to|under|over|within|without|for|until|after|before|from|with|by|via|through|because|since|if|unless|while) /i;
/** "generally irrecoverable (...)", "reversible": a quality, and no noun behind it. */
const quality =
  /^(?:[a-z]+ly )?[a-z]{3,}(?:able|ible|less|ful|ous)(?=$|[,;.]|\s\(|\s(?:if|when|where|unless|by|in|for|to|and|or)\b)/i;
const amount =
  /^(?:about |approx\.? |c\. ?|up to |at least |over |under )?[$£€~]?\d[\d.,–-]*(?!(?:st|nd|rd|th)\b)\s?(?:%|[a-zA-Zµ°]{1,9}\b)?/i;

/**
 * Whether what stands behind a term only tells something of it and is no noun that it could be: "Burden: on the claimant",
 * "Pure loss: generally irrecoverable", "Domestic: presumed no", "No seat belt: 25% off".
 */
export function isPredicated(meaning: string): boolean {
  if (/^(?:no|not) [a-z]+ (?:that|which|who|founded|made)\b/i.test(meaning)) return false;
  // "J-curve: after a fall the balance worsens": a sentence, that tells what it is.
  const [main = ""] = meaning.split(/[,;.]\s|\s(?:where|when|if|unless|because|which|that|who|while)\s/);
  if (behind.test(meaning) && hasFiniteVerb(main.replace(/\([^()]*\)/g, ""))) return false;
  if (circumstance.test(meaning) || quality.test(meaning) || amount.test(meaning)) return true;
  const [first = "", second = ""] = meaning.split(/[\s,;.]+/);
  const isDone = first.endsWith("ed") && isParticiple(first.toLowerCase());
  return (
    isDone &&
    /^(?:|no|yes|by|in|on|at|if|when|where|unless|from|to|with|for|as|until|not|only|after|before|than)$/.test(
      second,
    )
  );
}

/** "What is Burden?", "What is meant by ...": not "What is the max dose?", "What is a ball used for?". */
const whatIs = /\bmeant by “|^What (?:is|are) (?!the |an? )(?!.*\b(?:for|of|by|to|in|on|as|with|from|at)\?$)/;

/** Whether only what a thing is answers a question. */
export function asksForNoun(question: string | undefined): boolean {
  return question !== undefined && whatIs.test(question);
}

/** The words of such a meaning that carry it: "claimant", "irrecoverable", "25%"; empty where there are too many. */
export function tellingWords(meaning: string): string {
  const number = amount.exec(meaning)?.[0].trim() ?? "";
  if (number !== "") return number.replace(/^(?:about|approx\.?|c\.|up to|at least|over|under)\s/i, "");
  const [first = ""] = meaning.split(
    /[,;.](?:\s|$)|\s(?:where|when|if|unless|because|bc|but|so|which|that|while)\s|\s[(–—]|\s(?:->|=>|→)\s/,
  );
  return first.replace(
    /^(?:(?:on|in|at|to|under|over|within|without|for|until|till|after|before|from|with|by|via|through|only|always|never|usually|generally|often|mostly|mainly|sometimes|normally|rarely|also|still|the|an?)\s)+/i,
    "",
  );
}
