import type { Product } from "../../batch/tasks/product.ts";
import { setMember } from "../../feed/json/set-member.ts";
import { type ProductField, productFields } from "../../feed/product-field.ts";
import type { InputLine } from "./read-lines.ts";

/** One line of a filter's input, as a record that answers can be added to. */
export interface FilterRecord {
  readonly product: Product;
  /** Why the line cannot be worked on. */
  readonly problem?: { readonly code: string; readonly reason: string };
  /** The category that an earlier filter found. */
  readonly categoryIdentifier?: string;
  /** The record with `pdo.<key>` set to the answer; all else keeps its bytes. */
  withAnswer(key: string, answer: unknown): string;
}

export interface FilterLineOptions {
  /** Keys of the record for the fields of a product; a field that is not named has its own name. */
  readonly map: Partial<Record<ProductField, string>>;
  /** What a line that is no JSON object is: a name or a description. */
  readonly plainField: "name" | "description";
}

/** Reads a line that holds a JSON object, or else takes the line as a plain text. */
export function parseFilterLine({ text: line, isUtf8 }: InputLine, options: FilterLineOptions): FilterRecord {
  const object = parseObject(line);
  const raw = object === undefined ? JSON.stringify({ [options.plainField]: line }) : line;
  if (!isUtf8) return { ...createRecord(raw, {}, object?.pdo), problem: notUtf8 };
  if (object === undefined && brokenJson.test(line)) return { ...createRecord(raw, {}), problem: notJson };
  if (object === undefined) return createRecord(raw, { [options.plainField]: line });
  const product: Product = {};
  for (const field of productFields) {
    const text = object[options.map[field] ?? field];
    if (typeof text === "string" && text.trim() !== "") product[field] = text;
  }
  return createRecord(line, product, object.pdo);
}

/** No product is called `{"...` or `[{`: such a line was to be a record, or several. */
const brokenJson = /^\s*(?:\[\s*)?\{\s*(?:"|\}?\s*$)/;

const notJson = {
  code: "PDO_RECORD_NOT_JSON",
  reason: "The line begins like JSON, and is not one whole object; jq -c '.[]' writes one a line.",
};
const notUtf8 = {
  code: "PDO_RECORD_NOT_UTF8",
  reason: "The line is not UTF-8; convert it first, for example with iconv -f WINDOWS-1252 -t UTF-8.",
};

function parseObject(line: string): Record<string, unknown> | undefined {
  if (!line.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function createRecord(raw: string, product: Product, found?: unknown): FilterRecord {
  const categoryIdentifier = findCategory(found);
  return {
    product,
    ...(categoryIdentifier !== undefined && { categoryIdentifier }),
    withAnswer: (key, answer) => {
      const before = isObject(found) ? JSON.stringify(found) : "{}";
      return setMember(raw, "pdo", setMember(before, key, JSON.stringify(answer)));
    },
  };
}

/** A category with score 0 is a guess that the service had to make (see `isGuess`): nothing was found. */
function findCategory(found: unknown): string | undefined {
  const best = memberOf(memberOf(found, "categorization"), "best_category");
  const identifier = memberOf(memberOf(best, "category"), "identifier");
  return typeof identifier === "string" && memberOf(best, "score") !== 0 ? identifier : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
