import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** More than two batches. */
const rowCount = 450;
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-threads-"));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    row % 97 === 5
      ? `${row},,\n`
      : `${row},STEEL KETTLE ${row} 1.7L,"Boils ${row} cups, in silver.\nMaterial: stainless steel."\n`,
  );
  writeFileSync(join(folder, "feed.csv"), `sku,Title,Description\n${rows.join("")}`);
});

const at = (name: string) => join(folder, name);

async function enrich(name: string, ...words: string[]) {
  const files = [
    "-o",
    at(`${name}.csv`),
    "--rejects",
    at(`${name}.rejects.csv`),
    "--summary",
    at(`${name}.json`),
  ];
  const all = [join(root, "bin/pdo.js"), "enrich", at("feed.csv"), ...files, ...words];
  const env = { PATH: process.env.PATH, HOME: folder, PDO_HOME: at("home") };
  const { code, stderr } = (await promisify(execFile)(process.execPath, all, { cwd: folder, env }).catch(
    (error: { code: number; stderr: string }) => error,
  )) as { code?: number; stderr: string };
  return { code: code ?? 0, stderr };
}

const moments = ["started_at", "duration_ms", "rows_per_second", "output", "rejects_file"];
const summaryOf = (name: string) => {
  const summary: object = JSON.parse(readFileSync(at(`${name}.json`), "utf8"));
  return Object.fromEntries(Object.entries(summary).filter(([field]) => !moments.includes(field)));
};

describe("threads", () => {
  test.each([
    ["columns of our own", []],
    ["the feed's own cells", ["--write", "replace", "--bullet-points", "--seo"]],
  ])(
    "write the same bytes, rejects and figures as one process: %s",
    async (_, words) => {
      for (const threads of ["1", "2"]) {
        const { code } = await enrich(`by${threads}`, "--overwrite", "--threads", threads, ...words);
        expect(code).toBe(1);
      }
      expect(readFileSync(at("by2.csv")).equals(readFileSync(at("by1.csv")))).toBe(true);
      expect(readFileSync(at("by2.rejects.csv"), "utf8")).toBe(readFileSync(at("by1.rejects.csv"), "utf8"));
      expect(summaryOf("by2")).toEqual(summaryOf("by1"));
      expect(summaryOf("by1").rows).toBe(rowCount);
    },
    120_000,
  );

  test("tell a problem that they meet as one process would", async () => {
    writeFileSync(at("glossary.csv"), "word,other\n");
    const [one, two] = await Promise.all(
      ["1", "2"].map((threads) =>
        enrich(`bad${threads}`, "--glossary", at("glossary.csv"), "--language", "de", "--threads", threads),
      ),
    );
    expect(one?.code).toBe(2);
    expect(one?.stderr).toMatch(/PDO_/);
    expect(two).toEqual(one);
    expect(readdirSync(folder).filter((name) => name.startsWith("bad"))).toEqual([]);
  }, 60_000);

  test("end on Ctrl-C, and leave nothing behind", async () => {
    const line = "1,STEEL KETTLE 1.7L,It boils.\n";
    writeFileSync(at("long.csv"), `sku,Title,Description\n${line.repeat(100_000)}`);
    const words = ["enrich", at("long.csv"), "--tasks", "name", "--threads", "2"];
    const child = spawn(process.execPath, [join(root, "bin/pdo.js"), ...words], {
      env: { PATH: process.env.PATH, HOME: folder, PDO_HOME: at("home") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const unfinished = () => readdirSync(folder).find((name) => name.endsWith(".part"));
    while (unfinished() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(readdirSync(folder).filter((name) => /long\.enriched|\.part$/.test(name))).toEqual([]);
  }, 60_000);
});
