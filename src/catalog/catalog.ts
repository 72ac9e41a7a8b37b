import { listAt } from "../storage/number-lists.ts";
import { numberOf } from "../storage/text-numbers.ts";
import { lazily } from "../text/lazily.ts";
import { askedValues, createAttributeLists } from "./attribute-lists.ts";
import type { CompiledPayload } from "./compiled/payload.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { recordAt, textsOf } from "./named-columns.ts";

/**
 * A catalog over its compiled form. Records are made when they are first asked for and kept, so that the
 * same category, attribute list or value is the same object each time.
 */
export function createCatalog(payload: CompiledPayload, source: Catalog["source"]): Catalog {
  const section = payload.categories;
  const count = section.identifiers.length;
  // Filled at once: an array that grows by holes is looked up like a Map.
  const made = new Array<CategoryRecord | undefined>(count).fill(undefined);
  const recordOf = (number: number): CategoryRecord | undefined => {
    if (number < 0 || number >= count) return undefined;
    made[number] ??= makeRecord(payload, number);
    return made[number];
  };
  const numbered = (identifier: string) => numberOf(section.numbers, identifier);
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
        : textsOf(payload.values, language, askedValues(payload)),
    get unaskedAttributes() {
      return attributeLists().unasked();
    },
  };
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
