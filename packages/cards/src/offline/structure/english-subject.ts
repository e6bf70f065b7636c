import { captured } from "../../text/captured.ts";
import { headOf, withArticle } from "../en/noun-phrase.ts";
import { isNamedAfterSomebody } from "../en/phrasing.ts";
import type { Study } from "../study.ts";
import type { Cell } from "./table-cell.ts";

/** What is known of the words of the document. */
export type Words = Pick<Study, "document" | "lowerWords" | "names" | "title">;

const kindless =
  /^(?:name|group|role|item|term|notion|concept|definition|vocabulary|theme|key term|thing|example|category|type|class|concept|no\.?|number|date|year|time|period|event|case|title|phrase|word|feature|aspect|topic|element name|key|option|column|step|stage|phase|level)s?$/i;
/** Kinds whose names are said bare: persons, countries, bodies in the sky. */
const bareKind =
  /^(?:countr(?:y|ies)|cit(?:y|ies)|states?|nations?|capitals?|planets?|moons?|months?|days?|continents?|languages?|compan(?:y|ies)|brands?|towns?|provinces?|islands?|gods?|goddess(?:es)?|books?|works?|novels?|rulers?|kings?|queens?|emperors?|presidents?|people|person|scientists?|philosophers?|authors?|artists?|composers?|painters?|leaders?|psychologists?|theorists?|economists?|explorers?|dynast(?:y|ies)|lakes?|protocols?|libraries)$/i;
/** Kinds whose names are written, not said. */
const codeKind =
  /^(?:commands?|functions?|methods?|keywords?|operators?|attributes?|properties|hooks?|events?|flags?|options?|tags?|selectors?|statements?|shortcuts?|keys?|fields?|modules?)$/i;
/** Kinds of stuff, whose names are common nouns without an article. */
const stuffKind =
  /^(?:elements?|metals?|alloys?|gas(?:es)?|compounds?|substances?|hormones?|vitamins?|drugs?|medicines?|enzymes?|minerals?|materials?|nutrients?|acids?|foods?|fuels?|subjects?|sports?|sciences?|processes)$/i;

/** Kinds whose names stand before them: "the transport layer". */
const attributiveKind =
  /^(?:layers?|levels?|systems?|models?|zones?|lobes?|markets?|schools?|boundar(?:y|ies)|bonds?|reactions?|forces?|waves?|clauses?|errors?|faults?|margins?)$/i;
/** Kinds whose names are common nouns. */
const commonKind =
  /^(?:organelles?|particles?|bones?|cells?|tissues?|organs?|glands?|muscles?|instruments?|animals?|insects?|plants?|trees?|flowers?|fruits?|vegetables?|shapes?|tools?|machines?|components?|parts?|layers?|joints?|agents?|chemicals?|vehicles?|weapons?|rocks?|lenses?|devices?|sensors?|birds?|fish|mammals?|reptiles?|crops?|bodies|vessels?|chambers?|valves?|circuits?)$|\stypes?$/i;

/** The kind as a noun inside a question; empty where the head is no noun for it. */
export function kindNoun(kind: string): string {
  const plain = kind.trim().replace(/\s(?:types?|names?)$/i, "");
  if (!/^[A-Za-z]+(?: [a-z]+)?$/.test(plain) || kindless.test(plain)) return "";
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** A row's name as it stands inside a question: with its article, with its kind, or in quotes. */
export function subjectOf({ name, kind }: Cell, words: Words): string {
  if (/^“.*”$/u.test(name)) return name;
  const thing = kindNoun(kind);
  if (codeKind.test(kind)) return `“${name}”`;
  if (isBareSign(name)) return signed(name, kind);
  if (!/^[A-Z]/.test(name)) return smallPhrase(name, kind);
  if (/^[A-Z][a-z]+ of (?:the )?[A-Z]/.test(name)) return `the ${name}`;
  if (attributiveKind.test(kind) && /^[A-Z][a-z]+(?: [a-z]+)?$/.test(name)) return attribute(name, thing);
  if (!/^[A-Z][a-z-]+$/.test(name)) return manyWords(name, kind);
  const isName =
    words.names.has(name) || bareKind.test(kind) || stuffKind.test(kind) || commonKind.test(kind);
  // "Perfect" under "Cadence": a quality, and no thing of its own.
  return thing !== "" && !isName && quality.test(name)
    ? `the ${name.toLowerCase()} ${thing}`
    : singleWord(name, { thing, kind, words });
}

/** "class O", "section 42", "type A": a letter or a number says nothing without its head. */
function signed(name: string, kind: string): string {
  const head = kindNoun(kind) || captured(/^(?<head>[A-Z]?[a-z]+)$/.exec(kind.trim()), "head").toLowerCase();
  return head === "" || /^(?:no|name|item|symbol)s?$/.test(head) ? name : `${head} ${name}`;
}

function manyWords(name: string, kind: string): string {
  const [first = "", second = ""] = name.split(" ");
  const isPlain = /^[A-Z][a-z-]+(?: [a-z-]+)+$/.test(name) && !isNamedAfterSomebody(first, second);
  if (!isPlain) return name;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (stuffKind.test(kind)) return small;
  return kindNoun(kind) === "" || isMany(small) ? articled(small) : `the ${small}`;
}

/** "Transport" under "Layer" is the transport layer. */
function attribute(name: string, thing: string): string {
  const small = name.toLowerCase();
  return small.includes(thing) ? `the ${small}` : `the ${small} ${thing}`;
}

/** A name in small letters: a noun where the head says so, anything else in quotes. */
function smallPhrase(name: string, kind: string): string {
  const isPhrase = /^[a-z]+(?: [a-z]+){0,2}$/.test(name);
  if (isPhrase && stuffKind.test(kind)) return name;
  return isPhrase && commonKind.test(kind) ? articled(name) : `“${name}”`;
}

const quality =
  /(?:al|ic|ive|ant|ary|ed|ous|ect|ete|ior)$(?<!metal|journal|animal|canal|hospital|signal|festival|crystal|capital|mineral|pedal|music|fabric|plastic|clinic|object|subject|project|insect|plant|library|diary|salary|warrior|seed|reed|bed)/;

/** "Nile" under "River", "Sodium" under "Element", "Mitochondrion" under "Organelle". */
function singleWord(
  name: string,
  { thing, kind, words }: { thing: string; kind: string; words: Words },
): string {
  const small = name.toLowerCase();
  if (stuffKind.test(kind)) return small;
  if (bareKind.test(kind)) return name;
  const isCommon = !words.names.has(name) && (commonKind.test(kind) || words.lowerWords.has(small));
  if (isCommon || isMany(small)) {
    const phrase = withArticle(small, "");
    if (phrase !== undefined) return phrase;
  }
  if (thing === "") return /\sof\s/.test(kind) && !words.names.has(name) ? `“${name}”` : name;
  return isCommon ? `the ${small}` : `the ${thing} ${name}`;
}

function articled(plain: string): string {
  return withArticle(plain, "") === plain ? plain : `the ${plain}`;
}

function isBareSign(name: string): boolean {
  return name.length <= 3 && !/^(?:[A-Z]{2,3}|[A-Z][a-z]{2})$/.test(name);
}

/** Whether a head is in the plural. */
export function isMany(label: string): boolean {
  const head = headOf(label);
  return /[^sui]s$/.test(head) && !/(?:diabetes|series|status|analysis|basis|species|physics)$/i.test(head);
}
