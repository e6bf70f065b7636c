import { countUnits } from "../../text/units.ts";
import { weakGaps } from "../../lint/lint-patterns.ts";
import { lackOf } from "../en/stands-alone.ts";
import { verbForm } from "../en/verb-forms.ts";
import { isTalk } from "../en/english-gaps.ts";
import { letterKey } from "../../text/letter-key.ts";
import { type Place, topicAt } from "../place.ts";
import { isAspect, namesOneThing } from "./labels.ts";

const maxUnits = 22;
const maxGapUnits = 7;

/** What a note that leaves its subject to the heading begins with: "Must be", "Needs", "Not", "Lost in". */
const modal =
  /^(?:must|may|might|can|cannot|should|shall|will|need not|is|are|was|were|has|have|had|does not|do not|did not)$/i;
const between =
  /^(?:(?:not|be|been|only|also|usually|often|mainly|mostly|always|never|generally|normally|typically|the|an?|its|their|at|in|on|to|by|from|for|with|of|as|into|under|within|before|after|during|over|about|around|least|most|more than|less than)\s)+/i;
const tail =
  /[,;.](?:\s|$)|\s(?:when|where|if|unless|because|bc|but|so|since|which|that|while|until|rather than)\s|\s[(–—-]\s?|\s(?:->|=>|→)\s/;

/**
 * Hides what a note says of what its heading names, where it has no subject of its own: "Must be [definite and communicated]"
 * under "Offer", "Needs [ATP]" under "Active transport". `subject` is what the line spoke of before, where it did.
 */
export function hideNote(place: Place, sentence: string, subject: string): void {
  const topic = subject === "" ? topicAt(place) : subject;
  const isNamed = topic !== "" && !isAspect(topic) && namesOneThing(topic);
  const lead = place.study.tongue === "en" && isNamed && isNote(sentence) ? leadOf(sentence) : "";
  if (lead === "") return;
  const [said = ""] = sentence.slice(lead.length + 1).split(tail);
  const gap = said.replace(between, "").replace(/[.]$/, "");
  const isTelling =
    letterKey(gap).length > 2 && countUnits(gap) <= maxGapUnits && !weakGaps.has(gap.toLowerCase());
  if (!isTelling || letterKey(topic).includes(letterKey(gap))) return;
  place.sheet.hide({
    rule: "note.topic-gap",
    sentence: sentence.replace(/\.$/, ""),
    gap,
    context: topic,
    quote: sentence,
    score: 0.42,
  });
}

function isNote(sentence: string): boolean {
  const isShort = countUnits(sentence) <= maxUnits && !/[:=?]/.test(sentence);
  return isShort && !isTalk(sentence) && lackOf(sentence) !== "sentence";
}

/** The verb that a note begins with; empty where it begins with anything else. */
function leadOf(sentence: string): string {
  const [first = "", second = ""] = sentence.split(" ");
  const small = first.toLowerCase();
  if (modal.test(`${first} ${second}`)) return `${first} ${second}`;
  // "Can cause damage": what it can cause.
  const isWithVerb = verbForm(second)?.form === "base" && !/^(?:be|have)$/.test(second);
  if (modal.test(small)) return isWithVerb ? `${first} ${second}` : first;
  const form = verbForm(small)?.form;
  if (
    form === "third" &&
    /^(?:the|an?|no|all|its|their|in|on|at|to|by|from|for|with|[a-z]+(?:s|ly)|[A-Z]\w*|\d.*|[a-z]+)$/.test(
      second,
    )
  ) {
    return first;
  }
  const isDone =
    (form === "pastOrParticiple" || form === "participle") &&
    /^(?:in|on|at|by|from|with|to|for|as|into|under|during|after|before)$/.test(second);
  return isDone ? first : "";
}
