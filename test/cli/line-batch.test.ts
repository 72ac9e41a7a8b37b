import { expect, test, vi } from "vitest";
import { createLineBatch } from "../../src/cli/line-batch.ts";

test("lines of one turn are written together at its end, in their order", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.add("one");
  await Promise.resolve();
  lines.add("two");
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n"]));
  lines.add("three");
  await vi.waitFor(() => expect(written).toEqual(["one\ntwo\n", "three\n"]));
});

test("what waits is written when it is asked for, once", async () => {
  const written: string[] = [];
  const lines = createLineBatch((text) => written.push(text));
  lines.flush();
  lines.add("one");
  lines.flush();
  expect(written).toEqual(["one\n"]);
  await new Promise(setImmediate);
  expect(written).toEqual(["one\n"]);
});
