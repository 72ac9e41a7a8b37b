import fc from "fast-check";
import { expect, test } from "vitest";
import { mapInOrder } from "../../src/pipeline/ordered-window.ts";
import { propertyRuns } from "../property-runs.ts";

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

test("results keep the order of the items, whatever order they finish in", async () => {
  const plan = fc.array(fc.nat(5), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(plan, fc.integer({ min: 1, max: 20 }), async (delays, windowSize) => {
      const seen: number[] = [];
      const work = async (index: number) => {
        for (let turn = 0; turn < (delays[index] ?? 0); turn += 1) await Promise.resolve();
        return index;
      };
      for await (const index of mapInOrder(from([...delays.keys()]), windowSize, work)) seen.push(index);
      expect(seen).toEqual([...delays.keys()]);
    }),
    { numRuns: propertyRuns(100) },
  );
});

test("no more items are under way than the window holds", async () => {
  let underWay = 0;
  let most = 0;
  const work = async (item: number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    return item;
  };
  for await (const _ of mapInOrder(from([...Array(100).keys()]), 7, work)) underWay -= 1;
  expect(most).toBe(7);
});

test("a result is given on while the next item is still being waited for", async () => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* slow(): AsyncGenerator<string> {
    yield "first";
    await gate;
    yield "second";
  }
  const results = mapInOrder(slow(), 16, async (item) => item);
  expect((await results.next()).value).toBe("first");
  release();
  expect((await results.next()).value).toBe("second");
});

test("a fault of one item is thrown after the results before it", async () => {
  const seen: number[] = [];
  const run = async () => {
    const work = async (item: number) => {
      if (item === 3) throw new Error("three");
      return item;
    };
    for await (const result of mapInOrder(from([0, 1, 2, 3, 4]), 4, work)) seen.push(result);
  };
  await expect(run()).rejects.toThrow("three");
  expect(seen).toEqual([0, 1, 2]);
});

test("a fault of the source is thrown after the results before it", async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 0;
    yield 1;
    throw new Error("torn");
  }
  const seen: number[] = [];
  const run = async () => {
    for await (const result of mapInOrder(broken(), 8, async (item) => item)) seen.push(result);
  };
  await expect(run()).rejects.toThrow("torn");
  expect(seen).toEqual([0, 1]);
});

test("a source is closed when the results are no longer wanted", async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<number> {
    try {
      for (let item = 0; ; item += 1) yield item;
    } finally {
      isClosed = true;
    }
  }
  for await (const result of mapInOrder(endless(), 4, async (item) => item)) if (result === 5) break;
  expect(isClosed).toBe(true);
});
