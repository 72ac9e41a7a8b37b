import type { Glossary } from "../../../../glossary/glossary.ts";
import { namesSomething } from "../../../../quality/rules/fixes/names-something.ts";
import type { NamePart, NamePattern } from "../../../../quality/rules/rule.ts";
import type { Language } from "../../../../text/language.ts";
import { capitalizeStart } from "./capitalize-start.ts";
import { cutAtWord } from "./cut-at-word.ts";
import { joinLeadingBrand } from "./find-brand.ts";
import { fitLength, type Writer } from "./fit-length.ts";
import { frontBrand } from "./front-brand.ts";
import { partInFront } from "./front-load.ts";
import { leastImportantFirst } from "./importance.ts";
import { isInOrder } from "./is-in-order.ts";
import { contains, type NamePiece } from "./name-piece.ts";
import { branchPatterns } from "./patterns.ts";
import { type ReadName, readName } from "./read-name.ts";
import { writeName } from "./write-name.ts";

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
  return namesSomething(write(forbidden)) ? forbidden : new Set();
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
