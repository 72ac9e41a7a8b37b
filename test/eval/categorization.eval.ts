import { afterAll, describe, it } from "vitest";
import { measureLearningBaselines, measureNamesBaselines } from "./baselines/all-baselines.ts";
import { categorizationHeader, categorizationRows } from "./categorization-table.ts";
import { type CategorizationRun, createPdoHome } from "./pdo-home.ts";
import { print, renderTable } from "./print-table.ts";
import { readCategorizationSet } from "./sets/categorization-set.ts";
import { findSets, leftOutSets } from "./sets/find-sets.ts";
import { writeCategorizationSet } from "./sets/write-set.ts";

const withExamples: string[][] = [];
const withoutExamples: string[][] = [];

describe("categorization", () => {
  const sets = findSets("categorization");
  it("says which sets are left out", () => print(leftOutSets(sets)));

  it.each(sets.map((set) => [set.name, set] as const))("%s", async (name, benchSet) => {
    const set = readCategorizationSet(benchSet);
    const home = createPdoHome(writeCategorizationSet(set));
    try {
      await home.importCatalog();
      const fromNames = await home.evaluate<CategorizationRun>("categorization");
      const namesSpeed = await home.measureSpeed("categorization");
      const plain = categorizationRows({
        ...{ name, run: fromNames, speed: namesSpeed },
        baselines: measureNamesBaselines(set),
      });
      print(`${plain[0]?.join("  ")}\n`);
      withoutExamples.push(...plain);
      const learned = await home.learn();
      const run = await home.evaluate<CategorizationRun>("categorization", "--rag");
      const speed = await home.measureSpeed("categorization", "--rag");
      const taught = categorizationRows({
        ...{ name, run, speed, learned },
        baselines: measureLearningBaselines(set),
      });
      print(`${taught[0]?.join("  ")}\n`);
      withExamples.push(...taught);
    } finally {
      home.remove();
    }
  });

  afterAll(() => {
    if (withExamples.length === 0 && withoutExamples.length === 0) return;
    const most = Math.round(process.resourceUsage().maxRSS / 1024);
    print(`\nCategorization with examples\n${renderTable(categorizationHeader, withExamples)}`);
    print(`\nCategorization by the categories' names\n${renderTable(categorizationHeader, withoutExamples)}`);
    print(`\nThis process took at most ${most} MiB, over all sets and with what measures them.\n`);
  });
});
