import { describe, expect, it } from "vitest";
import type { Fallback } from "../../src/tasks/engine.ts";
import { withFallback } from "../../src/tasks/fallback.ts";
import { problemOf } from "./fake-model.ts";

const own = { message: "Kept 3 of 4 statements.", best: "own" };

function ladder(problem: unknown, fallback: "builtin" | "none" = "builtin") {
  const told: Fallback[] = [];
  const answer = withFallback({
    byModel: async (): Promise<typeof own> => {
      throw problem;
    },
    byBuiltin: async () => own,
    fallback,
    context: { onFallback: (reason) => void told.push(reason) },
  });
  return { answer, told };
}

describe("the ladder", () => {
  it("gives the model's answer as it is", async () => {
    const answer = { message: "By fake-1.", best: "model" };
    const byBuiltin = () => Promise.reject(new Error("not asked"));
    expect(
      await withFallback({ byModel: async () => answer, byBuiltin, fallback: "builtin", context: {} }),
    ).toBe(answer);
  });

  it("gives the built-in answer with the reason before its message, and tells it", async () => {
    const { answer, told } = ladder(problemOf());
    expect(await answer).toEqual({
      best: "own",
      message: "Done without the language model: The provider failed. Kept 3 of 4 statements.",
    });
    expect(told).toEqual([{ code: "PDO_PROVIDER_FAILED", reason: "The provider failed." }]);
  });

  it.each([
    ["a fault that every call would have", problemOf({ code: "PDO_PROVIDER_KEY_REFUSED", kind: "final" })],
    ["an address where nobody is", problemOf({ code: "PDO_PROVIDER_UNREACHABLE", kind: "unreachable" })],
    ["an answer that a batch will bring", problemOf({ code: "PDO_COMPLETION_PENDING", kind: "own" })],
    ["a fault of the program", new TypeError("a fault of ours")],
    ["a caller who is gone", new DOMException("gone", "AbortError")],
  ])("does not stand in for %s", async (_, problem) => {
    const { answer, told } = ladder(problem);
    await expect(answer).rejects.toBe(problem);
    expect(told).toEqual([]);
  });

  it("has no second rung where none is wanted", async () => {
    const problem = problemOf();
    await expect(ladder(problem, "none").answer).rejects.toBe(problem);
  });
});
