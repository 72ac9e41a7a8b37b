import { languages, type RequirementLevel, requirementLevels } from "../../contract/vocabulary.ts";
import { type AttributeKind, attributeKinds, type Names, type Terms } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { parseMeasure } from "./parse-measure.ts";
import type { TableRow } from "./read-table.ts";
import type { AttributeRow, CategoryRow, ValueRow } from "./source-records.ts";

/**
 * Each adds what is wrong to the faults and still returns the record where its identifiers are there, so
 * that one slip is told once and not again at every record that points to it.
 */
export function parseCategoryRow(row: TableRow, faults: SourceFault[]): CategoryRow | undefined {
  const named = parseNamed(row, faults);
  const parentIdentifier = row.cell("parent_identifier");
  if (!named) return undefined;
  return {
    ...named,
    ...(parentIdentifier === "" ? {} : { parentIdentifier }),
    origin: originOf(row),
  };
}

export function parseAttributeRow(row: TableRow, faults: SourceFault[]): AttributeRow | undefined {
  const categoryIdentifier = filled(row, "category_identifier", faults);
  const named = parseNamed(row, faults);
  const level = oneOf<RequirementLevel>(row, "requirement_level", requirementLevels, faults);
  const kind = oneOf<AttributeKind>(row, "kind", attributeKinds, faults);
  const measure = parseMeasure(
    { kind, unit: row.cell("unit"), dimension: row.cell("dimension") },
    row,
    faults,
  );
  if (!named || categoryIdentifier === undefined) return undefined;
  return {
    ...named,
    categoryIdentifier,
    requirementLevel: level ?? "recommended",
    ...(kind === undefined ? {} : { kind }),
    ...measure,
    origin: originOf(row),
  };
}

export function parseValueRow(row: TableRow, faults: SourceFault[]): ValueRow | undefined {
  const categoryIdentifier = filled(row, "category_identifier", faults);
  const attributeIdentifier = filled(row, "attribute_identifier", faults);
  const named = parseNamed(row, faults);
  if (!named || categoryIdentifier === undefined || attributeIdentifier === undefined) return undefined;
  return {
    ...named,
    categoryIdentifier,
    attributeIdentifier,
    origin: originOf(row),
  };
}

function parseNamed(row: TableRow, faults: SourceFault[]): NamedRecord | undefined {
  const identifier = filled(row, "identifier", faults);
  const names: Names = {};
  const terms: Terms = {};
  for (const language of languages) {
    const name = row.cell(`name_${language}`);
    if (name !== "") names[language] = name;
    const words = row
      .cell(`terms_${language}`)
      .split("|")
      .map((word) => word.trim());
    const filledWords = words.filter((word) => word !== "");
    if (filledWords.length > 0) terms[language] = filledWords;
  }
  return identifier === undefined ? undefined : { identifier, names, terms };
}

function filled(row: TableRow, column: string, faults: SourceFault[]): string | undefined {
  const cell = row.cell(column);
  if (cell !== "") return cell;
  faults.push(createFault(row, `The ${column} is empty.`, "Fill it in, or take the row out."));
  return undefined;
}

function oneOf<Word extends string>(
  row: TableRow,
  column: string,
  words: readonly Word[],
  faults: SourceFault[],
) {
  const cell = row.cell(column);
  if (cell === "") return undefined;
  const word = words.find((known) => known === cell.toLowerCase());
  if (word === undefined) {
    const mend = `Make it one of ${words.join(", ")}.`;
    faults.push(createFault(row, `The ${column} ${cell} is not known.`, mend));
  }
  return word;
}

function originOf({ file, line }: TableRow) {
  return { file, line };
}
