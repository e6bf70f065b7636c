import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { trimmed } from "./answer-text.ts";
import { hasFiniteVerb, parseClause } from "./clause.ts";
import type { EnglishCard } from "./english-card.ts";
import { isPerson } from "./phrasing.ts";

const namedMembers =
  /^(?<lead>Only |The )?(?<number>Two|Three|Four|Five|two|three|four|five|six) (?<things>(?:[a-z-]+ ){0,2}[a-z-]+s)(?:, (?<list>[^,;:]{3,40}(?:, [^,;:]{3,40})*,? (?:and|or) [^,;:]{3,50}), (?<did>[a-z]+ [^;:]{6,100})| (?<can>[a-z]+ [^;:,]{3,70}): (?<behind>[^;:]{6,120}))\.?$/s;

/** "Two partial defences, A and B, reduce murder to manslaughter", "Only two estates can exist: A and B": which two. */
function membersNamed(text: string): EnglishCard | undefined {
  const found = namedMembers.exec(text);
  if (found === null) return undefined;
  const things = captured(found, "things");
  const did = captured(found, "did") || captured(found, "can");
  const list = captured(found, "list") || captured(found, "behind");
  const isListed = captured(found, "list") !== "" || /, |\band\b|\bor\b/.test(list);
  const clause = parseClause(`The ${things} ${did}`);
  // "Three processes are involved": in what, the text said before.
  if (did.split(" ").length < 3) return undefined;
  if (!isListed || clause?.subject !== `The ${things}` || hasFiniteVerb(list)) return undefined;
  return {
    rule: "members.listed",
    question: `Which ${captured(found, "number").toLowerCase()} ${things} ${did.replace(/\.$/, "")}?`,
    answer: list.replace(/\.$/, ""),
    score: 0.86,
  };
}

/** Cards of sentences that have no plain subject: "There are two kinds of X: A and B", "It was Y who did Z". */
export function sentenceCard(text: string): EnglishCard | undefined {
  if (text.startsWith("There ")) return thereIs(text);
  if (/^It (?:is|was) /.test(text)) return cleft(text);
  if (/^(?:Only |The )?(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|six) /.test(text)) return membersNamed(text);
  if (text.includes("there must be")) return needed(text);
  if (text.startsWith("Only ")) return onlyThose(text);
  if (sharing.test(text)) return shareOf(text);
  return text.includes(" this ") ? namedSo(text) : undefined;
}

/** "Only bodies that exercise public functions are open to review": which. */
function onlyThose(text: string): EnglishCard | undefined {
  const share = sharing.test(text) ? shareOf(text) : undefined;
  if (share !== undefined) return share;
  const bare = text.slice("Only ".length).replace(/\.$/, "");
  const clause = parseClause(bare.charAt(0).toUpperCase() + bare.slice(1));
  const found = /^(?<noun>[A-Z][a-z-]+(?: [a-z-]+)?s) (?<which>(?:that|who|which|with|in|of|from) .+)$/.exec(
    clause?.subject ?? "",
  );
  if (clause === undefined || found === null || clause.setting !== "") return undefined;
  const did = bare.slice(clause.subject.length).split(/;|, /)[0] ?? "";
  return {
    rule: "members.which",
    question: `Which ${captured(found, "noun").toLowerCase()}${did}?`,
    answer: bare.slice(0, clause.subject.length),
    score: 0.78,
  };
}

const sharing =
  /^(?:Only |Some |Nearly |Almost |Over |More than |About )?(?:about |around |some )?(?:\d[\d.,]*|[a-z]+|[A-Z][a-z]+)(?: ?%| per ?cent| percent|-(?:thirds?|quarters?|fifths?)| (?:thirds?|quarters?|fifths?)) of /;

/** "Only about one per cent of the population could vote": what share. */
function shareOf(text: string): EnglishCard | undefined {
  const share = sharing.exec(text)?.[0].replace(/ of $/, "") ?? "";
  const behind = text.slice(share.length + " of ".length).replace(/\.$/, "");
  const clause = parseClause(behind.charAt(0).toUpperCase() + behind.slice(1));
  const isWhole = share !== "" && clause !== undefined && clause.setting === "";
  if (!isWhole || countUnits(behind) > 16) return undefined;
  return {
    rule: "value.share",
    question: `What share of ${behind.split(/;|, (?:and|but|while|whereas) /)[0] ?? ""}?`,
    answer: share.charAt(0).toLowerCase() + share.slice(1),
    score: 0.8,
  };
}

/** "For X there must be Y". */
function needed(text: string): EnglishCard | undefined {
  const found = /^(?<aim>(?:For|In) [^,]{6,60}?),? there must be (?<what>.+?)\.?$/s.exec(text);
  if (found === null) return undefined;
  const question = `${captured(found, "aim")}, what must there be?`;
  return { rule: "parts.needed", question, answer: captured(found, "what"), score: 0.85 };
}

const dutyOf = /^(?<who>(?:The|An?) [a-z]+(?: [a-z]+)?) (?:must|shall|has to) (?<deed>[a-z]+ [^,;]+)$/;

/** "... ; this duty is called Y". */
function namedSo(text: string): EnglishCard | undefined {
  const found =
    /^(?<what>.{12,120}?)[;,] this (?<noun>\w+) is (?:called|known as|termed) (?<name>[^.;]+)\.?$/s.exec(
      text,
    );
  if (found === null) return undefined;
  // "The claimant must reduce the loss; this duty is called mitigation": which duty, in one sentence.
  const duty = captured(found, "noun") === "duty" ? dutyOf.exec(captured(found, "what")) : null;
  if (duty !== null) {
    const asked = `What is the duty of ${captured(duty, "who").replace(/^[TA]/, (letter) => letter.toLowerCase())} to ${captured(duty, "deed")} called?`;
    return {
      rule: "name.called",
      question: asked,
      answer: captured(found, "name"),
      score: 0.86,
      difficulty: "easy",
    };
  }
  const question = `${captured(found, "what")}: what is this ${captured(found, "noun")} called?`;
  return { rule: "name.this", question, answer: captured(found, "name"), score: 0.86, difficulty: "easy" };
}

const listOf =
  /^There (?<be>are|were) (?:generally |usually |only |basically |traditionally )?(?<number>two|three|four|five|six|seven) (?<things>(?:[a-z-]+ ){0,3}[a-z-]+s(?: (?:of|in|for) [^:,.]{2,50})?)(?:: |, namely |, )(?<list>[^:.;]{6,160})\.?$/s;
const countOf =
  /^There (?<be>are|were) (?<number>(?:about |only |over |more than |some )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve)) (?<things>(?:[a-z-]+ ){0,3}[a-z-]+s (?:of|in) [^:,.;]{2,50})\.?$/s;
const noneBecause =
  /^There (?<be>is|are|was|were) (?:(?<how>generally|usually|normally|often) )?(?<what>(?:no|not any|little|few) [^,;]{3,80}?),? (?:because|since|as) (?<reason>[^;]{8,})\.?$/s;

/** "There are three kinds of X: A, B and C"; "There is no X because Y". */
function thereIs(text: string): EnglishCard | undefined {
  const listed = listOf.exec(text);
  const be = captured(listed, "be");
  if (
    listed !== null &&
    /,| and | or /.test(captured(listed, "list")) &&
    !hasFiniteVerb(captured(listed, "list"))
  ) {
    return {
      rule: "members.listed",
      question: `Which ${captured(listed, "number")} ${captured(listed, "things")} ${be} there?`,
      answer: captured(listed, "list"),
      score: 0.86,
    };
  }
  const because = noneBecause.exec(text);
  if (because !== null) {
    const how = captured(because, "how");
    return {
      rule: "reason.why",
      question: `Why ${captured(because, "be")} there ${how === "" ? "" : `${how} `}${captured(because, "what")}?`,
      answer: trimmed(captured(because, "reason")),
      score: 0.84,
      difficulty: "hard",
    };
  }
  const counted = countOf.exec(text);
  if (counted === null || /\b(?:that|which|who)\b/.test(captured(counted, "things"))) return undefined;
  return {
    rule: "value.number",
    question: `How many ${captured(counted, "things")} ${captured(counted, "be")} there?`,
    answer: captured(counted, "number"),
    score: 0.76,
  };
}

/** "It was Brunelleschi who found the rules of perspective". */
function cleft(text: string): EnglishCard | undefined {
  const found =
    /^It (?:is|was) (?<who>(?:the )?[A-Z][^,]{2,40}?|the [^,]{3,40}?) (?<word>who|that) (?<did>[a-z]+ [^;]{6,})\.?$/s.exec(
      text,
    );
  const who = captured(found, "who");
  const isShort = countUnits(captured(found, "did")) <= 16;
  if (found === null || /^[A-Z]?[a-z]+ly\b/.test(who) || !isShort) return undefined;
  const isSomebody = captured(found, "word") === "who" || isPerson(who);
  if (!hasFiniteVerb(`It ${captured(found, "did")}`)) return undefined;
  return {
    rule: "agent.cleft",
    question: `${isSomebody ? "Who" : "What"} ${captured(found, "did").replace(/\.$/, "")}?`,
    answer: who,
    score: 0.8,
  };
}

/** What a sentence says in passing of a term or a name. */
export function explainedCards(text: string): readonly EnglishCard[] {
  return [thatIs(text), namedAfterKind(text)].filter((card) => card !== undefined);
}

/** "extraterritoriality, that is, the right to be tried by one's own consul": what a word in passing means. */
function thatIs(text: string): EnglishCard | undefined {
  if (!text.includes(", that is")) return undefined;
  const found =
    /(?:^|\s)(?<term>[a-z]{4,}(?:ity|ism|ion|ness|ship|ment|ance|ence|sis|ure|cy|acy|age|logy|hood)), that is,? (?<what>(?:the|an?) [^,.;]{6,})/.exec(
      text,
    );
  if (found === null) return undefined;
  return {
    rule: "definition.that-is",
    question: `What is ${captured(found, "term")}?`,
    answer: captured(found, "what"),
    score: 0.82,
  };
}

const kindAndName =
  /(?<=\s)(?<what>an? (?:[a-z-]+ ){0,4}[a-z-]+), (?<name>the [A-Z][\w’-]+(?: [A-Z][\w’-]+)*|[A-Z][a-z’-]+ [A-Z][a-z’-]+)(?=[,.;]|$)/;

/** "pay a deposit, the Kaution,", "created an elected parliament, the Diet": what bears the name. */
function namedAfterKind(text: string): EnglishCard | undefined {
  if (!/, (?:the )?[A-Z]/.test(text)) return undefined;
  const found = kindAndName.exec(text);
  const what = captured(found, "what");
  if (found === null || /\b(?:is|are|was|were|has|have|of)\b/.test(what)) return undefined;
  const name = captured(found, "name");
  if (!name.startsWith("the ") && !isPerson(what)) return undefined;
  const isPast = /\b(?:was|were|had|did|[a-z]+ed)\b/.test(text);
  return {
    rule: "definition.named",
    question: `${isPerson(what) ? "Who" : "What"} ${isPast ? "was" : "is"} ${name}?`,
    answer: what,
    score: 0.74,
  };
}
