import { findFacts } from "../facts/extractor.ts";
import type { FactContext } from "../facts/fact.ts";
import { readFieldOf } from "../lint/product-reading.ts";
import type { LintedProduct } from "../lint/violation.ts";
import type { Language } from "../nlp/language.ts";
import type { InformationPart } from "./scorer.ts";

interface TextKind {
  readonly field: keyof LintedProduct["fields"];
  /** The upper quartile of facts in real texts of the kind. */
  readonly usual: number;
  readonly weight: number;
  /** Products without such a text are not penalised. */
  readonly isOptional?: boolean;
}

const textKinds: readonly TextKind[] = [
  { field: "name", usual: 3, weight: 2 },
  { field: "description", usual: 7, weight: 3 },
  { field: "bullet_points", usual: 5, weight: 1, isOptional: true },
];

/** Characters; facts are searched piece by piece until `usual` is reached. */
const pieceLength = 400;

/**
 * Distinct facts of each text (see `findFacts`), counted up to the usual number for its kind. Words without facts do not count,
 * nor do repeated facts.
 */
export function informationParts(product: LintedProduct): readonly InformationPart[] {
  const { fields } = product;
  const context = new TextContext(product);
  return textKinds
    .filter(({ field, isOptional }) => isOptional !== true || fields[field] !== undefined)
    .map(({ field, usual, weight }) => ({
      field,
      facts: factsOf(field, fields[field], usual, context),
      usual,
      weight,
    }));
}

/** The weighted mean of the texts' shares of the usual number, in [0, 100]. */
export function informationOf(parts: readonly InformationPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (100 * parts.reduce((sum, { facts, usual, weight }) => sum + (weight * facts) / usual, 0)) / weights;
}

function factsOf(
  field: TextKind["field"],
  source: string | undefined,
  most: number,
  context: TextContext,
): number {
  return source === undefined ? 0 : countFacts(readFieldOf(field, source).text, most, context);
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

/** After a sentence or line if possible, else after a word. */
function endOfPiece(text: string, start: number): number {
  if (text.length - start <= pieceLength * 1.5) return text.length;
  const piece = text.slice(start, start + pieceLength);
  const end = Math.max(piece.lastIndexOf(". ") + 1, piece.lastIndexOf("\n"));
  if (end > pieceLength / 2) return start + end;
  const space = piece.lastIndexOf(" ");
  return start + (space > 0 ? space : pieceLength);
}

/** The product's brand and language for fact extraction. The language is detected lazily, as that may take longer than scoring and affects few facts. */
class TextContext implements FactContext {
  readonly brands: readonly string[];
  private readonly product: LintedProduct;

  constructor(product: LintedProduct) {
    const { brand } = product.fields;
    this.product = product;
    this.brands = brand ? [brand] : [];
  }

  get language(): Language | undefined {
    return this.product.language;
  }
}
