import type { AttributedProduct } from "./attribute-model.ts";
import { readSources, type SourceText } from "./pieces.ts";
import { findSaid, type ValueWriting } from "./value-writer.ts";

/** Which categories and attributes there are, by their numbers. */
export interface Vocabulary {
  readonly categories: readonly string[];
  readonly attributes: readonly string[];
  /** By category: the attributes of which some example has a value. */
  readonly categoryAttributes: readonly (readonly number[])[];
  /** By category, as its attributes: how many examples say something of each, a value or that it has none. */
  readonly attributeExamples: readonly (readonly number[])[];
}

/** Sorted, so that the order of the examples does not matter here. */
export function createVocabulary(products: readonly AttributedProduct[]): Vocabulary {
  const valued = new Map<string, Set<string>>();
  const said = new Map<string, number>();
  for (const { categoryIdentifier, attributes } of products) {
    const known = valued.get(categoryIdentifier) ?? new Set();
    valued.set(categoryIdentifier, known);
    for (const [attribute, values] of Object.entries(attributes)) {
      if (values !== null && values.length > 0) known.add(attribute);
      if (values?.length === 0) continue;
      const key = saidKey(categoryIdentifier, attribute);
      said.set(key, (said.get(key) ?? 0) + 1);
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
      (attribute) => said.get(saidKey(category, attributes[attribute] ?? "")) ?? 0,
    ),
  );
  return { categories, attributes, categoryAttributes, attributeExamples };
}

/** One text for both: identifiers may hold any sign. */
const saidKey = (category: string, attribute: string): string => JSON.stringify([category, attribute]);

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

/** @param writings by attribute; of those without one, values are not looked for */
export function findSpans(
  product: ReadProduct,
  writings: readonly (ValueWriting | undefined)[],
): PreparedProduct {
  const spans: ValueSpan[] = [];
  for (const [attribute, values] of product.values) {
    const writing = writings[attribute];
    if (writing === undefined || values === null) continue;
    for (const [text, source] of product.texts.entries()) {
      for (const range of findSaid(source, writing, values)) spans.push({ attribute, text, ...range });
    }
  }
  return { ...product, spans };
}

/** Pieces [start, end) of one of the product's texts that say a value of an attribute. */
interface ValueSpan {
  readonly attribute: number;
  /** Position in the product's `texts`. */
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

/** An example with its texts read and its categories and attributes as numbers. */
export interface ReadProduct {
  readonly category: number;
  readonly texts: readonly SourceText[];
  /** By attribute: the values that are right, null where it is known to have none. */
  readonly values: ReadonlyMap<number, readonly string[] | null>;
}

export interface PreparedProduct extends ReadProduct {
  /** Where the texts say those values. */
  readonly spans: readonly ValueSpan[];
}
