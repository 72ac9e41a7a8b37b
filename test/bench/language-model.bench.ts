import { Pool } from "undici";
import { describe, it } from "vitest";
import { createBudget } from "../../src/llm/budget.ts";
import type { CompletionRequest } from "../../src/llm/language-model.ts";
import { openLanguageModel } from "../../src/llm/open-language-model.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import { median } from "./median.ts";
import { startDelayed } from "./remote-calls.ts";

/*
 * Calls of a provider's model with all that stands before them (pacing, budget, tally), beside a bare pool that asks the same
 * server, in turns. The ideal is so many calls in flight, each taking what the server takes.
 */

const [inFlight, delayMs, calls, rounds] = [64, 500, 960, 5];

const completion = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_763_700_000,
  model: "m-1",
  choices: [
    { index: 0, message: { role: "assistant", content: '{"best_name":"Kettle"}' }, finish_reason: "stop" },
  ],
  usage: { prompt_tokens: 600, completion_tokens: 12, total_tokens: 612 },
};

const asking = (row: number): CompletionRequest => ({
  task: "optimizeName",
  system: "You write product names. ".repeat(60),
  messages: [{ role: "user", text: JSON.stringify({ record: { product_name: `Kettle ${row}` } }) }],
  schema: {
    type: "object",
    properties: { best_name: { type: "string" } },
    required: ["best_name"],
    additionalProperties: false,
  },
  schemaName: "name",
  maxOutputTokens: 400,
});

type Ask = (row: number) => Promise<unknown>;

async function openModel(origin: string): Promise<Ask> {
  const provider = await openProvider({
    provider: "openai",
    model: "m-1",
    baseUrl: `${origin}/v1`,
    key: "sk-bench-0000000000000000",
    connections: inFlight,
    connectTimeoutMs: 5_000,
    userAgent: "pdo-bench",
  });
  const model = openLanguageModel({
    provider,
    tally: createUsageTally(),
    budget: createBudget({ maxTokens: Number.MAX_SAFE_INTEGER }),
    connections: inFlight,
    timeoutMs: 60_000,
    retries: 2,
    random: Math.random,
    now: Date.now,
  });
  return (row) => model.complete(asking(row), { item: {} });
}

function openBare(origin: string): Ask {
  const pool = new Pool(origin, { connections: inFlight });
  const headers = { "content-type": "application/json" };
  return async (row) => {
    const body = JSON.stringify(asking(row));
    const response = await pool.request({ method: "POST", path: "/v1/chat/completions", headers, body });
    return response.body.json();
  };
}

async function askAll(ask: Ask): Promise<void> {
  let next = 0;
  const loop = async () => {
    while (next < calls) {
      next += 1;
      await ask(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, loop));
}

describe("calls to a language model", () => {
  it(`${inFlight} in flight, ${delayMs} ms each`, async () => {
    const server = await startDelayed({ delayMs }, completion);
    const ways = { "bare pool": openBare(server.origin), model: await openModel(server.origin) };
    const rates = new Map<string, number[]>();
    const costs = new Map<string, number[]>();
    for (const ask of Object.values(ways))
      await Promise.all(Array.from({ length: inFlight }, (_, row) => ask(row)));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, ask] of Object.entries(ways)) {
        const [startedAt, cpu] = [performance.now(), cpuSeconds()];
        await askAll(ask);
        rates.set(name, [...(rates.get(name) ?? []), (calls * 1000) / (performance.now() - startedAt)]);
        costs.set(name, [...(costs.get(name) ?? []), ((cpuSeconds() - cpu) / calls) * 1e6]);
      }
    }
    await server.close();
    const ideal = (inFlight * 1000) / delayMs;
    const lines = Object.keys(ways).map((name) => {
      const rate = median(rates.get(name) ?? []);
      const cost = median(costs.get(name) ?? []);
      return `  ${name.padEnd(12)} ${rate.toFixed(1).padStart(6)} calls/s, ${(rate / ideal).toFixed(3)} of the ideal, ${cost.toFixed(0)} us/call`;
    });
    process.stdout.write(`\n${lines.join("\n")}\n`);
  }, 600_000);
});
