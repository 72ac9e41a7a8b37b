import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { main } from "../../../../src/cli/main.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";

const feedText = "sku,Title\n1,STEEL KETTLE\n";
let folder = "";
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-files-"));
  writeFileSync(at("feed.csv"), feedText);
  mkdirSync(at("sub"));
  symlinkSync("feed.csv", at("link.csv"));
  symlinkSync("sub", at("other-sub"));
  linkSync(at("feed.csv"), at("hard.csv"));
});

async function enrich(...words: readonly string[]) {
  const world = createStandInWorld({ environment: { PDO_HOME: at("home") } });
  const code = await main(["enrich", at("feed.csv"), "--tasks", "name", ...words], world);
  return { code, said: world.said() };
}

describe("the files of a run", () => {
  test.each(["feed.csv", "./feed.csv", "sub/../feed.csv", "link.csv", "hard.csv"])(
    "never take the feed for the output, spelled %s, not even with --overwrite",
    async (name) => {
      const { code, said } = await enrich("-o", `${folder}/${name}`, "--overwrite");
      expect(code).toBe(2);
      expect(said).toContain("PDO_OUTPUT_IS_FEED");
      expect(readFileSync(at("feed.csv"), "utf8")).toBe(feedText);
    },
  );

  test.each([
    ["-o", "out.csv", "--rejects", "out.csv"],
    ["-o", "out.csv", "--summary", "sub/../out.csv"],
    ["-o", "sub/out.csv", "--rejects", "other-sub/out.csv"],
    ["-o", "out.csv", "--summary", "link.csv"],
    ["-o", "out.csv", "--rejects", "hard.csv"],
  ])("are four different ones: %s %s %s %s", async (...words) => {
    const { code, said } = await enrich(
      ...words.map((word) => (word.startsWith("-") ? word : `${folder}/${word}`)),
      "--overwrite",
    );
    expect(code).toBe(2);
    expect(said).toContain("PDO_SAME_FILE_TWICE");
    expect(readFileSync(at("feed.csv"), "utf8")).toBe(feedText);
  });

  test.each([
    ["-o", ""],
    ["--rejects", ""],
    ["--summary", ""],
    ["--rejects", "-"],
    ["--summary", "-"],
  ])("need a path: %s %j", async (...words) => {
    const { code, said } = await enrich(...words);
    expect(code).toBe(2);
    expect(said).toContain("PDO_PATH_MISSING");
  });

  test("are all opened before the first row, so that no run is in vain", async () => {
    const before = readdirSync(folder);
    const { code, said } = await enrich("-o", at("out.csv"), "--summary", at("none/summary.json"));
    expect(code).toBe(2);
    expect(said).toContain("none/summary.json");
    expect(readdirSync(folder)).toEqual(before);
  });

  test("keep links and rights of what they replace", async () => {
    writeFileSync(at("private.csv"), "old");
    chmodSync(at("private.csv"), 0o600);
    symlinkSync("private.csv", at("out.csv"));
    expect((await enrich("-o", at("out.csv"), "--overwrite")).code).toBe(0);
    expect(lstatSync(at("out.csv")).isSymbolicLink()).toBe(true);
    expect(statSync(at("private.csv")).mode & 0o777).toBe(0o600);
    expect(readFileSync(at("private.csv"), "utf8")).toContain("pdo_name");
  });
});
