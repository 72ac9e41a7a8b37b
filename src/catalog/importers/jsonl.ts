import { languages } from "../../api/vocabulary.ts";
import { sourceMissing } from "../errors.ts";
import { createFault, type SourceFault } from "../source-faults.ts";
import { beginStep, type Importer } from "./importer.ts";
import { brokenJson, isObject, type JsonObject, textOf } from "./json-source.ts";
import { wrongKindFault } from "./recognize-source.ts";
import { parseAttributeRow, parseCategoryRow, parseValueRow } from "./rows.ts";
import { type AttributeRow, type CategoryRow, nameSome, type ValueRow } from "./source-records.ts";
import { findSourceFiles, readSourceText } from "./source-text.ts";
import type { TableRow } from "./table.ts";

/**
 * A JSON object read like a CSV row: `name_de` and `terms_de`, or `names` and `terms` by language, with terms as a
 * list or separated by `|`.
 */
function createJsonRow(
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

/** Undefined for values that no cell can represent. */
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
  const fix =
    column === "names" || column === "terms"
      ? `Write it as {"en": ...}, with the languages ${languages.join(", ")}.`
      : "Write it as a text in double quotes.";
  return createFault(origin, `The ${column} is ${seen}.`, fix);
}

const format = "jsonl";
const wanted = "JSON Lines";
const nextStep = "Name a .jsonl or .ndjson file, or a folder with such files.";
const types = ["category", "attribute", "value"];

/** The records of `csv` as one object per line, distinguished by `type`. */
export const jsonlImporter: Importer = {
  format,
  read: async (paths, context) => {
    const files = findSourceFiles(paths, nextStep).filter(
      ({ path, isNamed }) => isNamed || /\.(jsonl|ndjson)(\.gz)?$/i.test(path),
    );
    if (files.length === 0) throw sourceMissing(paths[0] ?? "", "It has no .jsonl file.", nextStep);
    const lines = new JsonLines();
    for (const file of files) {
      await beginStep(context, `reading ${file.label}`);
      const text = await readSourceText(file.path, lines.unread);
      if (text !== undefined) lines.read(text, file.path);
    }
    return lines.records();
  },
};

const columns: ReadonlySet<string> = new Set([
  ...["type", "identifier", "parent_identifier", "category_identifier", "attribute_identifier"],
  ...["requirement_level", "kind", "dimension", "unit", "names", "terms"],
  ...languages.flatMap((language) => [`name_${language}`, `terms_${language}`]),
]);

class JsonLines {
  /** Faults of unreadable lines: consistency checks of the remaining lines would mislead. */
  readonly unread: SourceFault[] = [];
  readonly #faults: SourceFault[] = [];
  readonly #categories: CategoryRow[] = [];
  readonly #attributes: AttributeRow[] = [];
  readonly #values: ValueRow[] = [];
  readonly #ignored = new Set<string>();

  read(text: string, file: string): void {
    const wrongKind = wrongKindFault(text, file, { format, wanted });
    if (wrongKind && !/^\s*\{/.test(text)) return void this.unread.push(wrongKind);
    for (const [number, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      const object = parseLine(line);
      if (object !== undefined) this.#readObject(object, { file, line: number + 1 });
      else if (wrongKind) return void this.unread.push(wrongKind);
      else this.unread.push(unreadLine(line, { file, line: number + 1 }));
    }
  }

  #readObject(object: JsonObject, origin: { file: string; line: number }): void {
    const row = createJsonRow(object, origin, this.#faults);
    for (const key of Object.keys(object)) if (!columns.has(key)) this.#ignored.add(key);
    const type = textOf(object, "type").toLowerCase();
    if (type === "category") this.#categories.push(...listed(parseCategoryRow(row, this.#faults)));
    else if (type === "attribute") this.#attributes.push(...listed(parseAttributeRow(row, this.#faults)));
    else if (type === "value") this.#values.push(...listed(parseValueRow(row, this.#faults)));
    else this.unread.push(unknownType(type, origin));
  }

  records() {
    const ignored = nameSome([...this.#ignored]);
    return {
      categories: this.#categories,
      attributes: this.#attributes,
      values: this.#values,
      faults: [...this.unread, ...this.#faults],
      isComplete: this.unread.length === 0,
      warnings: ignored === "" ? [] : [`Nothing is read from ${ignored}.`],
    };
  }
}

function listed<Row>(row: Row | undefined): Row[] {
  return row === undefined ? [] : [row];
}

function parseLine(line: string): JsonObject | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function unreadLine(line: string, origin: { file: string; line: number }): SourceFault {
  const isObjectBegun = line.trim().startsWith("{");
  if (isObjectBegun) return brokenJson(line, origin.file, origin.line);
  return createFault(
    origin,
    "The line is no JSON object.",
    'Write one object a line: {"type":"category", ...}.',
  );
}

function unknownType(type: string, origin: { file: string; line: number }): SourceFault {
  const what = type === "" ? "The type is missing." : `The type ${type} is not known.`;
  return createFault(origin, what, `Make it one of ${types.join(", ")}.`);
}
