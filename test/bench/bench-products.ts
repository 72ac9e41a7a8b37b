import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A product of a labelled set, with its texts as the categorizer gets them. */
export interface BenchProduct {
  /** Empty where the set has none: then the description holds what there is. */
  readonly name: string;
  readonly description: string;
  /** The shop's own category: its names from the root down, joined by " > ", and its identifier. */
  readonly categoryPath: string;
  readonly categoryIdentifier: string;
}

export const setsFolder = join(
  process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../shared"),
  "data/bench",
);

/** Products that lie evenly spread in a set, always the same ones; those of the test where the labels matter. */
export function readProducts(set: string, part: "train" | "test", count: number): BenchProduct[] {
  const path = join(setsFolder, set, `${part}.jsonl.gz`);
  if (!existsSync(path)) return [];
  const lines = gunzipSync(readFileSync(path)).toString("utf8").trim().split("\n");
  const step = Math.max(1, Math.floor(lines.length / count));
  return lines
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(parseProduct);
}

function parseProduct(line: string): BenchProduct {
  const row: Record<string, unknown> = JSON.parse(line);
  const text = (key: string) => (typeof row[key] === "string" ? row[key] : "");
  const description = text("description_html") || text("description");
  return {
    name: description === "" ? "" : text("name"),
    description: description || text("name"),
    categoryPath: text("category_path"),
    categoryIdentifier: text("category_id"),
  };
}
