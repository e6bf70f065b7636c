import { captured } from "../../text/captured.ts";
import { headOf, withArticle } from "../en/noun-phrase.ts";
import { isNamedAfterSomebody } from "../en/phrasing.ts";
import { countedNoun } from "./english-article.ts";
import type { Study } from "../study.ts";
import type { Cell } from "./table-cell.ts";

/** What is known of the words of the document. */
export type Words = Pick<Study, "document" | "lowerWords" | "names" | "title">;

const kindless =
  /^(?:parameter|variable|quantity|cause|reason|effect|problem|purpose|goal|sign|symptom|name|group|role|item|term|notion|concept|definition|vocabulary|theme|key term|thing|example|category|type|class|concept|no\.?|number|date|year|time|period|event|case|title|phrase|word|feature|aspect|topic|element name|key|option|column|step|situation|scenario|property|method|approach|technique|strategy|approache|strategie|propertie)s?$/i;
/** Kinds whose names are said bare: persons, countries, bodies in the sky. */
const bareKind =
  /^(?:countr(?:y|ies)|cit(?:y|ies)|states?|nations?|capitals?|planets?|moons?|months?|days?|continents?|languages?|compan(?:y|ies)|brands?|towns?|provinces?|islands?|gods?|goddess(?:es)?|books?|works?|novels?|rulers?|kings?|queens?|emperors?|presidents?|people|person|scientists?|philosophers?|authors?|artists?|composers?|painters?|leaders?|directors?|architects?|designers?|inventors?|chancellors?|popes?|prime ministers?|bacteri(?:um|a)|species|organisms?|pathogens?|virus(?:es)?|fung(?:us|i)|parasites?|microbes?|genus|genera|psychologists?|theorists?|economists?|explorers?|lakes?|protocols?|libraries)$/i;
/** Kinds whose names are written, not said. */
const codeKind =
  /^(?:commands?|functions?|methods?|keywords?|operators?|attributes?|properties|hooks?|events?|flags?|options?|tags?|selectors?|statements?|shortcuts?|keys?|fields?|modules?)$/i;
/** Kinds of stuff, whose names are common nouns without an article. */
const stuffKind =
  /^(?:elements?|rocks?|metals?|alloys?|gas(?:es)?|compounds?|substances?|hormones?|vitamins?|drugs?|medicines?|enzymes?|minerals?|materials?|nutrients?|acids?|diseases?|disorders?|infections?|illness(?:es)?|conditions?|syndromes?|proteins?|neurotransmitters?|antibiotics?|foods?|fuels?|subjects?|sports?|sciences?|process(?:es)?)$/i;

const chemical =
  /(?:ium|ine|[dtr]rogen|oxygen|carbon|boron|silicon|neon|argon|krypton|xenon|radon|iron|copper|silver|gold|lead|tin|zinc|nickel|cobalt|mercury|sulph?ur|phosphorus|manganese|tungsten|arsenic|bismuth|antimony|platinum|molybdenum|tantalum|lanthanum)$/i;

/** "Rock type" as well as "Rock". */
function isStuff(kind: string, name: string): boolean {
  // A "Participant" is an element of a diagram.
  if (/^elements?$/i.test(kind) && !chemical.test(name)) return false;
  return stuffKind.test(kind.trim().replace(/\s(?:types?|names?)$/i, ""));
}

/** Kinds that stand before the names of their members: "the river Orinoco". */
const namedKind =
  /^(?:rivers?|mountains?|volcano(?:es)?|ships?|comets?|stars?|novels?|operas?|films?|poems?|plays?|ballets?|steamers?|yachts?|satellites?|probes?|asteroids?|galax(?:y|ies)|monks?|saints?|popes?)$/i;
const placeKind =
  /^(?:rivers?|mountains?|volcano(?:es)?|lakes?|deserts?|cit(?:y|ies)|towns?|capitals?|buildings?|bridges?|museums?|temples?|cathedrals?|castles?|palaces?|monuments?|waterfalls?|countr(?:y|ies)|landmarks?|sites?|ports?|canals?|dams?|seas?|islands?|peaks?|valleys?|places?|locations?|states?|univers(?:ity|ities))$/i;

/** Whether the members of a kind are places or stand in one. */
export function isPlaceKind(kind: string): boolean {
  return placeKind.test(kind.trim());
}

/** Whether the members of a kind are things that stand somewhere. */
export function isConcreteKind(kind: string): boolean {
  return commonKind.test(kind) || placeKind.test(kind.trim()) || attributiveKind.test(kind);
}

/** Kinds whose names stand before them: "the transport layer". */
const attributiveKind =
  /^(?:layers?|levels?|systems?|models?|zones?|lobes?|markets?|schools?|boundar(?:y|ies)|bonds?|reactions?|forces?|waves?|ions?|nerves?|arter(?:y|ies)|veins?|ligaments?|clauses?|errors?|faults?|margins?)$/i;
/** Kinds of parts of a body, whose names are often adjectives: "the frontal bone". */
const bodyKind = /^(?:muscles?|bones?|cells?|glands?|tissues?|joints?|valves?)$/i;
/** Kinds whose names are common nouns. */
const commonKind =
  /^(?:organelles?|particles?|bones?|cells?|tissues?|organs?|glands?|muscles?|instruments?|animals?|insects?|plants?|trees?|flowers?|fruits?|vegetables?|shapes?|tools?|machines?|components?|parts?|layers?|joints?|agents?|chemicals?|vehicles?|weapons?|lens(?:es)?|devices?|sensors?|birds?|fish|mammals?|reptiles?|crops?|bodies|vessels?|chambers?|valves?|circuits?|intervals?|chords?|receptors?|antibod(?:y|ies)|molecules?|ratios?|measures?|distributions?|interests?|castes?|gates?|teeth|tooth|seals?|scales?|clefs?|theorems?)$|\stypes?$/i;

/** The kind as a noun inside a question; empty where the head is no noun for it. */
export function kindNoun(kind: string): string {
  const plain = kind.trim().replace(/\s(?:types?|names?)$/i, "");
  if (!/^[A-Za-z]+(?: [a-z]+)?$/.test(plain) || kindless.test(plain)) return "";
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

type Named = Pick<Cell, "name" | "kind" | "isHead">;

/**
 * A row's name as it stands inside a question: with its article, with its kind, or in quotes; nothing where neither the
 * name nor the head over it says which of these is English.
 */
export function subjectOf(
  { name, kind, isHead }: Pick<Cell, "name" | "kind" | "isHead">,
  words: Words,
): string | undefined {
  if (/^“.*”$/u.test(name)) return name;
  if (isCodeName(name, kind)) return `“${name}”`;
  if (name.endsWith(")")) return withAside({ name, kind, isHead }, words);
  const known = byKind(name, kind);
  if (known !== undefined) return known;
  if (isBareSign(name) || isMemberSign(name, kind)) return isHead ? undefined : signed(name, kind);
  if (/^ions?$/i.test(kind) && /^[a-z]+$/.test(name)) return attribute(name, "ion");
  if (!/^[A-Z]/.test(name)) return smallPhrase(name, kind);
  if (/^[A-Z][a-z]+ of (?:the )?[A-Z]/.test(name)) return `the ${name}`;
  if (attributiveKind.test(kind) && /^[A-Z][a-z]+(?: [a-z]+)?$/.test(name)) {
    return attribute(name, kindNoun(kind));
  }
  return /^[A-Z][a-z-]+$/.test(name) ? singleWord(name, { kind, words }) : manyWords(name, { kind, words });
}

/** "push()" under "Method"; not "Factorization". */
function isCodeName(name: string, kind: string): boolean {
  // "Income statement", and under "Method" one word as well.
  const isPlain =
    /^[A-Z][a-z-]+(?: [a-z-]+)+$/.test(name) || (/^methods?$/i.test(kind) && /^[A-Z][a-z-]+$/.test(name));
  return codeKind.test(kind) && !isPlain;
}

/** "the 13th amendment", "the Battle of Hastings", "the Present Perfect". */
function byKind(name: string, kind: string): string | undefined {
  const thing = kindNoun(kind);
  if (/^\d+(?:st|nd|rd|th)$/.test(name) && thing !== "") return `the ${name} ${thing}`;
  // "Frictional" under "Type of unemployment".
  const of = /^(?:types?|kinds?|forms?|sorts?) of (?<noun>[a-z]+(?: [a-z]+)?)$/i.exec(kind.trim())?.groups;
  const small = name.toLowerCase();
  if (of !== undefined && quality.test(small) && !small.includes(" ")) {
    return articled(`${small} ${captured(of, "noun").toLowerCase()}`);
  }
  // "Qin" is a dynasty, and no name alone.
  if (/^dynast(?:y|ies)$/i.test(kind) && /^[A-Z][a-z]+$/.test(name)) return `the ${name} dynasty`;
  const isEvent = /^(?:battle|siege|treaty|peace)s?$/i.test(kind) && !/\s/.test(name);
  if (isEvent) return `the ${title(kind)} of ${name}`;
  return /^tenses?$/i.test(kind) && /^[A-Z]/.test(name) ? `the ${name}` : undefined;
}

/** "Battle" for a column headed "Battles". */
function title(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase().replace(/s$/, "");
}

/** "AB" under "Blood group", "IV" under "Class". */
function isMemberSign(name: string, kind: string): boolean {
  return (
    /^[A-Z\d]{1,4}$/.test(name) &&
    /(?:group|class|type|grade|category|factor|stage|phase|level)$/i.test(kind.trim())
  );
}

/** "Cortisol (AM)": as its name without what stands in brackets. */
function withAside({ name, kind, isHead }: Named, words: Words): string | undefined {
  if (/^vitamins?$/i.test(kind) && /^[A-Z]\d{0,2} /.test(name)) return `vitamin ${name}`;
  const aside = /^(?<base>[A-Z][a-z-]+)(?<rest> \([^()]+\))$/.exec(name)?.groups;
  if (aside === undefined) return isProper(name, words) ? name : undefined;
  const base = subjectOf({ name: aside["base"] ?? "", kind, isHead }, words);
  const rest = aside["rest"] ?? "";
  const thing = kindNoun(kind);
  // "Constructive (divergent)" under "Boundary".
  if (thing !== "" && base?.startsWith("the ") === true && base.endsWith(` ${thing}`)) {
    return `${base.slice(0, -thing.length - 1)}${rest} ${thing}`;
  }
  return base === undefined || base.includes(" ") ? undefined : `${base}${rest}`;
}

/** "class O", "section 42", "type A": a letter or a number says nothing without its head. */
function signed(name: string, kind: string): string | undefined {
  const head = kindNoun(kind) || captured(/^(?<head>[A-Z]?[a-z]+)$/.exec(kind.trim()), "head").toLowerCase();
  return head === "" || /^(?:no|name|item|symbol|person|pronoun|term|word)s?$/.test(head)
    ? undefined
    : `${head} ${name}`;
}

/** "limestone", "the vertical muscle": names of stuff, and adjectives for parts of a body. */
function stuffOrPart(small: string, kind: string): string | undefined {
  if (isStuff(kind, small)) return small;
  return bodyKind.test(kind) && quality.test(small) ? `the ${small} ${kindNoun(kind)}` : undefined;
}

function manyWords(
  name: string,
  { kind, words }: { readonly kind: string; readonly words: Words },
): string | undefined {
  const [first = "", second = ""] = name.split(" ");
  const isPlain = /^[A-Z][a-z-]+(?: [a-z-]+)+$/.test(name) && !isNamedAfterSomebody(first, second);
  if (bareKind.test(kind)) return name;
  if (!isPlain && isProper(name, words)) return institution.test(name) ? `the ${name}` : name;
  if (!isPlain) return undefined;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const known = stuffOrPart(small, kind);
  if (known !== undefined) return known;
  const thing = kindNoun(kind);
  if (commonKind.test(kind)) return isMany(small) ? small : `the ${small}`;
  const isQuality = thing !== "" && quality.test(small) && withArticle(small, "") === undefined;
  return isQuality ? `the ${small} ${thing}` : articled(small);
}

/** Names that end in a common noun: "the Rescue Agreement"; not "Boyle's Law". */
const institution =
  /^(?!The\s|.*[’']s?\s).*\s(?:Agreement|Convention|Treaty|Act|Protocol|Declaration|Charter|Constitution|War|Wars|Revolution|Rebellion|Uprising|Empire|Dynasty|Republic|Union|Plan|Pact|Programme|Program|Theory|Theorem|Effect|Method|Test|Court|Council|Commission|Committee|Party|Bank|System|Sea|Ocean|River|Canal|Desert|Islands|Mountains|Age|Era|Period|Movement|Cycle|Reaction|Code|Principle|Ratio|Scale|Index|Process|Model)$/;

/** "Louis Armstrong", "IPv6", "Haida (Amerind)": names that stand as they are; "Sync + threads" and "Low pass" do not. */
function isProper(name: string, { lowerWords }: Words): boolean {
  const bare = name.replace(/\s*\([^()]*\)$/, "");
  if (/[+/&:;,=<>→]|\s[-–—]\s|-(?:only|based|free|like|level)\b/.test(bare)) return false;
  return bare
    .split(" ")
    .every(
      (word) =>
        /^[A-Z\d]|^(?:of|the|and|de|van|von|der|den|da|di|le|la|du)$/.test(word) &&
        !lowerWords.has(word.toLowerCase()),
    );
}

/** "Transport" under "Layer" is the transport layer. */
function attribute(name: string, thing: string): string {
  const small = name.toLowerCase();
  return small.includes(thing) ? `the ${small}` : `the ${small} ${thing}`;
}

/** A name in small letters: a noun where the head says so; another word in quotes, if it is one. */
function smallPhrase(name: string, kind: string): string | undefined {
  if (!/^[a-z-]+(?: [a-z-]+){0,2}$/.test(name)) return undefined;
  if (isStuff(kind, name)) return name;
  const thing = kindNoun(kind);
  if (thing !== "" && quality.test(name) && !name.includes(" ")) return `the ${name} ${thing}`;
  if (commonKind.test(kind)) return articled(name) ?? `the ${name}`;
  return articled(name);
}

const quality =
  /(?:al|ic|ive|ant|ary|ed|ous|ect|ete|ior|[ul]lar|near|verse|valent|ergent)$(?<!metal|journal|animal|canal|hospital|signal|festival|crystal|capital|mineral|pedal|music|fabric|plastic|clinic|object|subject|project|insect|plant|library|diary|salary|warrior|seed|reed|bed)/;

/** "Nile" under "River", "Sodium" under "Element", "Mitochondrion" under "Organelle". */
function singleWord(
  name: string,
  { kind, words }: { readonly kind: string; readonly words: Words },
): string | undefined {
  const small = name.toLowerCase();
  const known = stuffOrPart(small, kind);
  if (known !== undefined) return known;
  if (bareKind.test(kind)) return name;
  if (/^lakes?$/i.test(kind)) return `Lake ${name}`;
  const thing = kindNoun(kind);
  if (namedKind.test(kind)) return `the ${thing} ${name}`;
  if (placeKind.test(kind)) return name;
  if (words.names.has(name) && !words.lowerWords.has(small)) return name;
  if (commonKind.test(kind)) return isMany(small) ? small : `the ${small}`;
  return wordOf(small, { thing, isKnown: words.lowerWords.has(small) });
}

/** "Perfect" under "Cadence": a quality, and no thing of its own; "Osmosis" under "Mechanism": a thing of its own. */
function wordOf(
  small: string,
  { thing, isKnown }: { readonly thing: string; readonly isKnown: boolean },
): string | undefined {
  if (quality.test(small)) return thing === "" ? undefined : `the ${small} ${thing}`;
  // "Management" under "Plane" is the management plane.
  if (thing !== "" && !processEnding.test(small)) return undefined;
  return isKnown || abstractEnding.test(small) ? articled(small) : undefined;
}

/** Endings of diseases and processes. */
const processEnding = /(?:sis|itis|ism|emia|[rl]ysis)$/;
/** Endings that no name of a person or a place has. */
const abstractEnding = /(?:sis|tion|sion|ism|ness|ment|ology|itis)$/;

/** A noun that needs no article inside a question, or takes "the"; nothing where neither is sure. */
function articled(plain: string): string | undefined {
  const phrase = withArticle(plain, "");
  if (phrase === undefined) return undefined;
  const isCounted = countedNoun.test(headOf(plain));
  if (phrase !== plain || (isCounted && !isMany(plain))) return `the ${plain}`;
  const isActivity = /^[a-z]+ing$/.test(plain);
  return isMany(plain) || isActivity || uncounted.test(headOf(plain)) ? plain : undefined;
}

/** Endings of nouns of which there is no one: "licence", "amine" and "lens" have none of them. */
const uncounted =
  /(?:ness|ity|ism|osis|itis|[lr]ysis|[aeo]sis|ology|graphy|metry|pathy|emia|oea|tion|sion|hood|ics|th|ance|ment|cy|ure|ship|gen|ium)$/i;

function isBareSign(name: string): boolean {
  return name.length <= 3 && !/^(?:[A-Z]{2,3}|[A-Z][a-z]{2})$/.test(name);
}

/** Whether a head is in the plural. */
export function isMany(label: string): boolean {
  const head = headOf(label);
  return (
    /[^sui]s$/.test(head) &&
    !/(?:diabetes|series|status|analysis|basis|species|physics|(?:^|[ -])(?:lens|gas|bus|canvas|atlas|pancreas|bias))$/i.test(
      head,
    )
  );
}
