import type { CatalogContent } from "../catalog-content.ts";
import { groupedBy } from "../grouped.ts";
import type { AttributeRecord, ValueRecord } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import { oncePerKey } from "../once-per-key.ts";
import type { BuiltinSource, SetEntry, SourceCategory } from "./source.ts";

/**
 * Joins categories, attribute sets, attributes and value lists into a catalog.
 * @param source a sound one, see `checkReferences`
 */
export function assembleSource(source: BuiltinSource): CatalogContent {
  const attributesOf = createAttributeResolver(source);
  return {
    salesChannel: source.salesChannel,
    categories: source.categories.map((category) => ({
      record: {
        ...namedPart(category),
        ...(category.parentIdentifier === undefined ? {} : { parentIdentifier: category.parentIdentifier }),
      },
      attributes: attributesOf(category),
    })),
  };
}

/** Where several sets name an attribute, the last one decides; it keeps the place of the first. */
function createAttributeResolver(source: BuiltinSource) {
  const sets = groupedBy(source.attributeSets, (entry) => entry.attributeSet);
  const recordOf = oncePerKey(createEntryResolver(source));
  const resolved = new Map<string, readonly AttributeRecord[]>();
  return ({ attributeSets }: SourceCategory): readonly AttributeRecord[] => {
    const key = attributeSets.join("|");
    const known = resolved.get(key);
    if (known) return known;
    const entries = attributeSets.flatMap((set) => sets.get(set) ?? []);
    const deciding = new Map(entries.map((entry) => [entry.attributeIdentifier, entry]));
    const records = [...deciding.values()].flatMap((entry) => recordOf(entry));
    resolved.set(key, records);
    return records;
  };
}

function createEntryResolver(source: BuiltinSource) {
  const attributes = new Map(source.attributes.map((attribute) => [attribute.identifier, attribute]));
  const values = groupedBy(source.values, (value) => value.valueList);
  const valueLists = new Map<string, readonly ValueRecord[]>(
    [...values].map(([list, members]) => [list, members.map(namedPart)]),
  );
  return (entry: SetEntry): AttributeRecord[] => {
    const attribute = attributes.get(entry.attributeIdentifier);
    if (attribute === undefined) return [];
    const { kind, dimension, unit } = attribute;
    const measured = kind === "measure" ? { dimension, unit } : {};
    const allowed = kind === "closed" ? (valueLists.get(entry.valueList) ?? []) : [];
    const { identifier, names, terms } = attribute;
    return [
      {
        identifier,
        requirementLevel: entry.requirementLevel,
        kind,
        ...measured,
        names,
        terms,
        values: allowed,
      },
    ];
  };
}

function namedPart({ identifier, names, terms }: NamedRecord): NamedRecord {
  return { identifier, names, terms };
}
