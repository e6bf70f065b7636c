import { captured } from "../../text/captured.ts";
import { isPredicate } from "../en/noun-phrase.ts";
import { verbForm } from "../en/verb-forms.ts";

/** "grinds food"; not "profits from trade were invested", where the word in -s is a noun. */
export function isActivity(meaning: string): boolean {
  const [head = ""] = meaning.split(/\s(?:that|which|what|who|when|where|how)\s/);
  // "damages reduced by a share": what is done, and no deed.
  if (/^[a-z]+s [a-z]+ed (?:by|to|in|from|when|if|where)\s/.test(meaning)) return false;
  return isPredicate(meaning) && !/\b(?:were|was|are|is)\b/.test(head);
}

/** "allowed weavers to make wider cloth"; not "made of wood". */
function isDeed(meaning: string): boolean {
  const [verb = "", next = ""] = meaning.split(" ");
  const isPast = /^(?:past|pastOrParticiple)$/.test(verbForm(verb)?.form ?? "");
  return (
    isPast &&
    /^[a-z]/.test(verb) &&
    /^(?:the|an?|about|nearly|over|more|[a-z]+s)$/.test(next) &&
    !/^(?:as|is|was|its|plus|less|hours|days|weeks|months|years|minutes|seconds)$/.test(next)
  );
}

/** What only happens or depends does nothing to anything. */
export const happening =
  /^(?:occurs|happens|arises|results|depends|means|refers|consists|belongs|tends|exists|lies|stands|comes)\s/;

/** "speed up reactions", "build new bone"; not "control cells that ...", where the first word describes a noun. */
export function isDoneByMany(meaning: string): boolean {
  const [first = "", second = ""] = meaning.split(" ");
  if (verbWithCase.test(meaning)) return true;
  if (verbForm(first)?.form !== "base" || !/^[a-z]/.test(first)) return false;
  if (/^(?:of|and|or|in|from|for)$/.test(second)) return false;
  return (
    !/^(?:\S+ ){1,4}(?:that|which|who)\s/.test(meaning) && (plainVerb.test(first) || actsOn.test(second))
  );
}

/** "increased in allergies", "raised in shock": what is seen of a thing, and when. */
export function levelQuestion(meaning: string, phrase: string, isMany: boolean): string | undefined {
  const level = captured(
    /^(?<level>increased|decreased|raised|reduced|elevated|lowered) (?:in|by|during|after)\s/.exec(meaning)
      ?.groups,
    "level",
  );
  return level === "" ? undefined : `When ${isMany ? "are" : "is"} ${phrase} ${level}?`;
}

/** "degranulate when an antigen is bound": a verb by its form, and a case behind it. */
const verbWithCase =
  /^(?:lay (?:down|out)|[a-z]+(?:ate|i[sz]e|ify) (?:when|if|once|during|under|after|into|the))\s/;

/** Verbs that are no nouns as well. */
const plainVerb =
  /^(?:break|know|build|make|carry|keep|bring|give|hold|protect|produce|prevent|convert|destroy|remove|absorb|contain|allow|enable|provide|send|receive|transmit|secrete|maintain|digest|detect|kill|stimulate|inhibit|regulate|eat|grow|have|help|store|create|collect|connect|join|control|release|engulf|attack|filter|pump|trap|line|form|surround|fight|sense)$/;
/** What may follow a verb in its bare form, and not a noun that looks like one: "speed up", "produce energy", "have hair". */
const actsOn =
  /^(?:up|down|out|to|into|from|the|an?|on|in|with|[a-z]+(?:s|y|tion|ity|ment|ness|ing|air|ood|ter|gen|ein)|heat|acid|oxygen|blood)$/;

/** "killed a third of Europe", "believed that the king had no power". */
export function deedQuestion(meaning: string, actor: string): string | undefined {
  const thought = captured(
    /^(?<verb>believed|argued|claimed|demanded|opposed|supported|rejected) /.exec(meaning)?.groups,
    "verb",
  );
  if (thought !== "") return `What did ${actor} ${verbForm(thought)?.lemma ?? "say"}?`;
  const isOfName = /^(?:the [A-Z]|[A-Z]{2})/.test(actor) && pastDeed.test(meaning);
  return isDeed(meaning) || isOfName ? `What did ${actor} do?` : undefined;
}

/** "promised help to any country": what only an act, a plan or a body did. */
export const pastDeed =
  /^(?:promised|gave|granted|ended|began|set up|banned|abolished|limited|allowed|forced|forbade|protected|extended|divided|united|investigated|created|offered|raised|lowered|introduced|guaranteed|prohibited|required|organi[sz]ed|supplied|provided|encouraged) (?!by|in|on|as|from|with|at|after|before|under|during)[a-z]/;
