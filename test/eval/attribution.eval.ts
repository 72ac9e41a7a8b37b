import { afterAll, describe, it } from "vitest";
import { publishedFigures } from "./baselines/published-figures.ts";
import { measureLookUp } from "./baselines/value-look-up.ts";
import { type AttributionRun, createPdoHome } from "./pdo-home.ts";
import { percents, print, renderTable } from "./print-table.ts";
import { readAttributionSet } from "./sets/attribution-set.ts";
import { findSets, leftOutSets } from "./sets/find-sets.ts";
import { writeAttributionSet } from "./sets/write-set.ts";

const rows: string[][] = [];

function qualityCells(quality: {
  precision: number | null;
  recall: number | null;
  f1: number | null;
}): string {
  return percents(quality.precision, quality.recall, quality.f1);
}

describe("attribution", () => {
  const sets = findSets("attribution");
  it("says which sets are left out", () => print(leftOutSets(sets)));

  it.each(sets.map((set) => [set.name, set] as const))("%s", async (name, benchSet) => {
    const set = readAttributionSet(benchSet);
    const home = createPdoHome(writeAttributionSet(set));
    try {
      await home.importCatalog();
      const measure = async (method: string, cost: readonly string[]) => {
        const run = await home.evaluate<AttributionRun>("attribution");
        const speed = await home.measureSpeed("attribution");
        const { published, strict, expected_calibration_error: error } = run;
        const figures = [qualityCells(published), qualityCells(strict), error?.toFixed(3) ?? ""];
        const rates = [speed.rowsPerSecond, speed.rowsPerProcessorSecond].map(String);
        const row = [name, method, ...figures, ...cost, ...rates];
        print(`${row.join("  ")}\n`);
        rows.push(row);
      };
      await measure("pdo without examples", ["", "", ""]);
      const { seconds, processorSeconds, megabytes } = await home.learn();
      await measure(
        "pdo",
        [seconds, processorSeconds, megabytes].map((each) => each.toFixed(1)),
      );
    } finally {
      home.remove();
    }
    const lookUp = measureLookUp(set);
    const none = ["", "", "", "", "", ""];
    rows.push([name, "value look-up", qualityCells(lookUp.published), qualityCells(lookUp.strict), ...none]);
    const published = publishedFigures[name];
    if (published === undefined) return;
    const { model, f1, strictF1 } = published;
    const strict = strictF1 === undefined ? "-" : `- / - / ${strictF1.toFixed(1)}`;
    rows.push([name, `${model}, published`, `- / - / ${f1.toFixed(1)}`, strict, ...none]);
  });

  afterAll(() => {
    if (rows.length === 0) return;
    const header = ["set", "method", "published P / R / F1", "strict P / R / F1", "ECE"];
    const table = renderTable([...header, "training s", "CPU s", "model MB", "titles/s", "per CPU s"], rows);
    print(`\nAttribution\n${table}`);
  });
});
