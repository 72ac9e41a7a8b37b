import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../folder.ts";
import { csv, plain } from "./feeds.ts";
import { expectSame, feedFolder, merge, plan, whole } from "./planned.ts";

const learnt = join(import.meta.dirname, "../../../samples/learning/categorized.csv");
const others = { "words.csv": "en;de\nglow bulb/glow bulbs;Lampe/Lampen:f\n" };

const learn = (home: string) =>
  run(["examples", "add", learnt, "--channel", "channel_a"], { environment: { PDO_HOME: home } });

/** A folder whose home has examples, and the flags of its runs. */
async function planner() {
  const folder = feedFolder("feed.csv", csv(40, "\n"), others);
  expect((await learn(join(folder.folder, "home"))).code).toBe(0);
  return { folder, flags: ["--glossary", join(folder.folder, "words.csv"), "--rag", "--language", "en"] };
}

/** Another machine, with an empty home. */
function machine() {
  const home = mkdtempSync(join(tmpdir(), "pdo-machine-"));
  const shard = (folder: string, number: number) =>
    run(["enrich", folder, "--shard", String(number)], { environment: { PDO_HOME: home } });
  return { home, shard };
}

describe("what results depend on travels with the run", () => {
  test("examples and a glossary, to a machine that has none, once", async () => {
    const first = await planner();
    const alone = await whole(first.folder, first.flags, plain);
    const { folder, flags } = await planner();
    await plan(folder, 3, flags);
    rmSync(join(folder.folder, "words.csv"));
    const { home, shard } = machine();
    for (const number of [0, 1, 2]) expect((await shard(folder.run, number)).code).toBe(0);
    const [artefacts, ...more] = readdirSync(join(home, "artefacts"));
    expect(more).toEqual([]);
    expect(readdirSync(join(home, "artefacts", artefacts ?? ""), { recursive: true }).sort()).toEqual(
      ["examples", "examples/channel_a.examples", "examples/channel_a.learned", "glossary.csv"].sort(),
    );
    expectSame(await merge(folder, plain), alone);
  });

  test("that there are none, to a machine that has examples", async () => {
    const folder = feedFolder("feed.csv", csv(20, "\n"));
    const alone = await whole(folder, ["--rag"], plain);
    await plan(folder, 1, ["--rag"]);
    const { home, shard } = machine();
    expect((await learn(home)).code).toBe(0);
    expect((await shard(folder.run, 0)).code).toBe(0);
    expectSame(await merge(folder, plain), alone);
  });

  test("and what was damaged on the way is refused", async () => {
    const { folder, flags } = await planner();
    await plan(folder, 1, flags);
    const planned = join(folder.run, readdirSync(folder.run).find((name) => name.startsWith("plan.")) ?? "");
    for (const name of readdirSync(planned).filter((each) => each.startsWith("artefact.")))
      writeFileSync(join(planned, name), `${readFileSync(join(planned, name), "latin1")} `, "latin1");
    const { home, shard } = machine();
    const { code, said } = await shard(folder.run, 0);
    expect([code, said.includes("PDO_RUN_DAMAGED")]).toEqual([2, true]);
    expect(readdirSync(join(home, "artefacts"))).toEqual([]);
  });
});
