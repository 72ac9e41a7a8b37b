import { expect, it } from "vitest";
import { columnsOf } from "../../src/pipeline/attribution-task.ts";

function answerWith(...found: readonly (readonly [identifier: string, source: "fact" | "name"])[]) {
  const extracted = found.map(([identifier, source]) => ({
    attribute: { identifier },
    values: [{ value: null, text: "x", source }],
  }));
  return {
    answer: {
      message: "",
      required_attributes: extracted,
      recommended_attributes: [],
      optional_attributes: [],
      missing_attributes: [],
    },
  } as unknown as Parameters<typeof columnsOf>[0];
}

it("keeps of an unsure category's attributes what the row's columns say of any product", () => {
  const kept = columnsOf(
    answerWith(["brand", "fact"], ["color", "name"], ["material", "fact"], ["fit", "fact"]),
  );
  expect(kept?.answer?.required_attributes.map(({ attribute }) => attribute.identifier)).toEqual([
    "brand",
    "material",
  ]);
});

it("keeps nothing where no column states such", () => {
  expect(columnsOf(answerWith(["color", "name"], ["fit", "fact"]))).toBeUndefined();
  expect(columnsOf({})).toBeUndefined();
});
