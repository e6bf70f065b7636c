import { captured } from "../../text/captured.ts";
import { hasFiniteVerb, isPlural, parseClause } from "./clause.ts";
import { predicatesOf } from "./joined-predicates.ts";
import { isPerson } from "./phrasing.ts";
import { settingStart } from "./settings.ts";
import { isParticiple, verbForm } from "./verb-forms.ts";

/** What a sentence says in passing, beside its main clauses. */
export interface SentenceParts {
  /** Clauses that can stand alone. */
  readonly clauses: readonly string[];
  /** "Castlereagh, the British foreign secretary," */
  readonly apposition?: { readonly name: string; readonly what: string };
  /** "the AV node, which delays it": what is described, and what is said of it. */
  readonly relative?: { readonly noun: string; readonly predicate: string };
  /** "X, also called Y," */
  readonly alias?: { readonly name: string; readonly called: string; readonly how: string };
}

const apposition = /^(?<name>[A-Z][\w’'.() -]{1,45}?), (?<what>(?:the|an?) [^,]{4,110}), (?<rest>.+)$/s;
const alias =
  /^(?<name>[^,]{2,50}?),? \(?(?<how>also (?:called|known as)|known as|often called) (?<called>["“]?[^,()]{2,40}?["”]?)[,)] (?<rest>.+)$/s;
const relative = /^(?<before>.+?), (?:which|who) (?<predicate>.+?)(?<end>;|\.(?=\s|$)|$)/s;
const lastNoun =
  /(?<noun>(?<![\w’'-])(?:[Tt]he|[Aa]n?) (?:[\w’'()-]+ ){0,4}[\w’'()-]+|(?<![\w’'-])(?:[A-Z][\w’'-]+ ?){1,4})$/;
const joints =
  /;\s+|\s+and\s+(?=[*“"]?[^\s”"]+[*”"]? means\s)|,?\s+and\s+(?=(?:is|are|was|were|has|have|had|can|cannot|may|must|does|do)\s)|,\s+(?!(?:which|who|that|this|it|there|where|what|whose|as|such)\s)(?=[a-z]+ (?:is|are|was|were|means)\s)|,\s+(?:and\s+)?(?=(?:[Tt]he|an?|[A-Z]\S+)\s)|,\s+(?:whereas|while|but|yet|and|so)\s+(?=\S+\s\S+\s\S+)|,?\s+and\s+(?=(?:in|on|by|from) (?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{3,4},? (?:[A-Z]|the |an? ))|\.\s+|:\s+(?=[A-Za-z]+ \S+ \S+)/g;

/** Cuts a sentence into clauses that each have their own subject and verb, and what it says in passing. */
export function splitEnglish(sentence: string): SentenceParts {
  const text = sentence.trim().replace(/ [—–] [^—–]{3,80} [—–] |—[^—]{3,80}—/, " ");
  if (text.includes("; ")) {
    const parts = text.split(/;\s+/);
    if (parts.length <= maxSentences && parts.every(isSentence)) return joinedParts(parts);
  }
  const aside = besideOf(text);
  const other = aliasOf(text);
  const main = withoutPassing(text, aside ?? other);
  const middle = middleRelative(main);
  if (middle !== undefined) return middle;
  const between = middleAside(main);
  if (between !== undefined) return between;
  const described = relativeOf(main);
  const noun = described === undefined ? "" : subjectOfRelative(described, main);
  // "terror, which expands the soul, from horror, which freezes it": the main clause goes on behind it.
  if (/, (?:from|to|with|into|which|who)\b/.test(captured(described, "predicate"))) {
    return { clauses: [] };
  }
  const predicate = captured(described, "predicate");
  const hasOwnSubject = ownSubject.test(predicate);
  const done = hasOwnSubject ? doneToNoun(noun, predicate, captured(described, "before")) : undefined;
  const relative = noun === "" || hasOwnSubject ? undefined : { noun, predicate };
  return {
    clauses: [...mainClauses(main, described), ...(done === undefined ? [] : [done])],
    ...passing(aside, other),
    ...(relative === undefined ? {} : { relative }),
  };
}

/** "which Spain had ceded": somebody else does what is told. */
const ownSubject =
  /^(?:[A-Z][\w’'-]*|the|an?|his|her|its|their|he|she|it|they|we|you|one|most|many|some|all) /;

/** "the island of Ven, which Denmark had ceded to Sweden in 1660": Denmark had ceded the island of Ven to Sweden. */
function doneToNoun(noun: string, predicate: string, before: string): string | undefined {
  const clause = parseClause(predicate.charAt(0).toUpperCase() + predicate.slice(1));
  const isBare =
    clause?.rest === "" ||
    /^(?:to|in|on|by|from|at|for|with|until|after|before|during) /.test(clause?.rest ?? "");
  // "the western third of the island, which": of the two nobody can tell which.
  const isOneOfTwo = before.endsWith(` of ${noun}`) || !before.endsWith(noun);
  if (clause === undefined || !isBare || noun === "" || isOneOfTwo || clause.verb === "") return undefined;
  const verb = [clause.auxiliary, clause.adverb, clause.verb].filter((word) => word !== "").join(" ");
  return `${clause.subject} ${verb} ${noun} ${clause.rest}`.trimEnd();
}

/** The main clauses before a relative clause and behind it. */
function mainClauses(
  main: string,
  described: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  if (described === undefined) return cut(main);
  const next = captured(described, "next");
  const before = cut(`${captured(described, "before")}${captured(described, "rest")}`);
  return next === "" ? before : [...before, ...cut(next)];
}

/** What is said beside a name: what it is, or else how it is called too. */
function passing(
  aside: Readonly<Record<string, string>> | undefined,
  other: Readonly<Record<string, string>> | undefined,
): Pick<SentenceParts, "apposition" | "alias"> {
  const beside = { name: captured(aside, "name"), what: captured(aside, "what") };
  if (aside !== undefined) return { apposition: beside };
  if (other === undefined) return {};
  const name = captured(other, "name");
  return { alias: { name, called: captured(other, "called"), how: captured(other, "how") } };
}

/** "In 1858 Townsend Harris, the first consul, negotiated": the year may stand before the name. */
const yearBefore = /^(?:In|By|Around) (?:(?:early|late|mid) )?(?:[A-Z][a-z]+ )?\d{3,4} (?=[A-Z])/;

/** A name and what it is, between commas. */
function besideOf(text: string): Readonly<Record<string, string>> | undefined {
  if (!/, (?:the|an?) /.test(text)) return undefined;
  const year = yearBefore.exec(text)?.[0] ?? "";
  const named = apposition.exec(text.slice(year.length))?.groups;
  return named !== undefined && isNoun(captured(named, "name")) ? { ...named, year } : undefined;
}

function withoutPassing(text: string, said: Readonly<Record<string, string>> | undefined): string {
  return said === undefined
    ? text
    : `${captured(said, "year")} ${captured(said, "name")} ${captured(said, "rest")}`.trimStart();
}

const maxSentences = 3;

/** Whether a part between semicolons is a sentence of its own. */
function isSentence(part: string): boolean {
  return (
    !listMember.test(part) &&
    !/^(?:but|while|whereas|if|when|which|who|such as)\b/.test(part) &&
    hasFiniteVerb(part)
  );
}

/** Sentences that a semicolon joins; "such a community was known as": of the kind that was told, it is said what it is. */
function joinedParts(parts: readonly string[]): SentenceParts {
  const read = parts.map((part, at) =>
    splitEnglish(
      at === 0
        ? part
        : part
            .replace(/^(?:and|but|yet) /, "")
            .replace(/^such (?=an? [a-z-]+ [a-z-]+ )/, "")
            .replace(/^[a-z](?=[a-z]*[\s,])/, (letter) => letter.toUpperCase()),
    ),
  );
  const apposition = read.find((part) => part.apposition !== undefined)?.apposition;
  const relative = read.find((part) => part.relative !== undefined)?.relative;
  const alias = read.find((part) => part.alias !== undefined)?.alias;
  return {
    clauses: read.flatMap(({ clauses }) => clauses),
    ...(apposition === undefined ? {} : { apposition }),
    ...(relative === undefined ? {} : { relative }),
    ...(alias === undefined ? {} : { alias }),
  };
}

/** Where a main clause goes on behind a relative one: ", and at Kosovo they broke", ", and the duke fled". */
const nextMain =
  /, (?:and|but) (?=(?:(?:in|at|on|by|under|after|during|from) [^,]{3,50}? )?(?:they|he|she|it|the [a-z]+|[A-Z][\w’'-]+)\s)/g;

/** A relative clause and what is described; `rest` goes on with the main clause. */
function relativeOf(main: string): Readonly<Record<string, string>> | undefined {
  const found = main.includes(", wh") ? relative.exec(main)?.groups : undefined;
  if (found === undefined) return undefined;
  const before = captured(found, "before");
  const behind = main.slice(before.length);
  const predicate = captured(found, "predicate");
  for (const joint of predicate.matchAll(nextMain)) {
    const next = predicate.slice(joint.index + joint[0].length);
    if (!isClause(next) && !isMainOfPronoun(next)) continue;
    const own = predicate.slice(0, joint.index);
    return { before, predicate: own, next };
  }
  return { before, predicate, rest: behind.slice(behind.indexOf(predicate) + predicate.length) };
}

/** "at Kosovo they broke the power of Serbia". */
function isMainOfPronoun(text: string): boolean {
  const found =
    /^(?:(?:in|at|on|by|under|after|during|from) [^,]{3,50}? )?(?:they|he|she|it) (?<verb>[a-z]+)\s/.exec(
      text,
    );
  const verb = captured(found, "verb");
  return found !== null && (elided.test(`${verb} `) || verbForm(verb) !== undefined);
}

/** "X, also called Y, ..." */
function aliasOf(text: string): Readonly<Record<string, string>> | undefined {
  const called = / (?:called|known as) /.test(text) ? alias.exec(text)?.groups : undefined;
  const name = captured(called, "name");
  return name.split(" ").length <= 5 && isNoun(name) ? called : undefined;
}

/** Whether a phrase before a comma names something, and is no setting and no sentence. */
function isNoun(phrase: string): boolean {
  return (
    !settingStart.test(phrase) &&
    !hasFiniteVerb(phrase) &&
    !/^[A-Z][a-z]+(?:ed|wn|en|ad) (?:with|in|from|by|on|as)\b/.test(phrase) &&
    !/^(?:Should|Were|Had) /.test(phrase) &&
    !/^(?:Recall|Note|Notice|Remember|Consider|Suppose|Imagine|Assume|See|Think|Say|Well|Yes|No|So|Thus|Hence|Yet|Now|Still|Instead|Otherwise|Meanwhile|Here|Then|Often|Later|Today|Overall|[A-Z][a-z]+ly)$/.test(
      phrase,
    )
  );
}

/** "The court, which sits in Rome, decides appeals": the main clause goes on behind the second comma. */
function middleRelative(text: string): SentenceParts | undefined {
  if (!text.includes(", wh")) return undefined;
  const found =
    /^(?<noun>[A-Z][^,]{1,60}), (?:which|who) (?<predicate>[^,]{4,100}), (?<rest>(?<verb>[a-z]+)\s.+)$/s.exec(
      text,
    );
  const noun = captured(found, "noun");
  const whole = `${noun} ${captured(found, "rest")}`;
  const clause = found === null ? undefined : parseClause(whole);
  if (clause?.subject !== noun) return undefined;
  return { clauses: cut(whole), relative: { noun, predicate: captured(found, "predicate") } };
}

/** "The Treaty of Lund, signed in 1676, opened the ports": what stands between the commas is said in passing. */
function middleAside(text: string): SentenceParts | undefined {
  const found =
    /^(?<noun>(?:[A-Z]|the )[^,]{1,60}), (?<said>(?:(?:also|once|later|first|originally|henceforth|thereafter|now|often) )?(?<verb>[a-z]+) [^,]{3,90}), (?<rest>(?<main>[a-z]+)\s.+)$/s.exec(
      text,
    );
  const noun = captured(found, "noun");
  const verb = captured(found, "verb");
  const isPlace = /^(?:between|near|in|on|at|of|from|with|under|like|by|along)$/.test(verb);
  if (found === null || (!isParticiple(verb) && !isPlace) || !isNoun(noun)) return undefined;
  const whole = `${noun} ${captured(found, "rest")}`;
  const clause = parseClause(whole);
  if (clause?.subject !== noun) return undefined;
  if (isPlace) return { clauses: cut(whole) };
  const isPast =
    /\d{4}|\bby [A-Z]/.test(captured(found, "said")) ||
    /^(?:was|were|had)$/.test(clause.auxiliary) ||
    verbForm(clause.verb)?.form.startsWith("past") === true;
  const be = isPlural(headWord(noun)) ? ["are", "were"] : ["is", "was"];
  return {
    clauses: cut(whole),
    relative: { noun, predicate: `${be[isPast ? 1 : 0] ?? ""} ${captured(found, "said")}` },
  };
}

/** Who or what a relative clause speaks of; a name right before "who" rather than all the words around it. */
function describedNoun(before: string, main: string): string {
  // "the King of Denmark, who": the man, not the land.
  const isSomebody = main.startsWith(`${before}, who `) && !/\sof [A-Z][\w’'-]*$/.test(before);
  const name = isSomebody
    ? captured(/(?<noun>(?:(?:[A-Z][\w’'-]+ ?){1,4}and )?(?:[A-Z][\w’'-]+ ?){1,4})$/.exec(before), "noun")
    : "";
  // "the Treaty of Kanagawa in 1854": the date belongs to the verb.
  const bare = before.replace(/,? (?:in|on|from|by|until|since) (?:[A-Z]?[a-z]+ )?\d{3,4}$/, "");
  // "the file into the index": the last of two nouns, unless "of" joins them.
  const last = captured(lastNoun.exec(bare), "noun").replace(
    /^.*\s(?:into|in|on|from|at|by|with|for|between|through|under|over)\s(?=\S)/,
    "",
  );
  const noun = name === "" ? last : name;
  return hasFiniteVerb(noun) || /\s(?:is|are|was|were)\b/.test(noun) ? "" : noun;
}

function subjectOfRelative(described: Readonly<Record<string, string>>, main: string): string {
  const last = describedNoun(captured(described, "before"), main);
  // "missions of the envoy Zhang Qian, which brought": which is not said of people.
  if (captured(described, "before").endsWith(`, not ${last}`)) return "";
  const isPeople = main.includes(", which ") && isPerson(last);
  return !isPeople && mayBeSubject(last, captured(described, "predicate")) ? last : "";
}

/** "people" of "the free people of colour". */
function headWord(noun: string): string {
  return (noun.split(/\s(?:of|in|from|for|between)\s/)[0] ?? "").split(" ").at(-1) ?? "";
}

/** "stripes beside the ridge, which were described": the verb shows that the ridge is not what is meant. */
function mayBeSubject(noun: string, predicate: string): boolean {
  const isMany = isPlural(headWord(noun)) || /\sand\s/.test(noun);
  if (/^(?:are|were|have)\s/.test(predicate)) return isMany;
  return !/^(?:is|was|has)\s/.test(predicate) || !isMany || /^[A-Z]/.test(noun);
}

const elided = /^(?:is|are|was|were|has|have|had|can|cannot|may|must|does|do)\s/;

/** Whether a text has a verb of its own; its subject may be the one before. */
function isClause(text: string): boolean {
  if (elided.test(text)) return true;
  // "in 1815 the barons forbade": a setting begins with a capital.
  const clause = parseClause(
    /^(?:in|on|by|from) /.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text,
  );
  // "a break from traditional values": a noun in -s at the end is no verb.
  return clause !== undefined && (clause.rest !== "" || verbForm(clause.verb)?.form !== "third");
}

const listMember = /^(?:and |or )?(?:by|for|to|in|from|with|of|on|that)\s/;

const listLead = /\b(?:two|three|four|five|six|seven|following|kinds|types|parts|that|if|when|which)\b/;

/** "formulated the mirror principle: ...": what the name stands for. */
const namedLead =
  /[a-z](?:ed|s|out|down|up) (?:the|an?) (?:[\w’'“”"-]+ ){1,4}(?:principle|rule|test|doctrine|law|theory|theorem|formula|definition|maxim|motto)$/;

/** "may be slight: in one case a nudge was enough": behind a colon a sentence begins, and no list. */
function isToldBehind(before: string, next: string): boolean {
  if (listLead.test(before) || namedLead.test(before)) return false;
  const clause = parseClause(before);
  const isWhole = clause !== undefined && (clause.rest !== "" || clause.auxiliary !== "");
  return isWhole && hasFiniteVerb(next.split(";")[0] ?? "");
}

/** "stems from the finding that plants live longer and have": a verb without a subject goes with the main one. */
function mayShareSubject(before: string, next: string): boolean {
  const clause = parseClause(before);
  const form = clause?.auxiliary === "" ? verbForm(clause.verb)?.form : undefined;
  const isOne = form === "third" || /^(?:is|was|has|does)$/.test(clause?.auxiliary ?? "");
  const isMany = form === "base" || /^(?:are|were|have|do)$/.test(clause?.auxiliary ?? "");
  return !(isOne && /^(?:are|were|have|do)\s/.test(next)) && !(isMany && /^(?:is|was|has|does)\s/.test(next));
}

/** Whether two clauses meet at a joint. At a mere comma, or before a verb without a subject, the first must be whole. */
function mayCut(before: string, joint: string, next: string): boolean {
  // "by failure of one kind; by loss of another": a list whose members begin alike.
  if (joint.startsWith(";")) return !listMember.test(next) || hasFiniteVerb(next.split(";")[0] ?? "");
  if (joint === ":") return isToldBehind(before, next);
  if (!isClause(next) || !/\s/.test(before) || isOpen(before)) return false;
  if (elided.test(next)) return mayGoOn(before, joint, next);
  // "Saturn, Jupiter and Mars had ...": the rest of an enumeration.
  if (joint === "," && /^(?:(?:the|an?)\s)?[\w’'-]+(?:\s[\w’'-]+)?,? (?:and|or) /.test(next)) return false;
  return parseClause(before) !== undefined || (joint !== "," && hasFiniteVerb(before));
}

/** "began when the chancellor, Otto von Bismarck was ...": a clause that has begun and has no verb yet. */
function isOpen(before: string): boolean {
  const open =
    /\b(?:when|if|because|while|where|unless|although) (?<said>[^,]*)$|\b(?:how|whether|why) (?<said>.*)$/.exec(
      before,
    );
  return open !== null && !hasFiniteVerb(captured(open, "said"));
}

/** Whether a verb without a subject is the main clause's: "a substance that occupies space and has mass" has its own. */
function mayGoOn(before: string, joint: string, next: string): boolean {
  const isRelatives = !joint.startsWith(",") && /\b(?:that|which|who) [^,]*$/.test(before);
  return !isRelatives && mayShareSubject(before, next) && parseClause(before) !== undefined;
}

/** Cuts only where what follows is a clause of its own. */
function cut(text: string): readonly string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const joint of text.matchAll(joints)) {
    const next = text.slice(joint.index + joint[0].length);
    const before = text.slice(from, joint.index);
    if (!mayCut(before, joint[0].trim(), next)) continue;
    clauses.push(text.slice(from, joint.index));
    from = joint.index + joint[0].length;
  }
  clauses.push(text.slice(from));
  return (
    clauses
      // A sentence that only opens with "While" has its own comma, which is none of the joints.
      .map((clause) =>
        clause.trim().replace(clauses.length > 1 ? /^(?:and|but|while|whereas)\s+/i : /^(?:and|but)\s+/i, ""),
      )
      .filter((clause) => clause !== "")
      .flatMap(predicatesOf)
  );
}
