import { existsSync } from "node:fs";
import { requirementLevels } from "../../../contract/vocabulary.ts";
import { sourceMissing } from "../../problems.ts";
import { createFault, type SourceFault } from "../../source-fault.ts";
import { nameSome } from "../name-some.ts";
import { readTable, type TableRow } from "../read-table.ts";
import type { LevelRule } from "./level-rule.ts";

const columns = ["category", "attribute", "level"];
const nextStep = "Name a CSV file with the columns category, attribute and level.";

/**
 * Reads a levels file: CSV with the columns category, attribute and level.
 * @throws CatalogProblem PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_UNREADABLE
 */
export async function readLevelRules(path: string, faults: SourceFault[]): Promise<LevelRule[]> {
  if (!existsSync(path)) throw sourceMissing(path, "There is no such file.", nextStep);
  const table = await readTable(path);
  const missing =
    table.columns.length === 0 ? [] : columns.filter((column) => !table.columns.includes(column));
  const seen = `The header has ${nameSome(table.columns)}.`;
  const unfit = missing.map((column) =>
    createFault(
      { file: path, line: 1 },
      `There is no column ${column}. ${seen}`,
      "Add or rename the column.",
    ),
  );
  for (const fault of [...table.faults, ...unfit]) faults.push(fault);
  return missing.length > 0 ? [] : table.rows.flatMap((row) => parseRule(row, faults) ?? []);
}

function parseRule(row: TableRow, faults: SourceFault[]): LevelRule | undefined {
  const [category = "", attribute = "", written = ""] = columns.map((column) => row.cell(column));
  const level = requirementLevels.find((known) => known === written.toLowerCase());
  const origin = { file: row.file, line: row.line };
  const empty = columns.filter((column) => row.cell(column) === "");
  for (const column of empty) {
    faults.push(createFault(origin, `The ${column} is empty.`, `Fill it in; * stands for all.`));
  }
  if (level === undefined && written !== "") {
    const mend = `Make it one of ${requirementLevels.join(", ")}.`;
    faults.push(createFault(origin, `The level ${written} is not known.`, mend));
  }
  return level === undefined ? undefined : { category, attribute, level, origin };
}
