import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "../../src/lib/turns.ts";

it("lets one go on a turn of the event loop, in the order in which they came", async () => {
  const nextTurn = createTurns();
  const gone: number[] = [];
  const all = [1, 2, 3].map(async (one) => {
    await nextTurn();
    gone.push(one);
  });
  await setImmediate();
  expect(gone.length).toBeLessThan(all.length);
  await Promise.all(all);
  expect(gone).toEqual([1, 2, 3]);
});
