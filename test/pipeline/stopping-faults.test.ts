import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { createEqualRefusals } from "../../src/pipeline/stopping-faults.ts";

const tooLong = (quoted: string) =>
  new ServiceProblem(422, [{ loc: ["body", "product_name"], msg: `too long: ${quoted}`, type: "too_long" }]);

describe("refusals in a row", () => {
  test("are counted where they are alike, whatever of the row they quote", () => {
    const refusals = createEqualRefusals();
    expect(["a", "b", "c"].map((row) => refusals.add("name", tooLong(row)))).toEqual([1, 2, 3]);
  });

  test("are counted by task, and anew with another reason", () => {
    const refusals = createEqualRefusals();
    expect(refusals.add("name", tooLong("a"))).toBe(1);
    expect(refusals.add("categorization", tooLong("a"))).toBe(1);
    expect(refusals.add("name", new ServiceProblem(400, "other"))).toBe(1);
    expect(refusals.add("name", tooLong("a"))).toBe(1);
    expect(refusals.add("categorization", tooLong("a"))).toBe(2);
  });

  test("say nothing of the run once the task was answered", () => {
    const refusals = createEqualRefusals();
    refusals.add("name", tooLong("a"));
    refusals.succeed("name");
    expect(refusals.add("name", tooLong("a"))).toBe(0);
    expect(refusals.add("description", tooLong("a"))).toBe(1);
  });

  test.each([404, 409, 500])("with %i are no such refusals", (status) => {
    expect(createEqualRefusals().add("name", new ServiceProblem(status, "x"))).toBe(0);
  });
});
