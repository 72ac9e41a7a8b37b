import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { OpenedRun } from "../../../../src/cli/commands/enrich/open-run.ts";
import { openSourceCategories } from "../../../../src/cli/commands/enrich/source-categories.ts";
import type { Session } from "../../../../src/cli/session.ts";
import type { Client } from "../../../../src/client/client.ts";
import type { RowSelection } from "../../../../src/pipeline/run-options.ts";
import { createStandInWorld } from "../../../stand-ins/world.ts";

const kinds = ["Kettles", "Scarves", "Poufs", "Tents"];

/** The names that the built-in engine is asked about before the first row. */
async function lookedAt(selection: RowSelection, categories = kinds): Promise<string> {
  const filePath = join(mkdtempSync(join(tmpdir(), "pdo-look-")), "feed.csv");
  const lines = categories.map((kind, place) => `Thing ${place},${kind}`);
  writeFileSync(filePath, ["name,category", ...lines].join("\n"));
  const asked: string[] = [];
  const client: Pick<Client, "call"> = {
    call: (...input) => {
      asked.push(JSON.stringify(input));
      return Promise.reject(new Error("no answer"));
    },
  };
  const run = {
    ...{ filePath, selection, reading: {} },
    tasks: { tasks: ["categorization"], channel: "channel_a" },
    mapping: { columns: { name: "name", category: "category" } },
  } as unknown as OpenedRun;
  const session = { settings: {}, world: createStandInWorld() } as unknown as Session;
  await openSourceCategories(run, session).learn(client as Client);
  return asked.join("\n");
}

it("a run of all rows looks at all source categories", async () => {
  const asked = await lookedAt({ kind: "all" });
  for (const kind of kinds) expect(asked).toContain(kind);
});

it.each([
  [{ kind: "first", rows: 2 }, ["Kettles", "Scarves"], ["Poufs", "Tents"]],
  [{ kind: "sample", rows: 2, total: 4 }, ["Kettles"], ["Scarves", "Tents"]],
] as const)("a run of %j looks at those of its rows", async (selection, those, others) => {
  const asked = await lookedAt(selection);
  for (const kind of those) expect(asked).toContain(kind);
  for (const kind of others) expect(asked).not.toContain(kind);
});

it("a row without one may get its family's: then all are looked at", async () => {
  expect(await lookedAt({ kind: "first", rows: 1 }, ["", "Kettles"])).toContain("Kettles");
});
