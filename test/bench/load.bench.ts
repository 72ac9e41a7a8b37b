import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it } from "vitest";
import { shopifySource } from "./bench-catalogs.ts";
import { median } from "./median.ts";

const root = join(import.meta.dirname, "../..");
const program = join(root, "bin/pdo.js");
const runs = 21;
const question = "electric kettle 1.7 l stainless steel";

/** Reads what the import read, and finds one category by its name: the least that a program without a compiled form does. */
const parsing = `
  const { readFileSync } = require("node:fs"); const { gunzipSync } = require("node:zlib");
  const read = (file) => JSON.parse(gunzipSync(readFileSync(${JSON.stringify(shopifySource)} + "/" + file)));
  const all = ["en", "de", "fr", "it"].map((language) => [read(language + "/categories.json.gz"), read(language + "/attributes.json.gz")]);
  const found = all[0][0].verticals.flatMap(({ categories }) => categories).find(({ name }) => name === "Electric Kettles");
  console.log(found.full_name);
`;
/** Tells the most memory that the process had, in KiB, on its last line to the other stream. */
const tellMemory = `--import=data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("\\n" + process.resourceUsage().maxRSS + "\\n"));',
)}`;

describe.skipIf(!existsSync(shopifySource))(
  "loading a catalog of 10,595 categories (where PDO_SHARED has it)",
  () => {
    const home = mkdtempSync(join(tmpdir(), "pdo-bench-"));
    const environment = { ...process.env, PDO_HOME: home };
    const run = (args: readonly string[]) => {
      const start = performance.now();
      const ended = spawnSync(process.execPath, args, { env: environment, encoding: "utf8" });
      if (ended.status !== 0) throw new Error(ended.stderr);
      return { milliseconds: performance.now() - start, errors: ended.stderr };
    };
    const candidates = {
      "node alone": ["-e", "0"],
      "pdo categorize, built-in": [program, "categorize", question, "--channel", "channel_b"],
      "pdo categorize, imported": [program, "categorize", question, "--channel", "channel_a"],
      "parsing the source JSON": ["-e", parsing],
    };

    beforeAll(() => {
      run([program, "catalog", "import", "shopify", shopifySource, "--channel", "channel_a", "--quiet"]);
    });
    afterAll(() => rmSync(home, { recursive: true, force: true }));

    it("from the start of the process to the first answer", () => {
      const times = Object.entries(candidates).map(([name, args]) => ({
        name,
        args,
        milliseconds: [] as number[],
      }));
      for (let turn = 0; turn < runs; turn += 1) {
        for (const { args, milliseconds } of times) milliseconds.push(run(args).milliseconds);
      }
      for (const { name, args, milliseconds } of times) {
        const memory =
          Number(
            run([tellMemory, ...args])
              .errors.trim()
              .split("\n")
              .at(-1),
          ) / 1024;
        const figures = `${median(milliseconds).toFixed(0)} ms (least ${Math.min(...milliseconds).toFixed(0)})`;
        process.stdout.write(`${name.padEnd(26)} ${figures.padEnd(24)} ${memory.toFixed(0)} MiB\n`);
      }
    });
  },
);
