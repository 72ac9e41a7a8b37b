import type { Language } from "../contract/vocabulary.ts";
import type { AttributeRecord, Catalog, CategoryRecord, Names } from "./model.ts";

/** What `pdo catalog show` prints: counts, depth, coverage. Depths count from 1 at a root. */
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
  readonly namesMissing: Record<Language, NameCounts>;
  readonly termsPerLeaf: Record<Language, { readonly min: number; readonly median: number }>;
  /** Identifiers of the leaves that ask for nothing. */
  readonly leavesWithoutAttributes: readonly string[];
  readonly categoriesWithoutAttributes: number;
}

export interface NameCounts {
  readonly categories: number;
  readonly attributes: number;
  readonly values: number;
}

export function createCatalogReport(catalog: Catalog): CatalogReport {
  const { categories } = catalog;
  const leaves = categories.filter((category) => catalog.isLeaf(category.identifier));
  const depths = leaves.map((leaf) => catalog.path(leaf.identifier).length);
  const without = categories.filter((category) => catalog.attributes(category.identifier).length === 0);
  const listed = collectListed(catalog);
  return {
    salesChannel: catalog.salesChannel,
    source: catalog.source,
    categories: categories.length,
    leaves: leaves.length,
    depth: {
      min: smallest(depths),
      max: depths.reduce((one, other) => Math.max(one, other), 0),
    },
    attributes: listed.attributes.size,
    medianAttributesPerLeaf: median(leaves.map((leaf) => catalog.attributes(leaf.identifier).length)),
    values: listed.values.size,
    namesMissing: forEachLanguage((language) => ({
      categories: countMissing(
        categories.map((category) => category.names),
        language,
      ),
      attributes: countMissing(listed.attributes.values(), language),
      values: countMissing(listed.values.values(), language),
    })),
    termsPerLeaf: forEachLanguage((language) => termCounts(leaves, language)),
    leavesWithoutAttributes: without
      .map((category) => category.identifier)
      .filter((identifier) => catalog.isLeaf(identifier)),
    categoriesWithoutAttributes: without.length,
  };
}

/** The names of every distinct attribute and value; the lists are shared, so each is walked once. */
function collectListed(catalog: Catalog) {
  const attributes = new Map<string, Names>();
  const values = new Map<string, Names>();
  const walked = new Set<readonly AttributeRecord[] | AttributeRecord["values"]>();
  for (const { identifier } of catalog.categories) {
    const list = catalog.attributes(identifier);
    if (walked.has(list)) continue;
    walked.add(list);
    for (const attribute of list) {
      attributes.set(attribute.identifier, attribute.names);
      if (walked.has(attribute.values)) continue;
      walked.add(attribute.values);
      for (const value of attribute.values)
        values.set(`${attribute.identifier}\t${value.identifier}`, value.names);
    }
  }
  return { attributes, values };
}

function termCounts(leaves: readonly CategoryRecord[], language: Language) {
  const counts = leaves.map((leaf) => leaf.terms[language]?.length ?? 0);
  return { min: smallest(counts), median: median(counts) };
}

function countMissing(names: Iterable<Names>, language: Language): number {
  let count = 0;
  for (const each of names) if (each[language] === undefined) count += 1;
  return count;
}

function forEachLanguage<Result>(compute: (language: Language) => Result): Record<Language, Result> {
  return {
    en: compute("en"),
    de: compute("de"),
    fr: compute("fr"),
    it: compute("it"),
  };
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
