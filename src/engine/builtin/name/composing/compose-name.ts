import type { Glossary } from "../../../../glossary/glossary.ts";
import type { NamePart, NamePattern } from "../../../../quality/rules/rule.ts";
import type { Language } from "../../../../text/language.ts";
import { capitalizeStart } from "./capitalize-start.ts";
import { joinLeadingBrand } from "./find-brand.ts";
import { cutAtWord, leastImportantFirst } from "./fit-length.ts";
import { frontBrand } from "./front-brand.ts";
import { partInFront } from "./front-load.ts";
import type { NamePiece } from "./name-piece.ts";
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
/** Characters. A name is shorter; of a whole description in its place, the end is not looked at. */
const longestRead = 600;
const anyChannel: NamePattern = { maxLength: 150, forbids: [] };

/** Writes the name without what is left out. */
type Writer = (leftOut: ReadonlySet<NamePiece>) => string;

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
  const write = writerOf(head, read, { language, glossary });
  const leftOut = withoutForbidden(read, pattern, write);
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
    leftOut: [...[...leftOut].map(({ text }) => text), ...ends].filter((text) => text !== ""),
  };
}

function writerOf(
  name: string,
  { type, brand, branch, attributes }: ReadName,
  { language, glossary }: { readonly language: Language; readonly glossary: Glossary },
): Writer {
  const { tail, isModelFirst } = branchPatterns[branch];
  const words = { language, type: type?.text, brand: brand?.brand, isModelFirst };
  const isKnownWord = (word: string) => glossary.roleOf(word, language) !== undefined;
  const mendCore = (core: string) => {
    const place = type === undefined ? -1 : core.indexOf(type.text);
    const joined = joinLeadingBrand(core, place, { language, isKnownWord });
    const fronted = place < visibleLength ? joined : partInFront(joined, joined.indexOf(type?.text ?? ""));
    return frontBrand(
      spellAudience(fronted, language === "fr" || language === "it" ? type?.text : undefined),
      words,
    );
  };
  return (leftOut) => capitalizeStart(name, writeName({ name, pieces: attributes, leftOut, tail }, mendCore));
}

/** A name of which nothing would be left keeps what the channel doesn't want. */
function withoutForbidden({ pieces }: ReadName, { forbids }: NamePattern, write: Writer): Set<NamePiece> {
  if (forbids.length === 0) return new Set();
  const forbidden = new Set(pieces().filter(({ part }) => forbids.includes(part)));
  return saysSomething(write(forbidden)) ? forbidden : new Set();
}

/** Leaves out the least important pieces until the name fits, takes back what has room after all; adds to `leftOut`. */
function fitLength(
  order: () => readonly NamePiece[],
  leftOut: Set<NamePiece>,
  { maxLength, write }: { readonly maxLength: number; readonly write: Writer },
): string {
  let written = write(leftOut);
  if (written.length <= maxLength) return written;
  const tried: NamePiece[] = [];
  for (const piece of order()) {
    if (leftOut.has(piece)) continue;
    leftOut.add(piece);
    const shorter = write(leftOut);
    if (saysSomething(shorter) && shorter.length < written.length) {
      written = shorter;
      tried.push(piece);
    } else leftOut.delete(piece);
    if (written.length <= maxLength) break;
  }
  for (const piece of tried.reverse()) {
    leftOut.delete(piece);
    const longer = write(leftOut);
    if (longer.length <= maxLength) written = longer;
    else leftOut.add(piece);
  }
  return written;
}

const partNames: Readonly<Partial<Record<NamePart, string>>> = { color: "colour", pack: "measure" };

function recognisedIn({ type, brand, attributes }: ReadName): string[] {
  return [
    ...(brand === undefined ? [] : [`brand ${brand.brand}`]),
    ...(type === undefined ? [] : [`product type ${type.text}`]),
    ...attributes
      .filter((piece) => piece.isFree)
      .map(({ part, text }) => (/^size/i.test(text) ? text : `${partNames[part] ?? part} ${text}`)),
  ];
}

function saysSomething(name: string): boolean {
  return /\p{L}{2}|\d{3}/u.test(name);
}

/** "Watch - For Men" is one noun phrase, and so is a French or Italian one with a dash in it ("Robe - Femme"). */
function spellAudience(name: string, type: string | undefined): string {
  const spelt = name.replace(/\s[-–—]\s(?:For(?=\s\p{Lu})|for(?=\s))/u, " for");
  return type !== undefined && /\s[-–—]\s/u.test(type)
    ? spelt.replace(type, type.replace(/\s[-–—]\s/u, " "))
    : spelt;
}
