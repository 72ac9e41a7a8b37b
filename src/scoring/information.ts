import { findFacts } from "../facts/extractor.ts";
import type { FactContext } from "../facts/fact.ts";
import { readField } from "../lint/product-reading.ts";
import type { LintedProduct } from "../lint/violation.ts";
import type { Language } from "../nlp/language.ts";
import type { InformationPart } from "./scorer.ts";

interface TextKind {
  readonly field: keyof LintedProduct["fields"];
  /** What three of four real texts of the kind stay within: so many is much. */
  readonly usual: number;
  readonly weight: number;
  /** A product without such a text is not asked for it. */
  readonly isOptional?: boolean;
}

const textKinds: readonly TextKind[] = [
  { field: "name", usual: 3, weight: 2 },
  { field: "description", usual: 7, weight: 3 },
  { field: "bullet_points", usual: 5, weight: 1, isOptional: true },
];

/** Facts are looked for in pieces of about so many characters, until the usual number was found. */
const pieceLength = 400;

/**
 * What each text states (see `findFacts`): different facts, up to what its kind states where it says much. Words that
 * state nothing add nothing, and a fact that is said twice counts once.
 */
export function informationParts(product: LintedProduct): readonly InformationPart[] {
  const { fields } = product;
  const context = new TextContext(product);
  return textKinds
    .filter(({ field, isOptional }) => isOptional !== true || fields[field] !== undefined)
    .map(({ field, usual, weight }) => ({
      field,
      facts: factsOf(fields[field], usual, context),
      usual,
      weight,
    }));
}

/** The weighted mean of the texts' shares of the usual, in [0, 100]. */
export function informationOf(parts: readonly InformationPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (100 * parts.reduce((sum, { facts, usual, weight }) => sum + (weight * facts) / usual, 0)) / weights;
}

function factsOf(source: string | undefined, most: number, context: TextContext): number {
  return source === undefined ? 0 : countFacts(readField(source).text, most, context);
}

function countFacts(text: string, most: number, context: TextContext): number {
  const stated = new Set<string>();
  for (let start = 0; start < text.length; ) {
    const end = endOfPiece(text, start);
    for (const { kind, key } of findFacts(text.slice(start, end), context)) {
      stated.add(`${kind} ${key}`);
      if (stated.size === most) return most;
    }
    start = end;
  }
  return stated.size;
}

/** Behind a sentence or a line where there is one, else behind a word. */
function endOfPiece(text: string, start: number): number {
  if (text.length - start <= pieceLength * 1.5) return text.length;
  const piece = text.slice(start, start + pieceLength);
  const end = Math.max(piece.lastIndexOf(". ") + 1, piece.lastIndexOf("\n"));
  if (end > pieceLength / 2) return start + end;
  const space = piece.lastIndexOf(" ");
  return start + (space > 0 ? space : pieceLength);
}

/** What is known of a product's texts. To find the language can take longer than to score, and few facts hang on it. */
class TextContext implements FactContext {
  readonly brands: readonly string[];
  /** Whether anything has hung on the language so far. */
  isLanguageAsked = false;
  private readonly product: LintedProduct;

  constructor(product: LintedProduct) {
    const { brand } = product.fields;
    this.product = product;
    this.brands = brand ? [brand] : [];
  }

  get language(): Language | undefined {
    this.isLanguageAsked = true;
    return this.product.language;
  }
}
