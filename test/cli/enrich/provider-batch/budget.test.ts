import { describe, expect, test } from "vitest";
import { totalOf } from "../../../../src/language-model/batches/spending.ts";
import { boundCall } from "../../../../src/language-model/money/call-bound.ts";
import { createFakeAccount } from "../../../language-model/batches/fakes/account.ts";
import { createCustomer, question } from "./customer.ts";

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
