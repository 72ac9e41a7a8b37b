import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContractChannel,
  languages,
  type RequirementLevel,
  requirementLevels,
} from "../api/vocabulary.ts";
import type { NamedRecord } from "./compiled-payload.ts";
import { type AttributeKind, attributeKinds, type CategoryAlias, type Names, type Terms } from "./model.ts";
import { createFault, type Origin, type SourceFault } from "./source-faults.ts";
import { parseTsv, splitEntries, type TsvRow } from "./tsv.ts";

/**
 * Reads and parses one channel's source files.
 * @param sourceFolder contains one folder per channel
 */
export function loadSource(sourceFolder: string, salesChannel: ContractChannel): BuiltinSource {
  const folder = join(sourceFolder, salesChannel);
  const paths = readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  }).filter((path) => path.endsWith(".tsv"));
  const files = paths.map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: readFileSync(join(folder, path), "utf8"),
  }));
  return parseSource(salesChannel, files);
}

/**
 * Reads the rows of a channel's tables whose names begin alike (`titles-fashion.tsv`), in the order of the names.
 * @param faults receives what cannot be parsed
 */
export function readRows(
  { sourceFolder, salesChannel, faults }: TableFolder,
  beginning: string,
  columns: readonly string[],
): readonly TsvRow[] {
  const folder = join(sourceFolder, salesChannel);
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${beginning}-`) && file.endsWith(".tsv"),
  );
  return files.sort().flatMap((file) => {
    const table = parseTsv(readFileSync(join(folder, file), "utf8"), `${salesChannel}/${file}`, columns);
    faults.push(...table.faults);
    return table.rows;
  });
}

export interface TableFolder {
  /** Contains one folder per channel. */
  readonly sourceFolder: string;
  readonly salesChannel: ContractChannel;
  readonly faults: SourceFault[];
}

/** A source file: its path relative to the channel's folder, with `/` as separator, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const namedColumns = [
  ...languages.map((language) => `name_${language}`),
  ...languages.map((language) => `terms_${language}`),
];
const categoryColumns = ["identifier", "parent_identifier", "attribute_sets", ...namedColumns];
const attributeColumns = ["identifier", "kind", "dimension", "unit", ...namedColumns];
const setColumns = ["attribute_set", "attribute_identifier", "requirement_level", "value_list"];
const aliasColumns = ["alias", "identifier", "since"];
const valueColumns = ["value_list", "identifier", ...namedColumns];

/** @param files in any order; processed in the order of their names */
export function parseSource(salesChannel: ContractChannel, files: readonly SourceFile[]): BuiltinSource {
  const faults: SourceFault[] = [];
  const inOrder = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const rowsOf = (pattern: RegExp, columns: readonly string[]) =>
    inOrder
      .filter((file) => pattern.test(file.path))
      .flatMap((file) => {
        const table = parseTsv(file.text, `${salesChannel}/${file.path}`, columns);
        faults.push(...table.faults);
        return table.rows;
      });
  return {
    salesChannel,
    categories: rowsOf(/^categories-[^/]+\.tsv$/, categoryColumns).map(parseCategory),
    attributes: rowsOf(/^attributes-[^/]+\.tsv$/, attributeColumns).flatMap((row) =>
      parseAttribute(row, faults),
    ),
    attributeSets: rowsOf(/^attribute-sets-[^/]+\.tsv$/, setColumns).flatMap((row) =>
      parseSetEntry(row, faults),
    ),
    values: rowsOf(/^values-[^/]+\.tsv$/, valueColumns).map(parseValue),
    aliases: rowsOf(/^aliases\.tsv$/, aliasColumns).map(parseAlias),
    faults,
  };
}

function parseCategory(row: TsvRow): SourceCategory {
  const parent = row.cell("parent_identifier");
  return {
    ...parseNamed(row),
    ...(parent === "" ? {} : { parentIdentifier: parent }),
    attributeSets: splitEntries(row.cell("attribute_sets")),
    origin: { file: row.file, line: row.line },
  };
}

function parseAttribute(row: TsvRow, faults: SourceFault[]): SourceAttribute[] {
  const kind = oneOf(row, "kind", attributeKinds, faults);
  if (kind === undefined) return [];
  const origin = { file: row.file, line: row.line };
  return [
    {
      ...parseNamed(row),
      kind,
      dimension: row.cell("dimension"),
      unit: row.cell("unit"),
      origin,
    },
  ];
}

function parseSetEntry(row: TsvRow, faults: SourceFault[]): SetEntry[] {
  const requirementLevel = oneOf(row, "requirement_level", requirementLevels, faults);
  if (requirementLevel === undefined) return [];
  return [
    {
      attributeSet: row.cell("attribute_set"),
      attributeIdentifier: row.cell("attribute_identifier"),
      requirementLevel,
      valueList: row.cell("value_list"),
      origin: { file: row.file, line: row.line },
    },
  ];
}

function parseValue(row: TsvRow): SourceValue {
  const origin = { file: row.file, line: row.line };
  return { ...parseNamed(row), valueList: row.cell("value_list"), origin };
}

function parseAlias(row: TsvRow): SourceAlias {
  return {
    alias: row.cell("alias"),
    identifier: row.cell("identifier"),
    since: row.cell("since"),
    origin: { file: row.file, line: row.line },
  };
}

function parseNamed(row: TsvRow): NamedRecord {
  const names: Names = {};
  const terms: Terms = {};
  for (const language of languages) {
    const name = row.cell(`name_${language}`);
    if (name !== "") names[language] = name;
    const words = splitEntries(row.cell(`terms_${language}`));
    if (words.length > 0) terms[language] = words;
  }
  return { identifier: row.cell("identifier"), names, terms };
}

function oneOf<Word extends string>(
  row: TsvRow,
  column: string,
  words: readonly Word[],
  faults: SourceFault[],
) {
  const seen = row.cell(column);
  const word = words.find((known) => known === seen);
  if (word === undefined) {
    faults.push(
      createFault(row, `The ${column} is ${JSON.stringify(seen)}.`, `Make it one of ${words.join(", ")}.`),
    );
  }
  return word;
}

/** A channel's source files as records, in file order. See data/README.md for the columns. */
export interface BuiltinSource {
  readonly salesChannel: ContractChannel;
  readonly categories: readonly SourceCategory[];
  readonly attributes: readonly SourceAttribute[];
  readonly attributeSets: readonly SetEntry[];
  readonly values: readonly SourceValue[];
  readonly aliases: readonly SourceAlias[];
  /** Lines that could not be parsed. */
  readonly faults: readonly SourceFault[];
}

export interface SourceCategory extends NamedRecord {
  readonly origin: Origin;
  readonly parentIdentifier?: string;
  readonly attributeSets: readonly string[];
}

export interface SourceAttribute extends NamedRecord {
  readonly origin: Origin;
  readonly kind: AttributeKind;
  /** "" where absent, like `unit`. */
  readonly dimension: string;
  readonly unit: string;
}

export interface SetEntry {
  readonly origin: Origin;
  readonly attributeSet: string;
  readonly attributeIdentifier: string;
  readonly requirementLevel: RequirementLevel;
  /** "" where absent. */
  readonly valueList: string;
}

export interface SourceValue extends NamedRecord {
  readonly origin: Origin;
  readonly valueList: string;
}

export interface SourceAlias extends CategoryAlias {
  readonly origin: Origin;
  /** The version of pdo that merged the two, `0.1.0`. */
  readonly since: string;
}
