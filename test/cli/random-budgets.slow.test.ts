import { describe, expect, test } from "vitest";
import { createRandom } from "../seeded-random.ts";
import { randomTokens } from "../stand-in/money/token-counts.ts";
import { atRandom } from "../stand-in/scenarios/plan.ts";
import { billed, openCustomer } from "./customer-language-model.ts";

/** More of them prove more: 50 is the figure to hold. */
const runs = Number(process.env.PDO_BUDGET_RUNS ?? 8);
const rows = 3;
/** About what a run without a limit takes, in dollars and in tokens. */
const [usualCost, usualTokens] = [0.06, 45_000];
/** Those that cost, and bring nothing; or do not say what they cost. */
const faults = ["ok-no-usage", "bad-json", "wrong-schema", "length", "truncated-body"] as const;

/** A limit of each kind, small and large ones alike. */
function limitsOf(random: () => number) {
  const share = random() ** 2 * 1.2;
  const maxCost = Number((share * usualCost).toFixed(6));
  const maxTokens = 1 + Math.floor(share * usualTokens);
  const [hasCost, hasTokens] = [random() < 0.7, random() < 0.5];
  return {
    maxCost: hasCost ? maxCost : Number.POSITIVE_INFINITY,
    maxTokens: hasTokens || !hasCost ? maxTokens : Number.POSITIVE_INFINITY,
  };
}

async function runSeed(seed: number) {
  const random = createRandom(seed);
  const customer = await openCustomer({
    rows,
    standIn: { countTokens: randomTokens(random), plan: atRandom(random, random() * 0.3, ...faults) },
  });
  const { maxCost, maxTokens } = limitsOf(random);
  const { code, said } = await customer.enrich([
    ...(maxCost < Number.POSITIVE_INFINITY ? ["--max-cost", String(maxCost)] : []),
    ...(maxTokens < Number.POSITIVE_INFINITY ? ["--max-tokens", String(maxTokens)] : []),
    ...["--concurrency", String(1 + Math.floor(random() * 12)), "--tasks", "name,description,attribution"],
  ]);
  const { input, output } = customer.standIn.ledger.total();
  const summary = customer.summary();
  expect({ code, said, whole: summary.rows, rejected: summary.rejected }).toEqual({
    code: summary.model?.budget_spent === true ? 1 : 0,
    said:
      summary.model?.budget_spent === true
        ? expect.stringContaining("the budget ended the model's work")
        : "",
    whole: rows,
    rejected: 0,
  });
  expect(billed(customer.standIn)).toBeLessThanOrEqual(maxCost);
  expect(input + output).toBeLessThanOrEqual(maxTokens);
  expect(customer.read("feed.enriched.csv")?.trimEnd().split("\n")).toHaveLength(rows + 1);
  return { isSpent: summary.model?.budget_spent === true, asked: customer.standIn.ledger.charges.length };
}

describe("over runs with random limits, token counts and faults", () => {
  test(
    "what the provider bills never passes a limit, and the output is whole",
    async () => {
      const results = [];
      for (let seed = 1; seed <= runs; seed += 1) results.push(await runSeed(seed));
      const spent = results.filter(({ isSpent }) => isSpent);
      expect(spent.length).toBeGreaterThan(runs / 4);
      expect(spent.filter(({ asked }) => asked > 0).length).toBeGreaterThan(runs / 10);
      if (process.env.PDO_BUDGET_RUNS !== undefined) {
        process.stdout.write(`${runs} runs: ${spent.length} ended by their budget\n`);
      }
    },
    Math.max(120_000, runs * 4_000),
  );
});
