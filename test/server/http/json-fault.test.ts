import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateJsonFault } from "../../../src/server/http/json-fault.ts";
import { recordedJsonFaults } from "../recorded-json-faults.ts";

describe("the place of a JSON fault", () => {
  test.each(recordedJsonFaults)("in %j is code point %i, as Python says", (text, offset) => {
    expect(locateJsonFault(text)).toBe(offset);
  });

  test("is found however deep the nesting is", () => {
    expect(locateJsonFault(`${"[".repeat(500_000)}x`)).toBe(500_000);
    expect(locateJsonFault('{"a":'.repeat(200_000))).toBe(1_000_000);
  });

  test("where a text is cut off is never after its end, and before it everything was right", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
        const whole = JSON.stringify([value]);
        const text = [...whole].slice(0, cut % [...whole].length).join("");
        const offset = locateJsonFault(text);
        expect(offset).toBeLessThanOrEqual([...text].length);
        expect(offset).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a character that cannot be there is found where it was put, outside of strings", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (numbers, place) => {
        const parts = JSON.stringify(numbers).split(/(?=[[,\]])/);
        const index = place % parts.length;
        const before = parts.slice(0, index).join("");
        expect(locateJsonFault(`${before}#${parts.slice(index).join("")}`)).toBe(before.length);
      }),
    );
  });
});
