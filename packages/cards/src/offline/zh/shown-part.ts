import { countOf } from "../../text/count-of.ts";
import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { attribute } from "./attribute-noun.ts";
import { splitClauses } from "./clauses.ts";
import { goesOn, isFact, isOwnerless } from "./fact-sentence.ts";
import { tellsOfBefore } from "./headed.ts";
import { isHeadlessDate, startsWithDeed } from "./headless-date.ts";
import { lacksOwner } from "./left-out-subject.ts";
import { isSubject, opensWithVerb } from "./noun-phrase.ts";
import { heroOf } from "./retelling.ts";

const maxUnits = 40;
const shortUnits = 26;
const leastUnits = 10;

/** What joins a sentence to the one before, and tells nothing. */
const joining =
  /^(?:不过|但是?(?!书)|然而|可是|可(?=[^以能见是])|所以|因此|因而|于是|而且|而(?!今)|并且|此外|另外|总之|其实|当然|事实上|实际上|据估计|据统计|好|那么)，?/u;
/** A clause after which a sentence cannot end: a condition, a concession, a time, a first half. */
const open =
  /^(?:如果|若|当|倘若|假如|假定|即使|虽然?|尽管|由于|因为|为了?|除|随着|无论|不仅|不但|既|一旦|只要|只有|凡)|(?:(?<!小)时|后|前|(?<!其)中|下|外|的|里|以来|期间|方面|之际)$/u;
/** What a clause begins with that has its subject before it. */
const bare =
  /^(?:中文|英文|全[名称]|学名|俗名|其|它|他|她|这|那|该|此|并|又|也|而|则|但|却|就|便|再|还|仍|均|都|才|于是|从而|因而|因此|所以|随后|后来|最后|首先|同时|当时|前者|后者|另|然后|接着|至于|例如|比如|如(?!果)|即|故|全[塔书文篇诗剧片长身馆城]|[上下里外][面边]|其中|周围|两侧|中间|内部|外部|旁边|附近|以(?!色列)|到(?!达)|使|令|让|把|将(?![军领士帅])|被|由|在|从|对|用|靠|经|可|能|会|要|须|应|不|没|无|未|有|是|为|叫|称|属|每|共|约|仅|只)/u;

/** The parts between the semicolons and colons of a sentence, each with the mark behind it. */
function groupsOf(text: string): readonly string[] {
  return text.split(/(?<=[；：]|——)/u);
}

/** The clauses of a sentence, one after the other. */
export function clausesOf(text: string): readonly string[] {
  return groupsOf(text).flatMap((group) => splitClauses(withoutMark(group)));
}

function withoutMark(group: string): string {
  return group.replace(/(?:[；：]|——)$/u, "");
}

/**
 * The parts of a sentence that show what one of its clauses tells, best first: from a clause that names its subject to the end
 * where that is short, or to the clause itself; the parts before it as well where they stand together.
 */
export function* shownParts(text: string, clause: number): Generator<string> {
  const groups = groupsOf(text);
  let first = 0;
  for (const [at, group] of groups.entries()) {
    const clauses = splitClauses(withoutMark(group));
    const index = clause - first;
    first += clauses.length;
    if (index >= clauses.length) continue;
    // What stands behind a colon is told of what stands before it.
    const isTold = at > 0 && !groups[at - 1]?.endsWith("；");
    if (!isTold || tellsByItself(clauses)) yield* partsOf(clauses, index);
    const upTo = `${groups.slice(0, at).join("")}${clauses.slice(0, index + 1).join("，")}`;
    if (at > 0 && isShown(upTo) && countUnits(upTo) <= maxUnits) yield plainly(upTo);
    return;
  }
}

/** "林徐主持编译了一部书" behind a colon. */
function tellsByItself(clauses: readonly string[]): boolean {
  const [first = ""] = clauses;
  return heroOf(first) !== "" || (clauses.length > 1 && namesSubject(first));
}

/** What all that follows holds under: "假定准备金率为百分之十，...". */
const isCondition =
  /^(?:如果|若|当(?!时)|倘若|假如|假定|假设|设|只要|只有|除非?|凡|一旦|在|对于?|按照?|根据|依照)/u;

function* partsOf(clauses: readonly string[], at: number): Generator<string> {
  for (let from = 0; from <= at; from++) {
    if (from > 0 && (isCondition.test(clauses[0] ?? "") || !namesSubject(clauses[from] ?? ""))) continue;
    for (const text of upTo(clauses, from, at)) if (isShown(text)) yield plainly(text);
  }
}

/** From one clause to the end, or as far as another clause and what it needs, within the length of a card. */
function* upTo(clauses: readonly string[], from: number, at: number): Generator<string> {
  const textTo = (end: number) => clauses.slice(from, end + 1).join("，");
  const last = clauses.length - 1;
  if (countUnits(textTo(last)) <= shortUnits) yield textTo(last);
  let end = at;
  while (end < last && (open.test(clauses[end] ?? "") || countUnits(textTo(end)) < leastUnits)) end++;
  for (const stop of end === at ? [at] : [end, at]) {
    if (endsThere(clauses, stop) && countUnits(textTo(stop)) <= maxUnits) yield textTo(stop);
  }
}

/** Whether a part may end with a clause: not "讨论了三年", where what it was of is told only in the next, "该法案引起争议". */
function endsThere(clauses: readonly string[], end: number): boolean {
  return !open.test(clauses[end] ?? "") && !/^(?:该|此[法案条])/u.test(clauses[end + 1] ?? "");
}

/** "A与B都..., 前者...": both stand in the same part. */
const namedBoth = /^(?=[^，]*[与和及、比]|[^后]*；)[^后]{8,}，(?:前者|后者)/u;

const spokenOf = /^(?<first>[^，；：]{4,14})，(?:它们?|他们?|她|其(?![他它余中次实]))/u;

/** A part in which the pronouns that it explains itself are nouns: "一次地震只有一个震级，它量的是...". */
function withNamed(text: string): string {
  const named = namedBoth.test(text) ? text.replace(/，(?:前者|后者)/gu, "，两方") : text;
  const first = captured(spokenOf.exec(named), "first");
  const isSetting = first === "" || /[时后前中下里上]$/u.test(first);
  if (isSetting || bare.test(first) || opensWithVerb(first)) return named;
  return named.replace(spokenOf, "$<first>，两方");
}

function isShown(text: string): boolean {
  const told = plainly(text);
  const plain = withNamed(told);
  return (
    isPaired(plain) &&
    !isHeadlessDate(plain) &&
    !tellsOfBefore(plain) &&
    !/^另(?!外|类|立)|^[多常](?![数种样元边年态识规])/u.test(plain) &&
    isFact(plain) &&
    !isOwnerless(plain) &&
    !lacksOwner(plain) &&
    !goesOn(plain) &&
    (!opensWithVerb(plain) || describedSubject.test(plain))
  );
}

/** Without the words that join it to the one before: "不过", "北线工程则开工于". */
function plainly(text: string): string {
  return text
    .replace(joining, "")
    .replace(/^(?<who>[^，]{2,12}?)(?<![否法原规准守细])则(?![天徐])/u, "$<who>");
}

/** "决定胜负的不是火器": what does so is the subject. */
const describedSubject = /^[^，是有]{2,12}的[^，]{0,8}?(?:是|都|多|只|往往|主要|叫|称|有|为|高达|达)/u;

const predicate =
  /(?<!的)(?:是|为|由|在|把|被|将|有|叫|称|成为|变|产生|引起|导致|吸收|含|位于|属于|取代|受|用|以|可|能|会|不|则|进入|具有)/u;

/** "陆云舟又在": more of what was told before. */
const goingOnLater = /^[^，]{2,8}(?:又|也|还(?!原)|仍|再次|却|就|便|才)/u;

/** Whether a clause begins with the name of what it tells of, and not with a noun of what was told of before. */
function namesSubject(clause: string): boolean {
  if (bare.test(clause) || startsWithDeed(clause) || goingOnLater.test(clause)) return false;
  if (/^(?:公元前?|前)?\d{3,4} ?年|^[一二][〇零一二三四五六七八九]{3}年/u.test(clause)) {
    return !isHeadlessDate(clause);
  }
  // "离职以后最长二年": of whom stands before.
  if (/^[^，]{1,6}(?:以后|之后|以前|之前|期间)/u.test(clause)) return false;
  const at = clause.search(predicate);
  const subject = clause.slice(0, at);
  return at >= 2 && isSubject(subject, 9) && !attribute.test(subject);
}

/** Whether quotation marks and brackets that open in a part close there. */
function isPaired(text: string): boolean {
  return ["“”", "《》", "（）", "「」"].every(
    ([open = "", close = ""]) => countOf(text, open) === countOf(text, close),
  );
}
