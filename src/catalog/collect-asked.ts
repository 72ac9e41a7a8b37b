import { type Language, languages, type RequirementLevel } from "../contract/vocabulary.ts";
import type { AttributeKind, AttributeRecord, Catalog, ValueRecord } from "./model.ts";
import { getOrMake } from "./once-per-key.ts";

/** All that a catalog's categories ask for, and its attributes that none asks for, added up. */
export interface Asked {
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
export interface KindCounts {
  /** Distinct identifiers; an attribute that is of several kinds counts in each. */
  readonly attributes: number;
  readonly links: Readonly<Record<RequirementLevel, number>>;
}

/** A closed attribute for which some category gives nothing to choose from. */
export interface EmptyAttribute {
  readonly identifier: string;
  /** The categories that ask for it so; never empty. */
  readonly categories: readonly string[];
}

/** Equal lists are the same object, so each is walked once and counted as often as categories have it. */
export function collectAsked(catalog: Catalog): Asked {
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
