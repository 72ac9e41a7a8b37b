import { join } from "node:path";
import { salesChannels } from "../api/vocabulary.ts";
import { groupedBy } from "../lib/grouped.ts";
import { oncePerKey } from "../lib/once.ts";
import { checkReferences } from "./builtin-references.ts";
import { type BuiltinSource, loadSource, type SetEntry, type SourceCategory } from "./builtin-source.ts";
import { builtinFileName } from "./catalog-files.ts";
import { compileContent } from "./compile.ts";
import { writeCompiledCatalog } from "./compiled-catalog.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { sourceFaulty } from "./errors.ts";
import type { AttributeRecord, CatalogContent, ValueRecord } from "./model.ts";

/**
 * Compiles each channel's source into one file (`channel_a.catalog` and so on).
 * @throws CatalogError PDO_CATALOG_SOURCE_FAULTY: a line cannot be parsed or has a dangling reference
 */
export function compileBuiltin(sourceFolder: string, targetFolder: string): void {
  for (const salesChannel of salesChannels) {
    const source = loadSource(sourceFolder, salesChannel);
    const faults = checkReferences(source);
    if (faults.length > 0) throw sourceFaulty(`The built-in catalog of ${salesChannel}`, faults);
    writeCompiledCatalog(
      join(targetFolder, builtinFileName(salesChannel)),
      compileContent(assembleSource(source)),
    );
  }
}

/**
 * Joins categories, attribute sets, attributes and value lists into a catalog.
 * @param source valid, see `checkReferences`
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
    aliases: source.aliases.map(({ alias, identifier }) => ({ alias, identifier })),
  };
}

/** Where several sets contain an attribute, the last one wins; the attribute stays at its first position. */
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
