import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { isErrorOf } from "../../src/lib/errors.ts";
import { isPageLabel } from "../../src/nlp/page-labels.ts";
import { feedOf } from "./in-memory-feed.ts";

/*
 * 138 exports of shop systems, stock systems, marketplaces and people, written as these write them by somebody who had not seen the
 * program; columns.jsonl says which column a careful person would take for which field, and which are no facts of the product.
 */

interface Wanted {
  readonly file: string;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly also?: Readonly<Record<string, readonly string[]>>;
  readonly never: readonly string[];
  /** What the other columns state, by column. */
  readonly attributes?: Readonly<Record<string, string>>;
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

test("fields are found in exports of systems that nobody has tuned for, their business is left alone, and what they state is read", async () => {
  const counts = { fields: 0, right: 0, business: 0, read: 0, stated: 0, found: 0 };
  for (const { file, columns, also = {}, never, attributes = {} } of wanted) {
    const mapping = await mappingOf(file);
    const found: Readonly<Record<string, string | undefined>> = mapping?.columns ?? {};
    for (const [field, column] of Object.entries(columns)) {
      counts.fields += 1;
      const right = [column ?? undefined, ...(also[field] ?? [])];
      if (mapping !== undefined && right.includes(found[field])) counts.right += 1;
    }
    const facts = new Set(
      mapping?.facts?.filter(({ label }) => !isPageLabel(label)).map(({ column }) => column),
    );
    counts.business += never.length;
    counts.read += never.filter((column) => facts.has(column)).length;
    const stating = Object.keys(attributes);
    counts.stated += stating.length;
    counts.found += stating.filter((column) => facts.has(column)).length;
  }
  expect(counts.fields).toBe(828);
  expect(counts.right).toBeGreaterThanOrEqual(735);
  expect(counts.business).toBe(1379);
  expect(counts.read).toBeLessThanOrEqual(40);
  expect(counts.stated).toBe(618);
  expect(counts.found).toBeGreaterThanOrEqual(545);
});
