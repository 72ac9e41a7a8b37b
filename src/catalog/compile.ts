import { requirementLevels } from "../api/vocabulary.ts";
import {
  createNumberLists,
  createTextColumn,
  createTextNumbers,
  type NumberLists,
  numberOf,
} from "../lib/columns.ts";
import { lazily, oncePerKey } from "../lib/once.ts";
import {
  type AliasSection,
  type AttributeSection,
  type CategorySection,
  type CompiledPayload,
  toNamedColumns,
  type ValueSection,
} from "./compiled-payload.ts";
import {
  type AttributeRecord,
  attributeKinds,
  type CatalogContent,
  type CategoryAlias,
  type CategoryRecord,
  type ValueRecord,
} from "./model.ts";
import { buildIndex } from "./search/build-index.ts";

/** An attribute as a row of `AttributeSection.requests`. */
type Request = readonly [definition: number, level: number, valueList: number];

/**
 * Compiles a catalog into columns, storing each distinct attribute, value and list once. The search index is built on
 * first use.
 * @param content valid: unique identifiers, existing parents, aliases of existing categories
 */
export function compileContent(content: CatalogContent): CompiledPayload {
  const values = numberValues();
  const attributes = numberAttributes(values.listNumber);
  const records = content.categories.map((category) => category.record);
  const parents = parentsOf(records);
  const categories: CategorySection = {
    ...toNamedColumns(records),
    numbers: createTextNumbers(records.map((record) => record.identifier)),
    parents,
    children: childrenOf(parents),
    attributeLists: Uint32Array.from(content.categories, (category) =>
      attributes.listNumber(category.attributes),
    ),
  };
  const index = lazily(() => buildIndex(records, parents));
  const attributeSection = attributes.section(content.unusedAttributes ?? []);
  return {
    salesChannel: content.salesChannel,
    categories,
    ...(content.aliases?.length && { aliases: compileAliases(content.aliases, categories) }),
    attributes: attributeSection,
    values: values.section(),
    get index() {
      return index();
    },
  };
}

function compileAliases(aliases: readonly CategoryAlias[], { numbers }: CategorySection): AliasSection {
  return {
    numbers: createTextNumbers(aliases.map(({ alias }) => alias)),
    targets: Uint32Array.from(aliases, ({ identifier }) => numberOf(numbers, identifier)),
  };
}

function parentsOf(records: readonly CategoryRecord[]): Int32Array {
  const numberOf = new Map(records.map((record, number) => [record.identifier, number]));
  return Int32Array.from(records, ({ parentIdentifier }) =>
    parentIdentifier === undefined ? -1 : (numberOf.get(parentIdentifier) ?? -1),
  );
}

/** The list after the last category's holds the roots. */
function childrenOf(parents: Int32Array): NumberLists {
  const lists: number[][] = Array.from({ length: parents.length + 1 }, () => []);
  for (const [number, parent] of parents.entries()) {
    lists[parent < 0 ? parents.length : parent]?.push(number);
  }
  return createNumberLists(lists);
}

function numberValues() {
  const values = new Distinct<ValueRecord>(JSON.stringify);
  const lists = new Distinct<number[]>(String);
  const valueNumber = oncePerKey((value: ValueRecord) => values.number(value));
  return {
    listNumber: oncePerKey((list: readonly ValueRecord[]) => lists.number(list.map(valueNumber))),
    section: (): ValueSection => ({
      ...toNamedColumns(values.items),
      lists: createNumberLists(lists.items),
    }),
  };
}

function numberAttributes(valueListNumber: (list: readonly ValueRecord[]) => number) {
  const definitions = new Distinct<AttributeRecord>(definitionKey);
  const requests = new Distinct<Request>(String);
  const lists = new Distinct<number[]>(String);
  const requestNumber = oncePerKey((attribute: AttributeRecord) =>
    requests.number([
      definitions.number(attribute),
      requirementLevels.indexOf(attribute.requirementLevel),
      valueListNumber(attribute.values),
    ]),
  );
  return {
    listNumber: oncePerKey((list: readonly AttributeRecord[]) => lists.number(list.map(requestNumber))),
    section: (unusedAttributes: readonly AttributeRecord[]): AttributeSection => {
      const unused = Uint32Array.from(unusedAttributes, requestNumber);
      return {
        definitions: {
          ...toNamedColumns(definitions.items),
          kinds: Uint32Array.from(definitions.items, (attribute) => attributeKinds.indexOf(attribute.kind)),
          dimensions: createTextColumn(definitions.items.map((attribute) => attribute.dimension ?? "")),
          units: createTextColumn(definitions.items.map((attribute) => attribute.unit ?? "")),
        },
        requests: {
          definitions: Uint32Array.from(requests.items, ([definition]) => definition),
          levels: Uint32Array.from(requests.items, ([, level]) => level),
          valueLists: Uint32Array.from(requests.items, ([, , valueList]) => valueList),
        },
        lists: createNumberLists(lists.items),
        unused,
      };
    },
  };
}

/** Level and values belong to the request, not to the definition. */
function definitionKey({ identifier, kind, dimension, unit, names, terms }: AttributeRecord): string {
  return JSON.stringify([identifier, kind, dimension ?? "", unit ?? "", names, terms]);
}

/** Numbers distinct items in order of first appearance. */
class Distinct<Item> {
  readonly items: Item[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #key: (item: Item) => string;

  /** @param key equal for items to be merged */
  constructor(key: (item: Item) => string) {
    this.#key = key;
  }

  number(item: Item): number {
    const key = this.#key(item);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.items.push(item) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
