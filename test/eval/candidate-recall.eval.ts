import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { mostTokens } from "../../src/tasks/categorization/llm/offer.ts";
import { candidateSizes, measureRecall } from "./candidate-recall.ts";
import { percent, print, renderTable } from "./print-table.ts";
import { readCategorizationSet } from "./sets/categorization-set.ts";
import { findSets, leftOutSets } from "./sets/find-sets.ts";
import { writeCategorizationSet } from "./sets/write-set.ts";

const rows: string[][] = [];

/** What the share must be at least of which the right category is offered: a model can choose no other one. */
const least = { whole: 1, branches: 0.97, examples: 0.95 } as const;
const cachedTokens = mostTokens({ minimumTokens: 1_024 });

describe("what a language model chooses from", () => {
  const sets = findSets("categorization");
  it("says which sets are left out", () => print(leftOutSets(sets)));

  it.each(sets.map((set) => [set.name, set] as const))("%s", async (name, benchSet) => {
    const set = readCategorizationSet(benchSet);
    const files = writeCategorizationSet(set);
    try {
      const { tokens, whole, branches, nearBranches, byNames, withExamples } = await measureRecall(
        set,
        files,
      );
      const row = [
        ...[name, String(tokens), percent(whole), percent(branches), percent(nearBranches)],
        ...[byNames, withExamples].flatMap((recall) => candidateSizes.map((size) => percent(recall[size]))),
      ];
      print(`${row.join("  ")}\n`);
      rows.push(row);
      expect(tokens).toBeLessThanOrEqual(cachedTokens);
      expect(whole).toBeGreaterThanOrEqual(least.whole);
      expect(branches ?? 1).toBeGreaterThanOrEqual(least.branches);
      expect(withExamples[candidateSizes[0]]).toBeGreaterThanOrEqual(least.examples);
    } finally {
      rmSync(files.folder, { recursive: true, force: true });
    }
  });

  afterAll(() => {
    if (rows.length === 0) return;
    const header = [
      ...["set", "tokens", "whole", "branches", "near branches"],
      ...["", " with examples"].flatMap((how) => candidateSizes.map((size) => `${size}${how}`)),
    ];
    print(
      "\nRight category among what a model chooses from: the whole tree; the branches, had it to be divided; candidates alone\n",
    );
    print(renderTable(header, rows));
  });
});
