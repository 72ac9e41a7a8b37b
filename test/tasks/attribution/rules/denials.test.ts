import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { type Denial, firstDenials, furtherDenials } from "./denials.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

/** All that the answer states of an attribute, however unsure. */
function stated(leaf: string, text: string, attribute: string, source: "name" | "description") {
  const answer = extract({
    query: {
      sales_channel: "channel_a",
      category_identifier: leaf,
      include_recommended: true,
      include_optional: true,
    },
    body: source === "name" ? { product_name: text, product_description: "" } : { product_description: text },
  });
  return [...answer.required_attributes, ...answer.recommended_attributes, ...answer.optional_attributes]
    .filter((found) => found.attribute.identifier === attribute)
    .flatMap(({ values }) => values.map(({ value, text: words }) => value?.identifier ?? words));
}

describe.each(["name", "description"] as const)(
  "in a %s nothing is stated that is denied or said aside",
  (source) => {
    it.each(
      [...firstDenials, ...furtherDenials].map(
        ([leaf, text, attribute, ...wrong]: Denial) => [text, attribute, leaf, wrong] as const,
      ),
    )("%s (%s)", (text, attribute, leaf, wrong) => {
      expect(stated(leaf, text, attribute, source).filter((value) => wrong.includes(value))).toEqual([]);
    });
  },
);

it("takes no article before a vowel for a size", () => {
  const leaf = "a-electronics-accessories-batteries-disposable";
  const text = "Batterie d'appareil photo, batterie d’ordinateur";
  expect(stated(leaf, text, "battery_type", "name")).toEqual([]);
});
