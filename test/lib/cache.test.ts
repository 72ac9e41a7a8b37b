import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedCache } from "../../src/lib/cache.ts";

describe("a bounded cache", () => {
  it("gives back what was set under a key, the last value of several", () => {
    const cache = new BoundedCache<string, number | null>(4);
    cache.set("lamp", 1);
    cache.set("lamp", 2);
    cache.set("none", null);
    expect(cache.get(["la", "mp"].join(""))).toBe(2);
    expect(cache.get("none")).toBeNull();
    expect(cache.get("desk")).toBeUndefined();
  });

  it("computes a value once while it is held", () => {
    const cache = new BoundedCache<string, { readonly length: number }>(4);
    const asked: string[] = [];
    const compute = (key: string) => {
      asked.push(key);
      return { length: key.length };
    };
    expect(cache.getOrCompute("lamp", compute)).toBe(cache.getOrCompute("lamp", compute));
    expect(asked).toEqual(["lamp"]);
  });

  it("keeps null, false, 0 and an empty text as values", () => {
    const cache = new BoundedCache<string, unknown>(8);
    for (const value of [null, false, 0, ""]) {
      cache.set("key", value);
      expect(cache.getOrCompute("key", () => "computed again")).toBe(value);
    }
  });

  it("holds what is asked for often, and drops what is not", () => {
    const cache = new BoundedCache<string, string>(4);
    cache.set("often", "held");
    cache.set("once", "dropped");
    for (const key of ["a", "b", "c", "d", "e", "f"]) {
      cache.set(key, key);
      expect(cache.get("often")).toBe("held");
    }
    expect(cache.get("once")).toBeUndefined();
  });

  it("drops nothing when a key is set again that is held", () => {
    const cache = new BoundedCache<string, number>(4);
    cache.set("one", 1);
    cache.set("two", 2);
    for (let count = 0; count < 9; count += 1) cache.set("two", count);
    expect(cache.get("one")).toBe(1);
    expect(cache.get("two")).toBe(8);
  });

  it("never holds more than its capacity, and gives no other value than was set", () => {
    const operations = fc.array(fc.tuple(fc.boolean(), fc.nat(30)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), operations, (capacity, asked) => {
        const cache = new BoundedCache<number, string>(capacity);
        for (const [isSet, key] of asked) {
          if (isSet) cache.set(key, `${key}`);
          else expect([undefined, `${key}`]).toContain(cache.get(key));
        }
        const sets = asked.filter(([isSet]) => isSet).map(([, key]) => key);
        const last = sets.at(-1);
        if (last !== undefined) expect(cache.get(last)).toBe(`${last}`);
        const held = Array.from({ length: 31 }, (_, key) => key).filter(
          (key) => cache.get(key) !== undefined,
        );
        expect(held.length).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  it("holds the last half of its capacity whatever came before", () => {
    const cache = new BoundedCache<number, number>(10);
    for (let key = 0; key < 1_000; key += 1) {
      cache.set(key, key);
      for (let recent = Math.max(0, key - 4); recent <= key; recent += 1) {
        expect(cache.get(recent)).toBe(recent);
      }
    }
  });
});
