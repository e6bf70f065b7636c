import type { Study } from "../study.ts";
import { be, type EnglishClause, isPlural } from "./clause.ts";
import { verbForm } from "./verb-forms.ts";

const lowerable =
  /^(?:The|A|An|This|These|Those|Most|Some|All|No|Any|Each|Every|Both|Many|Several|Two|Three|Four|Five|Past|Other|One|In|On|At|Under|When|If|After|Before|During|With|By|For)$/;
const nounEnding =
  /(?:tion|sion|ment|ness|ity|ism|ance|ence|ancy|ency|ship|ure|osis|itis|aemia|oea|emia|cardia|ology|graphy|ing|ers|ors|ies|ants|ents|cells|ells|acid|acids|ogen|ase|ine|ose|dom|hood|birth|tress|ctant|opsin|yopia|metropia|cretin|strin|onin|inin|als|ics|age|cy|sis|ole|gram|cyte|cytes|ium|oids?|[rt]opy|alry|stry|metry|ergy|lysis|thy|ein|globin|bulin|bumin|rombin|irubin|[ym]?ysin|yosin|toxin|tensin|lectin|tulin|mycin|cillin|pressin)$/;

const fromPlace =
  /(?:ish|ese|[aeir]ans?|cans?|wiss|rench|reeks?|utch|zech|ews|abs|urks|anes|wedes|oths|ikings|ongols|uslims?|atholics?|rotestants?|uritans?|uguenots?|ommans?|omans?)$/;
/** "Down syndrome", "Fisher equation": what is named after somebody. */
const namedThing =
  /^(?:syndrome|disease|sign|test|law|equation|theorem|equilibrium|dilemma|curve|rule|constant|number|principle|paradox|effect|cycle|scale|model|process|hypothesis|distribution|algorithm|criterion|conjecture|transform|series|method|reaction|index|ratio|coefficient|diagram|machine|code|cipher|doctrine|plan|act|treaty|compromise|affair|score|classification|manoeuvre|maneuver|procedure|bodies|cells|canal|tube|node|loop|capsule)$/;
const adjectiveEnding =
  /(?:al|ic|iac|ive|ous|ary|ory|ed|ing|ar|ent|ant|able|ible|less|ful|ly|tion|ity|ment|ness|sis|ism|age|nce|ncy)$/;
/** Nouns that stand without an article and whose ending could be a name's. General vocabulary. */
const bareNouns: ReadonlySet<string> = new Set(
  (
    "Oceans Organs Humans Lesbians Guardians Civilians Librarians Physicians Musicians Politicians Veterans Vegans Orphans Plans Loans Clans Fans Pans Means Beans Mammals " +
    "Historians Electricians Technicians Pedestrians Vegetarians Barbarians Plebeians Patricians Artisans Partisans Mistake Libel Slander Water Salts Smoke Sleep Rehearsal Blackmail Theft Murder Robbery Burglary Fraud Duress Deceit Slavery Serfdom Honey Wax Pollen Nectar Bread Rice Wheat Barley Maize Cotton Silk Wool Linen Leather Timber Charcoal Granite Basalt Limestone Sandstone Marble Quartz Clay Sand Gravel Silt Mud Dust Ash Lava Magma Steam Fog Frost Hail Dew Thunder Lightning Drought Famine Hunger Thirst Pain Fever Cough Anger Grief Joy Love Hate Trust Faith Hope Doubt Guilt Shame Pride Envy Greed Luck Chance Fate Truth Beauty Virtue Vice Evil Reason Logic Grammar Syntax Speech Writing Reading Memory Attention Learning Practice Rest Play Music Dance Drama Poetry Prose Fiction Art History Geography Physics Law Justice Crime Prison Parole Bail Probation Custody Adoption Divorce Marriage Childhood Puberty Menopause Pregnancy Birth Death Disease Cancer Asthma Stroke Anaemia Anemia Jaundice Oedema Edema Obesity Diabetes Malaria Cholera Measles Smallpox Polio Rabies Plague Leprosy Influenza Insulin Glucagon Cortisol Adrenaline Oxytocin Dopamine Serotonin Melatonin Renin Pepsin Trypsin Bile Saliva Mucus Sweat Urine Plasma Serum Lymph Cartilage Collagen Keratin Melanin Chitin Lignin Starch Cellulose Fat Fibre Fiber Calcium Zinc Copper Tin Lead Steel Bronze Brass Petrol Diesel Kerosene Methane Ammonia Ozone Helium Neon Argon Chlorine Digoxin Heparin Warfarin Aspirin Atropine Morphine Penicillin Thymol Ethanol Methanol Glycerol Cholesterol Tourism Trade Barter Profit Rent Interest Land Labour Labor Capital Demand Supply Output Income Wealth Poverty Debt Equity Goodwill Cash Stock Inventory Payroll Marketing Advertising Software Hardware Firmware Malware Code Data Caching Paging Swapping Polling Hashing Recursion Inheritance Refraction Alcohol Caffeine Nicotine Society Anaphylaxis Humus Matter Velocity Density Evolution Respiration Friction Gravity Inertia Momentum Torque Heat Work Power Sound Light Motion Pressure Buoyancy Symmetry"
  ).split(" "),
);
const commonAttribute =
  /^(?:Odds|Basic|First|Second|Third|Main|Major|Minor|Strong|Weak|Open|Closed|Hard|Soft|Free|Full|Fast|Slow|High|Low|Long|Short|Large|Small|Good|Bad|New|Old|Rapid|Mass|Time|Life|Food|Water|Heart|Blood|Cell|Gene|Price|Cost|Market|Supply|Trade|Tax|Data|Power|Force|Energy|Heat|Light|Sound|Work|Test|Game|Set|Group|Ring|Chain|Product|Quotient|Sum|Base|Case|War|Peace|Money|Inflation|Milk|Trade|Steel|Wood|Paper|Glass|Sugar|Coal|Oil|Block|Hash|Search|Sort|Tree|Graph|Stack|Queue|Index|Table|Key|Lock|Page|Disk|Byte|Bit|Rock|Carbon|Nitrogen|Oxygen|Hydrogen|Iron|Gold|Silver|Salt|Acid|Sex|Risk|Stress|Skin|Liver|Lung|Kidney|Bone|Brain|Nerve|Muscle|Eye|Plant|Animal|Virus|Host|Land|Soil|River|Lake|Sea|Ocean|Air|Wind|Rain|Snow|Ice|Fire|Crime|Contract|Civil|Common|Case|Court|Police|Bank|Stock|Bond|Loan|Debt|Credit|Budget|Wage|Labou?r|Growth|Demand|Chemical|Peak|Drop|Step|Loop|Class|Type|Value|Rate)$/;

/** A phrase from the start of a sentence as it reads inside one: names keep their capital. */
export function insideSentence(phrase: string, study: Study): string {
  const [first = "", second = "", third = ""] = phrase.split(" ");
  // "Water, salts and some vitamins": the comma is no part of the word.
  if (
    /^[A-Z][a-z’'-]*,$/.test(first) &&
    !/^[A-Z]/.test(second) &&
    isCommonNoun(first.slice(0, -1), "", study)
  ) {
    return first.toLowerCase() + phrase.slice(first.length);
  }
  if (!/^[A-Z][a-z’'-]*$/.test(first) || isName(first, second, third)) return phrase;
  const isCommon = lowerable.test(first) || (!/^[A-Z]./.test(second) && isCommonNoun(first, second, study));
  return isCommon ? first.toLowerCase() + phrase.slice(first.length) : phrase;
}

/** Small words inside names: "Franz von Papen", "Boardman v Phipps". */
const particle = /^(?:v|von|van|de|da|di|le|la|al|ibn|bin|della|del|dos|du|der|den|zu|el|af|abu)$/;

/** Whether the words after a capital show that it is a name's. */
function isName(first: string, second: string, third: string): boolean {
  // "T cells": a letter is a name. "Boardman v Phipps", "Franz von Papen".
  // "Charles X": a ruler.
  if (/^[IVX]+$/.test(second) && !/^[A-Z]{2,}/.test(first)) return true;
  if (/^[B-HJ-Z]$/.test(first) || (particle.test(second) && first.length > 2)) return true;
  if (!/^[A-Z]/.test(third)) return false;
  // "Marsh and Dell"; "Frederick the Wise", "Ignatius of Loyola".
  return second === "and" || (/^(?:the|of)$/.test(second) && !nounEnding.test(first) && !isPlural(first));
}

/** "Turner syndrome", "Fisher equation": whether the first word is somebody's name. */
export function isNamedAfterSomebody(first: string, second: string): boolean {
  return (
    namedThing.test(second.replace(/[,;:.?]$/, "")) &&
    !commonAttribute.test(first) &&
    !adjectiveEnding.test(first) &&
    verbForm(first) === undefined
  );
}

/** What keeps its capital wherever it stands. */
const capitalInside =
  /^(?:Parliament|Congress|Protestants?|Catholics?|Christians?|Muslims?|Jews|Hindus?|Buddhists?|Internet|Christmas|Easter|Earth|Islam|Christianity|Buddhism|Hinduism|Judaism|Nazis?|Bolsheviks?|Jacobins?)$/;
/** Names of people and places that end as common nouns do. */
const namedAlike = new Set(
  (
    "Constantine Augustine Catherine Josephine Caroline Pauline Christine Justine Valentine Madeleine Antoine Palestine Ukraine Lorraine Rhine Seine Byzantine " +
    "Lucy Nancy Percy Tracy Quincy Darcy Clarence Terence Laurence Lawrence Florence Constance Provence Valence France Horace Carthage Belgium Byzantium Latium " +
    "Beijing Nanjing Ming Qing Sterling Hastings Kipling Goering Timothy Dorothy Galway Einstein Liechtenstein Holstein Bernstein Wittgenstein Eisenstein Frankenstein Saussure Peking Nicole Ambrose Montrose Sing"
  ).split(" "),
);
const givenName =
  /^(?:Mark|Bill|Grant|Frank|Rob|Will|Chase|Drew|Jack|Art|Sue|Pat|Pierce|Wade|Faith|Grace|Hope|Rose|Dean|Guy|Earl|Reading|Turkey)$/;

/** Whether a capital at the start of a sentence is only that. */
function isCommonNoun(first: string, second: string, study: Study): boolean {
  if (capitalInside.test(first) || namedAlike.has(first)) return false;
  if ((study.lowerWords.get(first.toLowerCase()) ?? 0) > 0) return true;
  if (study.names.has(first) || /^\d/.test(second)) return false;
  if (bareNouns.has(first)) return true;
  if (
    namedThing.test(second.replace(/[,;:.?]$/, "")) &&
    !commonAttribute.test(first) &&
    !adjectiveEnding.test(first)
  ) {
    return false;
  }
  if (nounEnding.test(first)) return true;
  return second === "" ? isCommonAlone(first) : !fromPlace.test(first) && !/[’']s?$/.test(first);
}

/** "Recall is the share": a verb that stands as a noun is no name. */
function isCommonAlone(word: string): boolean {
  if (isPlural(word) && !fromPlace.test(word)) return true;
  return commonAttribute.test(word) || (!givenName.test(word) && verbForm(word)?.form === "base");
}

/** The clause's subject and predicate as they stand in a question: "does S take", "was S chaired", "can S be". */
export function invert(clause: EnglishClause, study: Study): string | undefined {
  const subject = insideSentence(clause.subject, study);
  const adverb = goingOn.test(clause.adverb) ? "" : clause.adverb;
  if (clause.auxiliary === "cannot") return join("can", subject, "not", clause.verb);
  if (/^(?:has|have|had)$/.test(clause.auxiliary) && clause.verb === "") {
    return join({ has: "does", have: "do", had: "did" }[clause.auxiliary] ?? "did", subject, adverb, "have");
  }
  // "had died in 1631": the question needs no time before another.
  if (clause.auxiliary === "had" && adverb !== "not" && verbForm(clause.verb) !== undefined) {
    return join("did", subject, adverb, verbForm(clause.verb)?.lemma ?? "");
  }
  if (clause.auxiliary !== "") return join(asDuty(clause.auxiliary), subject, adverb, clause.verb);
  const form = verbForm(clause.verb);
  if (form === undefined) return undefined;
  return join(helperOf(form.form, clause), subject, adverb, form.lemma);
}

/** Adverbs that tie a sentence to the one before. */
const goingOn =
  /^(?:also|then|however|therefore|thus|further|later|soon|now|already|still|eventually|finally|instead|consequently|therefore)$/;
const sameInPast = /^(?:read|put|set|cut|let|cost|hit|shut|spread|split|cast|hurt|quit|bet|burst)$/;

/** "must", as a question asks for a duty; "shall" is only how statutes say it. */
export function asDuty(auxiliary: string): string {
  return auxiliary === "shall" ? "must" : auxiliary;
}

function helperOf(form: string, { subject, verb }: EnglishClause): string {
  if (form !== "base") return form === "third" ? "does" : "did";
  // "the House of Lords read": a past that looks like the present.
  const isOne = !isPlural(subject.split(/\s(?:of|in|for)\s/)[0] ?? "") && !/\sand\s/.test(subject);
  return sameInPast.test(verb) && isOne ? "did" : "do";
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

/** "Under the postal rule, " before a question, where the setting matters to it. */
export function withSetting(clause: EnglishClause, question: string, study: Study): string {
  if (
    clause.setting === "" ||
    clause.setting.startsWith("Like ") ||
    isLongSequel(clause.setting) ||
    /^(?:for example|in general|in addition|in fact|as a result|by contrast|in the end|as a rule|in particular|in response|in turn|in short)$/i.test(
      clause.setting,
    )
  ) {
    return question;
  }
  if (timeSetting.test(clause.setting) && mayEndInTime(question)) {
    return `${question.slice(0, -1)} ${clause.setting.charAt(0).toLowerCase()}${clause.setting.slice(1)}?`;
  }
  const [first = "", ...others] = clause.setting.split(" ");
  const setting = [first, ...others].join(" ");
  const lowered = question.charAt(0).toLowerCase() + question.slice(1);
  const opened = insideSentence(setting, study);
  return `${opened.charAt(0).toUpperCase()}${opened.slice(1)}, ${lowered}`;
}

const timeSetting =
  /^(?:In|On|By|Around) (?:(?:(?:early|late|mid) )?(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) )?\d{3,4}$/;
const maxAskedWords = 12;

/** "To whom did Paris grant citizenship in April 1792?": when it was stands behind a plain question. */
function mayEndInTime(question: string): boolean {
  return (
    question.split(" ").length <= maxAskedWords &&
    !/\d|[,:;]|\b(?:that|which|who|when|because|after|before|until|while|since|to [a-z]+\?$)/.test(
      question.slice(4),
    )
  );
}

/** "After defeating his rival in the war of the south": told in passing, and too long to ask with. */
function isLongSequel(setting: string): boolean {
  return /^(?:After|Before|While|By) [a-z]+ing\b/.test(setting) && setting.split(" ").length > 8;
}

const personNoun =
  /\b(?:minister|king|queen|emperor|empress|president|general|writer|poet|author|philosopher|scientist|physicist|chemist|biologist|economist|mathematician|engineer|artist|painter|composer|leader|politician|diplomat|representative|secretary|chancellor|inventor|founder|explorer|astronomer|psychologist|physician|historian|ruler|tsar|commander|statesman|woman|man|person|girl|boy|monk|priest|soldier|lawyer|merchant|judge|professor|doctor|nurse|senators?|nobles|peasants|workers|officers?|teacher|preacher|prophet|saint|envoy|ambassador|consul|governor|architect|sculptor|humanist|activist|reformer|scholar|navigator|knight|prince|princess|duke|duchess|bishop|archbishop|pope|sultan|shah|caliph|pharaoh|dramatist|playwright|novelist|journalist|musician|singer|actor|actress|theologian|naturalist|botanist|surgeon|admiral|colonel|lieutenant|nobleman|dictator|\w+ologist|\w+ographer)s?\b/i;
const personalName =
  /^(?:(?:[A-Z][\w’'.-]+|[IVX]+|de|von|van|der|den|della|del|da|di|du|la|le|al|ibn|bin|and|of|,)\s?){1,8}$/;
const notPerson =
  /\b(?:Act|Law|War|Treaty|Empire|Kingdom|Republic|Party|Church|Congress|Union|League|Company|University|River|States|Alliance|Committee|Court|Bank|Party|Army|Registry|Service|System|Hub|Office|Society|Association|Institute|Council|Ministry|Department|Agency|Board|Commission|Foundation|Proclamation|Amendment|Doctrine|Declaration|Charter|Constitution|Bill|Code|Theory|Model|Plan|Project|Cloud|Engine|Server|Britain|France|Prussia|Russia|Austria|Germany|England|Rome|China|Japan|Spain|Europe|America|Italy|[A-Z]{2,}|\w+_\w+)\b/;

/** Whether a phrase names a person or describes one. */
export function isPerson(phrase: string): boolean {
  if (notPerson.test(phrase)) return false;
  return personNoun.test(phrase) || (personalName.test(phrase.trim()) && !/^(?:The|A)\b/.test(phrase));
}

/** Whether a clause's verb says "is" and nothing else. */
export function isCopula(clause: EnglishClause): boolean {
  return be.test(clause.auxiliary) && clause.verb === "";
}
