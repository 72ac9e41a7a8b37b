import { type Language, languages, type RequirementLevel } from "../api/vocabulary.ts";
import { getOrMake } from "../lib/once.ts";
import type { AttributeKind, AttributeRecord, Catalog, CategoryRecord, Names, ValueRecord } from "./model.ts";

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

interface NameCounts {
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

/** All that a catalog's categories ask for, and its attributes that none asks for, added up. */
interface Asked {
  /** Each identifier once, as it is first met. */
  readonly attributes: ReadonlyMap<string, AttributeRecord>;
  readonly linkCount: number;
  readonly kinds: Readonly<Record<AttributeKind, KindCounts>>;
  /** Distinct pairs of attribute and value identifiers. */
  readonly valueCount: number;
  /** Distinct identifiers of values: attributes may have values in common. */
  readonly valueIdentifierCount: number;
  /** Of those pairs. */
  readonly valueNamesMissing: Readonly<Record<Language, number>>;
  readonly closedWithoutValues: readonly EmptyAttribute[];
}

/** How often attributes of one kind are asked for. */
interface KindCounts {
  /** Distinct identifiers; an attribute that is of several kinds counts in each. */
  readonly attributes: number;
  readonly links: Readonly<Record<RequirementLevel, number>>;
}

/** A closed attribute for which some category gives nothing to choose from. */
interface EmptyAttribute {
  readonly identifier: string;
  /** The categories that ask for it so; never empty. */
  readonly categories: readonly string[];
}

/** Equal lists are the same object, so each is walked once and counted as often as categories have it. */
function collectAsked(catalog: Catalog): Asked {
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
  for (const attribute of catalog.unaskedAttributes) {
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
