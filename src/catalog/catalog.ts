import { createAttributeLists } from "./attribute-lists.ts";
import type { CategorySection, CompiledPayload } from "./compiled-payload.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { namesAt, termsAt } from "./named-columns.ts";

/**
 * A catalog over its compiled form. Records are made when they are first asked for and kept, so that the
 * same category, attribute list or value is the same object each time.
 */
export function createCatalog(payload: CompiledPayload, source: Catalog["source"]): Catalog {
  const section = payload.categories;
  const records = lazily(() => section.identifiers.map((_, number) => categoryAt(section, number)));
  const childrenOf = lazily(() => groupByParent(section, records()));
  const attributeLists = lazily(() => createAttributeLists(payload));
  const numberOf = lazily(
    () => new Map(section.identifiers.map((identifier, number) => [identifier, number])),
  );
  const numbered = (identifier: string) => numberOf().get(identifier) ?? -1;

  return {
    salesChannel: section.salesChannel,
    source,
    get categories() {
      return records();
    },
    findCategory: (identifier) => records()[numbered(identifier)],
    path: (identifier) => pathTo(section, records(), numbered(identifier)),
    children: (identifier) => {
      if (identifier === undefined) return childrenOf().get(-1) ?? [];
      const number = numbered(identifier);
      return number < 0 ? [] : (childrenOf().get(number) ?? []);
    },
    isLeaf: (identifier) => {
      const number = numbered(identifier);
      return number >= 0 && !childrenOf().has(number);
    },
    attributes: (identifier) => attributeLists()(section.attributeLists[numbered(identifier)] ?? -1),
  };
}

function categoryAt(section: CategorySection, number: number): CategoryRecord {
  const parent = section.identifiers[section.parents[number] ?? -1];
  return {
    identifier: section.identifiers[number] ?? "",
    ...(parent === undefined ? {} : { parentIdentifier: parent }),
    names: namesAt(section, number),
    terms: termsAt(section, number),
  };
}

function groupByParent(section: CategorySection, records: readonly CategoryRecord[]) {
  const children = new Map<number, CategoryRecord[]>();
  for (const [number, record] of records.entries()) {
    const parent = section.parents[number] ?? -1;
    const siblings = children.get(parent);
    if (siblings) siblings.push(record);
    else children.set(parent, [record]);
  }
  return children;
}

function pathTo(section: CategorySection, records: readonly CategoryRecord[], last: number) {
  const path: CategoryRecord[] = [];
  for (let number = last; number >= 0; number = section.parents[number] ?? -1) {
    const record = records[number];
    if (record) path.unshift(record);
  }
  return path;
}

function lazily<Result>(compute: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}
