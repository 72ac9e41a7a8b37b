import { findFacts } from "../facts/extractor.ts";
import type { Fact, FactContext, FactKind } from "../facts/fact.ts";
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

/** Facts of one kind that count in one text: a row of colours or brands is a list of search words. */
const mostOfKind: Readonly<Partial<Record<FactKind, number>>> = {
  colour: 3,
  material: 4,
  audience: 2,
  brand: 2,
  claim: 3,
  number: 2,
  code: 3,
};
/** Claims that say nothing of the product: cures, and what the seller promises. */
const noInformation: ReadonlySet<string> = new Set([
  "heals",
  "healthy",
  "illness",
  "heart health",
  "warranty",
]);
/** In seconds: a longer time is that of a return or a guarantee. */
const longestTime = 86_400;

/**
 * Whether a fact says something of the product. Longer numbers without a unit are prices, telephone and article numbers, and
 * "100 %" stands in praise ("100 % original"): a text without them has lost nothing.
 */
function isInformation({ kind, key }: Fact): boolean {
  if (kind === "claim") return !noInformation.has(key);
  if (kind === "number") return /^[1-9]\d?$/.test(key);
  if (kind === "gtin" || (kind === "code" && /^\d+$/.test(key))) return false;
  if (kind !== "measure") return true;
  return key !== "100 %" && !(key.endsWith(" s") && Number.parseFloat(key) >= longestTime);
}

/**
 * Distinct facts of each text (see `findFacts`), counted up to the usual number for its kind. Words without facts do not count,
 * nor do repeated facts, claims to cure, and more than a few facts of one kind. The description's facts are those that the name, the
 * description and the bullet points state together: it makes no difference which of them says what.
 */
export function informationParts(product: LintedProduct): readonly InformationPart[] {
  const { fields } = product;
  const context = new TextContext(product);
  const all = [fields.name, fields.description, fields.bullet_points].filter((text) => text !== undefined);
  return textKinds
    .filter(({ field, isOptional }) => isOptional !== true || fields[field] !== undefined)
    .map(({ field, usual, weight }) => ({
      field,
      facts:
        field === "description" ? factsOf(all, usual, context) : factsOf([fields[field]], usual, context),
      usual,
      weight,
    }));
}

/** The weighted mean of the texts' shares of the usual number, in [0, 100]. */
export function informationOf(parts: readonly InformationPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (100 * parts.reduce((sum, { facts, usual, weight }) => sum + (weight * facts) / usual, 0)) / weights;
}

function factsOf(sources: readonly (string | undefined)[], most: number, context: TextContext): number {
  const counted = new FactCount(most);
  for (const source of sources)
    if (source !== undefined && !counted.isFull)
      addFacts(readFieldOf("description", source).text, counted, context);
  return counted.size;
}

/** Distinct facts, of each kind a few. */
class FactCount {
  readonly #most: number;
  readonly #stated = new Set<string>();
  readonly #ofKind = new Map<FactKind, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#stated.size;
  }

  get isFull(): boolean {
    return this.#stated.size >= this.#most;
  }

  add(fact: Fact): void {
    const { kind, key } = fact;
    const identity = `${kind} ${key}`;
    const count = this.#ofKind.get(kind) ?? 0;
    if (this.isFull || this.#stated.has(identity) || count >= (mostOfKind[kind] ?? this.#most)) return;
    if (!isInformation(fact)) return;
    this.#ofKind.set(kind, count + 1);
    this.#stated.add(identity);
  }
}

function addFacts(text: string, counted: FactCount, context: TextContext): void {
  for (let start = 0; start < text.length && !counted.isFull; ) {
    const end = endOfPiece(text, start);
    for (const fact of findFacts(text.slice(start, end), context)) counted.add(fact);
    start = end;
  }
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
export class TextContext implements FactContext {
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
