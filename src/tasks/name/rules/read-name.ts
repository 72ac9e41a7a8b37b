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
 * What a cleaned name states, as far as the glossary and the units know it. Each part is found when it is first asked for, and
 * kept: most names are seen to be in order by the first of them.
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

  /** The glossary's phrases. */
  get matches(): readonly GlossaryMatch[] {
    this.foundMatches ??= this.glossary.find(this.words, this.language);
    return this.foundMatches;
  }

  get measures(): readonly StatedMeasure[] {
    this.foundMeasures ??= findStatedMeasures(this.words.text);
    return this.foundMeasures;
  }

  /** What the thing has or is for, as it stands. */
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

  /** By their start; a phrase and what is in it are both there. Most names have room for all, and are never asked for them. */
  pieces(): readonly NamePiece[] {
    return findPieces(this);
  }
}

let kept: ReadName | undefined;

/** The last reading is kept: a name's several proposals are made of one. */
export function readName(name: string, language: Language, glossary: Glossary): ReadName {
  if (kept?.words.text !== name || kept.language !== language || kept.glossary !== glossary)
    kept = new ReadName(name, language, glossary);
  return kept;
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
