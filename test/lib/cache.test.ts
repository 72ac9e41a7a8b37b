import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedCache } from "../../src/lib/cache.ts";

describe("a bounded cache", () => {
  it("returns the last value set for a key", () => {
    const cache = new BoundedCache<string, number | null>(4);
    cache.set("lamp", 1);
    cache.set("lamp", 2);
    cache.set("none", null);
    expect(cache.get(["la", "mp"].join(""))).toBe(2);
    expect(cache.get("none")).toBeNull();
    expect(cache.get("desk")).toBeUndefined();
  });

  it("computes a value once while it is cached", () => {
    const cache = new BoundedCache<string, { readonly length: number }>(4);
    const computed: string[] = [];
    const compute = (key: string) => {
      computed.push(key);
      return { length: key.length };
    };
    expect(cache.getOrCompute("lamp", compute)).toBe(cache.getOrCompute("lamp", compute));
    expect(computed).toEqual(["lamp"]);
  });

  it("caches null, false, 0 and an empty string", () => {
    const cache = new BoundedCache<string, unknown>(8);
    for (const value of [null, false, 0, ""]) {
      cache.set("key", value);
      expect(cache.getOrCompute("key", () => "computed again")).toBe(value);
    }
  });

  it("retains frequently read entries and drops others", () => {
    const cache = new BoundedCache<string, string>(4);
    cache.set("often", "held");
    cache.set("once", "dropped");
    for (const key of ["a", "b", "c", "d", "e", "f"]) {
      cache.set(key, key);
      expect(cache.get("often")).toBe("held");
    }
    expect(cache.get("once")).toBeUndefined();
  });

  it("drops nothing when an existing key is set again", () => {
    const cache = new BoundedCache<string, number>(4);
    cache.set("one", 1);
    cache.set("two", 2);
    for (let count = 0; count < 9; count += 1) cache.set("two", count);
    expect(cache.get("one")).toBe(1);
    expect(cache.get("two")).toBe(8);
  });

  it("never exceeds its capacity, and returns no value other than the one set", () => {
    const operations = fc.array(fc.tuple(fc.boolean(), fc.nat(30)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), operations, (capacity, steps) => {
        const cache = new BoundedCache<number, string>(capacity);
        for (const [isSet, key] of steps) {
          if (isSet) cache.set(key, `${key}`);
          else expect([undefined, `${key}`]).toContain(cache.get(key));
        }
        const sets = steps.filter(([isSet]) => isSet).map(([, key]) => key);
        const last = sets.at(-1);
        if (last !== undefined) expect(cache.get(last)).toBe(`${last}`);
        const held = Array.from({ length: 31 }, (_, key) => key).filter(
          (key) => cache.get(key) !== undefined,
        );
        expect(held.length).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  it("always retains the last half of its capacity", () => {
    const cache = new BoundedCache<number, number>(10);
    for (let key = 0; key < 1_000; key += 1) {
      cache.set(key, key);
      for (let recent = Math.max(0, key - 4); recent <= key; recent += 1) {
        expect(cache.get(recent)).toBe(recent);
      }
    }
  });
});
