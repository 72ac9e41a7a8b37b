import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parseTable } from "../../src/lib/table.ts";
import { run } from "./folder.ts";

const shared = process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../shared");
const judged = parseTable(readFileSync(join(import.meta.dirname, "judged-source-categories.tsv"), "utf8"));

/** Every n-th row of a labelled set, as a feed with its own categories; the share that was judged. */
function readFeed(name: string, step: number): string {
  const folder = join(shared, "data/bench", name);
  const lines = ["train", "test"].flatMap((part) =>
    gunzipSync(readFileSync(join(folder, `${part}.jsonl.gz`)))
      .toString()
      .trimEnd()
      .split("\n"),
  );
  return lines
    .filter((_, at) => at % step === 0)
    .map((line) => {
      const { id, name: title, description, brand, category_path: category } = JSON.parse(line);
      return `${JSON.stringify({ id, name: title, description, brand, category })}\n`;
    })
    .join("");
}

const steps: Readonly<Record<string, number>> = { "mediamarkt-de": 1, "bigbasket-en": 6, "cdiscount-fr": 3 };

test.runIf(existsSync(shared))(
  "at least 85 of 100 rows are right where pdo map fills a leaf in",
  async () => {
    let [rows, right, filled] = [0, 0, 0];
    for (const [name, step] of Object.entries(steps)) {
      const { code, printed } = await run(["map", "-", "--json"], { input: readFeed(name, step) });
      expect(code).toBe(0);
      const leaves = new Map<string, string>(
        JSON.parse(printed).map((line: { source_category: string; category_id: string }) => [
          createHash("sha1").update(line.source_category).digest("hex").slice(0, 12),
          line.category_id,
        ]),
      );
      for (const line of judged.filter(({ feed }) => feed === name)) {
        const leaf = leaves.get(line.key ?? "") ?? "";
        if (leaf === "") continue;
        filled += 1;
        rows += Number(line.rows);
        if (leaf === line.leaf) right += Number(line.right);
      }
    }
    expect(filled).toBeGreaterThanOrEqual(30);
    expect(right / rows).toBeGreaterThanOrEqual(0.85);
  },
  300_000,
);
