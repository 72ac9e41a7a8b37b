import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "./folder.ts";

describe("pdo catalog export", () => {
  it("writes a folder that compares as equal, and says how to take it in", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "pdo-export-")), "my tree");
    const { code, printed, said } = await run(["catalog", "export", folder, "--channel", "channel_b"]);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      sales_channel: "channel_b",
      files: [{ path: join(folder, "categories.csv") }, {}, {}],
    });
    expect(said).toContain(`pdo catalog import csv '${folder}' --channel channel_b`);
    const { printed: compared } = await run(["catalog", "diff", "channel_b", `csv:${folder}`]);
    expect(JSON.parse(compared).is_equal).toBe(true);
  });

  it("refuses a folder that has such files, and writes over them with --overwrite", async () => {
    const folder = folderOf({ "categories.csv": "mine" });
    const { code, said } = await run(["catalog", "export", folder]);
    expect(code).toBe(2);
    expect(said).toContain("PDO_CATALOG_EXPORT_IN_THE_WAY");
    expect(readdirSync(folder)).toEqual(["categories.csv"]);
    expect((await run(["catalog", "export", folder, "--overwrite"])).code).toBe(0);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});
