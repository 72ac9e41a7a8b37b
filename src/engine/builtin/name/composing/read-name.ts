import type { Glossary, GlossaryMatch } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import { readWords, type WordReading } from "../../../../text/read-words.ts";
import type { Branch } from "./branch.ts";
import { findBrand, type StatedBrand } from "./find-brand.ts";
import { findStatedMeasures } from "./find-measures.ts";
import { endBefore, findBrackets, findCodes, findPhrases, findSegments } from "./find-phrases.ts";
import { findProperties } from "./find-properties.ts";
import { findType, type StatedType } from "./find-type.ts";
import { toPieces } from "./free-attributes.ts";
import { type NamePiece, spanOf } from "./name-piece.ts";
import { propertiesWithin } from "./properties-within.ts";

/** What a cleaned name states, as far as the glossary and the units know it. */
export interface ReadName {
  readonly type: StatedType | undefined;
  readonly brand: StatedBrand | undefined;
  readonly branch: Branch;
  /** Colours, materials, audiences, patterns, sizes and measures in reading order. */
  readonly attributes: readonly NamePiece[];
  /** By their start; a phrase and what is in it are both there. Found when they are asked for: most names have room for all. */
  readonly pieces: () => readonly NamePiece[];
}

interface KeptReading {
  readonly name: string;
  readonly language: Language;
  readonly glossary: Glossary;
  readonly read: ReadName;
}

let kept: KeptReading | undefined;

/** The last reading is kept: a name's several proposals are made of one. */
export function readName(name: string, language: Language, glossary: Glossary): ReadName {
  if (kept?.name === name && kept.language === language && kept.glossary === glossary) return kept.read;
  const read = createReading(name, language, glossary);
  kept = { name, language, glossary, read };
  return read;
}

function createReading(name: string, language: Language, glossary: Glossary): ReadName {
  const reading = readWords(name);
  const matches = glossary.find(reading, language);
  const whole = findPhrases(reading, language);
  const purposes = whole.filter(({ isEssential }) => isEssential === true);
  const brand = findBrand(reading, purposes);
  const measures = findStatedMeasures(name);
  const type = findType(reading, matches, { language, glossary, phrases: whole, brand, measures });
  const properties = findProperties(reading, matches, type ? [type, ...measures] : measures);
  const attributes = toPieces(name, [...properties, ...measures], { type, language, phrases: whole });
  const pieces = () => {
    const found = { whole, type, brand, attributes };
    return findPieces(reading, matches, found, { language, glossary });
  };
  return { type, brand, branch: type?.branch ?? "general", attributes, pieces };
}

interface FoundPieces extends Pick<ReadName, "type" | "brand" | "attributes"> {
  /** The phrases as they stand. */
  readonly whole: readonly NamePiece[];
}

function findPieces(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  { whole, type, brand, attributes }: FoundPieces,
  words: { readonly language: Language; readonly glossary: Glossary },
): readonly NamePiece[] {
  const name = reading.text;
  const phrases = endBefore(whole, brand ? [brand, ...attributes] : attributes);
  const typePiece: NamePiece[] =
    type === undefined
      ? []
      : [{ part: "type", text: type.text, start: type.start, end: type.end, isFree: false }];
  const named = [...typePiece, ...(brand ? [brand] : []), ...attributes];
  const codes = findCodes(reading, named);
  const asides = [...findBrackets(name), ...findSegments(name, attributes)].filter(
    (aside) => !typePiece.some(({ start, end }) => aside.start <= start && end <= aside.end),
  );
  const values = matches
    .filter(({ entry }) => entry.role === "value")
    .map((match) => spanOf(reading.tokens, match));
  const within = [...(type ? [type] : []), ...values].flatMap((span) =>
    propertiesWithin(reading, span, words),
  );
  return [...named, ...within, ...codes, ...phrases, ...asides].toSorted((one, two) => one.start - two.start);
}
