import { countUnits } from "../../text/units.ts";
import { lackOf } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";
import { kindOf } from "./whole-statement.ts";

/** "also", "therefore" join a sentence to the one before; ", signed the following year," points at it. Without them it stands alone. */
export function withoutJoints(sentence: string): string {
  return (
    sentence
      .replace(timeBefore, (_, first: string) => first.toUpperCase())
      .replace(
        /,? (?:also|therefore|thus|hence|however|nevertheless|moreover|furthermore|consequently|likewise|meanwhile),?(?= [a-z]+)(?! (?:called|known|as|by|that|from|than)\b)/g,
        "",
      )
      // "is uncodified: its rules are found in ...".
      .replace(/: (?:it|its|they|their|this|these|he|she|his|her)\b.*$/s, ".")
      // "His son Humayun was driven out": the name tells who.
      .replace(
        /^(?:His|Her|Their|Its) (?:[a-z]+ )?(?:son|daughter|brother|sister|wife|husband|father|mother|grandson|grandfather|nephew|uncle|cousin|successor|widow|rival|minister|general|heir) (?=[A-Z][a-z]+ )/,
        "",
      )
      .replace(/, [a-z]+ed (?:in )?the (?:following|next|same|previous) (?:day|week|month|year),/, "")
  );
}

/** "Next day, at the Battle of Gravelines", "That same year the mission left": after which day, in which year, the sentence before told. */
const timeBefore =
  /^(?:(?:Next|The next|The following) (?:day|morning|month|year)|That same (?:day|month|year)|(?:Shortly|Soon) afterwards?),? ([a-z](?=[a-z]+ the [A-Z])|t(?=he [A-Z])|[A-Z])/;

/** Where a long sentence ends and another begins. */
const seam = /;\s|,\s(?=(?:but|because|although|though|whereas|while|and|so)\s)/;
const readableUnits = 24;
/** "Elizabeth I was a Protestant": too little to tell who it was. */
const minPartUnits = 7;

const joint = /^(?:but|because|although|though|whereas|while|and|so)\s/;
/** Words whose other half stands in the other part. */
const paired = /\b(?:either|both|neither|not only|if|when|that|although|while)\b/i;

/** "three factors: damage, proximity, and whether it is fair": the last of a list is no sentence of its own. */
function isOfList(before: string | undefined, part: string): boolean {
  return before !== undefined && /^(?:and|so)\s/.test(part) && /[,:]\s/.test(before);
}

function isSentence(part: string): boolean {
  const [first = ""] = part.split(" ");
  return countUnits(part) >= minPartUnits && verbForm(first) === undefined && kindOf(part) === "statement";
}

/** Of a long sentence the part that holds the gap, where that part is a sentence of its own. */
export function partWith(sentence: string, gap: string): string {
  if (countUnits(sentence) <= readableUnits) return sentence;
  const parts = sentence.split(seam);
  const part = parts.find((piece) => piece.includes(gap)) ?? "";
  const bare = part.replace(joint, "");
  const isWhole =
    parts.length > 1 &&
    parts.every((piece, at) => isSentence(piece.replace(joint, "")) && !isOfList(parts[at - 1], piece)) &&
    lackOf(bare) === "nothing" &&
    !paired.test(sentence);
  return isWhole
    ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.]$/.test(bare) ? "" : "."}`
    : sentence;
}
