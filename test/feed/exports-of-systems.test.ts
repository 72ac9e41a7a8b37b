import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { isErrorOf } from "../../src/lib/errors.ts";
import { feedOf } from "./in-memory-feed.ts";

/*
 * Ninety exports of shop systems, stock systems, marketplaces and people, written as these write them by somebody who had not seen the
 * program; columns.jsonl says which column a careful person would take for which field, and which are no facts of the product.
 */

interface Wanted {
  readonly file: string;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly also?: Readonly<Record<string, readonly string[]>>;
  readonly never: readonly string[];
}

const folder = join(import.meta.dirname, "exports");
const wanted: Wanted[] = readFileSync(join(folder, "columns.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

async function mappingOf(file: string) {
  const { description, sample } = await feedOf(readFileSync(join(folder, file)));
  try {
    return resolveColumns(description, { sample, name: file });
  } catch (error) {
    if (isErrorOf("feed", error)) return undefined;
    throw error;
  }
}

test("fields are found in exports of systems that nobody has tuned for, and their business is left alone", async () => {
  const counts = { fields: 0, right: 0, business: 0, read: 0 };
  for (const { file, columns, also = {}, never } of wanted) {
    const mapping = await mappingOf(file);
    const found: Readonly<Record<string, string | undefined>> = mapping?.columns ?? {};
    for (const [field, column] of Object.entries(columns)) {
      counts.fields += 1;
      const right = [column ?? undefined, ...(also[field] ?? [])];
      if (mapping !== undefined && right.includes(found[field])) counts.right += 1;
    }
    const facts = new Set(mapping?.facts?.map(({ column }) => column));
    counts.business += never.length;
    counts.read += never.filter((column) => facts.has(column)).length;
  }
  expect(counts.fields).toBe(540);
  expect(counts.right).toBeGreaterThanOrEqual(486);
  expect(counts.business).toBe(972);
  expect(counts.read).toBeLessThanOrEqual(75);
});
