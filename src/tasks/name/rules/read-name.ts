import type { Language } from "../../../nlp/language.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import { findBrand, type StatedBrand } from "./brand.ts";
import { toPieces } from "./free-attributes.ts";
import {
  endBefore,
  findBrackets,
  findCodes,
  findPhrases,
  findSegments,
  findStatedMeasures,
  type NamePiece,
  type StatedMeasure,
  spanOf,
} from "./name-pieces.ts";
import type { Branch } from "./naming-patterns.ts";
import { findType, type StatedType } from "./product-type.ts";
import { findProperties, propertiesWithin } from "./properties.ts";

/**
 * What a cleaned name states, as far as the glossary and the units cover it. Parts are computed lazily and cached: for most
 * names the first ones show that nothing has to move.
 */
export class ReadName {
  readonly words: WordReading;
  readonly language: Language;
  readonly glossary: Glossary;
  private foundMatches: readonly GlossaryMatch[] | undefined;
  private foundMeasures: readonly StatedMeasure[] | undefined;
  private foundPhrases: readonly NamePiece[] | undefined;
  private foundBrand: StatedBrand | null | undefined;
  private foundType: StatedType | null | undefined;
  private foundAttributes: readonly NamePiece[] | undefined;

  constructor(name: string, language: Language, glossary: Glossary) {
    this.words = readWords(name);
    this.language = language;
    this.glossary = glossary;
  }

  /** Matches of glossary phrases. */
  get matches(): readonly GlossaryMatch[] {
    this.foundMatches ??= this.glossary.find(this.words, this.language);
    return this.foundMatches;
  }

  get measures(): readonly StatedMeasure[] {
    this.foundMeasures ??= findStatedMeasures(this.words.text);
    return this.foundMeasures;
  }

  /** Phrases on what the product has or is for. */
  get phrases(): readonly NamePiece[] {
    this.foundPhrases ??= findPhrases(this.words, this.language);
    return this.foundPhrases;
  }

  get brand(): StatedBrand | undefined {
    if (this.foundBrand === undefined) {
      const purposes = this.phrases.filter(({ isEssential }) => isEssential === true);
      this.foundBrand = findBrand(this.words, purposes) ?? null;
    }
    return this.foundBrand ?? undefined;
  }

  get type(): StatedType | undefined {
    if (this.foundType === undefined) this.foundType = findType(this.words, this.matches, this) ?? null;
    return this.foundType ?? undefined;
  }

  get branch(): Branch {
    return this.type?.branch ?? "general";
  }

  /** Colours, materials, audiences, patterns, sizes and measures in reading order. */
  get attributes(): readonly NamePiece[] {
    this.foundAttributes ??= findAttributes(this);
    return this.foundAttributes;
  }

  /** Ordered by start; contains both a phrase and the pieces within it. Not cached: most names fit and never need them. */
  pieces(): readonly NamePiece[] {
    return findPieces(this);
  }
}

let lastRead: ReadName | undefined;

/** Caches the last reading, as the proposals for one name share it. */
export function readName(name: string, language: Language, glossary: Glossary): ReadName {
  if (lastRead?.words.text !== name || lastRead.language !== language || lastRead.glossary !== glossary)
    lastRead = new ReadName(name, language, glossary);
  return lastRead;
}

function findAttributes({ words, language, matches, measures, phrases, type }: ReadName): NamePiece[] {
  const properties = findProperties(words, matches, type ? [type, ...measures] : measures);
  return toPieces(words.text, [...properties, ...measures], { type, language, phrases });
}

function findPieces(read: ReadName): readonly NamePiece[] {
  const { words, matches, type, brand, attributes } = read;
  const name = words.text;
  const phrases = endBefore(read.phrases, brand ? [brand, ...attributes] : attributes);
  const typePiece: NamePiece[] =
    type === undefined
      ? []
      : [{ part: "type", text: type.text, start: type.start, end: type.end, isFree: false }];
  const named = [...typePiece, ...(brand ? [brand] : []), ...attributes];
  const codes = findCodes(words, named);
  const asides = [...findBrackets(name), ...findSegments(name, attributes)].filter(
    (aside) => !typePiece.some(({ start, end }) => aside.start <= start && end <= aside.end),
  );
  const values = matches
    .filter(({ entry }) => entry.role === "value")
    .map((match) => spanOf(words.tokens, match));
  const within = [...(type ? [type] : []), ...values].flatMap((span) => propertiesWithin(words, span, read));
  return [...named, ...within, ...codes, ...phrases, ...asides].toSorted((one, two) => one.start - two.start);
}
