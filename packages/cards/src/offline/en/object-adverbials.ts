import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isBaseVerb } from "./answer-text.ts";
import { isParticiple } from "./verb-forms.ts";

/** The thing that a verb is done to, and what else the sentence says of the deed: that belongs to the question. */
export interface PartedObject {
  readonly what: string;
  /** "at Actium", "into cells", "for two years"; empty where it cannot be asked with. */
  readonly beside: string;
}

const span =
  "(?:about |at least |up to |more than |over |nearly |only )?(?:\\d\\S*|an?|two|three|four|five|six|seven|eight|nine|ten|several|many)(?: (?:to|or) \\w+)? (?:[a-z]+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|century)";
/** What is said of a deed and never of a thing: how long, with what help, in exchange for what. */
const surely = new RegExp(
  `^(?<what>.{3,}?),? (?<beside>for ${span}\\b.*|with the (?:help|aid|consent|support) of .+|with (?:about |some |only )?(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|a few) .+|by (?:surprise|force|storm|treaty|marriage|sea|land|hand|mistake|accident|chance)|through (?:the|an?) .+|by means of .+|in (?:return|exchange|search|memory|honour|honor|response|protest|spite|order|accordance) .+|in an? (?:speech|letter|article|book|pamphlet|essay|report|telegram|sermon)\\b.*|(?:in|at) the (?:struggle|[Ww]ar|[Bb]attle|campaign|[Ss]iege|conflict|election)\\b.+|at the (?:age|cost|expense|end|beginning|start) of .+|at (?:compile time|run ?time|room temperature|night|birth|first|once)|every (?:second|minute|hour|day|week|month|year)|instead of .+|using .+|according to .+|despite .+|(?:as far|as long|as soon) as .+|there|straight|directly|(?:in )?the (?:following|next|same|previous) (?:day|month|year|spring|summer|autumn|winter))$`,
  "s",
);
/** When the deed was done; behind "a" it may be said of the thing. */
const perhaps = /^(?<what>(?!an?\s).{3,}?),? (?<beside>(?:before|after|during|until|throughout) .+)$/s;
const mark =
  /\s(?:for|with|by|in|at|every|instead|using|through|according|despite|as|there|straight|directly|the|before|after|during|until|throughout)\b/;
const pointing =
  /\b(?:it|them|they|he|she|him|its|their|his|her|this|these|those|there|straight|directly|following|next|same|previous|instead)\b/;
const maxBesideUnits = 9;

/** Parts an object from what is said of the deed; nothing where all of it is the object. */
export function partedObject(object: string): PartedObject | undefined {
  return placed(object) ?? moved(object) ?? said(object);
}

const noWhole = /\b(?:of|in|on|and|or|the|an?)$|\b(?:that|which|who)\b/;

function said(object: string): PartedObject | undefined {
  if (!mark.test(object)) return undefined;
  const found = surely.exec(object) ?? perhaps.exec(object);
  const what = captured(found, "what");
  if (found === null || noWhole.test(what)) return undefined;
  // "a ship with three masts": what the thing has.
  if (/^an?\s/.test(what) && /^with (?!the (?:help|aid|consent|support))/.test(captured(found, "beside"))) {
    return undefined;
  }
  const isOwned = /^(?:its|their|his|her)\b(?!.*[a-z] \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u.test(what);
  if (isOwned || isParticiple(what.split(" ").at(-1) ?? "")) return undefined;
  const beside = captured(found, "beside");
  const isAsked = !pointing.test(beside) && countUnits(beside) <= maxBesideUnits;
  return { what, beside: isAsked ? beside : "" };
}

const placeBehind =
  /^(?<what>(?:[\w’'-]+ ){0,4}[\w’'-]+) (?<beside>(?:at|in|from|near) (?:the )?[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*)$/;
const ofPlace =
  /^(?:its|their|his|her)\b|\b(?:of|in|on|from|battle|victory|defeat|university|school|professor|first|last|only|chair|court|palace)\b/i;

/** "Antony and Cleopatra at Actium": the place belongs to what is asked. */
function placed(object: string): PartedObject | undefined {
  const found = placeBehind.exec(object);
  const what = captured(found, "what");
  if (found === null || isParticiple(what.split(" ").at(-1) ?? "") || ofPlace.test(what)) return undefined;
  return { what, beside: captured(found, "beside") };
}

const goalBehind =
  /^(?<what>(?:[\w’'-]+ ){0,3}[\w’'-]+) (?<beside>(?:into|onto|to)\s(?!be\b)(?<goal>[\w’' -]{2,40}))$/;
const number =
  /(?:^|\s)(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|a hundred)$/;
const nounWithGoal =
  /\b(?:of|in|for|from|with|on|and|or|according|due|related|access|right|answer|key|damage|changes?|response|contribution|solution|approach|threat|alternative|exception|objection|reaction|resistance|next|close|near|adjacent|prior|up|down|nominees?|ambassador|heir|letters?|introduction|entrance|entry|path|way|route|opening|door|exit|gateway|bridge|road|relation|link|links|limits?)$|\s(?:from|in|of|for|with|on|at|by)\s/;

/** "drives potassium into cells": what is driven into cells? */
function moved(object: string): PartedObject | undefined {
  const found = goalBehind.exec(object);
  const what = captured(found, "what");
  if (found === null || isBaseVerb(captured(found, "goal")) || nounWithGoal.test(what)) return undefined;
  // "one to two litres": an amount.
  if (number.test(what)) return undefined;
  if (/^(?:it|them|its|their|his|her)$|^(?:its|their|his|her)\s\S+$/.test(what)) return undefined;
  return { what: what.replace(/(?<=\S) (?:straight|directly|back)$/, ""), beside: captured(found, "beside") };
}
