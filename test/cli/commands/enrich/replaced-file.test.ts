import { mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createReplacedFile } from "../../../../src/cli/commands/enrich/replaced-file.ts";
import { nodeSystem } from "../../../../src/pipeline/output-system.ts";

let folder = "";
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-status-"));
});
const options = () => ({ uniqueSuffix: "m1", unfinished: new Set<string>() });

describe("a file that is written again and again", () => {
  test("holds what was written last, and nothing stays beside it", async () => {
    const file = createReplacedFile(at("status.json"), options());
    await file.write("one\n");
    await file.write("two\n");
    expect(readFileSync(at("status.json"), "utf8")).toBe("two\n");
    expect(readdirSync(folder)).toEqual(["status.json"]);
  });

  test("is never seen half: it is renamed when it is whole, from a name that no collector reads", async () => {
    const seen: [string, string, string][] = [];
    const rename = (from: string, to: string) => {
      seen.push([from, to, readFileSync(from, "utf8")]);
      return nodeSystem.rename(from, to);
    };
    const own = options();
    await createReplacedFile(at("pdo.prom"), { ...own, system: { ...nodeSystem, rename } }).write("whole\n");
    expect(seen).toEqual([[at(".pdo.prom.m1.part"), at("pdo.prom"), "whole\n"]]);
    expect(own.unfinished.size).toBe(0);
  });

  test("keeps its rights, and stays where a link leads", async () => {
    writeFileSync(at("there.json"), "old\n", { mode: 0o640 });
    symlinkSync(at("there.json"), at("link.json"));
    await createReplacedFile(at("link.json"), options()).write("new\n");
    expect(readFileSync(at("there.json"), "utf8")).toBe("new\n");
    expect(statSync(at("there.json")).mode & 0o777).toBe(0o640);
  });

  test("is written over what a run that was killed has left", async () => {
    writeFileSync(at(".status.json.m1.part"), "much more than is written now");
    await createReplacedFile(at("status.json"), options()).write("{}\n");
    expect(readdirSync(folder)).toEqual(["status.json"]);
    expect(readFileSync(at("status.json"), "utf8")).toBe("{}\n");
  });

  test.each([
    ["its folder is missing", () => at("none/status.json")],
    ["it is a folder", () => folder],
    ["it is a device", () => "/dev/null"],
  ])("is refused with a sentence where %s", async (_title, path) => {
    const refused = createReplacedFile(path(), options()).write("{}\n");
    await expect(refused).rejects.toMatchObject({ code: "PDO_OUTPUT_NOT_WRITABLE" });
  });

  test.each(["open", "rename"] as const)(
    "leaves the old content, and nothing else, where %s fails",
    async (call) => {
      writeFileSync(at("status.json"), "old\n");
      const full = () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" }));
      const own = options();
      const file = createReplacedFile(at("status.json"), { ...own, system: { ...nodeSystem, [call]: full } });
      await expect(file.write("new\n")).rejects.toMatchObject({ seen: "The disk is full." });
      expect(readdirSync(folder)).toEqual(["status.json"]);
      expect(readFileSync(at("status.json"), "utf8")).toBe("old\n");
      expect(own.unfinished.size).toBe(0);
    },
  );
});
