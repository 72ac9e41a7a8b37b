import { describe, expect, test } from "vitest";
import { totalOf } from "../../src/llm/batches/batch-budget.ts";
import { boundCall } from "../../src/llm/cost.ts";
import { createFakeAccount } from "../llm/account.ts";
import { createCustomer, question } from "./customer.ts";
import { billed, openCustomer } from "./customer-language-model.ts";

const most = (() => {
  const { inputTokens, outputTokens } = boundCall(question("categorization", "product 0"));
  return inputTokens + outputTokens;
})();

async function runUntilReady(customer: ReturnType<typeof createCustomer>, maxTokens: number) {
  for (let night = 0; night < 40; night += 1) {
    const run = await customer.run({ spending: { maxTokens } });
    if (run.turn.kind === "ready") return { ...run, turn: run.turn };
    customer.clock.now += 3_600_000;
  }
  throw new Error("It never ended.");
}

describe("a budget", () => {
  test("lets only so many requests be submitted as fit with the most that they can take", async () => {
    const account = createFakeAccount({ looks: 2 });
    const customer = createCustomer({ kind: "openai", account });
    await customer.run({ spending: { maxTokens: 2 * most + 1 } });
    expect(account.batches.map(({ items }) => items.length)).toEqual([2]);
  });

  test("is used up round after round, never passed, and the rest says that it is spent", async () => {
    // Each answer takes 15 tokens, and is reckoned with a thousand and more before.
    const account = createFakeAccount();
    const customer = createCustomer({ kind: "anthropic", account, products: 20 });
    const { turn, texts } = await runUntilReady(customer, most + 100);
    const answered = texts.filter((text) => text.startsWith("answer to"));
    expect(totalOf(turn.spent).tokens).toBeLessThanOrEqual(most + 100);
    expect(totalOf(turn.spent).tokens).toBe(answered.length * 15);
    expect(answered.length).toBeGreaterThan(5);
    expect(turn.left).toEqual({ count: 20 - answered.length, why: "budget" });
    expect(new Set(texts.slice(answered.length))).toEqual(new Set(["PDO_BUDGET_SPENT"]));
  });

  test("that draws the work out over too many rounds is what the rest is left for", async () => {
    const account = createFakeAccount();
    const customer = createCustomer({ kind: "openai", account, products: 60 });
    const { turn } = await runUntilReady(customer, most + 1_000);
    expect(account.batches).toHaveLength(12);
    expect(turn.left).toEqual({ count: 48, why: "budget" });
  });

  test("that has no room at all submits nothing", async () => {
    const account = createFakeAccount();
    const customer = createCustomer({ kind: "openai", account });
    const { turn } = await customer.run({ spending: { maxTokens: 10 } });
    expect(turn).toMatchObject({ kind: "ready", left: { count: 6, why: "budget" }, spent: {} });
    expect(account.batches).toHaveLength(0);
    expect(account.files.size).toBe(0);
  });
});

const rows = 10;

test("--max-cost is not passed by what the provider bills, and the output is whole", async () => {
  const maxCost = 0.03;
  const customer = await openCustomer({ rows });
  const { code } = await customer.enrich(["--max-cost", String(maxCost)]);
  expect(code).toBe(1);
  const { rows: done, rejected, fallbacks, model } = customer.summary();
  expect({ done, rejected }).toEqual({ done: rows, rejected: 0 });
  expect(model?.budget_spent).toBe(true);
  expect(new Set(fallbacks.map((one) => one.code))).toEqual(new Set(["PDO_BUDGET_SPENT"]));
  expect(billed(customer.standIn)).toBeGreaterThan(0);
  expect(billed(customer.standIn)).toBeLessThanOrEqual(maxCost);
  expect(model?.total.cost).toBeCloseTo(billed(customer.standIn), 5);
  expect(customer.read("feed.enriched.csv")?.trimEnd().split("\n")).toHaveLength(rows + 1);
});

test("run again, the budget is there anew, and what was paid for is kept", async () => {
  const customer = await openCustomer({ rows });
  let runs = 1;
  while ((await customer.enrich(["--max-cost", "0.03"])).code === 1) runs += 1;
  expect(runs).toBeGreaterThan(1);
  const unlimited = await openCustomer({ rows });
  await unlimited.enrich();
  expect(customer.read("feed.enriched.csv")).toBe(unlimited.read("feed.enriched.csv"));
  expect(customer.standIn.ledger.charges).toHaveLength(unlimited.standIn.ledger.charges.length);
});

test("--max-tokens needs no price, and is not passed", async () => {
  const customer = await openCustomer({ rows, config: { prices: {} } });
  expect((await customer.enrich(["--max-tokens", "20000"])).code).toBe(1);
  const { input, output } = customer.standIn.ledger.total();
  expect(input + output).toBeLessThanOrEqual(20_000);
  expect(customer.summary().model?.total).toMatchObject({
    input_tokens: input,
    output_tokens: output,
    cost: null,
  });
});

test("--max-cost is refused where the model's price is not known, before anything is sent", async () => {
  const { enrich, standIn } = await openCustomer();
  const { code, said } = await enrich(["--max-cost", "5", "--model", "nobody-knows"]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_PRICE_UNKNOWN");
  expect(standIn.requests).toEqual([]);
});

test("with --fallback none the rows that the budget did not reach are marked", async () => {
  const customer = await openCustomer({ rows });
  expect((await customer.enrich(["--max-cost", "0.03", "--fallback", "none"])).code).toBe(1);
  const { failures, ok, partial, rejected, fallbacks } = customer.summary();
  expect(ok + partial + rejected).toBe(rows);
  expect(fallbacks).toEqual([]);
  expect(failures.map((one) => one.code)).toContain("PDO_BUDGET_SPENT");
});
