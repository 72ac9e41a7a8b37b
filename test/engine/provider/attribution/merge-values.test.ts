import { expect, it } from "vitest";
import type { AttributeRecord, ValueRecord } from "../../../../src/catalog/model.ts";
import { readQuotedTexts } from "../../../../src/engine/attribution/quoted-text.ts";
import type { StatedValue } from "../../../../src/engine/provider/attribution/check-statement.ts";
import { mergeValues } from "../../../../src/engine/provider/attribution/merge-values.ts";

const [name, description] = readQuotedTexts({ product_name: "navy blue", product_description: "Navy, ACME" });
const attribute: AttributeRecord = {
  ...{ identifier: "color", requirementLevel: "required", kind: "closed" },
  ...{ names: {}, terms: {}, values: [] },
};
const navy: ValueRecord = { identifier: "navy", names: { en: "Navy" }, terms: {} };

function stated(
  text: typeof name,
  [start, end]: readonly [number, number],
  parts: Partial<StatedValue> = {},
) {
  if (text === undefined) throw new Error("There is no such text.");
  return { attribute, value: null, text, start, end, score: 0.5, ...parts };
}

it("keeps a listed value once, where it is surest, and puts the surest first", () => {
  const unsure = stated(description, [0, 4], { value: navy, score: 0.6 });
  const sure = stated(name, [0, 4], { value: navy, score: 0.9 });
  const other = stated(description, [6, 10], { score: 0.7 });
  expect(mergeValues([unsure, other, sure])).toEqual([sure, other]);
});

it("drops unlisted words that a listed value overlaps with, in the same text", () => {
  const listed = stated(name, [0, 4], { value: navy });
  const elsewhere = stated(description, [0, 4]);
  expect(mergeValues([listed, stated(name, [0, 9]), elsewhere])).toEqual([listed, elsewhere]);
});

it("takes words for one value whatever their case", () => {
  const values = [stated(description, [0, 4]), stated(name, [0, 4])];
  expect(mergeValues(values)).toEqual(values.slice(0, 1));
});
