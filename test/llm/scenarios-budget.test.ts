import { setImmediate as breathe } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createBudget } from "../../src/llm/budget.ts";
import { boundCall } from "../../src/llm/cost.ts";
import { isLlmError } from "../../src/llm/errors.ts";
import type { CompletionRequest } from "../../src/llm/language-model.ts";
import { type OpenLanguageModel, openLanguageModel } from "../../src/llm/open-language-model.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { createRandom } from "../seeded-random.ts";
import { randomTokens } from "../stand-in/money/token-counts.ts";
import { standInKey } from "../stand-in/open-model.ts";
import { atRandom } from "../stand-in/scenarios/plan.ts";
import { startStandIn } from "../stand-in/stand-in.ts";

const requestOf = (row: number): CompletionRequest => ({
  task: row % 2 === 0 ? "optimizeName" : "categorize",
  system: "Clean the name.",
  messages: [{ role: "user", text: JSON.stringify({ record: { product_name: `Kettle ${row}` } }) }],
  schema: {
    type: "object",
    properties: { best_name: { type: "string" } },
    required: ["best_name"],
    additionalProperties: false,
  },
  schemaName: "name",
  maxOutputTokens: 300,
});

const rows = 40;
const perCall = Object.values(boundCall(requestOf(10))).reduce((sum, tokens) => sum + tokens, 0);

/** A run over this many parallel rows, with random faults and token counts. */
async function run(seed: number, wire: "openai" | "anthropic", maxTokens: number) {
  const random = createRandom(seed);
  let at = Date.UTC(2026, 10, 21);
  const now = () => at;
  const standIn = await startStandIn({
    now,
    plan: atRandom(
      random,
      0.3,
      "500",
      "529",
      "429-seconds",
      "reset-after-headers",
      "truncated-body",
      "ok-no-usage",
      "length",
    ),
    countTokens: randomTokens(random),
  });
  const provider = await openProvider({
    provider: wire,
    model: wire === "openai" ? "gpt-4.1-mini" : "claude-haiku-4-5",
    baseUrl: standIn.baseUrl,
    key: standInKey,
    connections: 8,
    connectTimeoutMs: 5_000,
    userAgent: "pdo/test",
    now,
  });
  const budget = createBudget({ maxTokens });
  const tally = createUsageTally();
  const model: OpenLanguageModel = openLanguageModel({
    provider,
    budget,
    tally,
    timeoutMs: 5_000,
    rowTimeoutMs: 3_600_000,
    retries: 4,
    connections: 8,
    now,
    random,
    sleep: async (milliseconds, signal) => {
      while (model.figures().inFlight > 0 && !signal?.aborted) await breathe();
      if (!signal?.aborted) at += milliseconds;
    },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: rows }, (_, row) => model.complete(requestOf(row))),
  );
  const charged = standIn.ledger.total();
  await model.close();
  await standIn.close();
  const { total } = tally.figures();
  return {
    charged: charged.input + charged.output,
    reported: total.inputTokens + total.outputTokens,
    isSpent: budget.isSpent(),
    codes: new Set(
      outcomes.flatMap((outcome) =>
        outcome.status === "fulfilled" ? [] : [isLlmError(outcome.reason) ? outcome.reason.code : "other"],
      ),
    ),
  };
}

describe.each(["openai", "anthropic"] as const)("over the wire of %s", (wire) => {
  test("a run never spends more than it may, by the provider's own count, in fifty runs at random", async () => {
    let stopped = 0;
    for (let seed = 1; seed <= 50; seed += 1) {
      const maxTokens = Math.round(perCall * (1 + createRandom(seed)() * 12));
      const { charged, reported, isSpent, codes } = await run(seed, wire, maxTokens);
      expect(charged).toBeLessThanOrEqual(maxTokens);
      expect(reported).toBeLessThanOrEqual(maxTokens);
      expect(reported).toBeGreaterThanOrEqual(charged);
      expect(codes.has("other")).toBe(false);
      expect(codes.has("PDO_BUDGET_SPENT")).toBe(isSpent);
      stopped += isSpent ? 1 : 0;
    }
    expect(stopped).toBeGreaterThan(25);
  }, 120_000);
});
