import { hasWordOrNumber } from "../../../lint/fixes.ts";
import type { NamePart, NamePattern } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { frontBrand, joinLeadingBrand } from "./brand.ts";
import { fitLength, leastImportantFirst, type Writer } from "./fit-length.ts";
import { fixPunctuation } from "./fix-punctuation.ts";
import { contains, type NamePiece, type Span } from "./name-pieces.ts";
import { branchPatterns } from "./naming-patterns.ts";
import { capitalizeStart, isInOrder, partInFront } from "./part-order.ts";
import { type ReadName, readName } from "./read-name.ts";
import { withoutUnfinishedWords } from "./remove-cut-end.ts";

/** Where no piece is left that could go: up to a word's end, joining words at the end left out. */
function cutAtWord(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const head = name.slice(0, maxLength + 1);
  const end = head.search(/\s\S*$/u);
  const whole = end <= 0 ? name.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "") : head.slice(0, end);
  return withoutUnfinishedWords(whole.replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

interface NameToWrite {
  readonly name: string;
  /** In reading order; those of them that are free go to the tail, others need not be there. */
  readonly pieces: readonly NamePiece[];
  readonly leftOut: ReadonlySet<NamePiece>;
  readonly tail: readonly NamePart[];
  /** The product type as it is written, which stays whole ("hair colour"). */
  readonly type: string | undefined;
}

/** The thing's own name as it stands, without what is left out, then the free pieces in the order of the tail. */
function writeName(
  { name, pieces, leftOut, tail, type }: NameToWrite,
  mendCore: (core: string) => string,
): string {
  const free = pieces.filter((piece) => piece.isFree && tail.includes(piece.part));
  if (free.length === 0 && leftOut.size === 0) return mendCore(name);
  if (leftOut.size === 0) return withTail(mendCore(withoutSpans(name, free)), free, tail);
  const core = mendCore(withoutLooseEnd(withoutSpans(name, inOrder([...free, ...leftOut])), type));
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

/** Of "remover with bleach" no "remover with" stays; what is in capitals is a size or a model. */
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

/** Words with one blank or one sign between them, behind which only the commas hang of what stood there. */
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
  return plainWords.exec(rest)?.[1] ?? fixPunctuation(withoutLooseSigns(rest));
}

function withoutLooseSigns(name: string): string {
  return name
    .replace(/\s?[-–—|,;](?=\s+(?:[-–—|,;]\s|$))/gu, " ")
    .replace(/[([]\s*[)\]]/gu, " ")
    .replace(/[,;](?=\s+[([])/gu, " ");
}

export interface ComposedName {
  readonly name: string;
  /** What was recognised: "product type Handbag", "colour Black". Empty where the name states too little. */
  readonly recognised: readonly string[];
  /** What the channel forbids or has no room for, as it was written; empty where all that was stated is there. */
  readonly leftOut: readonly string[];
}

/** Google's, which most feeds have to meet, and what it shows of a title at least: https://support.google.com/merchants/answer/6324415 */
const visibleLength = 70;
const joined = /[\p{L}\p{N}][-/&+'’]$/u;
const joining = /^[-/&+'’][\p{L}\p{N}]/u;
/** Characters. A name is shorter; of a whole description in its place, the end is not looked at. */
const longestRead = 600;
const anyChannel: NamePattern = { maxLength: 150, forbids: [] };

/**
 * The name in the order that shops use: brand and product first, then what tells variants apart, as the branch of its
 * product type has it. Only words of the name, and every one of them unless the channel forbids it or has no room.
 */
export function composeName(
  name: string,
  language: Language,
  glossary: Glossary,
  pattern: NamePattern = anyChannel,
): ComposedName {
  const head = cutAtWord(name, longestRead);
  const read = readName(head, language, glossary);
  const visible = pattern.recommendedLength ?? visibleLength;
  const write = writerOf(head, read, { language, glossary, visible });
  const leftOut = withoutForbidden(head, read, { forbids: pattern.forbids, write });
  const { importance } = branchPatterns[read.branch];
  const order = () =>
    leastImportantFirst(head, read.pieces(), { importance, wants: pattern.wants ?? [], language });
  const written = fitLength(order, leftOut, { maxLength: pattern.maxLength, write });
  const cut = cutAtWord(written, pattern.maxLength);
  const ends = [written.slice(cut.length), name.slice(head.length)]
    .filter((end) => end !== "")
    .map((end) => end.replace(/^[\s,;:|/&([–—-]+/u, ""));
  return {
    name: cut,
    recognised: recognisedIn(read),
    leftOut: [...outermost([...leftOut]).map(({ text }) => text), ...ends].filter((text) => text !== ""),
  };
}

/**
 * The name alone, for which most names need not be taken apart: they are in that order, and of the others nothing has to go.
 */
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
  const written = writerOf(name, read, { language, glossary, visible })(nothing);
  return written.length <= pattern.maxLength ? written : composeName(name, language, glossary, pattern).name;
}

const nothing: ReadonlySet<NamePiece> = new Set();

interface WriterOptions {
  readonly language: Language;
  readonly glossary: Glossary;
  /** Characters within which the thing has to be named. */
  readonly visible: number;
}

function writerOf(
  name: string,
  { type, brand, branch, attributes }: ReadName,
  { language, glossary, visible }: WriterOptions,
): Writer {
  const { tail, isModelFirst } = branchPatterns[branch];
  const words = { language, type: type?.text, brand: brand?.brand, isModelFirst };
  const isKnownWord = (word: string) => glossary.roleOf(word, language) !== undefined;
  const mendCore = (core: string) => {
    const place = type === undefined ? -1 : core.indexOf(type.text);
    const named = joinLeadingBrand(core, place, { language, isKnownWord });
    const fronted = place < visible ? named : partInFront(named, named.indexOf(type?.text ?? ""));
    return frontBrand(
      spellAudience(fronted, language === "fr" || language === "it" ? type?.text : undefined),
      words,
    );
  };
  const parts = { name, pieces: attributes, tail, type: type?.text };
  return (leftOut) => capitalizeStart(name, writeName({ ...parts, leftOut }, mendCore));
}

/** Not half of a joined word (Marmor-Kuchen); a name of which nothing would be left keeps what the channel doesn't want. */
function withoutForbidden(
  name: string,
  read: ReadName,
  { forbids, write }: { readonly forbids: readonly NamePart[]; readonly write: Writer },
): Set<NamePiece> {
  if (forbids.length === 0) return new Set();
  const isWord = ({ start, end }: NamePiece) =>
    !joined.test(name.slice(0, start)) && !joining.test(name.slice(end));
  const forbidden = new Set(read.pieces().filter((piece) => forbids.includes(piece.part) && isWord(piece)));
  return hasWordOrNumber(write(forbidden)) ? forbidden : new Set();
}

/** In reading order, without what is part of another. */
function outermost(pieces: readonly NamePiece[]): NamePiece[] {
  return pieces
    .filter((piece) => !pieces.some((other) => other !== piece && contains(other, piece)))
    .toSorted((one, two) => one.start - two.start);
}

const partNames: Readonly<Partial<Record<NamePart, string>>> = { color: "colour", pack: "measure" };

/** "size M", "Grey Colour" */
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

/** A cheap sign of a dash between words. */
const anyDash = /[-–—]/;

/** "Watch - For Men" is one noun phrase, and so is a French or Italian one with a dash in it ("Robe - Femme"). */
function spellAudience(name: string, type: string | undefined): string {
  if (!anyDash.test(name)) return name;
  const spelt = name.replace(/\s[-–—]\s(?:For(?=\s\p{Lu})|for(?=\s))/u, " for");
  return type !== undefined && /\s[-–—]\s/u.test(type)
    ? spelt.replace(type, type.replace(/\s[-–—]\s/u, " "))
    : spelt;
}
