import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { Study } from "../study.ts";
import { asActive, trimmed, withoutSecondVerb } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishCard, EnglishRule } from "./english-card.ts";
import { insideSentence, isCopula, isPerson, withSetting } from "./phrasing.ts";

const attributeNoun =
  /^(?:(?:the|an?|its|their|one|another)\s)?(?:[\w’'-]+\s){0,3}?(?:purpose|function|effect|aim|idea|downside|role|definition|standard|formula|unit|remedy|value|symbol|capital|cause|goal|advantage|disadvantage|principle|result|task|main \w+|usual \w+|normal \w+|markers?|stages?|types?|layers?|components?|examples?|powers?|symptoms?|penalty|punishment|limit|deadline|fee)\b/i;

/** "a critical factor in", "the key feature of": praise, which says nothing of what a thing is. */
const evaluating =
  /^(?:an?|the|one of the) (?:[a-z]+ly )?(?:key|critical|important|major|main|crucial|essential|central|significant|common|typical|classic|vital|principal|leading|primary|best|most [a-z]+|[a-z]{3,}est(?<!interest|request|forest|contest|protest|conquest|harvest|west))\s(?:[a-z-]+ ){0,2}(?:factors?|features?|parts?|elements?|aspects?|reasons?|causes?|examples?|sources?|issues?|problems?|steps?|concepts?|tools?|types?|forms?|components?|characteristics?|city|country|planet|metal|organ|cell|gas|state|power|risk|complication|symptom|sign|treatment|drug|product|export|element|river|mountain|island|bone|muscle|gland|vein|artery|novel|work|poem|play|remedy|defence|defense|strategy|method|model|way|kind|unit|level|theory|approach|language)\b|^the (?:cornerstone|backbone|mainstay|hallmark|heart|core|essence|epitome) (?:of|to)\b|^the (?:first|only|last) [a-z]+ (?:to|of|in)\b|^the (?:[a-z]{3,}est|most [a-z]+) [a-z-]+ [a-z]+$/;

/** "the most common cause" of what? "the simplest pricing strategy" needs no more. */
const wholeSuperlative =
  /^the (?:first|only|last) (?:known )?[a-z]+ (?:to|of|in|with)\s[^,;]+$|^the [^,;]+ (?:of|in|for|on|to)\s[^,;]+$|^the (?:[a-z]+est|most [a-z]+) [a-z-]+ (?!cause|complication|symptom|sign|treatment|type|form|example|feature|factor|part|source|reason|problem|risk)[a-z]+$/;

/** "Interdependence is the key feature of oligopoly": what is its key feature? */
function reversed(clause: EnglishClause, study: Study): EnglishCard | undefined {
  const { auxiliary, rest } = clause;
  const isOne = /^(?:is|was)$/.test(auxiliary) && rest.startsWith("the ");
  if (!isOne || !(evaluating.test(rest) || rest.startsWith("the only known "))) return undefined;
  const asked = trimmed(rest);
  if (!wholeSuperlative.test(asked) || /\bof the$/.test(asked)) return undefined;
  if (/\b(?:that|which|who|and)\b/.test(asked) || countUnits(clause.subject) > 6) return undefined;
  return {
    rule: "definition.reversed",
    question: withSetting(
      clause,
      `${isSomebody(clause) || /^the \w+ (?:person|man|woman|human)\b/.test(asked) ? "Who" : "What"} ${auxiliary} ${asked}?`,
      study,
    ),
    answer: insideSentence(clause.subject, study),
    score: 0.82,
  };
}

/** "born of fear", "once used to", "the largest in the world", "what makes the difference", "the rule": no words that say what something is. */
const noComplement =
  /^an? (?:active|passive|slow|fast|rapid|complex|simple|continuous|natural|gradual|normal|common|good|bad|long|short|difficult|serious) (?:process|activity|state|thing|problem|condition|disease|task|job|word|number)[.;,]?$|^an? (?:[a-z]+ )?(?:crime|offence|felony|tort|exception)(?: as well| too)?[.;,]?$|^the (?:sole |main |primary |exclusive )?(?:responsibility|concern|business|work|preserve|province) of\b|^(?:so|such|too|as) |^(?:indicative|suggestive|characteristic|representative|reminiscent|supportive|critical) of\b|^[a-z]+ing\s(?!of\b)|^(?:born|what|one of the (?:most|best|[a-z]+est|[a-z]+ (?:of|in|that|for))|(?:aware|capable|full|afraid|fond|worthy|short|tired|certain|sure|guilty|proud|conscious|independent|typical) of|(?:once |now |still |often )?(?:used|known|meant|thought|said))\s|^(?:the|an?|another|one) (?:[a-z]+ )?(?:rule|norm|case|same|exceptions?|result|answer|problem|point|examples?|instance|fiasco|disaster|mistake|curiosity|success|failure|triumph|catastrophe|shock|surprise|blow|challenge|matter|question|joke|victory|defeat|setback|breakthrough|milestone|masterpiece|favourite|turning point|legend|must)(?:$|[:;,])|^an? (?:[a-z]+ )?(?:[A-Z][a-z]+ )?(?:victory|defeat|success|failure|disaster)(?:$|[:;,])|^(?:out|ahead|because|instead|composed|made|independent|devoid|free|north|south|east|west) of\b|^the [a-z]{3,}est, |^the (?:[a-z]{3,}est|most [a-z]+) (?:in|of|for|on)\b/;

/** "A crucial element is ...", "Another part was ...". */
function isOneOfMany(subject: string, isAttribute: boolean): boolean {
  if (!/^(?:[Aa]n?|[Aa]nother|[Oo]ne)\s/.test(subject)) return false;
  return (isAttribute && !/\sof\s/.test(subject)) || evaluating.test(subject.toLowerCase());
}

/** "The maximum penalty", "The standard": of what was said before. */
function hasNoWhole(subject: string): boolean {
  return (
    /^The (?:[a-z-]+ ){0,2}[a-z-]+$/.test(subject) && !/\s(?:of|for|in|to|on|behind|between)\s/.test(subject)
  );
}

/** "A model used to explain it is the ...": words that describe, and no term. */
function isDescription({ subject, rest }: EnglishClause): boolean {
  // "A band of pirates was the Victual Brothers": the name is what should be asked for.
  if (/^An? /.test(subject) && /^(?:the )?[A-Z][a-z]/.test(rest)) return true;
  return /^an? .*\b(?:used|known|called)\b/i.test(subject) && rest.startsWith("the ");
}

function isSomebody({ subject, rest }: EnglishClause): boolean {
  const said = rest.split(/,| that | who | whose /)[0] ?? "";
  const name = subject.replace(/\s*\([^)]*\)/g, "");
  // "The Tolpuddle Martyrs were farm workers who ...": people by their name.
  if (/^The (?:[A-Z][\w’'-]+ ?)+s$/.test(subject) && / who /.test(rest.split(",")[0] ?? "")) return true;
  // "The defender of Mafeking was Robert Baden-Powell".
  if (doerNoun.test(subject) && fullName.test(said)) return true;
  // "The person who found it was Otto Lind": a name is said of somebody.
  if (/^(?:The|A|An)\b/.test(subject)) return isPerson(subject) && isPersonalName(said);
  // "Ada Brandt was the first to ...": two capitals, and no thing among them.
  return (
    isPerson(name) &&
    (isPerson(said) || rulerNoun.test(said) || (isPersonalName(name) && firstOfAll.test(rest)))
  );
}

/** "the king of Babylon from 1792 to 1750 BCE". */
const rulerNoun =
  /^(?:an?|the) (?:[a-z]+ ){0,2}(?:king|queen|count|countess|duke|duchess|earl|emperor|empress|ruler|leader|pope|sultan|khan|founder|son|daughter|brother|sister|wife|widow|mother|father|general|admiral|minister|president|author|inventor)(?: (?:of|and|from|in)\s|$)/;
const doerNoun =
  /^The (?:[a-z-]+ )*(?!(?:river|number|power|letter|order|matter|paper|border|tower|water|layer|chapter|computer|disaster|factor|sector|vector|error|motor|harbor|cluster|register|frontier|glacier|crater|tiger|flower)\b)[a-z]{3,}(?:er|or|ist|ian)\b/;
const fullName = /^(?:[A-Z][\w’'.-]+ ){1,3}[A-Z][\w’'.-]+$/;

/** A name of one word that is nobody: a country, a town. */
function isOwnName(subject: string, study: Study): boolean {
  return insideSentence(subject, study) === subject;
}

const firstOfAll = /^(?:the|one of the) (?:first|last|only) (?:to|person|man|woman|human|people)\b/;

function isPersonalName(phrase: string): boolean {
  return /^[A-Z][\w’'.-]+(?: (?:[A-Z][\w’'.-]+|de|von|van|della|di|of))*$/.test(phrase) && isPerson(phrase);
}

/** "The standard is objective": of what, and a quality at that. */
function isBareQuality({ subject, rest }: EnglishClause): boolean {
  const isThing = /^[^a-z]|^(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|fourteen) /.test(rest);
  return hasNoWhole(subject) && !isThing;
}

/** "A clause that fixes a sum is a penalty clause": what is described has the name behind it. */
function isOnlyName({ subject, rest, auxiliary }: EnglishClause): boolean {
  return (
    auxiliary === "is" &&
    /^(?:An?|Any|Every) [a-z-]+(?: [a-z-]+)? (?:that|who|which) /.test(subject) &&
    /^an? (?:[a-z-]+ ){0,3}[a-z-]+[.,;]*$/.test(rest)
  );
}

function attributeRule(subject: string, isAttribute: boolean): string {
  if (!isAttribute) return "definition.sentence";
  return hasNoWhole(subject) ? "attribute.topic" : "attribute.of";
}

const rated =
  /^(?<what>an? (?:[a-z]+ )?(?:example|instance|symptom|sign|defence|defense|remedy|alternative|exception|precursor|threat|barrier|response|reaction|antidote)|(?:an?|one of the) (?:[a-z]+ly )?(?:key|critical|important|major|main|crucial|essential|central|significant|common|typical|classic|vital|principal|leading|primary|useful|powerful|necessary|fundamental)\s(?:[a-z-]+ ){0,3}?[a-z-]+) (?<joint>of|in|for|(?:only )?to) (?<whole>[^;]{3,})$/s;

/** "Drift is an important driver of diversity": what is it an important driver of? */
function ratedFor(clause: EnglishClause, study: Study): EnglishCard | undefined {
  if (!/^(?:an?|one)\s/.test(clause.rest)) return undefined;
  const found = rated.exec(trimmed(clause.rest));
  const what = captured(found, "what");
  const joint = captured(found, "joint");
  const isWhole = !/^one |\b(?:of|in|for|to|that|which)\b/.test(what);
  if (found === null || !isWhole) return undefined;
  const whole = withoutSecondVerb(captured(found, "whole"), asActive(clause));
  if (/\b(?:that|which|who)\b/.test(whole) || countUnits(whole) > 12) return undefined;
  return {
    rule: "attribute.rated",
    question: withSetting(
      clause,
      `What ${clause.auxiliary} ${insideSentence(clause.subject, study)} ${what} ${joint.replace("only ", "")}?`,
      study,
    ),
    answer: whole,
    score: 0.76,
  };
}

/** "a breach of security leading to loss": what a definition says of an effect is part of it. */
function definitionText(rest: string): string {
  const isWhole =
    countUnits(rest) <= (/, [a-z]+ wh/.test(rest) ? 22 : 30) &&
    /^(?:an?|the) [^;:]*, (?:for|in|by|to|from|with|of|under|on) (?:which|whom|whose) [^;:]+$|^[^,;:]*? (?:leading to|resulting in|causing|allowing|making) [^;:]+$/.test(
      rest,
    );
  return (isWhole ? rest.replace(/[.,]+$/, "") : trimmed(rest)).replace(sameAgain, "$<own>");
}

/** "the probability of a positive test, specificity the probability of ...": what the next term is. */
const sameAgain =
  /^(?<own>(?<noun>(?:the|an?) [a-z]+) [^,]{6,}), (?!such|like|including|for|or|and|not|but|usually|often)[a-z-]+(?: [a-z-]+)? \k<noun> .*$/s;

/** "is defamation in a permanent form": a noun by its ending, with what tells it apart. */
const massComplement =
  /^[a-z-]+(?:tion|sion|ment|ness|ity|ism|ance|ence|ship|age|ure|cy|ing) (?:in|by|for|from|with|on|to|through|without|between|among|within|against) [a-z]/;

const nounComplement =
  /^(?:an?|the|any|one|both|those|all|the)\s|^(?:where|when|how|what)\b|^[a-z-]+(?:\s[a-z-]+)?s?\s(?:that|which|who|whose|of|between|used)\b|^[A-Z](?!-)/;

/** Whether a complement tells what the subject is, and the subject is a whole term. */
function isDefinition(clause: EnglishClause, isAttribute: boolean): boolean {
  const { subject, rest } = clause;
  const isNoun = nounComplement.test(rest) || isAttribute || massComplement.test(rest);
  if (!isNoun || noComplement.test(rest)) return false;
  if (isOneOfMany(subject, isAttribute) || isDescription(clause)) return false;
  // "The best conditions are ...": for what, the text said before.
  if (/^The (?:best|ideal|optimal|only|chief|next|last) [a-z]+$/.test(subject)) return false;
  return isAttribute ? !isBareQuality(clause) : !/^(?:the )?(?:same|only way|most|more|best)\b/.test(rest);
}

/** "Denmark was a Protestant state": one of many things that were true of it. */
function isStateOfName({ auxiliary, subject, rest }: EnglishClause, study: Study): boolean {
  // "Queen Victoria was a carrier": nobody is told by it.
  if (/^(?:King|Queen|Emperor|Empress|Pope|Sir|Lord|Lady|President|Saint) [A-Z]/.test(subject)) {
    return /^an? [a-z]+[.;,]?$/.test(rest);
  }
  return (
    auxiliary === "was" && /^[A-Z][a-z]+$/.test(subject) && /^an?\s/.test(rest) && isOwnName(subject, study)
  );
}

/** S is a C. */
export const define: EnglishRule = (clause, study) => {
  // "is usually a cold meal": a habit, no definition.
  if (!isCopula(clause) || /\b(?:not|usually|often|sometimes|rarely|still)\b/.test(clause.adverb)) {
    return undefined;
  }
  const praise = reversed(clause, study) ?? ratedFor(clause, study);
  if (praise !== undefined || evaluating.test(clause.rest)) return praise;
  const isAttribute = attributeNoun.test(clause.subject);
  if (!isDefinition(clause, isAttribute) || isStateOfName(clause, study)) return undefined;
  return isOnlyName(clause) ? nameOf(clause, study) : whatIs(clause, study, isAttribute);
};

/** What a thing that is described is called. */
function nameOf(clause: EnglishClause, study: Study): EnglishCard {
  const question = withSetting(
    clause,
    `What ${clause.auxiliary} ${insideSentence(clause.subject, study)} called?`,
    study,
  );
  const answer = clause.rest.replace(/[.,;]+$/, "");
  return { rule: "name.called", question, answer, score: 0.86, difficulty: "easy" };
}

function whatIs(clause: EnglishClause, study: Study, isAttribute: boolean): EnglishCard {
  const wh = isSomebody(clause) ? "Who" : "What";
  const question = withSetting(
    clause,
    `${wh} ${clause.auxiliary} ${insideSentence(clause.subject, study)}?`,
    study,
  );
  return {
    rule: attributeRule(clause.subject, isAttribute),
    question,
    answer: `${/^(?:partly|mainly|mostly|largely)$/.test(clause.adverb) ? `${clause.adverb} ` : ""}${withoutSecondVerb(definitionText(clause.rest), asActive(clause))}`,
    score: 0.92,
    difficulty: "easy",
  };
}
