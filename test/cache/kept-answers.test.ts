import { describe, expect, test } from "vitest";
import { keepAnswers } from "../../src/cache/kept-answers.ts";
import { createMemoryStore } from "./memory-store.ts";
import { dayMs, keyOf } from "./numbered-entries.ts";

const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });

function keeping() {
  const store = createMemoryStore();
  return { store, kept: keepAnswers(store, "service", () => 20_000 * dayMs) };
}

describe("answers that the disk refuses", () => {
  test("are found in memory, counted, and written once there is room again", async () => {
    const { store, kept } = keeping();
    store.fault = full;
    kept.add(keyOf(1), "optimizeName", { best_name: "Lamp" });
    await kept.durable();
    expect(kept.find(keyOf(1))).toEqual({ best_name: "Lamp" });
    expect(kept.counts()).toEqual({ written: 0, failedWrites: 1, failedReads: 0 });
    store.fault = undefined;
    await kept.durable();
    expect(store.added.map(({ key }) => key)).toEqual([keyOf(1)]);
    expect(kept.counts()).toEqual({ written: 1, failedWrites: 0, failedReads: 0 });
  });

  test("take no more than 16 MB of memory; the oldest go first, and stay counted", () => {
    const { store, kept } = keeping();
    store.fault = full;
    for (let number = 0; number < 20; number += 1)
      kept.add(keyOf(number), "optimizeName", "x".repeat(2 ** 20));
    store.fault = undefined;
    expect(kept.counts().failedWrites).toBe(20);
    expect([kept.find(keyOf(0)), kept.find(keyOf(19)) !== undefined]).toEqual([undefined, true]);
  });

  test("are lost where they do not reach the disk, and counted, and later ones go to another file", async () => {
    const { store, kept } = keeping();
    kept.add(keyOf(1), "optimizeName", "Lamp");
    store.fault = full;
    await Promise.all([kept.durable(), kept.durable()]);
    expect(kept.counts()).toMatchObject({ written: 0, failedWrites: 1 });
    store.fault = undefined;
    kept.add(keyOf(2), "optimizeName", "Table");
    await kept.durable();
    expect(kept.counts()).toMatchObject({ written: 1, failedWrites: 1 });
  });
});
