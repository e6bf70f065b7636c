import { captured } from "../../text/captured.ts";
import { preposition } from "./closed-classes.ts";
import { type EnglishClause, isPlural, parseClause } from "./clause.ts";
import { isFinitePast } from "./finite-past.ts";
import { isNounToo } from "./noun-verbs.ts";
import { takesNoObject } from "./verb-complements.ts";
import { type VerbForm, verbForm } from "./verb-forms.ts";

const maxPredicates = 4;
const subordinate = /\b(?:that|which|who|whose|where|when|if|because|how|what|whether|while|although|as)\b/;
const joint =
  /(?<mark>,? (?:and|but)|,) (?:(?:then|also|thus|thereby|later|finally|eventually|soon|afterwards|[a-z]{3,}ly) )?(?=(?<verb>[a-z]+) (?<next>[^\s,;]+))/g;

/** Where one predicate ends, and where the verb of the next one of the same subject stands. */
interface Joint {
  readonly at: number;
  readonly verbAt: number;
}

/** "drove back the Spaniards, negotiated a treaty and defeated his rival": every predicate is a clause with the same subject. */
export function predicatesOf(text: string): readonly string[] {
  if (!/ (?:and|but) /.test(text)) return [text];
  const clause = parseClause(text);
  const own = clause === undefined ? undefined : ownForm(clause);
  const start = clause === undefined || clause.rest === "" ? -1 : text.indexOf(clause.rest.slice(0, 40));
  if (clause === undefined || own === undefined || start < 0) return [text];
  const found = jointsOf(clause.rest, own);
  const others = found.map(({ verbAt }, index) =>
    withSubject(clause, clause.rest.slice(verbAt, found[index + 1]?.at)),
  );
  return [text.slice(0, start + (found[0]?.at ?? text.length)), ...others];
}

/** A predicate with the subject again, and with the setting where it has no date of its own. */
function withSubject({ setting, subject }: EnglishClause, predicate: string): string {
  if (setting === "" || /\b\d{3,4}\b/.test(predicate)) return `${subject} ${predicate}`;
  return `${setting}, ${subject.replace(/^(?:The|An?)\b/, (word) => word.toLowerCase())} ${predicate}`;
}

/** The joints of equal predicates up to the one with "and"; none where a comma alone would join them. */
function jointsOf(rest: string, own: OwnForm): readonly Joint[] {
  const found: Joint[] = [];
  let from = 0;
  for (const { 0: mark, index, groups = {} } of rest.matchAll(joint)) {
    const before = rest.slice(from, index);
    if (/[;:]/.test(before) || subordinate.test(before) || found.length + 1 >= maxPredicates) break;
    const said = { before, mark, behind: rest.slice(index + mark.length) };
    if (before.length < 3 || !isPredicate(own, said, groups)) continue;
    from = index + mark.length;
    found.push({ at: index, verbAt: from });
    if (/and|but/.test(captured(groups, "mark"))) return found;
  }
  return [];
}

interface OwnForm {
  readonly tense: "past" | "third";
  /** "was seized": a participle behind "and" may go on from it. */
  readonly isPassive: boolean;
}

/** The form that the next verb must have; "is triable and carries" is in the present. */
function ownForm({ auxiliary, verb }: EnglishClause): OwnForm | undefined {
  if (/^(?:is|has)$/.test(auxiliary)) return { tense: "third", isPassive: verb !== "" };
  if (/^(?:was|were|had)$/.test(auxiliary)) return { tense: "past", isPassive: true };
  const form = auxiliary === "" ? verbForm(verb)?.form : undefined;
  if (form === "third") return { tense: "third", isPassive: false };
  return form?.startsWith("past") === true ? { tense: "past", isPassive: false } : undefined;
}

interface Said {
  readonly before: string;
  readonly mark: string;
  /** From the verb on. */
  readonly behind: string;
}

/** "expression, flamboyance, and intensified drama": a participle in a list, and no second verb. */
function isLastOfList({ before, mark }: Said, form: string, next: string): boolean {
  const isListed = before.includes(",") && /, and (?!then|also|later)/.test(mark);
  return isListed && form === "pastOrParticiple" && !objectStart.test(next);
}

const article = /^(?:the|an?|its|their|his|her)$/;
const objectStart = /^(?:the|an?|its|their|his|her|all|many|several|some|no|both|[A-Z\d].*)$/;

function isPredicate(own: OwnForm, said: Said, groups: Readonly<Record<string, string>>): boolean {
  const word = captured(groups, "verb");
  const next = captured(groups, "next");
  const verb = verbForm(word);
  if (verb === undefined || /^(?:of|and|or|is|are|was|were|has|have|had|by|that|which)$/.test(next)) {
    return false;
  }
  return own.tense === "third" ? isThird(verb, said, next) : isPast(own, { verb, said, next });
}

function isThird(verb: VerbForm, { before }: Said, next: string): boolean {
  if (verb.form !== "third") return false;
  // "warnings and reprimands to": two plurals are a pair of things.
  if (isPlural(before.split(" ").at(-1) ?? "") && preposition.test(next)) return false;
  return (
    !isNounToo(verb.lemma) ||
    /^(?:the|an?|its|their|his|her|all|many|several|more|less|some|no|only|both|as|itself|themselves)$/.test(
      next,
    )
  );
}

function isPast(
  own: OwnForm,
  { verb, said, next }: { readonly verb: VerbForm; readonly said: Said; readonly next: string },
): boolean {
  if (!verb.form.startsWith("past") || isLastOfList(said, verb.form, next)) return false;
  const isComma = said.mark.startsWith(", ") && !/ (?:and|but) /.test(said.mark);
  // "a treaty, signed in 1494, and": behind a mere comma, and behind a passive, only what cannot be a participle.
  if (own.isPassive || isComma) {
    const words = said.behind.split(" ", 3);
    return (
      isFinitePast(["", ...words], 1) || takesNoObject(verb.lemma) || (isComma && objectStart.test(next))
    );
  }
  return !isNounToo(verb.lemma) || verb.form === "past" || objectStart.test(next) || article.test(next);
}
