import { languages } from "../../contract/vocabulary.ts";
import { createFault, type SourceFault } from "../source-fault.ts";
import { isObject, type JsonObject } from "./json-source.ts";
import type { TableRow } from "./read-table.ts";

/**
 * A JSON object read like a row of CSV: `name_de` and `terms_de` as there, or `names` and `terms` by language, terms
 * as a list or parted by `|`.
 */
export function createJsonRow(
  object: JsonObject,
  origin: { readonly file: string; readonly line: number },
  faults: SourceFault[],
): TableRow {
  const cells = new Map<string, string>();
  const set = (column: string, value: unknown) => {
    const cell = toCell(value);
    if (cell !== undefined) cells.set(column, cell.trim());
    else faults.push(wrongType(column, value, origin));
  };
  for (const [key, value] of Object.entries(object)) {
    if (key !== "names" && key !== "terms") set(key, value);
    else if (isObject(value)) setByLanguage(key, value, set);
    else faults.push(wrongType(key, value, origin));
  }
  return { ...origin, cell: (column) => cells.get(column) ?? "" };
}

function setByLanguage(
  key: "names" | "terms",
  texts: JsonObject,
  set: (column: string, value: unknown) => void,
) {
  const column = key === "names" ? "name" : "terms";
  for (const language of languages) {
    if (texts[language] !== undefined) set(`${column}_${language}`, texts[language]);
  }
}

/** Undefined for what no cell can hold. */
function toCell(value: unknown): string | undefined {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (!Array.isArray(value)) return undefined;
  return value.every((entry) => typeof entry === "string") ? value.join("|") : undefined;
}

function wrongType(column: string, value: unknown, origin: { file: string; line: number }): SourceFault {
  const plain = typeof value === "object" ? "an object" : `a ${typeof value}`;
  const seen = Array.isArray(value) ? "a list of other things than texts" : plain;
  const mend =
    column === "names" || column === "terms"
      ? `Write it as {"en": ...}, with the languages ${languages.join(", ")}.`
      : "Write it as a text in double quotes.";
  return createFault(origin, `The ${column} is ${seen}.`, mend);
}
