import { captured } from "../../text/captured.ts";
import { isPerson } from "../en/phrasing.ts";
import { isParticiple, verbForm } from "../en/verb-forms.ts";
import type { Related } from "./english-cell-relation.ts";
import { isVerbHead } from "./table-heads-english.ts";

/** Heads that are more than a noun: "What it does", "Available when", "Called by", "Acts on". */
export function phraseQuestion(label: string, { cell, subject }: Related): string | undefined {
  const { value } = cell;
  if (label === "what it did") return `What did ${subject} do?`;
  if (label === "where") return `Where ${placeVerb(subject)}?`;
  const clause = clauseLabel.exec(label)?.groups;
  if (clause !== undefined) return clauseQuestion(clause, subject);
  const when = /^(?<what>(?!(?:use|avoid|choose|apply|stop|start|call) )[a-z]+) (?<wh>when|where|if)$/.exec(
    label,
  );
  if (when !== null) {
    return `${captured(when, "wh") === "where" ? "Where" : "When"} is ${subject} ${captured(when, "what")}?`;
  }
  return (
    useQuestion(label, subject) ??
    verbQuestion(label, subject) ??
    whenQuestion(label, value, subject) ??
    passiveQuestion(label, value, subject)
  );
}

const adverbs: Readonly<Record<string, string>> = {
  main: "mainly ",
  chief: "chiefly ",
  common: "commonly ",
  typical: "typically ",
};

/** "Uses", "Main use", "May import". */
function useQuestion(label: string, subject: string): string | undefined {
  const used = /^(?:(?<how>main|chief|common|typical) )?(?:uses?|usage)$/.exec(label)?.groups;
  if (used !== undefined) return `What is ${subject} ${adverbs[captured(used, "how")] ?? ""}used for?`;
  const modal = /^(?<modal>may|must|can|cannot|should|will) (?<verb>[a-z]+)(?<rest> [a-z ]+)?$/.exec(
    label,
  )?.groups;
  if (modal?.["verb"] === "be") return undefined;
  return modal === undefined
    ? undefined
    : `What ${captured(modal, "modal")} ${subject} ${captured(modal, "verb")}${modal["rest"] ?? ""}?`;
}

/** "does mitosis occur", "is the proton found". */
function placeVerb(subject: string): string {
  return /(?:osis|ysis|esis|tion|sion|ism|ing)$/.test(subject)
    ? `does ${subject} occur`
    : `is ${subject} found`;
}

/** "How protected", "Where found", "Acts on", "Contains". */
function verbQuestion(label: string, subject: string): string | undefined {
  const asked = /^(?<wh>how|where|when|why) (?<done>[a-z]+)$/.exec(label);
  if (asked !== null && isParticiple(captured(asked, "done"))) {
    const wh = captured(asked, "wh");
    return `${wh.charAt(0).toUpperCase()}${wh.slice(1)} is ${subject} ${captured(asked, "done")}?`;
  }
  const acts = /^(?<verb>[a-z]+s)(?: (?<where>on|in|to|from|with|as|at|by|for|you))?$/.exec(label)?.groups;
  const form = verbForm(captured(acts, "verb"));
  if (form?.form !== "third") return undefined;
  const where = captured(acts, "where");
  if (where === "" && !isVerbHead(label)) return undefined;
  if (where === "in" && /^(?:occur|happen)$/.test(form.lemma)) return `Where does ${subject} ${form.lemma}?`;
  return `What does ${subject} ${form.lemma}${where === "" ? "" : ` ${where}`}?`;
}

const lives: Readonly<Record<string, string>> = {
  reign: "reign",
  reigned: "reign",
  lived: "live",
  ruled: "rule",
  died: "die",
};

/** "Reign", "Died", "Founded", "Year discovered" over a date. */
function whenQuestion(label: string, value: string, subject: string): string | undefined {
  if (!/\d/.test(value)) return undefined;
  const verb = lives[label];
  if (verb !== undefined) return `When did ${subject} ${verb}?`;
  const parts = /^(?:(?:year|date|when) )?(?<first>first )?(?<made>[a-z]+)$/.exec(label)?.groups;
  const made = captured(parts, "made");
  return isParticiple(made) || made === "born"
    ? `When was ${subject} ${parts?.["first"] ?? ""}${made}?`
    : undefined;
}

/** "Discovered by", "Used for", "Found in". */
function passiveQuestion(label: string, value: string, subject: string): string | undefined {
  const parts =
    /^(?<done>[a-z]+(?:ed|en|wn|de|nd|lt|ght|ung)) (?<by>by|for|in|as|from|with|to|of|on|at)$/.exec(label);
  if (parts === null) return undefined;
  const done = captured(parts, "done");
  if (captured(parts, "by") === "by" && isPerson(value)) {
    return verbForm(done)?.form === "pastOrParticiple"
      ? `Who ${done} ${subject}?`
      : `By whom was ${subject} ${done}?`;
  }
  return /^(?:found|located) (?:in|at|on)$/.test(label)
    ? `Where is ${subject} ${done}?`
    : `What is ${subject} ${label}?`;
}

/** "What it does", "How it works", "What it is". */
const clauseLabel = /^(?<wh>what|how|where|why|when) it (?<verb>[a-z]+s)\b(?<rest>.*)$/;

function clauseQuestion(clause: Readonly<Record<string, string>>, subject: string): string {
  const verb = captured(clause, "verb");
  const wh = captured(clause, "wh");
  const opening = wh.charAt(0).toUpperCase() + wh.slice(1);
  if (verb === "is" || verb === "was") return `${opening} ${verb} ${subject}?`;
  const rest = captured(clause, "rest");
  const lemma = verb === "does" ? "do" : (verbForm(verb)?.lemma ?? verb.slice(0, -1));
  return `${opening} does ${subject} ${lemma}${rest === "" ? "" : ` ${rest}`}?`;
}
