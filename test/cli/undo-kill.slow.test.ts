import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepReplaced } from "../../src/pipeline/outputs/replaced-outputs.ts";
import { createRandom } from "../seeded-random.ts";
import { startProgram } from "./program.ts";

/** More of them prove more: 50 is the figure to hold. */
const kills = Number(process.env.PDO_KILLS ?? 10);

async function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), "pdo-undo-"));
  const [path, home] = [join(folder, "out.csv"), join(folder, "home")];
  mkdirSync(home);
  const former = `sku,name\n${"A-1,former,of some length\n".repeat(100_000)}`;
  const present = former.replaceAll("former", "present");
  writeFileSync(path, former);
  await keepReplaced({ path, home, now: 0 });
  writeFileSync(path, present);
  return { folder, path, former, present };
}

test(`an output whose undo is killed ${kills} times is the old or the new one, and both can be put back`, async () => {
  const random = createRandom(20_261_123);
  const { folder, path, former, present } = await createPlace();
  const undo = () => startProgram(["undo", "out.csv", "--quiet"], { folder });
  const startedAt = performance.now();
  expect(await undo().ended).toMatchObject({ code: 0 });
  const tookMs = performance.now() - startedAt;
  for (let killed = 0; killed < kills; killed += 1) {
    const before = readFileSync(path, "utf8");
    expect([former, present]).toContain(before);
    const { child, ended } = undo();
    const timer = setTimeout(() => child.kill("SIGKILL"), (0.3 + random() * 0.8) * tookMs);
    await ended;
    clearTimeout(timer);
  }
  const left = readFileSync(path, "utf8");
  expect([former, present]).toContain(left);
  expect(await undo().ended).toMatchObject({ code: 0 });
  expect(readFileSync(path, "utf8")).toBe(left === former ? present : former);
}, 300_000);
