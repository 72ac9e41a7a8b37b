import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleProgram } from "../bundled-program.ts";
import { createRandom } from "../seeded-random.ts";

/** More of them prove more. */
const kills = Number(process.env.PDO_KILLS ?? 12);
const seed = Number(process.env.PDO_SEED ?? 20_240_607);
const inFlight = 16;

/** @returns the calls that were made until the end, or until it was killed after so many */
async function callsOf(words: readonly string[], patience = Number.POSITIVE_INFINITY): Promise<number> {
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let calls = 0;
  child.stdout.on("data", (data: Buffer) => {
    calls += data.length;
    if (calls >= patience) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.on("close", resolve));
  return calls;
}

describe("runs that are killed at any moment", () => {
  test.each([
    ["answers", 5000],
    ["completions", 3000],
  ])(
    "lose no more %s than there were calls in flight, however fast they come",
    async (kind, rows) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-killed-"));
      const program = await bundleProgram(join(import.meta.dirname, "asking-program.ts"), folder);
      const words = [program, join(folder, "home"), String(rows), String(inFlight), kind];
      const random = createRandom(seed);
      let calls = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        calls += await callsOf(words, Math.ceil((random() * 2 * rows) / kills));
      }
      calls += await callsOf(words);
      expect(calls).toBeGreaterThanOrEqual(rows);
      expect(calls).toBeLessThanOrEqual(rows + kills * inFlight);
      expect(await callsOf(words)).toBe(0);
    },
    120_000,
  );
});
