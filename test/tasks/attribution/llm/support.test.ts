import { expect, it } from "vitest";
import type { AttributeRecord, ValueRecord } from "../../../../src/catalog/model.ts";
import { supportOf } from "../../../../src/tasks/attribution/llm/support.ts";
import { createFashionCatalog } from "./fashion-catalog.ts";

const records = createFashionCatalog().attributes("shoes");

function support(attributeIdentifier: string, valueIdentifier: string, quote: string) {
  const attribute = records.find(({ identifier }) => identifier === attributeIdentifier) as AttributeRecord;
  const value = attribute.values.find(({ identifier }) => identifier === valueIdentifier) as ValueRecord;
  return supportOf({ attribute, value, quote, language: "en" });
}

it.each([
  ["said", "material", "leather", "genuine leather"],
  ["said", "material", "leather", "Lederjacke"],
  ["said", "material", "cotton", "100 % Baumwolle"],
  ["said", "color", "navy", "bleu marine"],
  ["said", "color", "black", "schwarze"],
  ["said", "size", "m", "M"],
  ["meant", "hood", "yes", "with a hood"],
  ["meant", "hood", "no", "ohne Kapuze"],
  ["read", "contains", "gluten", "wheat flour"],
  ["unsaid", "material", "cotton", "soft fabric"],
  ["unsaid", "material", "leather", "imitation leather"],
  ["unsaid", "material", "leather", "no leather"],
  ["unsaid", "color", "blue", "Bluetooth"],
  ["unsaid", "color", "black", "red"],
  ["unsaid", "size", "42", "41"],
  ["unsaid", "contains", "gluten", "sugar"],
])("%s: %s %s by %j", (expected, attribute, value, quote) => {
  expect(support(attribute, value, quote)).toBe(expected);
});
