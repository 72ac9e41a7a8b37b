import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { candidateCount } from "../../src/tasks/categorization/llm/candidates.ts";
import { candidateSizes, measureRecall } from "./candidate-recall.ts";
import { percent, print, renderTable } from "./print-table.ts";
import { readCategorizationSet } from "./sets/categorization-set.ts";
import { findSets, leftOutSets } from "./sets/find-sets.ts";
import { writeCategorizationSet } from "./sets/write-set.ts";

const rows: string[][] = [];

/** What the share must be at least of which the right category is among the candidates: a model can choose no other one. */
const leastWithExamples = 0.95;
const leastByNames: Readonly<Record<string, number>> = { "cdiscount-fr": 0.8, "bigbasket-en": 0.8 };

describe("candidates of a language model", () => {
  const sets = findSets("categorization");
  it("says which sets are left out", () => print(leftOutSets(sets)));

  it.each(sets.map((set) => [set.name, set] as const))("%s", async (name, benchSet) => {
    const set = readCategorizationSet(benchSet);
    const files = writeCategorizationSet(set);
    try {
      const { byNames, withExamples } = await measureRecall(set, files);
      for (const [method, recall] of Object.entries({ names: byNames, examples: withExamples })) {
        const row = [name, method, ...candidateSizes.map((size) => percent(recall[size]))];
        print(`${row.join("  ")}\n`);
        rows.push(row);
      }
      expect(withExamples[candidateCount]).toBeGreaterThanOrEqual(leastWithExamples);
      expect(byNames[candidateCount]).toBeGreaterThanOrEqual(leastByNames[name] ?? 0);
    } finally {
      rmSync(files.folder, { recursive: true, force: true });
    }
  });

  afterAll(() => {
    if (rows.length === 0) return;
    const header = ["set", "candidates by", ...candidateSizes.map((size) => `of ${size}`)];
    print(`\nRight category among a model's candidates (${candidateCount} are offered)\n`);
    print(renderTable(header, rows));
  });
});
