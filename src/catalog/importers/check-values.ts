import { groupedBy } from "../grouped.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { type AttributeRow, everyCategory, type SourceRecords, type ValueRow } from "./source-records.ts";

/** Values whose attribute their category does not ask for, or which is not a closed one. */
export function findStrayValues({ attributes, values }: SourceRecords): SourceFault[] {
  const byIdentifier = groupedBy(attributes, (row) => row.identifier);
  const kindsAsked = new Map<string, Asked>();
  return values.flatMap((value) => {
    const { attributeIdentifier, categoryIdentifier } = value;
    const key = `${attributeIdentifier}\0${categoryIdentifier}`;
    const asked =
      kindsAsked.get(key) ?? whoAsks(byIdentifier.get(attributeIdentifier) ?? [], categoryIdentifier);
    kindsAsked.set(key, asked);
    if (!asked.isAsked) return [strayValue(value)];
    return asked.isListed ? [] : [valueOfOtherKind(value, asked.kind)];
  });
}

interface Asked {
  readonly isAsked: boolean;
  /** Whether someone asks for it as a list of values. */
  readonly isListed: boolean;
  readonly kind: string;
}

function whoAsks(rows: readonly AttributeRow[], categoryIdentifier: string): Asked {
  const asking = rows.filter((row) => meets(row.categoryIdentifier, categoryIdentifier));
  return {
    isAsked: asking.length > 0,
    isListed: asking.some((row) => row.kind === undefined || row.kind === "closed"),
    kind: asking[0]?.kind ?? "closed",
  };
}

function meets(one: string, other: string): boolean {
  return one === other || one === everyCategory || other === everyCategory;
}

function strayValue({ attributeIdentifier, categoryIdentifier, identifier, origin }: ValueRow): SourceFault {
  const reason =
    categoryIdentifier === everyCategory
      ? "which no category asks for"
      : `which the category ${categoryIdentifier} does not ask for`;
  const what = `The value ${identifier} is one of ${attributeIdentifier}, ${reason}.`;
  return createFault(origin, what, "Add the attribute, or take the value out.");
}

function valueOfOtherKind({ attributeIdentifier, identifier, origin }: ValueRow, kind: string): SourceFault {
  const what = `The value ${identifier} is one of ${attributeIdentifier}, whose kind is ${kind}.`;
  return createFault(origin, what, "Make the kind closed, or take the value out.");
}
