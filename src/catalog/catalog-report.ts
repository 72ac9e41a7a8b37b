import { type Language, languages } from "../contract/vocabulary.ts";
import { collectAsked, type EmptyAttribute, type KindCounts } from "./collect-asked.ts";
import type { AttributeKind, Catalog, CategoryRecord, Names } from "./model.ts";

/** What `pdo catalog show` tells: counts, depth, coverage, what is missing. Depths count from 1 at a root. */
export interface CatalogReport {
  readonly salesChannel: Catalog["salesChannel"];
  readonly source: Catalog["source"];
  readonly categories: number;
  readonly leaves: number;
  /** Of the leaves. */
  readonly depth: { readonly min: number; readonly max: number };
  /** Distinct identifiers. */
  readonly attributes: number;
  readonly medianAttributesPerLeaf: number;
  /** Distinct pairs of attribute and value identifiers. */
  readonly values: number;
  /** Distinct identifiers of values, whatever their attribute. */
  readonly valueIdentifiers: number;
  /** Pairs of a category and an attribute that it asks for. */
  readonly links: number;
  readonly kinds: Readonly<Record<AttributeKind, KindCounts>>;
  readonly namesMissing: Readonly<Record<Language, NameCounts>>;
  readonly termsPerLeaf: Readonly<Record<Language, { readonly min: number; readonly median: number }>>;
  /** Identifiers of the leaves that ask for nothing. */
  readonly leavesWithoutAttributes: readonly string[];
  readonly categoriesWithoutAttributes: number;
  readonly closedWithoutValues: readonly EmptyAttribute[];
  /** Identifiers of the attributes that no category asks for; they count among the attributes and values. */
  readonly unaskedAttributes: readonly string[];
}

export interface NameCounts {
  readonly categories: number;
  readonly attributes: number;
  readonly values: number;
}

/** Takes time by the distinct attribute lists and values, not by what they come to in all categories. */
export function createCatalogReport(catalog: Catalog): CatalogReport {
  const { categories } = catalog;
  const leaves = categories.filter((category) => catalog.isLeaf(category.identifier));
  const depths = leaves.map((leaf) => catalog.path(leaf.identifier).length);
  const isWithout = ({ identifier }: CategoryRecord) => catalog.attributes(identifier).length === 0;
  const asked = collectAsked(catalog);
  return {
    salesChannel: catalog.salesChannel,
    source: catalog.source,
    categories: categories.length,
    leaves: leaves.length,
    depth: { min: smallest(depths), max: depths.reduce((one, other) => Math.max(one, other), 0) },
    attributes: asked.attributes.size,
    medianAttributesPerLeaf: median(leaves.map((leaf) => catalog.attributes(leaf.identifier).length)),
    values: asked.valueCount,
    valueIdentifiers: asked.valueIdentifierCount,
    links: asked.linkCount,
    kinds: asked.kinds,
    namesMissing: forEachLanguage((language) => ({
      categories: countMissing(categories, language),
      attributes: countMissing(asked.attributes.values(), language),
      values: asked.valueNamesMissing[language],
    })),
    termsPerLeaf: forEachLanguage((language) => termCounts(leaves, language)),
    leavesWithoutAttributes: leaves.filter(isWithout).map((leaf) => leaf.identifier),
    categoriesWithoutAttributes: categories.filter(isWithout).length,
    closedWithoutValues: asked.closedWithoutValues,
    unaskedAttributes: catalog.unaskedAttributes.map(({ identifier }) => identifier),
  };
}

function termCounts(leaves: readonly CategoryRecord[], language: Language) {
  const counts = leaves.map((leaf) => leaf.terms[language]?.length ?? 0);
  return { min: smallest(counts), median: median(counts) };
}

function countMissing(named: Iterable<{ readonly names: Names }>, language: Language): number {
  let count = 0;
  for (const { names } of named) if (names[language] === undefined) count += 1;
  return count;
}

function forEachLanguage<Result>(compute: (language: Language) => Result): Record<Language, Result> {
  const [en, de, fr, it] = languages;
  return { en: compute(en), de: compute(de), fr: compute(fr), it: compute(it) };
}

function smallest(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((one, other) => Math.min(one, other));
}

/** The middle one, or the mean of the two in the middle; 0 of none. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
}
