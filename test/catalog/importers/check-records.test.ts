import { describe, expect, it } from "vitest";
import { importContent } from "../../../src/catalog/import-catalog.ts";
import { importPaths, importProblem, withFiles } from "./import-files.ts";

/** Imports the same categories for channel_b while channel_a has them. */
function importTwice(count: number) {
  const rows = Array.from({ length: count }, (_, number) => `many-${number},Many\n`).join("");
  return withFiles({ "categories.csv": `identifier,name_en\n${rows}` }, async (folder) => {
    const { catalog } = await importPaths("csv", [folder]);
    const request = {
      salesChannel: "channel_b",
      format: "csv",
      paths: [folder],
      reserved: [catalog],
    } as const;
    const { faults } = (await importProblem(() => importContent(request))).details;
    return faults.map(({ line, what }) => [line, what]);
  });
}

describe("checkRecords", () => {
  it("tells each category that the other channel has, with its line", async () => {
    expect(await importTwice(2)).toEqual([
      [2, "The category many-0 is one of channel_a already."],
      [3, "The category many-1 is one of channel_a already."],
    ]);
  });

  it("tells once, with their number, that a whole source is the other channel's", async () => {
    expect(await importTwice(30)).toEqual([
      [2, "The category many-0 is one of channel_a already. So are 29 others."],
    ]);
  });
});
