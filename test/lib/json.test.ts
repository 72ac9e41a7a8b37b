import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../src/lib/json.ts";

/** The same fields in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([field, content]) => [field, turned(content)]));
}

describe("canonical JSON", () => {
  test("sorts fields at every depth, and leaves out undefined ones", () => {
    const value = { b: [{ d: 1, c: undefined, a: "x" }], a: { z: null, y: false } };
    expect(canonicalJson(value)).toBe('{"a":{"y":false,"z":null},"b":[{"a":"x","d":1}]}');
    expect(canonicalJson({ a: 1, b: undefined, c: "2" })).toBe('{"a":1,"c":"2"}');
    expect(canonicalJson(["b", undefined, "a"])).toBe('["b",null,"a"]');
  });

  test("does not depend on field order, and parses to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(turned(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
