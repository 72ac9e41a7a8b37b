import { describe, it } from "vitest";
import { operations } from "../../src/api/operations.ts";
import { createEmbeddedClient } from "../../src/client/embedded.ts";
import { createService } from "../../src/server/service.ts";
import { standInCatalogs, standInEngine } from "../server/stand-in.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { median } from "./median.ts";

/* What a call of the embedded service costs besides the engine's work, beside a bare check of the same request. */

const rounds = Number(process.env.PDO_BENCH_ROUNDS ?? 7);
const calls = 100_000;
const query = { task_type: "cleaned", translation_language: "de" } as const;
const body = { product_name: "CORDLESS KETTLE 1,7L, stainless steel, 2200 W" };
const answer = { message: "Done.", old_name: "Kettle", best_name: "Kettle", other_names: [] };

const engine = { ...standInEngine, optimizeName: async () => answer };
const client = createEmbeddedClient(createService({ catalogs: standInCatalogs, engine, now: Date.now }));
const { query: querySchema, body: bodySchema } = operations.optimizeName;

const ways: Readonly<Record<string, () => unknown>> = {
  "the embedded client": () => client.call("optimizeName", { query, body }),
  "a bare schema check": () => [querySchema.parse(query), bodySchema.parse(body)],
};

describe("the embedded client", () => {
  it("microseconds of processor a call, the engine's work not counted", async () => {
    const costs = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, ask] of Object.entries(ways)) {
        const startedAt = cpuSeconds();
        for (let count = 0; count < calls; count += 1) await ask();
        // The first round warms up.
        if (round > 0) costs.get(name)?.push(((cpuSeconds() - startedAt) / calls) * 1e6);
      }
    }
    const lines = [...costs].map(([name, all]) => `  ${name.padEnd(22)} ${median(all).toFixed(2)} us`);
    process.stdout.write(`\nmedians of ${rounds} rounds of ${calls} calls\n${lines.join("\n")}\n`);
  });
});
