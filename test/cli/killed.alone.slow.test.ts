import { describe, expect, test, vi } from "vitest";
import { createFakeAccount, type FakeAccount, type Fate } from "../llm/account.ts";
import { createRandom } from "../seeded-random.ts";
import { type CustomerRun, createCustomer, Killed } from "./customer.ts";

/** The processes here end, the machine does not: waiting for the disk would be most of the time. */
vi.mock("node:fs", async (original) => ({ ...(await original<object>()), fsyncSync: () => {} }));

const limits = { requests: 3, bytes: 1_000_000 };
const products = 6;

function createNight(kind: "openai" | "anthropic", account: FakeAccount) {
  const customer = createCustomer({ kind, account, products, isChained: true });
  /** @returns undefined where it was killed */
  const run = async (killAt: number | undefined): Promise<CustomerRun | undefined> => {
    customer.clock.now += 3_600_000;
    try {
      return await customer.run({ limits, ...(killAt !== undefined && { killAt }) });
    } catch (fault) {
      if (fault instanceof Killed) return undefined;
      throw fault;
    }
  };
  const finish = async () => {
    for (let night = 0; night < 60; night += 1) {
      const done = await run(undefined);
      if (done?.turn.kind === "ready") return { texts: done.texts, spent: done.turn.spent };
    }
    throw new Error("It never ended.");
  };
  return { run, finish };
}

/** Some expire once, some are refused for good. */
function fateOf(key: string, times: number): Fate {
  if (key.startsWith("0")) return "refused";
  return times === 0 && key < "4" ? "expired" : "answered";
}

const expectations = new Map<string, ReturnType<typeof endUnkilled>>();

function unkilled(kind: "openai" | "anthropic") {
  const known = expectations.get(kind) ?? endUnkilled(kind);
  expectations.set(kind, known);
  return known;
}

async function endUnkilled(kind: "openai" | "anthropic") {
  const account = createFakeAccount({ looks: 2, fateOf });
  const { texts, spent } = await createNight(kind, account).finish();
  return { texts, spent, paid: [...account.paid.entries()].sort() };
}

describe.each(["openai", "anthropic"] as const)("a run over %s's batches that is killed", (kind) => {
  test("at any single moment of its first six runs pays nothing twice and ends alike", async () => {
    const expected = await unkilled(kind);
    let moments = 0;
    for (let victim = 0; victim < 6; victim += 1) {
      for (let killAt = 1; ; killAt += 1) {
        const account = createFakeAccount({ looks: 2, fateOf });
        const night = createNight(kind, account);
        for (let before = 0; before < victim; before += 1) await night.run(undefined);
        const survived = (await night.run(killAt)) !== undefined;
        if (survived) break;
        moments += 1;
        const { texts, spent } = await night.finish();
        expect({ texts, spent, paid: [...account.paid.entries()].sort() }).toEqual(expected);
      }
    }
    expect(moments).toBeGreaterThan(60);
  }, 120_000);
});

const seeds = Array.from(
  { length: 50 },
  (_, seed) => [seed, seed % 2 === 0 ? "openai" : "anthropic"] as const,
);

test.each(seeds)(
  "a run that is killed again and again pays nothing twice, seed %i at %s",
  async (seed, kind) => {
    const random = createRandom(seed);
    const account = createFakeAccount({ looks: 2, fateOf, random });
    const night = createNight(kind, account);
    for (let kills = 0; kills < 6; kills += 1) await night.run(1 + Math.floor(random() * 30));
    const { texts, spent } = await night.finish();
    expect({ texts, spent, paid: [...account.paid.entries()].sort() }).toEqual(await unkilled(kind));
  },
);
