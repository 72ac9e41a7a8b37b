import { groupedBy } from "../grouped.ts";
import type { Catalog } from "../model.ts";
import { createFault, type Origin, renderOrigin, type SourceFault } from "../source-fault.ts";
import { findTreeFaults } from "../tree-faults.ts";
import { type AttributeRow, everyCategory, type SourceRecords, type ValueRow } from "./source-records.ts";

/**
 * What a source says against itself or against the other channel: duplicates, unknown parents, cycles,
 * identifiers in use elsewhere, attributes of no category, values of no attribute.
 * @param subject the source as the person named it
 */
export function checkRecords(
  records: SourceRecords,
  subject: string,
  reserved: readonly Catalog[],
): SourceFault[] {
  return [
    ...noCategories(records, subject),
    ...findTreeFaults(records.categories),
    ...findReserved(records, reserved),
    ...findDuplicates("attribute", records.attributes, attributeKey),
    ...findDuplicates("value", records.values, valueKey),
    ...findUnknownCategories(records),
    ...findStrayValues(records),
  ];
}

function noCategories({ categories }: SourceRecords, subject: string): SourceFault[] {
  if (categories.length > 0) return [];
  return [createFault({ file: subject, line: 0 }, "There are no categories.", "Add at least one.")];
}

function findReserved({ categories }: SourceRecords, reserved: readonly Catalog[]): SourceFault[] {
  return categories.flatMap(({ identifier, origin }) => {
    const owner = reserved.find((catalog) => catalog.findCategory(identifier));
    if (!owner) return [];
    const what = `The category ${identifier} is one of ${owner.salesChannel} already.`;
    return [createFault(origin, what, "Give it another identifier: they are unique over both channels.")];
  });
}

function findDuplicates<Row extends { identifier: string; origin: Origin }>(
  subject: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): SourceFault[] {
  return [...groupedBy(rows, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((row) =>
      createFault(
        row.origin,
        `The ${subject} ${row.identifier} is there twice (first in ${renderOrigin((first ?? row).origin)}).`,
        "Keep one of them.",
      ),
    ),
  );
}

function findUnknownCategories({ categories, attributes, values }: SourceRecords): SourceFault[] {
  const known = new Set([everyCategory, ...categories.map((category) => category.identifier)]);
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

/** Values whose attribute their category does not ask for, or which is not a closed one. */
function findStrayValues({ attributes, values }: SourceRecords): SourceFault[] {
  const byIdentifier = groupedBy(attributes, (row) => row.identifier);
  return values.flatMap((value) => {
    const { attributeIdentifier, categoryIdentifier, identifier, origin } = value;
    const named = byIdentifier.get(attributeIdentifier) ?? [];
    const asking = named.filter((row) => meets(row.categoryIdentifier, categoryIdentifier));
    if (asking.length === 0) {
      const where =
        categoryIdentifier === everyCategory ? "no category" : `the category ${categoryIdentifier} does not`;
      const verb = categoryIdentifier === everyCategory ? "asks for" : "ask for";
      const what = `The value ${identifier} is one of ${attributeIdentifier}, which ${where} ${verb}.`;
      return [createFault(origin, what, "Add the attribute, or take the value out.")];
    }
    const isListed = asking.some((row) => row.kind === undefined || row.kind === "closed");
    if (isListed) return [];
    const what = `The value ${identifier} is one of ${attributeIdentifier}, whose kind is ${asking[0]?.kind}.`;
    return [createFault(origin, what, "Make the kind closed, or take the value out.")];
  });
}

function meets(one: string, other: string): boolean {
  return one === other || one === everyCategory || other === everyCategory;
}

function attributeKey(row: AttributeRow): string {
  return JSON.stringify([row.categoryIdentifier, row.identifier]);
}

function valueKey(row: ValueRow): string {
  return JSON.stringify([row.categoryIdentifier, row.attributeIdentifier, row.identifier]);
}
