import { describe, expect, it } from "vitest";
import { findContradiction } from "../../src/lint/contradictions.ts";
import { rulePacks } from "../../src/lint/packs.ts";
import type { Rule, RulePack } from "../../src/lint/rule.ts";

const packsNamed = (...names: readonly string[]) => rulePacks.filter(({ name }) => names.includes(name));

function lengthPack(
  name: string,
  check: { readonly min?: number; readonly max?: number },
  level: Rule["level"] = "error",
): RulePack {
  const rule: Rule = {
    identifier: `${name}.title.length`,
    level,
    field: "name",
    summary: "A name has a length.",
    check: { kind: "length", ...check },
    source: "a test",
    read: "2026-11-22",
  };
  return { name, title: name, version: "1", rules: [rule] };
}

describe("packs that contradict each other", () => {
  it("are named with the two rules: what one wants in a name and another forbids there", () => {
    const found = findContradiction(packsNamed("google", "zalando"));
    expect(found?.one).toBe("google wants the brand in a name.");
    expect(found?.other).toMatch(/^zalando\.name\.brand: ./);
  });

  it("are those whose lengths exclude each other, as far as both are demanded", () => {
    const [long, short] = [lengthPack("long", { min: 90 }), lengthPack("short", { max: 80 })];
    expect(findContradiction([short, long])).toEqual({
      one: "long.title.length: A name has a length.",
      other: "short.title.length: A name has a length.",
    });
    expect(findContradiction([short, lengthPack("advised", { min: 90 }, "warning")])).toBeUndefined();
    expect(findContradiction([short, lengthPack("fitting", { min: 80 })])).toBeUndefined();
  });

  it("are none of the others", () => {
    const others = rulePacks.filter(({ name }) => name !== "zalando");
    expect(findContradiction(others)).toBeUndefined();
    for (const pack of rulePacks) expect(findContradiction([pack])).toBeUndefined();
  });
});
