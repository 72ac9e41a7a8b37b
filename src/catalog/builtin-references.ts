import { canonicalUnit, dimensions } from "../nlp/units.ts";
import type {
  BuiltinSource,
  SetEntry,
  SourceAlias,
  SourceAttribute,
  SourceCategory,
} from "./builtin-source.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { createFault, findTreeFaults, type Origin, type SourceFault } from "./source-faults.ts";

/** References that would be dangling in the compiled catalog; the build fails on these. */
export function checkReferences(source: BuiltinSource): SourceFault[] {
  const attributes = new Map(source.attributes.map((attribute) => [attribute.identifier, attribute]));
  const sets = new Set(source.attributeSets.map((entry) => entry.attributeSet));
  const valueLists = new Set(source.values.map((value) => value.valueList));
  return [
    ...source.faults,
    ...findTreeFaults(source.categories),
    ...findLateParents(source.categories),
    ...findAliasFaults(source.aliases, source.categories),
    ...findDuplicates("attribute", source.attributes),
    ...findDuplicates("value", source.values, (value) => value.valueList),
    ...findDuplicateSetEntries(source.attributeSets),
    ...source.categories.flatMap((category) => unknownSets(category, sets)),
    ...source.attributes.flatMap(measureFaults),
    ...source.attributeSets.flatMap((entry) => setEntryFaults(entry, attributes, valueLists)),
  ];
}

function findLateParents(categories: readonly SourceCategory[]): SourceFault[] {
  const all = new Set(categories.map((category) => category.identifier));
  const before = new Set<string>();
  return categories.flatMap(({ identifier, parentIdentifier, origin }) => {
    before.add(identifier);
    if (parentIdentifier === undefined || before.has(parentIdentifier) || !all.has(parentIdentifier))
      return [];
    return [
      createFault(origin, `${identifier} stands before its parent ${parentIdentifier}.`, "Move it below."),
    ];
  });
}

function findAliasFaults(
  aliases: readonly SourceAlias[],
  categories: readonly SourceCategory[],
): SourceFault[] {
  const known = new Set(categories.map((category) => category.identifier));
  const seen = new Set<string>();
  return aliases.flatMap(({ alias, identifier, since, origin }) => {
    const faults: SourceFault[] = [];
    const add = (what: string, fix: string) => faults.push(createFault(origin, what, fix));
    if (known.has(alias)) add(`The alias ${alias} is a category.`, "Drop the category or the alias.");
    if (seen.has(alias)) add(`The alias ${alias} is there twice.`, "Keep one.");
    if (!known.has(identifier))
      add(
        `The alias ${alias} stands for ${identifier}, which is no category.`,
        "Name the category of today.",
      );
    if (!/^\d+\.\d+\.\d+$/.test(since))
      add(`The alias ${alias} is since ${JSON.stringify(since)}.`, "Give the version, as in 0.1.0.");
    seen.add(alias);
    return faults;
  });
}

function findDuplicates<Row extends NamedRecord & { origin: Origin }>(
  subject: string,
  rows: readonly Row[],
  scopeOf: (row: Row) => string = () => "",
): SourceFault[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = `${scopeOf(row)}\t${row.identifier}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const scope = scopeOf(row) === "" ? "" : ` of ${scopeOf(row)}`;
    return [createFault(row.origin, `The ${subject} ${row.identifier}${scope} is there twice.`, "Keep one.")];
  });
}

function findDuplicateSetEntries(entries: readonly SetEntry[]): SourceFault[] {
  const seen = new Set<string>();
  return entries.flatMap(({ attributeSet, attributeIdentifier, origin }) => {
    const key = `${attributeSet}\t${attributeIdentifier}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [createFault(origin, `The set ${attributeSet} names ${attributeIdentifier} twice.`, "Keep one.")];
  });
}

function unknownSets(category: SourceCategory, known: ReadonlySet<string>): SourceFault[] {
  return category.attributeSets
    .filter((set) => !known.has(set))
    .map((set) =>
      createFault(category.origin, `There is no attribute set ${set}.`, "Add it to an attribute-sets file."),
    );
}

function measureFaults({ identifier, kind, dimension, unit, origin }: SourceAttribute): SourceFault[] {
  if (kind !== "measure") {
    if (dimension === "" && unit === "") return [];
    return [
      createFault(origin, `${identifier} is ${kind} and has a unit.`, "Empty its dimension and its unit."),
    ];
  }
  if (!dimensions.some((known) => known === dimension)) {
    const fix = `Make it one of ${dimensions.join(", ")}.`;
    return [createFault(origin, `${identifier} has the dimension ${JSON.stringify(dimension)}.`, fix)];
  }
  const known = canonicalUnit(unit);
  if (known?.unit === unit && known.dimension === dimension) return [];
  const seen = known
    ? `its usual form is ${known.unit}, a unit of ${known.dimension}`
    : "which nothing here knows";
  return [
    createFault(
      origin,
      `${identifier} has the unit ${JSON.stringify(unit)}; ${seen}.`,
      `Give a unit of ${dimension}.`,
    ),
  ];
}

function setEntryFaults(
  { attributeIdentifier, valueList, origin }: SetEntry,
  attributes: ReadonlyMap<string, SourceAttribute>,
  valueLists: ReadonlySet<string>,
): SourceFault[] {
  const attribute = attributes.get(attributeIdentifier);
  if (!attribute) {
    return [createFault(origin, `There is no attribute ${attributeIdentifier}.`, "Add it to attributes/.")];
  }
  if (attribute.kind !== "closed") {
    if (valueList === "") return [];
    const what = `${attributeIdentifier} is ${attribute.kind} and has a value list.`;
    return [createFault(origin, what, "Empty the cell, or make the attribute closed.")];
  }
  if (valueLists.has(valueList)) return [];
  const seen = valueList === "" ? "has no value list" : `has the unknown value list ${valueList}`;
  return [
    createFault(origin, `The closed attribute ${attributeIdentifier} ${seen}.`, "Name a list of values/."),
  ];
}
