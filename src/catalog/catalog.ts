import { requirementLevels } from "../api/vocabulary.ts";
import { listAt, numberOf } from "../lib/columns.ts";
import { lazily, oncePerKey } from "../lib/once.ts";
import {
  type AttributeSection,
  type CompiledPayload,
  recordAt,
  textsOf,
  type ValueSection,
} from "./compiled-payload.ts";
import {
  type AttributeRecord,
  attributeKinds,
  type Catalog,
  type CatalogContent,
  type CategoryAlias,
  type CategoryRecord,
  type ValueRecord,
} from "./model.ts";

/**
 * A catalog over its compiled form. Records are created on first access and cached, so that the same category,
 * attribute list or value is always the same object.
 */
export function createCatalog(payload: CompiledPayload, source: Catalog["source"]): Catalog {
  const section = payload.categories;
  const count = section.identifiers.length;
  // Filled at once: V8 stores an array with holes as a hash table.
  const made = new Array<CategoryRecord | undefined>(count).fill(undefined);
  const recordOf = (number: number): CategoryRecord | undefined => {
    if (number < 0 || number >= count) return undefined;
    made[number] ??= makeRecord(payload, number);
    return made[number];
  };
  const numbered = createNumbering(payload);
  const recordsOf = (numbers: readonly number[]) => numbers.flatMap((number) => recordOf(number) ?? []);
  const allRecords = lazily(() => recordsOf(Array.from({ length: count }, (_, number) => number)));
  const childrenOf = (number: number) => recordsOf(listAt(section.children, number));
  const attributeLists = lazily(() => createAttributeLists(payload));

  return {
    salesChannel: payload.salesChannel,
    source,
    get categories() {
      return allRecords();
    },
    get searchIndex() {
      return payload.index;
    },
    categoryAt: recordOf,
    findCategory: (identifier) => recordOf(numbered(identifier)),
    path: (identifier) => recordsOf(pathTo(section.parents, numbered(identifier))),
    children: (identifier) => {
      if (identifier === undefined) return childrenOf(count);
      const number = numbered(identifier);
      return number < 0 ? [] : childrenOf(number);
    },
    isLeaf: (identifier) => {
      const number = numbered(identifier);
      return number >= 0 && section.children.starts[number] === section.children.starts[number + 1];
    },
    attributes: (identifier) => attributeLists().list(section.attributeLists[numbered(identifier)] ?? -1),
    texts: (of, language) =>
      of === "categories"
        ? textsOf(section, language, Array(count).keys())
        : textsOf(payload.values, language, usedValues(payload)),
    get aliases() {
      return aliasesOf(payload);
    },
    get unusedAttributes() {
      return attributeLists().unused();
    },
  };
}

/** @returns the number of the category with an identifier of today or a former one; -1 where there is none */
function createNumbering({ categories, aliases }: CompiledPayload): (identifier: string) => number {
  if (aliases === undefined) return (identifier) => numberOf(categories.numbers, identifier);
  return (identifier) => {
    const number = numberOf(categories.numbers, identifier);
    return number >= 0 ? number : (aliases.targets[numberOf(aliases.numbers, identifier)] ?? -1);
  };
}

function aliasesOf({ categories, aliases }: CompiledPayload): readonly CategoryAlias[] {
  return Array.from(aliases?.targets ?? [], (target, number) => ({
    alias: aliases?.numbers.texts.at(number) ?? "",
    identifier: categories.identifiers.at(target),
  }));
}

function makeRecord({ categories }: CompiledPayload, number: number): CategoryRecord {
  const { identifier, names, terms } = recordAt(categories, number);
  const parent = categories.parents[number] ?? -1;
  const parentIdentifier = parent < 0 ? {} : { parentIdentifier: categories.identifiers.at(parent) };
  return { identifier, ...parentIdentifier, names, terms };
}

/** From the root to the category itself. */
function pathTo(parents: Int32Array, last: number): number[] {
  const path: number[] = [];
  for (let number = last; number >= 0; number = parents[number] ?? -1) path.push(number);
  return path.reverse();
}

/** A catalog's attributes; records and lists are created on first access. */
interface AttributeLists {
  /** @returns an empty list for an unknown number */
  list(number: number): readonly AttributeRecord[];
  /** Attributes that no category uses. */
  unused(): readonly AttributeRecord[];
}

function createAttributeLists(payload: CompiledPayload): AttributeLists {
  const section = payload.attributes;
  const values = createValueLists(payload.values);
  const requestAt = oncePerKey((request: number) => attributeAt(section, request, values));
  return {
    list: oncePerKey((number: number) => listAt(section.lists, number).map(requestAt)),
    unused: () => Array.from(section.unused, requestAt),
  };
}

/** The distinct numbers of the values listed by attributes that some category uses. */
function usedValues({ attributes, values }: CompiledPayload): ReadonlySet<number> {
  const used = new Set<number>();
  const lists = new Set(
    Array.from(attributes.lists.members, (request) => attributes.requests.valueLists[request] ?? -1),
  );
  for (const list of lists) for (const value of listAt(values.lists, list)) used.add(value);
  return used;
}

function createValueLists(section: ValueSection): (list: number) => readonly ValueRecord[] {
  const valueAt = oncePerKey((value: number) => recordAt(section, value));
  return oncePerKey((list: number) => listAt(section.lists, list).map(valueAt));
}

function attributeAt(
  { definitions, requests }: AttributeSection,
  request: number,
  valuesOf: (list: number) => readonly ValueRecord[],
): AttributeRecord {
  const definition = requests.definitions[request] ?? -1;
  const { identifier, names, terms } = recordAt(definitions, definition);
  const dimension = definitions.dimensions.at(definition);
  const unit = definitions.units.at(definition);
  return {
    identifier,
    requirementLevel: requirementLevels[requests.levels[request] ?? -1] ?? "optional",
    kind: attributeKinds[definitions.kinds[definition] ?? -1] ?? "open",
    ...(dimension ? { dimension } : {}),
    ...(unit ? { unit } : {}),
    names,
    terms,
    values: valuesOf(requests.valueLists[request] ?? -1),
  };
}

/** The whole catalog as plain records, sharing the catalog's objects. */
export function catalogContent(catalog: Catalog): CatalogContent {
  return {
    salesChannel: catalog.salesChannel,
    categories: catalog.categories.map((record) => ({
      record,
      attributes: catalog.attributes(record.identifier),
    })),
    ...(catalog.aliases.length > 0 && { aliases: catalog.aliases }),
    unusedAttributes: catalog.unusedAttributes,
  };
}
