import { groupedBy } from "../grouped.ts";
import type { Catalog } from "../model.ts";
import { createFault, type Origin, renderOrigin, type SourceFault } from "../source-fault.ts";
import { findTreeFaults } from "../tree-faults.ts";
import { checkDepth } from "./check-depth.ts";
import { checkNames } from "./check-names.ts";
import { findStrayValues } from "./check-values.ts";
import { type CategoryRow, everyCategory, noCategory, type SourceRecords } from "./source-records.ts";

const mostToldOneByOne = 20;

/**
 * What a source says against itself or against the other channel: duplicates, unknown parents, cycles,
 * identifiers in use elsewhere, attributes of no category, values of no attribute, things without a name.
 * @param subject the source as the person named it
 */
export function checkRecords(
  records: SourceRecords,
  subject: string,
  reserved: readonly Catalog[],
): SourceFault[] {
  const { attributes, values } = records;
  const treeFaults = findTreeFaults(records.categories);
  return [
    ...noCategories(records, subject),
    ...checkNames(records),
    ...(treeFaults.length > 0 ? treeFaults : checkDepth(records.categories)),
    ...findReservedWord(records),
    ...findReserved(records, reserved),
    ...findDuplicates("attribute", attributes, (row) => [row.categoryIdentifier, row.identifier]),
    ...findDuplicates("value", values, (row) => [
      row.categoryIdentifier,
      row.attributeIdentifier,
      row.identifier,
    ]),
    ...findDuplicatesInLists(records),
    ...findUnknownCategories(records),
    ...findStrayValues(records),
  ];
}

function noCategories({ categories }: SourceRecords, subject: string): SourceFault[] {
  if (categories.length > 0) return [];
  return [createFault({ file: subject, line: 0 }, "There are no categories.", "Add at least one.")];
}

function findReservedWord({ categories }: SourceRecords): SourceFault[] {
  return categories
    .filter(({ identifier }) => identifier === everyCategory || identifier === noCategory)
    .map(({ identifier, origin }) =>
      createFault(
        origin,
        `A category is called ${identifier}, which stands for ${identifier === noCategory ? "none" : "all"} of them.`,
        "Give it another identifier.",
      ),
    );
}

function findReserved({ categories }: SourceRecords, reserved: readonly Catalog[]): SourceFault[] {
  const taken = categories.flatMap((category) => {
    const owner = reserved.find((catalog) => catalog.findCategory(category.identifier));
    return owner ? [{ category, owner }] : [];
  });
  const [first] = taken;
  if (first === undefined || taken.length <= mostToldOneByOne) return taken.map(reservedFault);
  // The same source for both channels: one sentence says more than thousands.
  const { what, mend } = reservedFault(first);
  return [createFault(first.category.origin, `${what} So are ${taken.length - 1} others.`, mend)];
}

function reservedFault({ category, owner }: { category: CategoryRow; owner: Catalog }): SourceFault {
  const { salesChannel, source } = owner;
  const what = `The category ${category.identifier} is one of ${salesChannel} already.`;
  const remove = source === "imported" ? `, or run pdo catalog remove --channel ${salesChannel} first` : "";
  const mend = `Give it another identifier, since they are unique over both channels${remove}.`;
  return createFault(category.origin, what, mend);
}

function findDuplicates<Row extends { identifier: string; origin: Origin }>(
  subject: string,
  rows: readonly Row[],
  keyOf: (row: Row) => readonly string[],
): SourceFault[] {
  return [...groupedBy(rows, (row) => keyOf(row).join("\0")).values()].flatMap(([first, ...others]) =>
    others.map((row) =>
      createFault(
        row.origin,
        `The ${subject} ${row.identifier} is there twice (first in ${renderOrigin((first ?? row).origin)}).`,
        "Keep one of them.",
      ),
    ),
  );
}

function findDuplicatesInLists({ attributes }: SourceRecords): SourceFault[] {
  const lists = new Set(attributes.flatMap(({ values }) => (values ? [values] : [])));
  return [...lists].flatMap((list) => findDuplicates("value", list, (value) => [value.identifier]));
}

function findUnknownCategories({ categories, attributes, values }: SourceRecords): SourceFault[] {
  const known = new Set([everyCategory, noCategory, ...categories.map((category) => category.identifier)]);
  return [...attributes, ...values]
    .filter((row) => !known.has(row.categoryIdentifier))
    .map((row) =>
      createFault(
        row.origin,
        `There is no category ${row.categoryIdentifier}.`,
        `Add it to the categories, or write ${everyCategory} for all of them.`,
      ),
    );
}
