import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { shopifySource } from "./bench-catalogs.ts";
import { setsFolder } from "./bench-products.ts";

/** As deep as the program itself lies, which finds the built-in catalogs from there. */
const builtFolder = join(import.meta.dirname, "../../dist");

const missing = [shopifySource, setsFolder, builtFolder].filter((path) => !existsSync(path));

describe.skipIf(missing.length > 0)(
  "categorization in 10,595 categories beside minisearch and orama (where PDO_SHARED has the data)",
  () => {
    it("products a second, and how often the right category is among the first ten", async () => {
      const folder = mkdtempSync(join(builtFolder, "bench-"));
      try {
        expect(await run(await bundle(folder))).toBe(0);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
);

/** Bundled as the program itself is: loaded by a test runner, each call from one file to another is dear. */
async function bundle(folder: string): Promise<string> {
  const input = join(import.meta.dirname, "measure-categorization.ts");
  await build({
    input,
    platform: "node",
    moduleTypes: { ".tsv": "text" },
    output: { dir: folder, format: "esm" },
  });
  return join(folder, "measure-categorization.js");
}

/** @returns the exit code */
async function run(program: string): Promise<number | null> {
  const env = { ...process.env, PDO_SHARED: join(setsFolder, "../..") };
  const [code] = await once(spawn(process.execPath, [program], { env, stdio: "inherit" }), "exit");
  return code;
}
