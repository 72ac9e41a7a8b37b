import { languages } from "../../api/vocabulary.ts";
import { groupedBy } from "../../lib/grouped.ts";
import type { NamedRecord } from "../compiled-payload.ts";
import type { Catalog } from "../model.ts";
import {
  createFault,
  findTreeFaults,
  type Origin,
  renderOrigin,
  type SourceFault,
} from "../source-faults.ts";
import {
  type AttributeRow,
  type CategoryRow,
  everyCategory,
  hasControlCharacter,
  noCategory,
  type SourceRecords,
  type ValueRow,
} from "./source-records.ts";

const maxSingleFaults = 20;

/**
 * Checks a source for duplicates, unknown parents, cycles, identifiers of the other channel, attributes without a
 * category, values without an attribute and records without a name.
 * @param subject the source as the user named it
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
  if (first === undefined || taken.length <= maxSingleFaults) return taken.map(reservedFault);
  // The same source imported for both channels: one fault says more than thousands.
  const { what, fix } = reservedFault(first);
  return [createFault(first.category.origin, `${what} So are ${taken.length - 1} others.`, fix)];
}

function reservedFault({ category, owner }: { category: CategoryRow; owner: Catalog }): SourceFault {
  const { salesChannel, source } = owner;
  const what = `The category ${category.identifier} is one of ${salesChannel} already.`;
  const remove = source === "imported" ? `, or run pdo catalog remove --channel ${salesChannel} first` : "";
  const fix = `Give it another identifier, since they are unique over all channels${remove}.`;
  return createFault(category.origin, what, fix);
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

/** Far deeper than any real taxonomy; deeper paths would exhaust the memory and indicate a wrong parent column. */
const maxLevels = 100;

/**
 * One fault for a tree that is too deep, at the first such category.
 * @param categories a tree, see `findTreeFaults`
 */
function checkDepth(categories: readonly CategoryRow[]): SourceFault[] {
  const byIdentifier = new Map(categories.map((category) => [category.identifier, category]));
  const isTooDeep = (category: CategoryRow) => {
    let above: CategoryRow | undefined = category;
    for (let level = 1; level <= maxLevels; level += 1) {
      above = byIdentifier.get(above.parentIdentifier ?? "");
      if (above === undefined) return false;
    }
    return true;
  };
  const found = categories.find(isTooDeep);
  if (found === undefined) return [];
  const what = `The category ${found.identifier} stands more than ${maxLevels} levels deep.`;
  return [createFault(found.origin, what, "Look at the parents, and give it one further up.")];
}

type Named = NamedRecord & { readonly origin: Origin };

const maxShown = 60;
/** In characters; longer text is a page or half a file, not a name. */
const maxTextLength = 1_000;
const controlCharacter = /\p{Cc}/u;

/** Records without a name, texts that are too long, and unprintable characters. */
function checkNames({ categories, attributes, values }: SourceRecords): SourceFault[] {
  const seen = new Set<NamedRecord["names"]>();
  const lists = new Set(attributes.flatMap((attribute) => (attribute.values ? [attribute.values] : [])));
  return [...categories, ...attributes, ...values, ...[...lists].flat()].flatMap((record) => {
    if (seen.has(record.names)) return [];
    seen.add(record.names);
    return [...missingName(record), ...overlong(record), ...controlCharacters(record)];
  });
}

function missingName({ identifier, names, origin }: Named): SourceFault[] {
  if (languages.some((language) => names[language] !== undefined)) return [];
  return [createFault(origin, `${identifier} has no name in any language.`, "Give it one.")];
}

function textsOf({ names, terms }: Named): readonly string[] {
  return languages.flatMap((language) => [names[language] ?? "", ...(terms[language] ?? [])]);
}

function overlong(record: Named): SourceFault[] {
  const bad = [record.identifier, ...textsOf(record)].find((text) => text.length > maxTextLength);
  if (bad === undefined) return [];
  const what = `There are ${bad.length} characters in ${JSON.stringify(bad.slice(0, maxShown))}...`;
  return [createFault(record.origin, what, `Shorten it to ${maxTextLength}.`)];
}

function controlCharacters(record: Named): SourceFault[] {
  const { identifier, origin } = record;
  const bad = controlCharacter.test(identifier) ? identifier : textsOf(record).find(hasControlCharacter);
  if (bad === undefined) return [];
  const shown = JSON.stringify(bad.slice(0, maxShown)).replace(/[\u007f-\u009f]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return [createFault(origin, `There is a control character in ${shown}.`, "Take it out.")];
}

/** Values whose attribute their category does not use, or uses but not as a closed one. */
function findStrayValues({ attributes, values }: SourceRecords): SourceFault[] {
  const byIdentifier = groupedBy(attributes, (row) => row.identifier);
  const kindsUsed = new Map<string, AttributeUse>();
  return values.flatMap((value) => {
    const { attributeIdentifier, categoryIdentifier } = value;
    const key = `${attributeIdentifier}\0${categoryIdentifier}`;
    const use =
      kindsUsed.get(key) ?? describeUsers(byIdentifier.get(attributeIdentifier) ?? [], categoryIdentifier);
    kindsUsed.set(key, use);
    if (!use.isUsed) return [strayValue(value)];
    return use.isListed ? [] : [valueOfOtherKind(value, use.kind)];
  });
}

interface AttributeUse {
  readonly isUsed: boolean;
  /** Whether any category uses it as a list of values. */
  readonly isListed: boolean;
  readonly kind: string;
}

function describeUsers(rows: readonly AttributeRow[], categoryIdentifier: string): AttributeUse {
  const users = rows.filter((row) => meets(row.categoryIdentifier, categoryIdentifier));
  return {
    isUsed: users.length > 0,
    isListed: users.some((row) => row.kind === undefined || row.kind === "closed"),
    kind: users[0]?.kind ?? "closed",
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
