import type { NamePart, NamePattern } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { Evidence } from "../../engine.ts";
import { frontBrand, joinLeadingBrand } from "./brand.ts";
import { fitLength, leastImportantFirst, type Writer } from "./fit-length.ts";
import { fixPunctuation } from "./fix-punctuation.ts";
import { withoutForbidden } from "./forbidden-parts.ts";
import { contains, type NamePiece, type Span } from "./name-pieces.ts";
import { branchPatterns } from "./naming-patterns.ts";
import { capitalizeStart, isInOrder, partInFront } from "./part-order.ts";
import { type ReadName, readName } from "./read-name.ts";
import { withoutUnfinishedWords } from "./remove-cut-end.ts";
import { findStatedParts } from "./stated-parts.ts";

export interface ComposedName {
  readonly name: string;
  /** Labelled pieces that were recognised, such as "product type Handbag". Empty where the name states too little. */
  readonly recognised: readonly string[];
  /** What the row's columns state and the name did not. */
  readonly added: readonly string[];
  /** What the channel forbids or what exceeds its length, as written; empty where everything stated is in the name. */
  readonly leftOut: readonly string[];
}

/** Google's minimum visible title length, in characters: https://support.google.com/merchants/answer/6324415 */
const visibleLength = 70;

/** Characters. Names are shorter; of a description put in the name field, the rest is not read. */
const longestRead = 600;

export const anyChannel: NamePattern = { maxLength: 150, forbids: [] };

/**
 * The name in the order shops recommend: brand and product first, then the variant attributes, by the pattern of the
 * product type's branch. Uses only words of the name, and all of them unless the channel forbids one or its limit is reached.
 */
export function composeName(
  name: string,
  language: Language,
  glossary: Glossary,
  pattern: NamePattern = anyChannel,
  evidence?: Evidence,
): ComposedName {
  const head = cutAtWord(name, longestRead);
  const read = readName(head, language, glossary);
  const stated = findStatedParts(read, evidence).filter(({ part }) => !pattern.forbids.includes(part));
  const visible = pattern.recommendedLength ?? visibleLength;
  const write = createWriter(head, read, { language, glossary, visible, stated });
  const leftOut = withoutForbidden(head, read, { forbids: pattern.forbids, write });
  const { importance } = branchPatterns[read.branch];
  const order = () =>
    leastImportantFirst(head, [...read.pieces(), ...stated], {
      importance,
      wants: pattern.wants ?? [],
      language,
    });
  const written = fitLength(order, leftOut, { maxLength: pattern.maxLength, write });
  const cut = cutAtWord(written, pattern.maxLength);
  const ends = [written.slice(cut.length), name.slice(head.length)]
    .filter((end) => end !== "")
    .map((end) => end.replace(/^[\s,;:|/&([–—-]+/u, ""));
  return {
    name: cut,
    recognised: recognisedIn(read),
    added: stated.filter((piece) => !leftOut.has(piece)).map(({ text }) => text),
    leftOut: [
      ...outermost([...leftOut].filter((piece) => !stated.includes(piece))).map(({ text }) => text),
      ...ends,
    ].filter((text) => text !== ""),
  };
}

/** `composeName` without the report; most names are already in order and need no full parse. */
export function composedName(
  name: string,
  language: Language,
  glossary: Glossary,
  pattern: NamePattern = anyChannel,
): string {
  const isWhole = pattern.forbids.length === 0 && name.length <= Math.min(pattern.maxLength, longestRead);
  if (!isWhole) return composeName(name, language, glossary, pattern).name;
  const read = readName(name, language, glossary);
  const visible = pattern.recommendedLength ?? visibleLength;
  if (isInOrder(read, visible)) return name;
  const written = createWriter(name, read, { language, glossary, visible })(nothing);
  return written.length <= pattern.maxLength ? written : composeName(name, language, glossary, pattern).name;
}

/** Last resort when no piece can be left out: cuts at a word end, without trailing joining words. */
function cutAtWord(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const head = name.slice(0, maxLength + 1);
  const end = head.search(/\s\S*$/u);
  const whole = end <= 0 ? name.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "") : head.slice(0, end);
  return withoutUnfinishedWords(whole.replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

interface NameToWrite {
  readonly name: string;
  /** In reading order; the free ones move to the tail, the others may stay where they are. */
  readonly pieces: readonly NamePiece[];
  readonly leftOut: ReadonlySet<NamePiece>;
  readonly tail: readonly NamePart[];
  /** The product type as written, which must stay whole ("hair colour"). */
  readonly type: string | undefined;
}

/** The core of the name without what is left out, followed by the free pieces in the order of the tail. */
function writeName(
  { name, pieces, leftOut, tail, type }: NameToWrite,
  fixCore: (core: string) => string,
): string {
  const free = pieces.filter((piece) => piece.isFree && tail.includes(piece.part));
  if (free.length === 0 && leftOut.size === 0) return fixCore(name);
  if (leftOut.size === 0) return withTail(fixCore(withoutSpans(name, free)), free, tail);
  const core = fixCore(withoutLooseEnd(withoutSpans(name, inOrder([...free, ...leftOut])), type));
  return withTail(
    core,
    free.filter((piece) => !isLeftOut(piece, leftOut)),
    tail,
  );
}

function withTail(core: string, pieces: readonly NamePiece[], tail: readonly NamePart[]): string {
  let name = core;
  for (const part of tail)
    for (const piece of pieces) if (piece.part === part) name += name === "" ? piece.text : `, ${piece.text}`;
  return name;
}

/** Drops the dangling "remover with" of "remover with bleach"; keeps words in capitals, which are sizes or models. */
function withoutLooseEnd(name: string, type: string | undefined): string {
  const shorter = withoutUnfinishedWords(name);
  if (type !== undefined && name.includes(type) && !shorter.includes(type)) return name;
  return /(?<!\p{L})\p{Lu}+(?!\p{L})/u.test(name.slice(shorter.length)) ? name : shorter;
}

function isLeftOut(piece: NamePiece, leftOut: ReadonlySet<NamePiece>): boolean {
  for (const other of leftOut) if (other.start <= piece.start && piece.end <= other.end) return true;
  return false;
}

function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((one, two) => one.start - two.start);
}

/** Words joined by one blank or punctuation character, with only leftover commas behind them. */
const plainWords = /^([\p{L}\p{N}]+(?:[ '’/.+-][\p{L}\p{N}]+)*)[\s,;]*$/u;

/** @param spans in reading order */
function withoutSpans(name: string, spans: readonly Span[]): string {
  if (spans.length === 0) return name;
  let rest = "";
  let end = 0;
  for (const span of spans) {
    if (span.start > end) rest += `${name.slice(end, span.start)} `;
    end = Math.max(end, span.end);
  }
  rest += name.slice(end);
  return plainWords.exec(rest)?.[1] ?? fixPunctuation(withoutLoosePunctuation(rest));
}

function withoutLoosePunctuation(name: string): string {
  return name
    .replace(/\s?[-–—|,;](?=\s+(?:[-–—|,;]\s|$))/gu, " ")
    .replace(/[([]\s*[)\]]/gu, " ")
    .replace(/[,;](?=\s+[([])/gu, " ");
}

const nothing: ReadonlySet<NamePiece> = new Set();

interface WriterOptions {
  readonly language: Language;
  readonly glossary: Glossary;
  /** Characters within which the product has to be named. */
  readonly visible: number;
  /** Pieces that are not in the name. */
  readonly stated?: readonly NamePiece[];
}

function createWriter(
  name: string,
  { type, brand, branch, attributes }: ReadName,
  { language, glossary, visible, stated = [] }: WriterOptions,
): Writer {
  const { tail, isModelFirst } = branchPatterns[branch];
  const words = { language, type: type?.text, brand: brand?.brand, isModelFirst };
  const isKnownWord = (word: string) => glossary.roleOf(word, language) !== undefined;
  const fixCore = (core: string) => {
    const place = type === undefined ? -1 : core.indexOf(type.text);
    const named = joinLeadingBrand(core, place, { language, isKnownWord });
    const fronted = place < visible ? named : partInFront(named, named.indexOf(type?.text ?? ""));
    return frontBrand(
      spellAudience(fronted, language === "fr" || language === "it" ? type?.text : undefined),
      words,
    );
  };
  const pieces = stated.length === 0 ? attributes : [...attributes, ...stated];
  const parts = { name, pieces, tail, type: type?.text };
  return (leftOut) => capitalizeStart(name, writeName({ ...parts, leftOut }, fixCore));
}

/** In reading order, without pieces contained in another. */
function outermost(pieces: readonly NamePiece[]): NamePiece[] {
  return pieces
    .filter((piece) => !pieces.some((other) => other !== piece && contains(other, piece)))
    .toSorted((one, two) => one.start - two.start);
}

const partNames: Readonly<Partial<Record<NamePart, string>>> = { color: "colour", pack: "measure" };

/** Pieces that include their own label: "size M", "Grey Colour". */
const namesItself = /^size|colou?r|couleur|farbe/iu;

function recognisedIn({ type, brand, attributes }: ReadName): string[] {
  return [
    ...(brand === undefined ? [] : [`brand ${brand.brand}`]),
    ...(type === undefined ? [] : [`product type ${type.text}`]),
    ...attributes
      .filter((piece) => piece.isFree)
      .map(({ part, text }) => (namesItself.test(text) ? text : `${partNames[part] ?? part} ${text}`)),
  ];
}

/** Prefilter for a dash between words. */
const anyDash = /[-–—]/;

/** Joins "Watch - For Men" into one noun phrase, and so a French or Italian type with a dash ("Robe - Femme"). */
function spellAudience(name: string, type: string | undefined): string {
  if (!anyDash.test(name)) return name;
  const spelt = name.replace(/\s[-–—]\s(?:For(?=\s\p{Lu})|for(?=\s))/u, " for");
  return type !== undefined && /\s[-–—]\s/u.test(type)
    ? spelt.replace(type, type.replace(/\s[-–—]\s/u, " "))
    : spelt;
}
