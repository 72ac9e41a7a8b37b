import type { CatalogContent } from "../catalog-content.ts";
import { groupedBy } from "../grouped.ts";
import { noCategory } from "../importers/source-records.ts";
import type { AttributeRecord, ValueRecord } from "../model.ts";
import { oncePerKey } from "../once-per-key.ts";

/** Values of an attribute, and the category that allows them. */
export interface PlacedValues {
  readonly attributeIdentifier: string;
  /** Absent: every category that asks for the attribute as a closed one. */
  readonly categoryIdentifier?: string;
  /** In the channel's order; never empty. */
  readonly values: readonly ValueRecord[];
}

/** What each category asks for, and last, as that of `noCategory`, what none does. */
export function listsOf({ categories, unaskedAttributes = [] }: CatalogContent) {
  return [
    ...categories.map(({ record, attributes }) => ({ identifier: record.identifier, attributes })),
    { identifier: noCategory, attributes: unaskedAttributes },
  ];
}

interface Asking {
  readonly categoryIdentifier: string;
  readonly attribute: AttributeRecord;
}

/**
 * Says each list of values in as few rows as the format can: with which values the lists of an attribute begin alike
 * goes for every category, what follows for the one. On import a category's list is just that: first the values for
 * every category, then its own.
 */
export function placeValues(content: CatalogContent): PlacedValues[] {
  const asking = listsOf(content).flatMap(({ identifier, attributes }) =>
    attributes
      .filter(({ kind }) => kind === "closed")
      .map((attribute): Asking => ({ categoryIdentifier: identifier, attribute })),
  );
  const keyOf = oncePerKey((value: ValueRecord) => JSON.stringify(value));
  return [...groupedBy(asking, ({ attribute }) => attribute.identifier)].flatMap(([identifier, all]) =>
    placeAttribute(identifier, all, keyOf),
  );
}

function placeAttribute(
  attributeIdentifier: string,
  asking: readonly Asking[],
  keyOf: (value: ValueRecord) => string,
): PlacedValues[] {
  const common = commonBeginning(new Set(asking.map(({ attribute }) => attribute.values)), keyOf);
  const placed: PlacedValues[] = [
    { attributeIdentifier, values: common },
    ...asking.map(({ categoryIdentifier, attribute }) => ({
      attributeIdentifier,
      categoryIdentifier,
      values: attribute.values.slice(common.length),
    })),
  ];
  return placed.filter(({ values }) => values.length > 0);
}

function commonBeginning(
  lists: ReadonlySet<readonly ValueRecord[]>,
  keyOf: (value: ValueRecord) => string,
): readonly ValueRecord[] {
  const [first = [], ...others] = lists;
  const length = others.reduce((common, other) => {
    const differs = first.slice(0, common).findIndex((value, place) => {
      const facing = other[place];
      return facing === undefined || (facing !== value && keyOf(facing) !== keyOf(value));
    });
    return differs < 0 ? common : differs;
  }, first.length);
  return first.slice(0, length);
}
