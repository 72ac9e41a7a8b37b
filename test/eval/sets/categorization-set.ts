import { readFileSync } from "node:fs";
import type { BenchSet } from "./find-sets.ts";
import { readRows } from "./read-rows.ts";

export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly brand?: string | null;
  readonly category_id: string;
  /** Where several categories are right. */
  readonly category_ids_accepted?: readonly string[];
}

export interface ListedCategory {
  readonly id: string;
  /** Names from the root, `A > B > C`. */
  readonly path: string;
}

export interface CategorizationSet {
  readonly set: BenchSet;
  readonly categories: readonly ListedCategory[];
  readonly train: readonly CategoryRow[];
  readonly test: readonly CategoryRow[];
}

export function readCategorizationSet(set: BenchSet): CategorizationSet {
  return {
    set,
    categories: JSON.parse(readFileSync(set.listFile, "utf8")) as ListedCategory[],
    train: readRows<CategoryRow>(set.trainFile),
    test: readRows<CategoryRow>(set.testFile),
  };
}

export function acceptedOf({ category_id, category_ids_accepted }: CategoryRow): readonly string[] {
  return [...new Set([category_id, ...(category_ids_accepted ?? [])])];
}

/** What the baselines read of a product. */
export function textOf({ name, brand, description }: CategoryRow): string {
  return [name, brand, description]
    .filter((text) => text !== null && text !== undefined && text !== "")
    .join(" ");
}
