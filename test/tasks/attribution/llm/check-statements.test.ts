import { expect, it } from "vitest";
import { readStatements, statementsSchema } from "../../../../src/tasks/attribution/llm/check-statements.ts";
import { AnswerFault } from "../../../../src/tasks/llm/read-answer.ts";

const statement = { attribute: "Colour", value: "Red", quote: "red" };

it("reads statements, and an empty list", () => {
  expect(readStatements({ values: [statement] })).toEqual([statement]);
  expect(readStatements({ values: [] })).toEqual([]);
});

it.each([
  ["a list alone", [statement]],
  ["a lack of the list", {}],
  ["a text for the list", { values: "red" }],
  ["a statement without quote", { values: [{ attribute: "Colour", value: "Red" }] }],
  ["a further field", { values: [{ ...statement, score: 1 }] }],
  ["a number for a text", { values: [{ ...statement, value: 5 }] }],
  ["a megabyte", { values: [{ ...statement, quote: "x".repeat(1_000_000) }] }],
  ["thousands of statements", { values: Array.from({ length: 5_000 }, () => statement) }],
])("is at fault with %s", (_, answer) => {
  expect(() => readStatements(answer)).toThrow(AnswerFault);
});

it("has a schema for strict modes: all properties required, no others", () => {
  expect(statementsSchema).toMatchObject({ required: ["values"], additionalProperties: false });
});
