import { describe, expect, test } from "vitest";
import { createEqualRefusals } from "../../../src/client/pacing/equal-refusals.ts";
import { ServiceProblem } from "../../../src/contract/problem.ts";

const tooLong = (quoted: string) =>
  new ServiceProblem(422, [{ loc: ["body", "product_name"], msg: `too long: ${quoted}`, type: "too_long" }]);

describe("refusals in a row", () => {
  test("are too many when they are alike, whatever of the row they quote", () => {
    const refusals = createEqualRefusals(3);
    expect(["a", "b", "c"].map((row) => refusals.add("x", tooLong(row)))).toEqual([undefined, undefined, 3]);
  });

  test("are counted by operation, and an answer or another reason ends the row", () => {
    const refusals = createEqualRefusals(2);
    expect(refusals.add("x", tooLong("a"))).toBeUndefined();
    expect(refusals.add("y", tooLong("a"))).toBeUndefined();
    refusals.succeed("x");
    expect(refusals.add("x", tooLong("a"))).toBeUndefined();
    expect(refusals.add("x", new ServiceProblem(400, "other"))).toBeUndefined();
    expect(refusals.add("x", tooLong("a"))).toBeUndefined();
    expect(refusals.add("y", tooLong("a"))).toBe(2);
  });

  test("of other kinds are no such refusals", () => {
    const refusals = createEqualRefusals(1);
    for (const status of [404, 409, 500]) {
      expect(refusals.add("x", new ServiceProblem(status, "x"))).toBeUndefined();
    }
  });

  test("are never too many where nobody said so", () => {
    const refusals = createEqualRefusals();
    const counts = Array.from({ length: 1000 }, () => refusals.add("x", tooLong("a")));
    expect(counts.every((count) => count === undefined)).toBe(true);
  });
});
