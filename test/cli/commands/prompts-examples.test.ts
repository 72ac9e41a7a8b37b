import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { chooseExamples } from "../../../src/cli/commands/prompts-examples.ts";
import { main } from "../../../src/cli/main.ts";
import { openVoice } from "../../../src/cli/open-voice.ts";
import type { Decision } from "../../../src/pipeline/decisions.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

const decided = (place: number, parts: Partial<Decision> = {}): Decision => ({
  product: String(place),
  field: "name",
  decision: "accept",
  before: `KETTLE ${place} NEW!!!`,
  value: `Kettle ${"x".repeat(place)}`,
  ...parts,
});

it("are short and long ones, those first that people wrote themselves", () => {
  const accepted = Array.from({ length: 21 }, (_, place) => decided(place));
  const edited = decided(99, { decision: "edit", value: "Wasserkocher" });
  const chosen = chooseExamples([...accepted, edited], "name");
  expect(chosen.map(({ after }) => after.length)).toEqual([12, 6, 14, 20, 27]);
  expect(chosen[0]).toEqual({ task: "name", before: "KETTLE 99 NEW!!!", after: "Wasserkocher" });
  expect(chooseExamples([...accepted].reverse(), "name")).toEqual(chooseExamples(accepted, "name"));
});

it("are none of what was rejected, left as it was, or is another field's, nor fewer than three", () => {
  const others = [
    decided(1, { decision: "reject" }),
    decided(2, { value: "KETTLE 2 NEW!!!" }),
    decided(3, { field: "category" }),
    decided(4, { value: "x".repeat(4_000) }),
    decided(5),
    decided(6),
    decided(6, { product: "again" }),
  ];
  expect(chooseExamples(others, "name")).toEqual([]);
  expect(chooseExamples([...others, decided(7)], "name")).toHaveLength(3);
});

it("are printed as a voice's file takes them", async () => {
  const home = mkdtempSync(join(tmpdir(), "pdo-examples-"));
  const environment = { PDO_HOME: home };
  const run = async () => {
    const world = createStandInWorld({ environment });
    return { code: await main(["prompts", "examples", "--json"], world), world };
  };
  const none = await run();
  expect(none.code).toBe(2);
  expect(none.world.said()).toContain("PDO_EXAMPLES_UNDECIDED");
  mkdirSync(home, { recursive: true });
  const lines = [1, 2, 3, 4].map((place) => JSON.stringify(decided(place)));
  writeFileSync(join(home, "decisions.jsonl"), `${lines.join("\n")}\n`);
  const { code, world } = await run();
  expect(code).toBe(0);
  const voice = { version: 1, ...JSON.parse(world.printed()) };
  writeFileSync(join(home, "voice.json"), JSON.stringify(voice));
  const { examples } = await openVoice("voice.json", { workingDirectory: home });
  expect(examples).toHaveLength(4);
});
