import { type Language, languages, type RequirementLevel } from "../api/vocabulary.ts";
import { getOrMake } from "../lib/once.ts";
import type { AttributeKind, AttributeRecord, Catalog, CategoryRecord, Names, ValueRecord } from "./model.ts";

/** The report of `pdo catalog show`: counts, depth, coverage, what is missing. A root has depth 1. */
export interface CatalogReport {
  readonly salesChannel: Catalog["salesChannel"];
  readonly source: Catalog["source"];
  readonly categories: number;
  readonly leaves: number;
  /** Former identifiers that still find a category. */
  readonly aliases: number;
  /** Of the leaves. */
  readonly depth: { readonly min: number; readonly max: number };
  /** Distinct identifiers. */
  readonly attributes: number;
  readonly medianAttributesPerLeaf: number;
  /** Distinct pairs of attribute and value identifiers. */
  readonly values: number;
  /** Distinct identifiers of values, regardless of attribute. */
  readonly valueIdentifiers: number;
  /** Pairs of a category and an attribute that it uses. */
  readonly links: number;
  readonly kinds: Readonly<Record<AttributeKind, KindCounts>>;
  readonly namesMissing: Readonly<Record<Language, NameCounts>>;
  readonly termsPerLeaf: Readonly<Record<Language, { readonly min: number; readonly median: number }>>;
  /** Identifiers of the leaves without attributes. */
  readonly leavesWithoutAttributes: readonly string[];
  readonly categoriesWithoutAttributes: number;
  readonly closedWithoutValues: readonly EmptyAttribute[];
  /** Identifiers of attributes that no category uses; included in the counts of attributes and values. */
  readonly unusedAttributes: readonly string[];
}

interface NameCounts {
  readonly categories: number;
  readonly attributes: number;
  readonly values: number;
}

/** Runs in time proportional to the distinct attribute lists and values. */
export function createCatalogReport(catalog: Catalog): CatalogReport {
  const { categories } = catalog;
  const leaves = categories.filter((category) => catalog.isLeaf(category.identifier));
  const depths = leaves.map((leaf) => catalog.path(leaf.identifier).length);
  const isWithout = ({ identifier }: CategoryRecord) => catalog.attributes(identifier).length === 0;
  const used = collectUsed(catalog);
  return {
    salesChannel: catalog.salesChannel,
    source: catalog.source,
    categories: categories.length,
    leaves: leaves.length,
    aliases: catalog.aliases.length,
    depth: { min: smallest(depths), max: depths.reduce((one, other) => Math.max(one, other), 0) },
    attributes: used.attributes.size,
    medianAttributesPerLeaf: median(leaves.map((leaf) => catalog.attributes(leaf.identifier).length)),
    values: used.valueCount,
    valueIdentifiers: used.valueIdentifierCount,
    links: used.linkCount,
    kinds: used.kinds,
    namesMissing: forEachLanguage((language) => ({
      categories: countMissing(categories, language),
      attributes: countMissing(used.attributes.values(), language),
      values: used.valueNamesMissing[language],
    })),
    termsPerLeaf: forEachLanguage((language) => termCounts(leaves, language)),
    leavesWithoutAttributes: leaves.filter(isWithout).map((leaf) => leaf.identifier),
    categoriesWithoutAttributes: categories.filter(isWithout).length,
    closedWithoutValues: used.closedWithoutValues,
    unusedAttributes: catalog.unusedAttributes.map(({ identifier }) => identifier),
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

/** The median, or the mean of the two middle numbers; 0 for none. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
}

/** Totals over the attributes of all categories, and those of none. */
interface UsedAttributes {
  /** Each identifier at its first occurrence. */
  readonly attributes: ReadonlyMap<string, AttributeRecord>;
  readonly linkCount: number;
  readonly kinds: Readonly<Record<AttributeKind, KindCounts>>;
  /** Distinct pairs of attribute and value identifiers. */
  readonly valueCount: number;
  /** Distinct identifiers of values: attributes may share values. */
  readonly valueIdentifierCount: number;
  /** Of those pairs. */
  readonly valueNamesMissing: Readonly<Record<Language, number>>;
  readonly closedWithoutValues: readonly EmptyAttribute[];
}

/** Counts of the attributes of one kind. */
interface KindCounts {
  /** Distinct identifiers; an attribute of several kinds counts in each. */
  readonly attributes: number;
  readonly links: Readonly<Record<RequirementLevel, number>>;
}

/** A closed attribute without values in some category. */
interface EmptyAttribute {
  readonly identifier: string;
  /** The categories concerned; never empty. */
  readonly categories: readonly string[];
}

/** Equal lists are the same object, so each is visited once and counted with its number of categories. */
function collectUsed(catalog: Catalog): UsedAttributes {
  const attributes = new Map<string, AttributeRecord>();
  const empty = new Map<string, string[]>();
  const kinds = { closed: noKind(), open: noKind(), measure: noKind() };
  const values = createValueCount();
  let linkCount = 0;
  for (const [list, categories] of categoriesByList(catalog)) {
    linkCount += list.length * categories.length;
    for (const attribute of list) {
      if (!attributes.has(attribute.identifier)) attributes.set(attribute.identifier, attribute);
      const kind = kinds[attribute.kind];
      kind.identifiers.add(attribute.identifier);
      kind.links[attribute.requirementLevel] += categories.length;
      values.add(attribute);
      if (attribute.kind === "closed" && attribute.values.length === 0) {
        const without = getOrMake(empty, attribute.identifier, () => []);
        for (const category of categories) without.push(category);
      }
    }
  }
  for (const attribute of catalog.unusedAttributes) {
    if (!attributes.has(attribute.identifier)) attributes.set(attribute.identifier, attribute);
    values.add(attribute);
  }
  return {
    attributes,
    linkCount,
    kinds: { closed: counted(kinds.closed), open: counted(kinds.open), measure: counted(kinds.measure) },
    valueCount: values.count(),
    valueIdentifierCount: values.identifiers.size,
    valueNamesMissing: values.namesMissing,
    closedWithoutValues: [...empty].map(([identifier, categories]) => ({ identifier, categories })),
  };
}

function categoriesByList(catalog: Catalog): Map<readonly AttributeRecord[], string[]> {
  const lists = new Map<readonly AttributeRecord[], string[]>();
  for (const { identifier } of catalog.categories) {
    const list = catalog.attributes(identifier);
    const categories = lists.get(list);
    if (categories) categories.push(identifier);
    else lists.set(list, [identifier]);
  }
  return lists;
}

function noKind() {
  return { identifiers: new Set<string>(), links: { required: 0, recommended: 0, optional: 0 } };
}

function counted({ identifiers, links }: ReturnType<typeof noKind>): KindCounts {
  return { attributes: identifiers.size, links };
}

function createValueCount() {
  const known = new Map<string, Set<string>>();
  const walked = new Map<string, Set<readonly ValueRecord[]>>();
  const identifiers = new Set<string>();
  const namesMissing: Record<Language, number> = { en: 0, de: 0, fr: 0, it: 0 };
  const add = ({ identifier, values }: AttributeRecord) => {
    const lists = getOrMake(walked, identifier, () => new Set());
    if (lists.has(values)) return;
    lists.add(values);
    const own = getOrMake(known, identifier, () => new Set());
    for (const value of values) {
      if (own.has(value.identifier)) continue;
      own.add(value.identifier);
      identifiers.add(value.identifier);
      for (const language of languages) if (value.names[language] === undefined) namesMissing[language] += 1;
    }
  };
  const count = () => [...known.values()].reduce((sum, { size }) => sum + size, 0);
  return { add, count, identifiers, namesMissing };
}
