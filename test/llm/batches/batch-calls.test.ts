import { describe, expect, test } from "vitest";
import type { FaultKind } from "../../../src/lib/errors.ts";
import { createRetryWork } from "../../../src/llm/batches/batch-calls.ts";
import { llmError } from "../../../src/llm/errors.ts";

const problem = (kind: FaultKind, retryAfterMs = 0) =>
  llmError({
    code: "PDO_PROVIDER_FAILED",
    what: "w",
    seen: "s",
    nextStep: "n",
    kind,
    retryAfterMs,
  });

function scene(faults: unknown[]) {
  const waits: number[] = [];
  const retry = createRetryWork(async (ms) => void waits.push(ms), undefined);
  const work = async () => {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    return "done";
  };
  return { waits, asked: retry(work) };
}

describe("asking again", () => {
  test("waits a little longer each time, and as long as requested", async () => {
    const { waits, asked } = scene([problem("faulty"), problem("throttled", 30_000), problem("silent")]);
    await expect(asked).resolves.toBe("done");
    expect(waits).toEqual([1_000, 30_000, 16_000]);
  });

  test("ends after four tries", async () => {
    const faults = Array.from({ length: 9 }, () => problem("unavailable"));
    await expect(scene(faults).asked).rejects.toMatchObject({ kind: "unavailable" });
    expect(faults).toHaveLength(5);
  });

  test.each([problem("final"), problem("own"), problem("throttled", 61_000), new Error("other")])(
    "does not where it would not help",
    async (fault) => {
      const { waits, asked } = scene([fault]);
      await expect(asked).rejects.toBe(fault);
      expect(waits).toEqual([]);
    },
  );
});
