import { languages, type RequirementLevel, requirementLevels } from "../../api/vocabulary.ts";
import { canonicalUnit, dimensions } from "../../nlp/units.ts";
import type { NamedRecord } from "../compiled-payload.ts";
import { type AttributeKind, attributeKinds, type Names, type Terms } from "../model.ts";
import { createFault, type Origin, type SourceFault } from "../source-faults.ts";
import type { AttributeRow, CategoryRow, ValueRow } from "./source-records.ts";
import type { TableRow } from "./table.ts";

/**
 * The parsers below add faults and still return the record where its identifiers are present, so that one error is
 * not reported again for every record that refers to it.
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
    const fix = `Make it one of ${words.join(", ")}.`;
    faults.push(createFault(row, `The ${column} ${cell} is not known.`, fix));
  }
  return word;
}

function originOf({ file, line }: TableRow) {
  return { file, line };
}

/** A measure as written in the source; "" where absent. */
interface WrittenMeasure {
  readonly kind: AttributeKind | undefined;
  readonly unit: string;
  readonly dimension: string;
}

/** The dimension is optional, since the unit determines it. */
function parseMeasure(
  { kind, unit, dimension }: WrittenMeasure,
  origin: Origin,
  faults: SourceFault[],
): { dimension?: string; unit?: string } {
  const fail = (what: string, fix: string) => {
    faults.push(createFault(origin, what, fix));
    return {};
  };
  if (kind !== "measure") {
    if (unit === "" && dimension === "") return {};
    return fail("There is a unit, but the kind is not measure.", "Make the kind measure.");
  }
  const known = canonicalUnit(unit);
  if (!known) {
    const what = unit === "" ? "The measure has no unit." : `The unit ${unit} is not known.`;
    return fail(what, "Give a usual symbol (cm, kg, ml, W, GB, pcs), or make the kind open.");
  }
  if (dimension === "" || dimension === known.dimension) return known;
  const isDimension = dimensions.some((name) => name === dimension);
  const what = isDimension
    ? `${unit} is a unit of ${known.dimension}, not of ${dimension}.`
    : `There is no dimension ${dimension}.`;
  return fail(what, `Make it ${known.dimension}, or leave the cell empty.`);
}
