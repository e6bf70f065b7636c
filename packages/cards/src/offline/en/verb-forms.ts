/** What a word may be as a verb. */
export interface VerbForm {
  readonly lemma: string;
  readonly form: "base" | "third" | "past" | "participle" | "pastOrParticiple";
}

const regular =
  "accept accompany account achieve act add affect aim allow amount appear apply appoint argue arrange assume attach attack attempt attract avoid base believe belong bind boost border call carry cause challenge change charge circulate cite claim classify close coat code collect combine compare compel compensate compete complete comprise compute concern conclude conduct confirm connect conquer consider consist conserve constitute consume contain contract contribute control convert cool correspond cover create cross cure damage date decide declare decline decrease defeat defend define delay deliver demand demonstrate denote depend deposit design derive describe desire destroy detect determine develop die differ diffuse direct discover dismiss dissolve distinguish divide dominate drain drop dry earn effect elect eliminate emerge employ enable encode encourage end enforce engage enhance enjoy ensure enter equal escape establish estimate evolve examine exceed exchange excite exclude execute exert exhibit exist expand expect experience explain exploit export expose express extend face facilitate form double warm shrink fail favour favor filter finish fire fix flow focus follow force found function fuse generate govern grant guarantee guard guide handle happen heat help hydrolyse identify ignore imply import impose improve include increase indicate induce inflate influence inform inherit inhibit initiate inject insert install insulate integrate introduce invade invent investigate involve isolate join judge justify kill lack land last launch limit line link list live load locate lower maintain manage map mark match mature maximise maximize measure mediate migrate minimise minimize modify move multiply name need neutralise note obey oblige observe obtain occupy occur offer open operate oppose organise organize originate oxidise oxidize participate pass perform permit persuade pick place plan play point possess precede predict prefer preserve press prevent proceed process produce prohibit project promise promote propose protect prove provide publish pump punish raise range reach react receive recognise recognize record recover reduce refer reflect reform refuse regulate reinforce reject relate relax release rely remain remove render repair repeat replace report represent require resemble resist resolve respond restore restrict result retain return reveal revise reward rule satisfy save scatter schedule score secrete secure seem separate serve settle shape share shift shorten show sign signal signify simplify skip slow solve sort specify stabilise start state stay stimulate stop store stress stretch struggle study submit suffer suggest summarise supply support suppress surrender surround survive sustain switch talk target tend terminate test threaten transfer transform translate transmit transport trap travel treat trigger try turn type undermine unify unite use vary violate visit vote wait walk want warn waste watch weaken weigh widen work worsen yield abolish absorb access acquire activate adapt adjust administer admit adopt advance advise advocate agree align alter amplify analyse analyze announce answer approach approve assess assign assist associate attain balance ban behave benefit block calculate cancel capture cease circulate collapse colonise communicate compile compose concentrate condense confer confine conjugate consult contrast convey convict cooperate cope correct count crush cultivate declare dedicate delegate dictate digest disagree display dispute distribute disturb donate emit emphasise encounter endorse enrich enrol entail erase erode evaluate evaporate evoke exile expel fertilise flourish fold formulate foster fulfil gain gather harm host house hunt illustrate imagine implement incorporate infect insist inspire instruct interact interpret interrupt label lengthen liberate lobby locate magnify manufacture melt mobilise monitor motivate mutate negotiate nourish obligate omit orbit originate outline outperform own pardon persecute pollinate populate postpone praise present prescribe print privatise prolong propagate purchase purify pursue quantify question radiate ratify realise rebel recall reclaim recommend reconcile recruit recycle reflect refute reign relieve relocate renew rent repel replicate request rescue reside resign respect retire retreat reverse revive revolve rotate scan search seize select shelter smooth specialise stain stem step stipulate store strengthen subtract succeed surpass suspend symbolise synthesise tax tolerate track trade train trace transcribe transition update urge utilise value vanish ventilate verify voice waive witness worship inflate compensate hire peek poll optimise optimize allocate await balance busy-wait preempt schedule signal lock unlock";
const irregular =
  "be:was:been become:became:become begin:began:begun bind:bound:bound bear:bore:borne break:broke:broken bring:brought:brought build:built:built buy:bought:bought catch:caught:caught choose:chose:chosen come:came:come cost:cost:cost cut:cut:cut deal:dealt:dealt do:did:done draw:drew:drawn drive:drove:driven eat:ate:eaten fall:fell:fallen feed:fed:fed feel:felt:felt fight:fought:fought find:found:found flee:fled:fled fly:flew:flown forbid:forbade:forbidden forget:forgot:forgotten freeze:froze:frozen get:got:got give:gave:given go:went:gone grow:grew:grown have:had:had hear:heard:heard hide:hid:hidden hit:hit:hit hold:held:held keep:kept:kept know:knew:known lay:laid:laid lead:led:led learn:learned:learned leave:left:left lend:lent:lent let:let:let lie:lay:lain lose:lost:lost make:made:made mean:meant:meant meet:met:met overcome:overcame:overcome oversee:oversaw:overseen pay:paid:paid put:put:put read:read:read ride:rode:ridden rise:rose:risen run:ran:run say:said:said see:saw:seen seek:sought:sought sell:sold:sold send:sent:sent set:set:set shake:shook:shaken shine:shone:shone shoot:shot:shot show:showed:shown shrink:shrank:shrunk shut:shut:shut sing:sang:sung sink:sank:sunk sit:sat:sat sleep:slept:slept slide:slid:slid speak:spoke:spoken spend:spent:spent spin:spun:spun split:split:split spread:spread:spread stand:stood:stood steal:stole:stolen stick:stuck:stuck strike:struck:struck swear:swore:sworn swim:swam:swum take:took:taken teach:taught:taught tell:told:told think:thought:thought throw:threw:thrown undergo:underwent:undergone understand:understood:understood uphold:upheld:upheld wear:wore:worn win:won:won withdraw:withdrew:withdrawn write:wrote:written arise:arose:arisen wind:wound:wound swell:swelled:swollen";

const doubling =
  /^(?:stop|drop|trap|plan|ban|map|skip|step|scan|fulfil|expel|compel|repel|permit|admit|submit|transmit|emit|omit|occur|prefer|refer|confer|transfer|propel|control|cancel|travel|label|rebel|signal|model|enrol|equip)$/;

const forms = buildForms();

/** What a word may be as a verb; nothing for words that no rule knows as one. */
export function verbForm(word: string): VerbForm | undefined {
  return forms.get(word.toLowerCase());
}

/** Whether a word can stand after "was": a known participle, or any other word in -ed. */
export function isParticiple(word: string): boolean {
  const form = verbForm(word)?.form;
  if (form !== undefined) return form === "participle" || form === "pastOrParticiple";
  return /^[a-z-]{3,}ed$/.test(word) && !word.endsWith("eed");
}

function buildForms(): ReadonlyMap<string, VerbForm> {
  const built = new Map<string, VerbForm>();
  for (const entry of regular.split(" ")) {
    const past = pastOf(entry);
    built.set(entry, { lemma: entry, form: "base" });
    built.set(thirdOf(entry), { lemma: entry, form: "third" });
    built.set(past, { lemma: entry, form: "pastOrParticiple" });
  }
  for (const entry of irregular.split(" ")) {
    const [lemma = "", past = "", participle = ""] = entry.split(":");
    if (lemma === "be" || lemma === "have" || lemma === "do") continue;
    built.set(thirdOf(lemma), { lemma, form: "third" });
    built.set(participle, { lemma, form: "participle" });
    built.set(past, { lemma, form: past === participle ? "pastOrParticiple" : "past" });
    built.set(lemma, { lemma, form: "base" });
  }
  return built;
}

function thirdOf(lemma: string): string {
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(lemma) ? `${lemma}es` : `${lemma}s`;
}

function pastOf(lemma: string): string {
  if (lemma.endsWith("e")) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  return doubling.test(lemma) ? `${lemma}${lemma.at(-1) ?? ""}ed` : `${lemma}ed`;
}
