import { captured } from "../../text/captured.ts";
import { asActive, dateIn, preposition, trimmed, withoutSecondVerb } from "./answer-text.ts";
import { be, type EnglishClause } from "./clause.ts";
import type { EnglishRule } from "./english-card.ts";
import { insideSentence, isPerson, withSetting } from "./phrasing.ts";
import { conjugate, isParticiple, verbForm } from "./verb-forms.ts";

/** S was chaired by A; S can be caused by A. */
export const agent: EnglishRule = (clause, study) => {
  const done = readDone(clause);
  if (done === undefined) return undefined;
  const by = doer.exec(done.rest)?.groups;
  // "was never found by the Spaniards": they did not find it.
  if (by === undefined || /\b(?:not|never|rarely|hardly|seldom)\b/.test(clause.adverb)) return undefined;
  const dated = dateIn(captured(by, "who"));
  const said = trimmed(
    (dated?.["before"] ?? captured(by, "who")).replace(/,\s*$| (?:and|or) [a-z]+ed by .*$/s, ""),
  );
  // "supplied by the artery": with what is supplied alone, nobody can tell to what.
  if (supplied.test(done.verb) && /^[A-Z]?[a-z]+$/.test(clause.subject)) return undefined;
  const doers = bareName(withoutSecondVerb(said, asActive(clause))).replace(
    / as .*$| to (?!the\b|an?\b|its\b)[a-z]+ (?:the|an?|its|their|round|out|up|off) .*$/s,
    "",
  );
  // "granted by a landlord to a tenant": to whom belongs to the verb.
  const who = party.test(doers)
    ? doers.replace(/ (?:to|for|in|on|at|during|after|before|without) .*$/, "")
    : doers;
  const subject = insideSentence(clause.subject, study);
  const asked = doerQuestion(clause, subject, { who, verb: done.verb, tail: captured(by, "tail").trim() });
  if (asked === undefined) return undefined;
  const question = clause.setting === "" ? withYear(asked, done.verb, captured(dated, "when")) : asked;
  return {
    rule: "agent.passive",
    question: withSetting(clause, question, study),
    answer: question.startsWith("How ")
      ? `by ${who}`
      : who.replace(/ (?<joint>rather than|and not|or|and) by /g, " $<joint> "),
    score: 0.85,
  };
};

/** "Who occupied Hungary?": more than one has, so the year belongs to the question. */
function withYear(question: string, verb: string, when: string): string {
  const isOpen = when !== "" && question.startsWith("Who ") && repeated.test(verb);
  return isOpen ? `${question.slice(0, -1)} ${when}?` : question;
}

const repeated =
  /^(?:occupied|invaded|besieged|captured|sacked|annexed|conquered|liberated|defeated|attacked|destroyed|plundered|bombed|rebuilt|restored|banned)$/;
const supplied = /^(?:supplied|provided|carried|delivered|brought|given|served|fed|removed|collected)$/;
const doer =
  /^(?<tail>(?:[\w’'-]+ ){0,4}?)by (?<who>(?!\d|(?:about )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few) (?:seconds|minutes|hours|days|weeks|months|years|per)\b|about \d|around \d|only \d|letter\b|means\b|law\b|[a-z]+ing\s)[^;]{2,90})$/s;

/** What is done in a passive, and what stands behind it; nothing when the clause is none. */
function readDone(clause: EnglishClause): { readonly verb: string; readonly rest: string } | undefined {
  if (clause.verb === "") return undefined;
  if (be.test(clause.auxiliary)) return { verb: clause.verb, rest: clause.rest };
  if (clause.verb !== "be" || !/^(?:can|could|may|might|must|should|will)$/.test(clause.auxiliary)) {
    return undefined;
  }
  const [verb = "", ...others] = clause.rest.split(" ");
  return isParticiple(verb) ? { verb, rest: others.join(" ") } : undefined;
}

/** What only people do. */
const byPeople =
  /^(?:killed|murdered|assassinated|ruled|elected|appointed|crowned|written|composed|painted|invented|proposed|defeated|conquered|led|governed|deposed|executed|coined|designed|drafted|translated|chaired|discovered|founded|commanded|commissioned|signed|persecuted|banned|opposed|criticised|rejected|owned|arrested|convicted|employed|taught|tried|invaded|occupied|besieged|captured|sacked|annexed|liberated|overthrown|rescued|edited|compiled|carved|sculpted|directed|patented|crowned|knighted|betrayed|excommunicated|baptised|exiled|imprisoned|freed|negotiated|popularised|popularized|pioneered)$/;
/** Those who do something for a living, where a machine does not do it. */
const usedBy =
  /^(?:used|applied|adopted|called|sold|built|owned|preferred|practised|practiced|chosen|paid|worn|eaten|read|made)$/;
const workers =
  /^(?:the |most |many |some )?(?:[a-z-]+ )?(?!(?:comput|process|serv|brows|compil|rout|print|scann|sens|recept|transmitt|carri|numb|fact|contain|filt|transist|mot|cluster|regist)[eo]rs$)[a-z]{3,}(?:ers|ors|ists|ians|smen)(?: (?:from|of) .*)?$/;
/** What people do, and things as well; a name behind a kind of person tells. */
const mayBePeople =
  /^(?:described|observed|noted|studied|explained|predicted|named|introduced|developed|published|started|begun|made)$/;
const kindAndName = /(?:^|\s)[a-z]+ [A-Z][\w’'-]+ [A-Z][\w’'-]+$/;
/** People by what they are to each other, as law and trade name them. */
const party =
  /^(?:the|an?|any|either|both|each|every|one of the)?\s?(?:[a-z-]+ ){0,2}(?:seller|buyer|landlord|tenant|owner|employer|employee|trustee|beneficiary|creditor|debtor|lender|borrower|party|parties|claimant|defendant|plaintiff|holder|director|shareholder|member|manager|user|customer|consumer|voter|citizen|testator|donor|donee|promisor|promisee|offeror|offeree|agent|principal|insurer|insured|patient|parent|guardian|minister|magistrate|jury|prosecutor|governor|settler|colonist|farmer|trader|pirate|rebel|invader|student|pupil)s?\b/;
/** "nearly half a million slaves". */
const crowd =
  /\b(?:slaves|peasants|workers|soldiers|men|women|children|people|citizens|farmers|settlers|sailors|prisoners|troops|monks|priests|nobles|merchants|villagers|volunteers)$/;
/** People who act as one. */
const body =
  /\b(?:Chamber of|Association|Organi[sz]ation|Institute|Agency|Bureau|Federation|Society|Convention|Committee|Parliament|Court|Senate|Assembly|Congress|Council|Commission|Tribunal|Ministry|Cabinet|House of|government|cabinet|army|police|board|court|parliament|senate|council|committee|tribunal)\b/;
/** What governs without being anybody. */
const rule =
  /\b(?:Act|Law|Regulations?|Directive|Code|Constitution|Treaty|Rules?|statute|legislation|act|law|rules?|equation|principle|custom)s?\b/;
/** What a substance or a process does rather than being its means. */
const causal =
  /^(?:caused|produced|driven|controlled|regulated|determined|generated|influenced|affected|created|limited|governed|dominated|triggered|stimulated|inhibited|powered|surrounded|covered|followed|preceded|accompanied|absorbed|blocked|released|shaped|weakened|increased|reduced|raised|lowered|activated|induced|broken|opposed|balanced|prevented|replaced|provided|supplied|contained|used|needed|required|opened|closed|moved|supported|secreted|formed)$/;
/** "is measured by", "is classified by": what stands behind it is the way. */
const byWay =
  /^(?:classified|measured|identified|calculated|estimated|expressed|recognised|recognized|diagnosed|treated|obtained|achieved|distinguished|grouped|solved|tested|divided|categorised|categorized|named|counted|ranked|sorted|ordered|ended|told|judged|checked|kept|known|done|found|established|proved|proven|discharged|terminated|acquired|enforced|reached|transmitted|spread|passed|accessed|indexed|sold|bought|paid|separated|removed|replaced by hand)$/;

/** "Who chaired S?", "What causes S?", "How is S measured?"; nothing where a second participle cannot be read. */
function doerQuestion(clause: EnglishClause, subject: string, said: Done): string | undefined {
  const tail = readTail(said.tail);
  if (tail === undefined) return undefined;
  const adverb = /^(?:also|then|thus|therefore|later|now|still|all|both)?$/.test(clause.adverb)
    ? ""
    : `${clause.adverb} `;
  const wh = whoOrWhat(said);
  // "may be discharged by performance": what may be done has ways.
  // "by capital rules, by the demand": several ways keep their "by".
  const isModal = (clause.verb === "be" && !causal.test(said.verb)) || /(?:,|and|or) by\s/.test(said.who);
  if (wh === "What" && (isModal || isWay(said, subject))) {
    const done = `${clause.verb === "be" ? "be " : ""}${adverb}${said.verb}`;
    return `How ${clause.auxiliary} ${subject} ${done}${tail.particle}${tail.place}?`;
  }
  // "were abolished and replaced by provinces": only somebody does both.
  if (tail.also !== "" && wh === "What") return undefined;
  const active = activeOf(clause, said.verb);
  const second = tail.also === "" ? "" : activeOf(clause, tail.also);
  if (active === undefined || second === undefined) return undefined;
  const also = second === "" ? "" : ` ${tail.joint} ${second.replace(auxiliaryFirst, "")}`;
  return `${wh} ${adverb}${active}${also}${tail.particle} ${subject}${tail.place}?`;
}

const particle = /^(?:off|out|up|down|away|over|together|apart|back)$/;
const auxiliaryFirst = /^(?:can|could|may|might|must|should|will) /;

interface Done {
  readonly who: string;
  readonly verb: string;
  /** What stands between the participle and "by". */
  readonly tail: string;
}

/** "with a chart devised by": the doer belongs to the chart's participle. */
function isOfTail(tail: string): boolean {
  const words = tail.split(" ");
  return words.length > 2 && preposition.test(`${words[0] ?? ""} xx`) && isParticiple(words.at(-1) ?? "");
}

/** "to humans", "off", "and executed", "today": what stands between a participle and its doer; nothing when unsure. */
function readTail(tail: string) {
  const none = { particle: "", place: "", joint: "", also: "" };
  // "is assumed to be controlled by": the doer belongs to the second verb.
  if (/^to (?:be|have) /.test(tail)) return undefined;
  if (isOfTail(tail)) return undefined;
  if (tail === "") return none;
  if (particle.test(tail)) return { ...none, particle: ` ${tail}` };
  const joint = /^(?<and>and|or) (?<verb>[a-z]+)$/.exec(tail);
  if (joint === null && /\b(?:and|or)\b/.test(tail)) return undefined;
  if (joint !== null) return { ...none, joint: captured(joint, "and"), also: captured(joint, "verb") };
  const isPlace =
    preposition.test(`${tail} xx`) || /^(?:today|again|directly|simultaneously|[a-z]+ly)$/.test(tail);
  return isPlace ? { ...none, place: ` ${tail}` } : undefined;
}

/** "Re Ellenborough Park", "Donoghue v Stevenson". */
function isCase(who: string): boolean {
  return /^Re [A-Z]| v [A-Z]/.test(who);
}

function whoOrWhat({ who, verb }: Done): "Who" | "What" | "Which case" {
  if (isCase(who)) return "Which case";
  const isByPeople = byPeople.test(verb) && !rule.test(who);
  const isNamed =
    (mayBePeople.test(verb) && kindAndName.test(who)) || (usedBy.test(verb) && workers.test(who));
  return isPerson(who) || crowd.test(who) || isNamed || isByPeople || body.test(who) || party.test(who)
    ? "Who"
    : "What";
}

/** "released by deed", "sent by post". */
const means =
  /^(?:deed|hand|air|law|post|force|agreement|statute|custom|will|notice|letter|sea|land|road|rail|telephone|email|vote|lot|order|warrant|contract|treaty|consent)(?:$| (?:with|in|at|on|from)\s)/;

/** "by guillotine", "by habit", "measured by a gauge": the way, not the doer. */
function isWay({ who, verb }: Done, subject: string): boolean {
  if (means.test(who)) return true;
  const isBare = /^[a-z]+$/.test(who) && !who.endsWith("s");
  return byWay.test(verb) || (isBare && (isPerson(subject) || !causal.test(verb)));
}

/** "caused", "causes", "can cause": what a participle is when its doer comes first. */
function activeOf({ auxiliary, verb }: EnglishClause, participle: string): string | undefined {
  const lemma = verbForm(participle)?.lemma;
  // A participle that no list knows is at least its own past.
  if (lemma === undefined) return auxiliary.startsWith("w") && verb !== "be" ? participle : undefined;
  if (verb === "be") return `${auxiliary} ${lemma}`;
  return conjugate(lemma, auxiliary.startsWith("w") ? "past" : "present");
}

/** "Alexandre Yersin during an outbreak": a person's name without what happened around it. */
function bareName(who: string): string {
  const name =
    /^(?:[A-Z][\w’'.-]+\s?|(?:de|von|van|da|of)\s(?=[A-Z])){2,5}(?<=\s)(?=(?:during|in|at|on|after|before|while|when|near|for|to|from|with)\s)/.exec(
      who,
    );
  return name === null ? who : name[0].trim();
}
