import { existsSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../api/vocabulary.ts";
import { replaceFile } from "../lib/atomic-file.ts";
import { canonicalUnit } from "../nlp/units.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { exportInTheWay, notExportable, unwritable } from "./errors.ts";
import { exportTables, renderExport } from "./export-rows.ts";
import { everyCategory, hasControlCharacter, noCategory } from "./importers/source-records.ts";
import type { AttributeRecord, CatalogContent, ValueRecord } from "./model.ts";

interface ExportRequest {
  /** Created if missing. */
  readonly folder: string;
  /** Whether existing files of an export are overwritten. */
  readonly overwrites: boolean;
}

interface ExportedFile {
  readonly path: string;
  /** Without the header. */
  readonly rowCount: number;
}

/**
 * Writes `categories.csv`, `attributes.csv` and `values.csv`, each to a temporary file that is then renamed.
 * @throws CatalogError PDO_CATALOG_EXPORT_IN_THE_WAY, PDO_CATALOG_NOT_EXPORTABLE, and then nothing is written;
 * PDO_CATALOG_UNWRITABLE
 */
export function exportCatalog(
  content: CatalogContent,
  { folder, overwrites }: ExportRequest,
): ExportedFile[] {
  const pathOf = (name: string) => join(folder, `${name}.csv`);
  const inTheWay = exportTables.map(pathOf).filter((path) => existsSync(path));
  if (!overwrites && inTheWay.length > 0) throw exportInTheWay(folder, inTheWay);
  const unsayable = findUnexportable(content);
  if (unsayable.length > 0) throw notExportable(content.salesChannel, unsayable);
  return renderExport(content).map(({ name, rowCount, text }) => {
    write(pathOf(name), text);
    return { path: pathOf(name), rowCount };
  });
}

function write(path: string, text: string): void {
  try {
    replaceFile(path, text);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

/**
 * What the `csv` format cannot represent, so that a later import would differ: white space around a name, a `|` in a
 * term, a measure without a known unit. One sentence each.
 */
export function findUnexportable({ categories, unusedAttributes = [] }: CatalogContent): string[] {
  const found: string[] = [];
  const lists = new Set<readonly AttributeRecord[]>();
  const looked = new Set<AttributeRecord | readonly ValueRecord[]>();
  const isFirst = (item: AttributeRecord | readonly ValueRecord[]) => !looked.has(item) && looked.add(item);
  const look = (attribute: AttributeRecord) => {
    found.push(...attributeFaults(attribute));
    if (isFirst(attribute.values)) found.push(...valueFaults(attribute));
  };
  for (const { record, attributes } of categories) {
    const where = `The category ${record.identifier}`;
    if (record.identifier === everyCategory) found.push(`${where} is called as all categories are.`);
    if (record.identifier === noCategory) found.push(`${where} is called as no category is.`);
    found.push(...namedFaults(record, where));
    if (lists.has(attributes)) continue;
    lists.add(attributes);
    for (const attribute of attributes.filter(isFirst)) look(attribute);
  }
  for (const attribute of unusedAttributes.filter(isFirst)) look(attribute);
  return found;
}

function attributeFaults(attribute: AttributeRecord): string[] {
  const where = `The attribute ${attribute.identifier}`;
  const faults = namedFaults(attribute, where);
  if (attribute.kind !== "measure") return faults;
  const { dimension, unit = "" } = attribute;
  const known = canonicalUnit(unit);
  if (known?.unit === unit && known.dimension === dimension) return faults;
  return [...faults, `${where} is a measure without a unit that is known${unit && ` (${unit})`}.`];
}

function valueFaults({ identifier, values }: AttributeRecord): string[] {
  return values.flatMap((value) => namedFaults(value, `The value ${value.identifier} of ${identifier}`));
}

function namedFaults({ identifier, names, terms }: NamedRecord, where: string): string[] {
  const written = languages.flatMap((language) => names[language] ?? []);
  const words = languages.flatMap((language) => terms[language] ?? []);
  return [
    ...(written.length === 0 ? [`${where} has no name in any language.`] : []),
    ...[identifier, ...written, ...words]
      .filter((text) => !isExportable(text))
      .map((text) => `${where} holds ${JSON.stringify(text)}: empty, with blanks around it, or no text.`),
    ...words.filter((word) => word.includes("|")).map((word) => `${where} has a | in the term ${word}.`),
  ];
}

/** Cells are trimmed on import, UTF-8 has no lone surrogates, and control characters are rejected. */
function isExportable(text: string): boolean {
  return text !== "" && text === text.trim() && text.isWellFormed() && !hasControlCharacter(text);
}
