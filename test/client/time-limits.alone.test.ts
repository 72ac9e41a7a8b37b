import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitRunTime } from "../../src/client/time-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a run's signal is aborted when its time is over, with a problem that says so", () => {
  const { signal } = limitRunTime(60_000, new AbortController().signal);
  vi.advanceTimersByTime(59_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({
    code: "PDO_CLIENT_RUN_TIME_OVER",
    seen: "It has 60 s; what was begun was finished.",
  });
});

test("a run's signal is aborted with its caller's, and released it keeps no timer", () => {
  const caller = new AbortController();
  const { signal, release } = limitRunTime(60_000, caller.signal);
  caller.abort(new Error("enough"));
  expect(signal.reason).toEqual(new Error("enough"));
  release();
  expect(vi.getTimerCount()).toBe(0);
});
