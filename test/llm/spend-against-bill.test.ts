import { describe, expect, test } from "vitest";
import { createBudget } from "../../src/llm/budget.ts";
import type { ModelPrice } from "../../src/llm/cost.ts";
import { openLanguageModel } from "../../src/llm/open-language-model.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { createRandom } from "../seeded-random.ts";
import type { Ledger } from "../stand-in/money/ledger.ts";
import { randomTokens } from "../stand-in/money/token-counts.ts";
import { standInKey } from "../stand-in/open-model.ts";
import { lies } from "../stand-in/scenarios/lies.ts";
import { always, atRandom } from "../stand-in/scenarios/plan.ts";
import { type StandIn, type StandInOptions, startStandIn } from "../stand-in/stand-in.ts";
import { requestOf } from "./requests.ts";

const [runs, questions, inFlight] = [50, 30, 8];
const price: ModelPrice = {
  input: 400_000,
  cachedInput: 100_000,
  cacheWrite: 500_000,
  output: 1_600_000,
  asOf: "2026-11-22",
  source: "a test",
};

/** The provider's bill in micros, computed from its own ledger without the code under test. */
function billOf(ledger: Ledger): { readonly tokens: number; readonly costMicros: number } {
  const { input, cached, cacheWrite, output } = ledger.total();
  const millionths =
    (input - cached - cacheWrite) * 400_000 + cached * 100_000 + cacheWrite * 500_000 + output * 1_600_000;
  return { tokens: input + output, costMicros: millionths / 1_000_000 };
}

/** Faults that are free, faults that may be charged, and answers without reported usage. */
const faults = [
  "500",
  "503",
  "429-no-header",
  "reset-before-headers",
  "reset-after-headers",
  "truncated-body",
  "ok-no-usage",
  "length",
  "200-with-error",
] as const;

async function openPaid(standIn: StandIn, seed: number) {
  const random = createRandom(seed);
  const limits = {
    maxCostMicros: Math.floor(random() * 40_000),
    maxTokens: Math.floor(random() * 80_000),
  };
  const provider = await openProvider({
    provider: (seed / 1000) % 2 === 0 ? "openai" : "anthropic",
    model: "stand-in",
    baseUrl: standIn.baseUrl,
    key: standInKey,
    connections: inFlight,
    connectTimeoutMs: 5000,
    userAgent: "pdo/test",
  });
  let at = Date.UTC(2026, 0, 1);
  const budget = createBudget({ ...limits, price });
  const tally = createUsageTally(price);
  const sleep = async (milliseconds: number) => {
    at += milliseconds;
  };
  const model = openLanguageModel({
    provider,
    budget,
    tally,
    timeoutMs: 5000,
    retries: 2,
    connections: inFlight,
    maxOutageMs: 60_000,
    random,
    now: () => at,
    sleep,
  });
  return { model, limits, budget, tally, random };
}

const withFaults = (seed: number): StandInOptions => ({
  plan: atRandom(createRandom(seed + 1), 0.3, ...faults),
  countTokens: randomTokens(createRandom(seed + 2)),
});

/** Every answer is charged for the tokens of its texts, and tells others; now and then one tells nothing. */
function withLies(seed: number): StandInOptions {
  const random = createRandom(seed + 3);
  const told = Object.values(lies);
  return {
    plan: () => (random() < 0.1 ? "ok-no-usage" : (told[Math.floor(random() * told.length)] ?? "ok")),
  };
}

/** A run over requests of many lengths, with the maximum in flight. @returns how many were answered */
async function runSeeded(
  seed: number,
  options = withFaults(seed),
): Promise<{ answered: number; refused: number }> {
  const standIn = await startStandIn(options);
  const { model, limits, budget, tally, random } = await openPaid(standIn, seed);
  const counts = { answered: 0, refused: 0 };
  let begun = 0;
  const work = async () => {
    while (begun < questions) {
      begun += 1;
      const record = { product_name: "ä".repeat(Math.floor(random() * 2000)), row: begun };
      const request = requestOf(JSON.stringify({ record }), {
        maxOutputTokens: 1 + Math.floor(random() * 1000),
      });
      await model.complete(request).then(
        () => {
          counts.answered += 1;
        },
        () => {
          counts.refused += 1;
        },
      );
      const bill = billOf(standIn.ledger);
      expect(bill.tokens).toBeLessThanOrEqual(limits.maxTokens);
      expect(bill.costMicros).toBeLessThanOrEqual(limits.maxCostMicros);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  await model.close();
  await standIn.close();
  const bill = billOf(standIn.ledger);
  const { spent } = budget.figures();
  expect(spent.costMicros).toBeGreaterThanOrEqual(bill.costMicros);
  expect(tally.figures().total.costMicros).toBe(spent.costMicros);
  expect(counts.answered + counts.refused).toBe(questions);
  return counts;
}

describe("what a provider puts on its bill", () => {
  test(`never passes the limits of ${runs} runs with random counts and faults, over both wires`, async () => {
    const total = { answered: 0, refused: 0 };
    for (let seed = 1; seed <= runs; seed += 1) {
      const { answered, refused } = await runSeeded(seed * 1000);
      total.answered += answered;
      total.refused += refused;
    }
    expect(Math.min(total.answered, total.refused)).toBeGreaterThan(runs);
  }, 120_000);

  test(`never passes the limits of ${runs} runs whose usage lies, over both wires`, async () => {
    const total = { answered: 0, refused: 0 };
    for (let seed = 1; seed <= runs; seed += 1) {
      const { answered, refused } = await runSeeded(seed * 1000, withLies(seed * 1000));
      total.answered += answered;
      total.refused += refused;
    }
    expect(Math.min(total.answered, total.refused)).toBeGreaterThan(runs);
  }, 120_000);

  test.each(Object.entries(lies))(
    "is never less than what is counted of an answer that tells %s",
    async (_, lie) => {
      for (const seed of [2000, 3000]) {
        const { answered } = await runSeeded(seed, { plan: always(lie) });
        expect(answered).toBeGreaterThan(0);
      }
    },
  );
});
