import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { type Case, categories } from "../../../engine/builtin/attribution/cases/case.ts";
import { doubtfulWords } from "./doubtful-words.ts";
import { labelledLines } from "./labelled-lines.ts";
import { listedValues } from "./listed-values.ts";
import { measures } from "./measures.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });
/** What is less sure than this, a person should look at: it counts as left open. */
const leastStated = 0.5;

function statedIn({ category, name = "", description = "", stated }: Case): Case["stated"] {
  const answer = extract({
    query: {
      sales_channel: "channel_a",
      category_identifier: categories[category],
      include_recommended: true,
      include_optional: true,
    },
    body: { product_name: name, product_description: description },
  });
  const found = [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ];
  return Object.fromEntries(
    Object.keys(stated).map((identifier) => {
      const values = found.find(({ attribute }) => attribute.identifier === identifier)?.values ?? [];
      const sure = values.filter(({ score }) => score >= leastStated);
      return [identifier, sure.map(({ value, text }) => value?.identifier ?? text).sort()];
    }),
  );
}

describe.each([
  ["listed values", listedValues],
  ["measures", measures],
  ["labelled lines", labelledLines],
  ["doubtful words", doubtfulWords],
])("%s", (_, cases) => {
  it.each(cases.map((one) => [[one.name, one.description].filter(Boolean).join(" · "), one] as const))(
    "are read in %j",
    (_text, one) => {
      const expected = Object.entries(one.stated).map(([attribute, values]) => [
        attribute,
        values.map((value) => value.replace(/^"(.*)"$/, "$1")).sort(),
      ]);
      expect(statedIn(one)).toEqual(Object.fromEntries(expected));
    },
  );
});
