import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Budget, createBudget, createWaitQueue, type Reservation } from "../../src/llm/budget.ts";
import { boundCall, byteCount, type ModelPrice } from "../../src/llm/cost.ts";
import type { CallOutcome } from "../../src/llm/usage-tally.ts";
import { createRandom } from "../seeded-random.ts";
import { requestOf, usageOf } from "./requests.ts";

const price: ModelPrice = {
  input: 1_000_000,
  cachedInput: 100_000,
  cacheWrite: 1_250_000,
  output: 5_000_000,
  asOf: "2026-11-22",
  source: "a test",
};
const request = requestOf("lamp");
const most = boundCall(request);
const mostTokens = most.inputTokens + most.outputTokens;

/** The current state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([
    promise.then(
      () => "fulfilled",
      () => "rejected",
    ),
    new Promise<string>((resolve) => setImmediate(() => resolve("pending"))),
  ]);
}

describe("a budget", () => {
  test("lets in what fits, and refuses what does not with a sentence that says how much", async () => {
    const budget = createBudget({ maxTokens: mostTokens + 20 });
    const first = await budget.reserve(request);
    first.settle(usageOf(20, 10));
    expect(budget.isSpent()).toBe(false);
    await expect(budget.reserve(request)).rejects.toMatchObject({
      code: "PDO_BUDGET_SPENT",
      kind: "own",
      seen: `30 tokens of ${mostTokens + 20} tokens are spent, and the next call may take ${mostTokens} tokens.`,
    });
    expect(budget.isSpent()).toBe(true);
    expect(budget.figures()).toEqual({ spent: { tokens: 30, costMicros: 0 }, refused: 1 });
  });

  test("lets wait while a try in flight may give back enough, and refuses when it does not", async () => {
    const budget = createBudget({ maxTokens: 2 * mostTokens - 1 });
    const first = await budget.reserve(request);
    const second = budget.reserve(request);
    expect(await stateOf(second)).toBe("pending");
    first.settle("nothing");
    const reserved = await second;
    const third = budget.reserve(request);
    expect(await stateOf(third)).toBe("pending");
    reserved.settle("unknown");
    await expect(third).rejects.toMatchObject({ code: "PDO_BUDGET_SPENT" });
    expect(budget.figures().spent.tokens).toBe(mostTokens);
  });

  test("counts a try once, whatever is said of it later", async () => {
    const budget = createBudget({ maxTokens: 10 * mostTokens });
    const reservation = await budget.reserve(request);
    reservation.settle(usageOf(20, 10));
    reservation.settle("unknown");
    expect(budget.figures().spent.tokens).toBe(30);
  });

  test("lets in first who came first, and lets go who gives up", async () => {
    const budget = createBudget({ maxTokens: 2 * mostTokens });
    const large = requestOf("x".repeat(mostTokens / 2));
    const first = await budget.reserve(request);
    const controller = new AbortController();
    const [second, third] = [budget.reserve(large, controller.signal), budget.reserve(request)];
    expect([await stateOf(second), await stateOf(third)]).toEqual(["pending", "pending"]);
    controller.abort(new Error("given up"));
    await expect(second).rejects.toThrow("given up");
    expect(await stateOf(third)).toBe("fulfilled");
    first.settle("nothing");
    expect(budget.isSpent()).toBe(false);
    await expect(budget.reserve(request, controller.signal)).rejects.toThrow("given up");
  });

  test("stops where a provider counts more than the most, and says so", async () => {
    const budget = createBudget({ maxCostMicros: 1_000_000, price });
    const [first, second] = [await budget.reserve(request), await budget.reserve(request)];
    first.settle(usageOf(20, 5000));
    await expect(budget.reserve(request)).rejects.toMatchObject({
      code: "PDO_BUDGET_SPENT",
      what: expect.stringContaining("counted more for a call than it can have taken"),
      nextStep: expect.stringContaining("--max-cost"),
    });
    second.settle(usageOf(20, 10));
    expect(budget.figures().spent.costMicros).toBe(20 + 25_000 + 20 + 50);
    expect(budget.isSpent()).toBe(true);
  });

  test("without limits refuses nothing, and counts all the same", async () => {
    const budget = createBudget({ price });
    for (const _ of [1, 2]) (await budget.reserve(request)).settle(usageOf(20, 5000));
    expect(budget.figures()).toEqual({ spent: { tokens: 10_040, costMicros: 50_040 }, refused: 0 });
  });

  test("is one for models with other prices, each at its own", async () => {
    const budget = createBudget({ maxCostMicros: 1_000_000, price });
    const dear = budget.at({ ...price, output: 2 * price.output });
    (await budget.reserve(request)).settle(usageOf(20, 5));
    const before = budget.figures().spent.costMicros;
    (await dear.reserve(request)).settle(usageOf(20, 5));
    expect(dear.figures().spent.costMicros).toBe(before + 20 + 50);
    expect(budget.figures()).toEqual(dear.figures());
    expect(() => budget.at(undefined)).toThrow("price");
  });

  test("in money needs a price", () => {
    expect(() => createBudget({ maxCostMicros: 1 })).toThrow("price");
  });
});

/** Attempts in flight that end in a given order. */
interface Flight {
  readonly reservation: Reservation;
  readonly outcome: CallOutcome;
  /** What the provider will charge, whether or not it reports it. */
  readonly bill: { readonly tokens: number; readonly costPico: bigint };
}

/** A run with this many workers, whose attempts end in any order; checks the bill after each of them. */
async function runSeeded(seed: number): Promise<{ refused: number; answered: number }> {
  const random = createRandom(seed);
  const between = (least: number, greatest: number) => least + Math.floor(random() * (greatest - least + 1));
  const limits = { maxCostMicros: between(0, 60_000), maxTokens: between(0, 60_000) };
  const budget: Budget = createBudget({ ...limits, price });
  const bill = { tokens: 0, costPico: 0n };
  const flights: Flight[] = [];
  const counts = { refused: 0, answered: 0 };
  let open = 0;

  const flightOf = (text: string, maxOutputTokens: number, reservation: Reservation): Flight => {
    const input = between(0, byteCount(requestOf(text)) + 1000);
    const cached = between(0, input);
    const written = between(0, input - cached);
    const output = between(0, maxOutputTokens);
    const plain = input - cached - written;
    const costPico = BigInt(plain * 1_000_000 + cached * 100_000 + written * 1_250_000 + output * 5_000_000);
    const usage = usageOf(input, output, { cachedInputTokens: cached, cacheWriteTokens: written });
    const kind = random();
    if (kind < 0.2) return { reservation, outcome: "nothing", bill: { tokens: 0, costPico: 0n } };
    const isTold = kind < 0.8;
    return { reservation, outcome: isTold ? usage : "unknown", bill: { tokens: input + output, costPico } };
  };
  const work = async (rows: number) => {
    for (let row = 0; row < rows; row += 1) {
      const text = "ä".repeat(between(0, 2000));
      const maxOutputTokens = between(1, 2000);
      try {
        const reservation = await budget.reserve(requestOf(text, { maxOutputTokens }));
        await new Promise<void>((resolve) => {
          const flight = flightOf(text, maxOutputTokens, reservation);
          const settle = (outcome: CallOutcome) => {
            reservation.settle(outcome);
            resolve();
          };
          flights.push({ ...flight, reservation: { ...reservation, settle } });
        });
        counts.answered += 1;
      } catch {
        counts.refused += 1;
      }
    }
    open -= 1;
  };
  const workers = between(1, 12);
  const all = Array.from({ length: workers }, () => {
    open += 1;
    return work(between(1, 12));
  });
  while (open > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    const [flight] = flights.splice(between(0, Math.max(0, flights.length - 1)), 1);
    if (flight === undefined) continue;
    bill.tokens += flight.bill.tokens;
    bill.costPico += flight.bill.costPico;
    flight.reservation.settle(flight.outcome);
    expect(bill.tokens).toBeLessThanOrEqual(limits.maxTokens);
    expect(bill.costPico).toBeLessThanOrEqual(BigInt(limits.maxCostMicros) * 1_000_000n);
    expect(budget.figures().spent.tokens).toBeGreaterThanOrEqual(bill.tokens);
  }
  await Promise.all(all);
  return counts;
}

describe("what is spent", () => {
  test("never passes the limits, whatever the calls take and in whatever order they end", async () => {
    let [refused, answered] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
        const counts = await runSeeded(seed);
        refused += counts.refused;
        answered += counts.answered;
      }),
      { numRuns: 120 },
    );
    expect(Math.min(refused, answered)).toBeGreaterThan(100);
  });
});

/** A queue with this capacity; requests larger than it are refused. */
function roomOf(places: number) {
  const room = { taken: 0, entered: [] as string[] };
  const line = createWaitQueue<number>((asked) => {
    if (asked > places) throw new Error("too large");
    return room.taken + asked <= places;
  });
  const enter = (name: string, asked: number, signal?: AbortSignal) =>
    line.enter(
      asked,
      () => {
        room.taken += asked;
        room.entered.push(name);
      },
      signal,
    );
  const leave = (count: number) => {
    room.taken -= count;
    line.admit();
  };
  return { room, enter, leave };
}

describe("a waiting line", () => {
  test("lets in first who came first, also before those who need less", async () => {
    const { room, enter, leave } = roomOf(2);
    const all = [enter("a", 2), enter("b", 2), enter("c", 1)];
    expect(room.entered).toEqual(["a"]);
    leave(1);
    expect(room.entered).toEqual(["a"]);
    leave(1);
    expect(room.entered).toEqual(["a", "b"]);
    leave(2);
    await Promise.all(all);
    expect(room.entered).toEqual(["a", "b", "c"]);
  });

  test("never admits more than fits in one turn", async () => {
    const { room, enter, leave } = roomOf(2);
    const all = [enter("a", 2), enter("b", 1), enter("c", 1), enter("d", 1)];
    leave(2);
    expect(room).toEqual({ taken: 2, entered: ["a", "b", "c"] });
    leave(1);
    await Promise.all(all);
  });

  test("goes on behind one who is refused, and one who gives up", async () => {
    const { room, enter, leave } = roomOf(2);
    const controller = new AbortController();
    await enter("a", 2);
    const [given, refused, last] = [enter("b", 2, controller.signal), enter("c", 3), enter("d", 1)];
    controller.abort(new Error("given up"));
    await expect(given).rejects.toThrow("given up");
    await expect(refused).rejects.toThrow("too large");
    leave(1);
    await last;
    expect(room.entered).toEqual(["a", "d"]);
    await expect(enter("e", 1, controller.signal)).rejects.toThrow("given up");
  });
});
