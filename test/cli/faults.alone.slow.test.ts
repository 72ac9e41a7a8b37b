import { describe, expect, test, vi } from "vitest";
import type { FaultKind } from "../../src/lib/errors.ts";
import { isLlmError, llmError } from "../../src/llm/errors.ts";
import { createFakeAccount } from "../llm/account.ts";
import { createCustomer, type RunOptions } from "./customer.ts";

vi.mock("node:fs", async (original) => ({ ...(await original<object>()), fsyncSync: () => {} }));

const kinds = ["openai", "anthropic"] as const;
const limits = { requests: 3, bytes: 1_000_000 };

const problem = (kind: FaultKind) =>
  llmError({ code: "PDO_PROVIDER_FAILED", what: "w", seen: "s", nextStep: "n", kind });

/** Runs the command until it is ready; a run that ends with a problem is followed by the next one. */
async function runUntilReady(customer: ReturnType<typeof createCustomer>, options: RunOptions) {
  for (let night = 0; night < 40; night += 1) {
    customer.clock.now += 3_600_000;
    try {
      const { turn, texts } = await customer.run({ limits, ...options });
      if (turn.kind === "ready") return { texts, spent: turn.spent };
    } catch (fault) {
      if (!isLlmError(fault)) throw fault;
    }
  }
  throw new Error("It never ended.");
}

describe.each(kinds)("a call of %s's that goes wrong", (kind) => {
  test.each(["silent", "faulty", "unavailable", "throttled", "unreachable", "unreadable"] as const)(
    "as %s, whichever it is, lets nothing be paid twice",
    async (fault) => {
      const calm = createFakeAccount({ looks: 2 });
      const expected = await runUntilReady(createCustomer({ kind, account: calm }), {});
      for (let failing = 1, isDone = false; !isDone; failing += 1) {
        const account = createFakeAccount({ looks: 2 });
        let calls = 0;
        // Where nobody can be reached, nothing has arrived; of a refusal for being asked too often the same is true.
        const moment = fault === "unreachable" || fault === "throttled" ? "before" : "after";
        const onCall: RunOptions["onCall"] = (_, now) => {
          if (now !== moment) return;
          calls += 1;
          if (calls === failing) throw problem(fault);
        };
        const found = await runUntilReady(createCustomer({ kind, account }), { onCall });
        isDone = calls < failing;
        expect(found).toEqual(expected);
        expect([...account.paid.values()].every((times) => times === 1)).toBe(true);
      }
    },
  );

  test("because the key is wrong ends the run, and the right key goes on", async () => {
    const account = createFakeAccount();
    const customer = createCustomer({ kind, account });
    const onCall = () => {
      throw problem("final");
    };
    await expect(customer.run({ onCall })).rejects.toMatchObject({ kind: "final" });
    expect(account.batches).toHaveLength(0);
    const { texts } = await runUntilReady(customer, {});
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
    expect(account.batches).toHaveLength(1);
  });

  test("is waited out where there is time for it", async () => {
    const account = createFakeAccount({ looks: 3 });
    const customer = createCustomer({ kind, account });
    let calls = 0;
    const onCall = () => {
      calls += 1;
      if (calls > 6 && calls < 34) throw problem("unavailable");
    };
    const { turn } = await customer.run({ waitMs: 24 * 3_600_000, onCall });
    expect(turn.kind).toBe("ready");
    expect(customer.sentences.some((sentence) => sentence.includes("tries again"))).toBe(true);
  });
});

describe("an account without room", () => {
  test("gets part after part, as room comes", async () => {
    const account = createFakeAccount({
      looks: 2,
      failureOf: (batch, { batches }) => {
        const inHand = batches.filter(({ fates }) => fates === undefined);
        const requests = inHand.reduce((sum, { items }) => sum + items.length, batch.items.length);
        return requests > 3 ? { code: "token_limit_exceeded", message: "Full." } : undefined;
      },
    });
    const customer = createCustomer({ kind: "openai", account, products: 9 });
    const { texts } = await runUntilReady(customer, {});
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
  });

  test("asks for smaller parts where one alone is too large", async () => {
    const account = createFakeAccount({
      failureOf: ({ items }) =>
        items.length > 150 ? { code: "token_limit_exceeded", message: "Full." } : undefined,
    });
    const customer = createCustomer({ kind: "openai", account, products: 500 });
    const { texts } = await runUntilReady(customer, { limits: { requests: 1_000, bytes: 10_000_000 } });
    expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
    const done = account.batches.filter(({ failure }) => failure === undefined);
    expect(done.map(({ items }) => items.length)).toEqual([125, 125, 125, 125]);
  });

  test("is asked again after a minute where it says so when a batch is submitted", async () => {
    let refusals = 2;
    const account = createFakeAccount({
      failureOf: () => (refusals-- > 0 ? { code: "rate", message: "Too many." } : undefined),
    });
    const customer = createCustomer({ kind: "anthropic", account });
    const before = customer.clock.now;
    const { turn } = await customer.run({ waitMs: 3_600_000 });
    expect(turn.kind).toBe("ready");
    expect(customer.clock.now - before).toBeGreaterThanOrEqual(120_000);
  });
});

test("a reason that a person has to mend ends each run with it, night after night, and is never given up on", async () => {
  let isMended = false;
  const account = createFakeAccount({
    failureOf: () => (isMended ? undefined : { code: "billing_hard_limit_reached", message: "No credit." }),
  });
  const customer = createCustomer({ kind: "openai", account });
  for (let night = 0; night < 15; night += 1) {
    await expect(customer.run()).rejects.toMatchObject({ code: "PDO_BATCH_FAILED", kind: "final" });
  }
  isMended = true;
  const { texts } = await runUntilReady(customer, {});
  expect(texts.every((text) => text.startsWith("answer to"))).toBe(true);
});
