import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDecisions } from "../../src/pipeline/decisions.ts";
import { keepReplaced } from "../../src/pipeline/outputs/replaced-outputs.ts";
import { createRandom } from "../seeded-random.ts";
import { startProgram } from "./program.ts";

/** More of them prove more: 50 is the figure to hold. */
const kills = Number(process.env.PDO_KILLS ?? 5);

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

/** Decides the name of each product in the same way. */
function decide(path: string, value: string, rows: number): void {
  const decision = { field: "name", decision: "edit", before: "former, of some length" };
  const lines = Array.from({ length: rows }, (_, row) =>
    JSON.stringify({ product: `A-${row}`, ...decision, value: `${value} ${row}` }),
  );
  writeFileSync(path, lines.join("\n"));
}

test(`a feed whose apply is killed ${kills} times is the old or the new one, and so is what is remembered`, async () => {
  const random = createRandom(20_261_124);
  const folder = mkdtempSync(join(tmpdir(), "pdo-apply-"));
  const at = (name: string) => join(folder, name);
  const rows = 50_000;
  const feed = Array.from({ length: rows }, (_, row) => `A-${row},"former, of some length"\n`);
  writeFileSync(at("feed.csv"), `sku,name\n${feed.join("")}`);
  for (const name of ["one", "other"]) decide(at(`${name}.jsonl`), name, rows);
  const apply = (name: string) => startProgram(["apply", `${name}.jsonl`, "feed.csv", "--quiet"], { folder });
  const read = () => readFileSync(at("feed.decided.csv"), "utf8");
  const remembered = () => {
    const path = join(folder, "home", "decisions.jsonl");
    const decisions = existsSync(path) ? parseDecisions(readFileSync(path, "utf8"), path) : [];
    return [decisions.length, new Set(decisions.map(({ value }) => value.split(" ")[0])).size];
  };
  const texts = new Map<string, string>();
  let tookMs = 0;
  for (const name of ["one", "other"]) {
    const startedAt = performance.now();
    expect(await apply(name).ended).toMatchObject({ code: 0 });
    tookMs = performance.now() - startedAt;
    texts.set(name, read());
  }
  for (let killed = 0; killed < kills; killed += 1) {
    const { child, ended } = apply(killed % 2 === 0 ? "one" : "other");
    const timer = setTimeout(() => child.kill("SIGKILL"), (0.2 + random() * 0.9) * tookMs);
    await ended;
    clearTimeout(timer);
    expect([...texts.values()]).toContain(read());
    expect(remembered()).toEqual([rows, 1]);
  }
  for (const name of ["other", "one"]) {
    expect(await apply(name).ended).toMatchObject({ code: 0 });
    expect(read()).toBe(texts.get(name));
  }
  expect(readdirSync(folder).filter((name) => /part|lock/.test(name))).toEqual([]);
}, 600_000);
