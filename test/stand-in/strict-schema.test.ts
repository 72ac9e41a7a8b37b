import { describe, expect, test } from "vitest";
import { findOutputSchemaFault } from "./anthropic/output-schema.ts";
import { findStrictFault } from "./openai/strict-schema.ts";

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const text = { type: "string" };
const names = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, "n"));
const deep = (levels: number): object => (levels === 0 ? text : object({ inner: deep(levels - 1) }));

describe("OpenAI's strict schemas", () => {
  test.each([
    [
      "texts, choices, lists and objects",
      object({
        a: text,
        b: { type: "string", enum: ["x", "y"] },
        c: { type: "array", items: object({ d: text }) },
      }),
    ],
    ["a text or nothing", object({ a: { type: ["string", "null"] } })],
    ["a choice of kinds below the root", object({ a: { anyOf: [text, { type: "null" }] } })],
    [
      "a pattern, a least number and a longest list",
      object({
        a: { type: "string", pattern: "^x" },
        b: { type: "number", minimum: 0 },
        c: { type: "array", items: text, maxItems: 3 },
      }),
    ],
    ["a thousand choices of few letters", object({ a: { type: "string", enum: names(1_000, 10) } })],
    ["ten levels", deep(9)],
  ])("take %s", (_, schema) => {
    expect(findStrictFault(schema as Record<string, unknown>)).toBeUndefined();
  });

  test.each([
    ["a root that is no object", { type: "array", items: text }, /must be a JSON Schema of 'type: "object"'/],
    ["a root of several kinds", { anyOf: [object({})] }, /anyOf/],
    ["a field that need not be there", object({ a: text }, { required: [] }), /Missing 'a'/],
    ["a required field that is none", object({}, { required: ["b"] }), /Extra required key 'b'/],
    ["further fields", object({ a: text }, { additionalProperties: true }), /additionalProperties/],
    [
      "further fields further down",
      object({ a: { ...object({}), additionalProperties: undefined } }),
      /\('properties', 'a'\), 'additionalProperties'/,
    ],
    ["all of several", object({ a: { allOf: [text] } }), /'allOf' is not permitted/],
    ["a longest text", object({ a: { type: "string", maxLength: 3 } }), /'maxLength' is not permitted/],
    ["a list of anything", object({ a: { type: "array" } }), /missing items/],
    ["a field of no kind", object({ a: { description: "x" } }), /'type' key/],
    [
      "more than a thousand choices",
      object({ a: { type: "string", enum: names(600, 5) }, b: { type: "string", enum: names(401, 5) } }),
      /at most 1000 enum values/,
    ],
    [
      "long choices, more than 250",
      object({ a: { type: "string", enum: names(251, 60) } }),
      /15000 characters/,
    ],
    ["a choice of two lines", object({ a: { type: "string", enum: ["a\nb"] } }), /line break/],
    ["a choice twice", object({ a: { type: "string", enum: ["a", "a"] } }), /unique/],
    ["more than ten levels", deep(10), /levels/],
    [
      "more than 120,000 characters",
      object({ a: { type: "string", enum: names(200, 601) } }),
      /120000 characters/,
    ],
  ])("refuse %s", (_, schema, words) => {
    expect(findStrictFault(schema as Record<string, unknown>)).toMatch(words);
  });
});

describe("Anthropic's output schemas", () => {
  test("take what OpenAI's take, and fields that need not be there", () => {
    expect(findOutputSchemaFault(object({ a: text }, { required: [] }))).toBeUndefined();
  });

  test.each([
    ["further fields", object({ a: object({}, { additionalProperties: true }) }), /additionalProperties/],
    ["a least number", object({ a: { type: "integer", minimum: 0 } }), /'minimum' is not supported/],
    [
      "a longest text",
      object({ a: { type: "array", items: { type: "string", maxLength: 5 } } }),
      /'maxLength'/,
    ],
    ["a list of at least two", object({ a: { type: "array", items: text, minItems: 2 } }), /minItems/],
  ])("refuse %s", (_, schema, words) => {
    expect(findOutputSchemaFault(schema)).toMatch(words);
  });
});
