import { expect, test } from "vitest";
import { createOncePerTurn } from "../../../src/service/http/once-per-turn.ts";

const nextTurn = () => new Promise(setImmediate);

test("the first of each turn of the event loop is told to look", async () => {
  const isFirst = createOncePerTurn();
  expect([isFirst(), isFirst()]).toEqual([true, false]);
  await Promise.resolve();
  expect(isFirst()).toBe(false);
  await nextTurn();
  expect([isFirst(), isFirst()]).toEqual([true, false]);
});
