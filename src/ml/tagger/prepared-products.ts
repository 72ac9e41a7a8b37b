import type { AttributedProduct } from "./attribute-model.ts";
import { readSources, type SourceText } from "./pieces.ts";
import { findValueRanges, type ValueWriting } from "./value-writer.ts";

/** The categories and attributes, by number. */
export interface Vocabulary {
  readonly categories: readonly string[];
  readonly attributes: readonly string[];
  /** By category: the attributes that have a value in some example. */
  readonly categoryAttributes: readonly (readonly number[])[];
  /** By category and its attributes: the number of examples where the attribute is known, with a value or without. */
  readonly attributeExamples: readonly (readonly number[])[];
}

/** Sorted, so that the result does not depend on the order of the examples. */
export function createVocabulary(products: readonly AttributedProduct[]): Vocabulary {
  const valued = new Map<string, Set<string>>();
  const exampleCounts = new Map<string, number>();
  for (const { categoryIdentifier, attributes } of products) {
    const known = valued.get(categoryIdentifier) ?? new Set();
    valued.set(categoryIdentifier, known);
    for (const [attribute, values] of Object.entries(attributes)) {
      if (values !== null && values.length > 0) known.add(attribute);
      if (values?.length === 0) continue;
      const key = attributeKey(categoryIdentifier, attribute);
      exampleCounts.set(key, (exampleCounts.get(key) ?? 0) + 1);
    }
  }
  const categories = [...valued.keys()].sort();
  const attributes = [...new Set([...valued.values()].flatMap((known) => [...known]))].sort();
  const numbers = new Map(attributes.map((attribute, number) => [attribute, number]));
  const categoryAttributes = categories.map((category) =>
    [...(valued.get(category) ?? [])].map((attribute) => numbers.get(attribute) ?? 0).sort((a, b) => a - b),
  );
  const attributeExamples = categories.map((category, number) =>
    (categoryAttributes[number] ?? []).map(
      (attribute) => exampleCounts.get(attributeKey(category, attributes[attribute] ?? "")) ?? 0,
    ),
  );
  return { categories, attributes, categoryAttributes, attributeExamples };
}

/** A combined key; JSON, since identifiers may contain any character. */
const attributeKey = (category: string, attribute: string): string => JSON.stringify([category, attribute]);

export function readProduct(
  product: AttributedProduct,
  category: number,
  vocabulary: Vocabulary,
): ReadProduct {
  const values = new Map<number, readonly string[] | null>();
  for (const attribute of vocabulary.categoryAttributes[category] ?? []) {
    const known = product.attributes[vocabulary.attributes[attribute] ?? ""];
    if (known === undefined || known?.length === 0) continue;
    values.set(attribute, known);
  }
  return { category, texts: readSources(product), values };
}

/** @param writings by attribute; the values of attributes without one are not searched for */
export function findSpans(
  product: ReadProduct,
  writings: readonly (ValueWriting | undefined)[],
): PreparedProduct {
  const spans: ValueSpan[] = [];
  for (const [attribute, values] of product.values) {
    const writing = writings[attribute];
    if (writing === undefined || values === null) continue;
    for (const [text, source] of product.texts.entries()) {
      for (const range of findValueRanges(source, writing, values)) spans.push({ attribute, text, ...range });
    }
  }
  return { ...product, spans };
}

/** Pieces [start, end) of one of the product's texts that express a value of an attribute. */
interface ValueSpan {
  readonly attribute: number;
  /** Index in the product's `texts`. */
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

/** An example with parsed texts, and its categories and attributes as numbers. */
export interface ReadProduct {
  readonly category: number;
  readonly texts: readonly SourceText[];
  /** By attribute: the right values, or null where it is known to have none. */
  readonly values: ReadonlyMap<number, readonly string[] | null>;
}

export interface PreparedProduct extends ReadProduct {
  /** Where the texts express those values. */
  readonly spans: readonly ValueSpan[];
}
