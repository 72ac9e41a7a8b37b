import { describe, expect, test } from "vitest";
import { LateAbort } from "../../../src/service/http/late-abort.ts";

describe("an abort controller that is made late", () => {
  test("tells its signal, whether that was asked for before the abort or after", () => {
    const before = new LateAbort();
    const { signal } = before;
    expect(signal.aborted).toBe(false);
    before.abort("why");
    const after = new LateAbort();
    after.abort("why");
    for (const told of [signal, before.signal, after.signal]) {
      expect([told.aborted, told.reason]).toEqual([true, "why"]);
    }
  });

  test("has one signal, and the reason of its first abort", () => {
    const abort = new LateAbort();
    abort.abort("first");
    abort.abort("second");
    expect(abort.signal).toBe(abort.signal);
    expect(abort.signal.reason).toBe("first");
  });
});
