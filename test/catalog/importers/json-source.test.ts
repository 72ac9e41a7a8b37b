import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault } from "../../../src/catalog/importers/json-source.ts";
import { propertyRuns } from "../../property-runs.ts";

describe("findJsonFault", () => {
  it("finds nothing wrong in any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
        expect(findJsonFault(JSON.stringify(value, undefined, indent))).toBeUndefined();
      }),
    );
  });

  it("agrees with JSON.parse on whether any changed text is JSON", () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      "1",
      "-",
      "01",
      "1.",
      "true",
      "\n",
      " ",
      "\u00a0",
      '"\\x"',
      '"',
      "nul",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        expect(findJsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 1, 'There is "}" where a name in double quotes should be.'],
    ['{"a" 1}', 1, 6, 'There is "1}" where a colon should be.'],
    ["[1\n2]", 2, 1, 'There is "2]" where a comma or the closing bracket should be.'],
    ["{}\n{}", 2, 1, 'There is "{}" where the end should be.'],
    ['{"a": "b\n"}', 1, 7, 'There is "\\"b\\n\\"}" where a value should be.'],
    ["[", 1, 2, "The text ends where a value or ] should be."],
    ["", 1, 1, "The text ends where a value should be."],
  ])("tells where %j breaks", (text, line, column, what) => {
    expect(findJsonFault(text)).toEqual({ line, column, what });
  });
});
