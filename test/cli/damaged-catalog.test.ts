import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const folder = mkdtempSync(join(tmpdir(), "pdo-damaged-"));
const home = join(folder, "home");
mkdirSync(join(home, "channels"), { recursive: true });
writeFileSync(
  join(home, "channels", "channel_a.catalog"),
  '{"format":"pdo-catalog","formatVersion":2,"checksum":"0"}\n{}\n',
);
writeFileSync(join(folder, "feed.csv"), "id,name\n1,Kettle\n2,Lamp\n");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("with a damaged catalog", () => {
  it.each([
    ["categorize", "kettle"],
    ["attribute", "kettle"],
    ["categories"],
    ["attributes", "aa-1"],
    ["catalog", "show"],
    ["enrich", join(folder, "feed.csv"), "--out", join(folder, "out.csv")],
  ])("%s ends with what is wrong and the way out, and writes nothing", async (...words) => {
    const world = createStandInWorld({ environment: { PDO_HOME: home }, workingDirectory: folder });
    const code = await main(words, world);
    expect([code, world.printed()]).toEqual([2, ""]);
    expect(world.said()).toContain("the compiled catalog is damaged.");
    expect(world.said()).toContain(
      "Import it again, or go back to the built-in catalog with pdo catalog remove --channel channel_a.",
    );
    expect(existsSync(join(folder, "out.csv"))).toBe(false);
  });

  it("works again once the import is removed", async () => {
    const world = () => createStandInWorld({ environment: { PDO_HOME: home }, workingDirectory: folder });
    expect(await main(["catalog", "remove", "--channel", "channel_a"], world())).toBe(0);
    expect(await main(["categorize", "kettle"], world())).toBe(0);
  });
});
