import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchSet } from "./find-sets.ts";
import { readRows } from "./read-rows.ts";

export interface AttributeRow {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly description?: string | null;
  /** Null: the product has none. */
  readonly attributes: Readonly<Record<string, string | null>>;
  /** Where several values are right. */
  readonly accepted?: Readonly<Record<string, readonly string[]>>;
}

export interface AttributionSet {
  readonly set: BenchSet;
  /** The attributes of each category. */
  readonly schema: Readonly<Record<string, readonly string[]>>;
  readonly train: readonly AttributeRow[];
  readonly test: readonly AttributeRow[];
  /** Of a set whose values are normalized: the same train rows with the values as written, where these are there. */
  readonly asWritten?: readonly AttributeRow[];
}

export function readAttributionSet(set: BenchSet): AttributionSet {
  const listed = JSON.parse(readFileSync(set.listFile, "utf8")) as Record<string, Record<string, unknown>>;
  const train = readRows<AttributeRow>(set.trainFile);
  const test = readRows<AttributeRow>(set.testFile);
  const written = join(set.folder.replace("normalized", "extraction"), "train.jsonl.gz");
  const isNormalized = set.name.includes("normalized") && existsSync(written);
  return {
    set,
    schema: collectSchema(listed, [...train, ...test]),
    train,
    test,
    ...(isNormalized && { asWritten: readRows<AttributeRow>(written) }),
  };
}

/** What is listed, and what only a row names: else its label could not be found, and not be missed either. */
function collectSchema(
  listed: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  rows: readonly AttributeRow[],
): Record<string, readonly string[]> {
  const schema = new Map(
    Object.entries(listed).map(([category, attributes]) => [category, new Set(Object.keys(attributes))]),
  );
  for (const { category, attributes } of rows) {
    const known = schema.get(category) ?? new Set();
    schema.set(category, known);
    for (const name of Object.keys(attributes)) known.add(name);
  }
  return Object.fromEntries([...schema].map(([category, names]) => [category, [...names]]));
}

/** By the attribute: all values that are right, or null where there is none. */
export function labelsOf({ attributes, accepted }: AttributeRow): Record<string, readonly string[] | null> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const values = [...(value === null ? [] : [value]), ...(accepted?.[name] ?? [])];
      return [name, values.length === 0 ? null : values];
    }),
  );
}
