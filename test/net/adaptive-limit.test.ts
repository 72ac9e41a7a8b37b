import { describe, expect, test } from "vitest";
import { createAdaptiveLimit } from "../../src/net/adaptive-limit.ts";
import { type Call, createCall } from "../../src/net/gate.ts";

/** How many calls may be in flight now. */
function room(limit: ReturnType<typeof createAdaptiveLimit>, latest: { sequence: number }): number {
  const calls: Call[] = [];
  while (limit.waitMs() === 0) {
    latest.sequence += 1;
    const call = { ...createCall(), sequence: latest.sequence };
    limit.begin?.(call);
    calls.push(call);
  }
  for (const call of calls) limit.leave?.(call);
  return calls.length;
}

describe("calls in flight", () => {
  test("are as many as allowed from the start, and never more", () => {
    const limit = createAdaptiveLimit(16);
    for (let success = 0; success < 1000; success += 1) limit.succeed();
    expect(room(limit, { sequence: 0 })).toBe(16);
  });

  test("are halved once for all that were in flight when the service was overloaded, and down to one", () => {
    const limit = createAdaptiveLimit(16);
    const latest = { sequence: 0 };
    room(limit, latest);
    for (let sequence = 1; sequence <= 16; sequence += 1) limit.overload({ ...createCall(), sequence });
    expect(room(limit, latest)).toBe(8);
    for (let round = 0; round < 10; round += 1) {
      limit.overload({ ...createCall(), sequence: latest.sequence });
      room(limit, latest);
    }
    expect(room(limit, latest)).toBe(1);
    expect(limit.lowest()).toBe(1);
  });

  test("grow by one with every round of answers, up to what is allowed", () => {
    const limit = createAdaptiveLimit(16);
    const latest = { sequence: 0 };
    room(limit, latest);
    limit.overload({ ...createCall(), sequence: latest.sequence });
    const rooms = [8, 9, 10].map((round) => {
      for (let success = 0; success < round; success += 1) limit.succeed();
      return room(limit, latest);
    });
    expect(rooms).toEqual([9, 10, 11]);
    for (let success = 0; success < 1000; success += 1) limit.succeed();
    expect(room(limit, latest)).toBe(16);
  });
});
