import type { EnglishClause } from "./clause.ts";
import { isNoun, type Token } from "./part-of-speech.ts";
import { verbForm } from "./verb-forms.ts";

/** Whether no question can be made of a clause: what it is about stands elsewhere, or what looks like its verb is none. */
export function mayNotBeAsked(clause: EnglishClause, tokens: readonly Token[]): boolean {
  return isVague(clause) || isReduced(clause) || isNounHere(clause, tokens);
}

/** "health, religion, trade union membership": where a sentence has a word only as a noun, it is no verb of it. */
function isNounHere({ auxiliary, verb, rest }: EnglishClause, tokens: readonly Token[]): boolean {
  // "trade union membership or orientation, are off limits": its verb comes later.
  if (auxiliary !== "" || verb === "" || !laterVerb.test(rest)) return false;
  const tags = tokens.filter(({ text }) => text === verb).map(({ tag }) => tag);
  return tags.length > 0 && tags.every((tag) => isNoun(tag) || tag === "JJ");
}

const laterVerb = /, (?:is|are|was|were|has|have|had|can|may|must|will|would|should)\s/;

/** "must pay it", "the area becomes red": what it is about stands elsewhere. */
function isVague({ auxiliary, subject, rest }: EnglishClause): boolean {
  const isDutyToIt = /^(?:must|shall|may|can|should|will)$/.test(auxiliary) && /^(?:it|them)\b/.test(rest);
  return isDutyToIt || vagueSubject.test(subject);
}

/** "Ciphertext processed as blocks", "Mudflats exposed at low tide": notes that leave out "is". */
function isReduced({ auxiliary, verb, rest }: EnglishClause): boolean {
  const form = verbForm(verb);
  const isDone = auxiliary === "" && form?.form === "pastOrParticiple";
  return isDone && /^(?:as|at|by|in|from|with|on|into|for)\s/.test(rest) && onlyDoneTo.test(form.lemma);
}

const onlyDoneTo =
  /^(?:expose|process|find|use|store|place|put|keep|hold|produce|release|locate|base|design|encode|surround|cover|cause|require|need|include|apply|perform|measure|test|treat|give|make|build|bury|absorb|transport|remove|add|send|display|describe|define|liberate|occupy|seize|extract)$/;

const vagueSubject =
  /^the (?:curve|graph|line|area|result|results|rest|part|case|latter|former|difference|two|group|side|point|author|figure|others?|answer|question)$|^(?:(?:the|common|other|main|typical|its|further|risk) )*(?:causes|symptoms|signs|features|types|examples|results|treatments|complications|factors|advantages|disadvantages|effects|functions|members|indications|remedies|consequences|benefits|risks|objectives?|aims?|triggers|findings|reasons)$|^[A-Z][a-z]+ \d{4}$/i;
