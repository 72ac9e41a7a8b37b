import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createFakeAccount } from "../../../llm/account.ts";
import { createCustomer } from "../../customer.ts";

const kinds = ["openai", "anthropic"] as const;

/** Runs the command until no batch is under way. */
async function runUntilReady(customer: ReturnType<typeof createCustomer>, options = {}) {
  for (let night = 0; night < 40; night += 1) {
    const run = await customer.run(options);
    if (run.turn.kind === "ready") return { ...run, turn: run.turn, nights: night + 1 };
    customer.clock.now += 3_600_000;
  }
  throw new Error("It never ended.");
}

describe.each(kinds)("a feed's batch at %s", (kind) => {
  test("is submitted, left alone, fetched, and then everything is there", async () => {
    const account = createFakeAccount({ looks: 2 });
    const customer = createCustomer({ kind, account });
    const first = await customer.run();
    expect(first.turn).toMatchObject({ kind: "waiting", waiting: { round: 1, batches: 1, requests: 6 } });
    const { texts, nights } = await runUntilReady(customer);
    expect(nights).toBe(1);
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
    expect([...account.paid.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("asks what hangs on an answer a round later", async () => {
    const account = createFakeAccount();
    const customer = createCustomer({ kind, account, isChained: true });
    const { turn } = await runUntilReady(customer);
    expect(account.batches).toHaveLength(2);
    expect(turn.spent).toMatchObject({ categorization: { calls: 6 }, attribution: { calls: 6 } });
  });

  test("leaves nothing behind when it is finished", async () => {
    const customer = createCustomer({ kind, account: createFakeAccount() });
    const { turn } = await runUntilReady(customer);
    turn.finish();
    await turn.release();
    expect(readdirSync(join(customer.home, "batches"))).toEqual([]);
  });

  test("asks expired, failed and missing requests again, and answered ones never", async () => {
    const fates = ["expired", "failed", "missing", "answered"] as const;
    const account = createFakeAccount({
      fateOf: (key, times) =>
        times === 0 ? (fates[Number.parseInt(key[0] ?? "0", 16) % 4] ?? "answered") : "answered",
    });
    const customer = createCustomer({ kind, account, products: 40 });
    const { texts } = await runUntilReady(customer);
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
    expect([...account.paid.values()].every((times) => times === 1)).toBe(true);
    expect(account.batches).toHaveLength(2);
  });

  test("does not ask again what would be refused each time", async () => {
    const account = createFakeAccount({ fateOf: (key) => (key < "8" ? "refused" : "answered") });
    const customer = createCustomer({ kind, account, products: 20 });
    const { texts } = await runUntilReady(customer);
    expect(account.batches).toHaveLength(1);
    expect(new Set(texts.filter((text) => !text.startsWith("answer")))).toEqual(
      new Set(["PDO_PROVIDER_REQUEST_REFUSED"]),
    );
  });

  test("gives up after five rounds that left requests unanswered", async () => {
    const account = createFakeAccount({ fateOf: (key) => (key < "8" ? "expired" : "answered") });
    const customer = createCustomer({ kind, account, products: 20 });
    const { turn, texts } = await runUntilReady(customer);
    expect(account.batches).toHaveLength(5);
    expect(turn.left).toEqual({
      count: texts.filter((text) => text === "PDO_BATCH_FAILED").length,
      why: "given-up",
    });
  });

  test("is cut into parts, and each is found again by its ids", async () => {
    const account = createFakeAccount({ looks: 1 });
    const customer = createCustomer({ kind, account, products: 25 });
    const { texts } = await runUntilReady(customer, { limits: { requests: 10, bytes: 1_000_000 } });
    expect(account.batches.map(({ items }) => items.length)).toEqual([5, 10, 10]);
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
  });

  test("waits here where it is told to, never looking sooner than after ten seconds", async () => {
    const account = createFakeAccount({ looks: 5 });
    const customer = createCustomer({ kind, account });
    const before = customer.clock.now;
    const { turn } = await customer.run({ waitMs: 3_600_000 });
    expect(turn.kind).toBe("ready");
    expect(customer.clock.now - before).toBe(10_000 + 15_000 + 22_500 + 33_750);
  });
});
