import { describe, expect, test } from "vitest";
import { compileRules } from "../../../src/quality/rules/compile-rules.ts";
import { rulePacks } from "../../../src/quality/rules/rule-packs.ts";

describe("the compiled rules of packs", () => {
  test("are all that are about a text, in the order of packs and rules", () => {
    const all = rulePacks.flatMap(({ rules }) => rules).filter(({ field }) => field !== "product");
    expect(compileRules(rulePacks).rules.map(({ rule }) => rule)).toEqual(all);
  });

  test("have each check once that several packs ask of a field", () => {
    const { rules, fields, checkCount } = compileRules(rulePacks);
    const numbers = fields.flatMap(({ checks }) => checks.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(checkCount);
    expect(checkCount).toBeLessThan(rules.length);
    const capitals = rules.filter(({ rule }) => rule.field === "name" && rule.check.kind === "capitals");
    expect(new Set(capitals.map(({ check }) => check)).size).toBe(1);
  });

  test("are compiled once", () => {
    expect(compileRules(rulePacks)).toBe(compileRules(rulePacks));
  });
});
