import { groupedBy } from "../../grouped.ts";
import { createFault, type SourceFault } from "../../source-fault.ts";
import type { AttributeRow, CategoryRow } from "../source-records.ts";
import type { HierarchyAttribute } from "./parse-attribute.ts";

type AttributeList = readonly HierarchyAttribute[];

/**
 * The attributes of each category. An attribute holds at its hierarchy and at all below; where one is configured
 * again further down, the nearest configuration decides, and one that is switched off there is gone. Attributes
 * stand in the order of the source.
 * @param categories a tree; where it is none (cycles, unknown parents) each way up ends there
 */
export function expandHierarchies(
  categories: readonly CategoryRow[],
  attributes: readonly HierarchyAttribute[],
): AttributeRow[] {
  const own = groupedBy(attributes, (attribute) => attribute.hierarchyCode);
  const order = new Map(attributes.map((attribute, number) => [attribute, number]));
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const lists = new Map<string, AttributeList>();
  const listOf = (identifier: string): AttributeList => {
    const unknown = wayUp(identifier, byIdentifier, lists);
    for (const { identifier: below, parentIdentifier } of unknown.reverse()) {
      const above = lists.get(parentIdentifier ?? "") ?? own.get("") ?? [];
      const listed = own.get(below);
      lists.set(below, listed === undefined ? above : decide(above, listed, order));
    }
    return lists.get(identifier) ?? [];
  };
  return categories.flatMap(({ identifier }) =>
    listOf(identifier).flatMap((attribute) => attributeRow(attribute, identifier)),
  );
}

/** From a category up to the first whose list is known, or to the root. */
function wayUp(
  identifier: string,
  byIdentifier: ReadonlyMap<string, CategoryRow>,
  known: ReadonlyMap<string, AttributeList>,
): CategoryRow[] {
  const way = new Set<CategoryRow>();
  let category = byIdentifier.get(identifier);
  while (category && !way.has(category) && !known.has(category.identifier)) {
    way.add(category);
    category = byIdentifier.get(category.parentIdentifier ?? "");
  }
  return [...way];
}

function decide(
  above: readonly HierarchyAttribute[],
  own: readonly HierarchyAttribute[],
  order: ReadonlyMap<HierarchyAttribute, number>,
): HierarchyAttribute[] {
  const deciding = new Map([...above, ...own].map((attribute) => [attribute.identifier, attribute]));
  return [...deciding.values()].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

function attributeRow(attribute: HierarchyAttribute, categoryIdentifier: string): AttributeRow[] {
  const { hierarchyCode: _, requirementLevel, ...rest } = attribute;
  return requirementLevel === undefined ? [] : [{ ...rest, requirementLevel, categoryIdentifier }];
}

/** Attributes at hierarchies that are not there, and two of one code at one hierarchy. */
export function checkHierarchies(
  categories: readonly CategoryRow[],
  attributes: readonly HierarchyAttribute[],
): SourceFault[] {
  const known = new Set(["", ...categories.map(({ identifier }) => identifier)]);
  const first = new Set<string>();
  return attributes.flatMap(({ identifier, hierarchyCode, origin }) => {
    const key = `${hierarchyCode}\0${identifier}`;
    const isRepeated = first.has(key);
    first.add(key);
    if (!known.has(hierarchyCode)) {
      const what = `There is no hierarchy ${hierarchyCode}.`;
      return [
        createFault(origin, what, "Take H11 and PM11 from the same day, or leave hierarchy_code empty."),
      ];
    }
    if (!isRepeated) return [];
    const what = `The attribute ${identifier} is there twice at ${hierarchyCode || "all hierarchies"}.`;
    return [createFault(origin, what, "Keep one of them.")];
  });
}
