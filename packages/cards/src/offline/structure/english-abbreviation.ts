import { isStatement } from "../en/noun-phrase.ts";
import { isActivity, pastDeed } from "./english-deed.ts";
import { isManyTerm } from "./english-many.ts";
import { statementQuestion } from "./english-statement.ts";
import { properPhrase, type Usage } from "./proper-term.ts";

/** "DOM", "an API": an abbreviation takes the article that the document gives it. */
export function abbreviationQuestion(term: string, meaning: string, usage: Usage | undefined): string {
  const phrase = properPhrase(term, usage) ?? term;
  const asked = statementQuestion(meaning, { phrase, isMany: false });
  if (asked !== undefined) return asked;
  if (/^[a-z]+(?:less|ful|-[a-z]+ed), |^(?:only|no|same) /.test(meaning)) {
    return `What are the features of ${phrase}?`;
  }
  if (isActivity(meaning)) return `What does ${phrase} do?`;
  if (pastDeed.test(meaning)) return `What did ${phrase} do?`;
  // Without an article shown, only what is told by its name alone is asked so: "What is HTTP?", not "What is SPA?".
  const isUnsure = phrase === term && !/^(?:an?|the)\s/i.test(meaning) && !namedAlone.test(meaning);
  return isUnsure || isStatement(meaning) || isManyThings(meaning)
    ? `What is meant by “${term}”?`
    : `What is ${phrase}?`;
}

/** What an abbreviation without an article stands for. */
const namedAlone =
  /\b(?:protocol|language|hormone|acid|enzyme|molecule|organi[sz]ation|agency|alliance|union|format|standard|algorithm|software|technology|carrier|virus|gas|drug|income|output)\b|[/×*=]|\bper\b/i;

/** "servers that keep copies": no meaning of one thing. */
function isManyThings(meaning: string): boolean {
  return (
    isManyTerm(meaning.split(/\s(?:that|which|who|close|near)\s/)[0] ?? "") && !/^[A-Z0-9]/.test(meaning)
  );
}
