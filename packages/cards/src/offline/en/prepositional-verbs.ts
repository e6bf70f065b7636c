/**
 * Verbs that make one sense with a preposition, so that "What does X depend on?" is plain English. Where a verb and a
 * preposition stand together by chance ("rises with", "exists over"), such a question strands the preposition.
 * General vocabulary: `on: depend rely` reads "depend on", "rely on".
 */
const pairs: Readonly<Record<string, string>> = {
  on: "depend rely focus concentrate draw feed live survive run rest act work operate insist comment report agree build border impinge encroach infringe center centre hinge touch rule decide vote reflect elaborate expand hang thrive capitalise capitalize prey base",
  upon: "depend rely act draw rest build insist impinge prey",
  of: "consist die dispose approve think complain conceive know",
  into: "develop turn divide split grow change evolve differentiate transform convert merge break dissolve expand collapse open drain flow empty fall swell translate decay fuse enter look inquire",
  in: "result believe invest specialise specialize participate engage delight end culminate consist differ trade deal succeed assist lie",
  from: "derive arise stem come originate evolve result develop suffer recover benefit profit differ follow emerge descend escape deviate abstain refrain borrow start move draw form separate date",
  with: "deal react interact combine begin start end cope compete comply agree disagree correlate conflict interfere fuse work bind associate coincide compare interbreed align collide trade communicate identify go",
  for: "stand compete account search look call ask aim argue vote fight struggle campaign compensate allow provide care apply code substitute strive",
  as: "act serve work function operate",
  at: "aim look",
  against: "protect guard fight protest rebel revolt argue vote defend discriminate",
  between: "distinguish differentiate discriminate choose alternate vary form lie mediate",
  through: "pass go travel move diffuse",
  about: "reason think learn argue talk write speak know care complain",
  after: "look come",
  before: "come rank",
  over: "run rule preside reign",
  under: "fall",
  around: "revolve rotate orbit turn",
  like: "look behave act function",
};

const known: ReadonlySet<string> = new Set(
  Object.entries(pairs).flatMap(([word, verbs]) => verbs.split(" ").map((verb) => `${verb} ${word}`)),
);

/** Most verbs with "to" are one sense; behind these stand an amount, a person or another verb. */
const reachesAmount =
  /^(?:rise|fall|drop|grow|increase|decrease|decline|climb|sink|continue|pass|look|march|shrink|expand|swell|die|live|last)$/;

/** Whether "What does X `lemma` `word`?" asks well for what stands behind the preposition. */
export function isPrepositionalVerb(lemma: string, word: string): boolean {
  return word === "to" ? !reachesAmount.test(lemma) : known.has(`${lemma} ${word}`);
}

/** Participles whose "in", "at" or "on" asks for a unit, a base or an aim, and for no place. */
const participles: Readonly<Record<string, string>> = {
  in: "measured expressed involved interested engaged denominated quoted stated paid rooted grounded reflected",
  at: "aimed directed targeted",
  on: "based founded built modelled modeled imposed levied focused centred centered conditional spent dependent",
};

const passives: ReadonlySet<string> = new Set(
  Object.entries(participles).flatMap(([word, verbs]) => verbs.split(" ").map((verb) => `${verb} ${word}`)),
);

/** Whether "What is X `participle` `word`?" asks well for what stands behind the preposition. */
export function isPrepositionalPassive(participle: string, word: string): boolean {
  if (/^(?:in|at|on)$/.test(word)) return passives.has(`${participle} ${word}`);
  if (word === "after") return /^(?:named|called|modelled|modeled)$/.test(participle);
  return !/^(?:under|through|over|during|before|among|around|across|along|within|without|near|about|than|throughout|towards?|upon)$/.test(
    word,
  );
}

/** What is done to a thing at a place. */
export function isPlaced(participle: string): boolean {
  return /^(?:placed|put|kept|stored|fitted|installed|sold|fought|housed|buried|published|written|specified|sited|mounted|hung|displayed|carved|planted|inserted|deposited|laid|given|signed|crowned|held|used|made|produced|cached|spoken|murdered|executed|beheaded|shot|assassinated|imprisoned|captured|killed|formed|synthesi[sz]ed|grown|taught|practised|worn)$/.test(
    participle,
  );
}

/** Verbs whose "in" and "on" tell no place. */
const nowhere =
  /^(?:result|differ|specialise|specialize|invest|believe|increase|decrease|vary|assist|help|share|depend|focus|rely|feed|act|concentrate|impinge|look|consist|participate|succeed|fail|see|use|have|border|centre|center|draw|build|impact)$/;

/** Whether "in" and "on" behind a verb tell no place: "results in", "differs in". */
export function tellsNoPlace(lemma: string): boolean {
  return nowhere.test(lemma);
}
