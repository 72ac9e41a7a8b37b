import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { ExtractedValue } from "../../../../src/api/attribution.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Learned } from "../../../../src/ml/example-files.ts";
import {
  type AttributeModel,
  type LearnedStatement,
  openAttributeModel,
} from "../../../../src/ml/tagger/attribute-model.ts";
import { trainAttributeModel } from "../../../../src/ml/tagger/attribute-training.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { propertyRuns } from "../../../property-runs.ts";

const catalogs = createCatalogStore();
const category = "a-appliances-kitchen-kettles-kettles";
const requested = catalogs.catalog("channel_a").attributes(category);
const closed = requested.find(({ identifier }) => identifier === "color") ?? requested[0];
const brand = requested.find(({ identifier }) => identifier === "brand")?.identifier ?? "";

function extractorOf(attributes: AttributeModel) {
  const extract = createAttributeExtractor({
    catalogs,
    examples: { learned: () => ({ attributes }) as unknown as Learned },
  });
  return (product_name: string, product_description: string) => {
    const answer = extract({
      query: {
        sales_channel: "channel_a",
        category_identifier: category,
        include_recommended: true,
        include_optional: true,
      },
      body: { product_name, product_description },
    });
    const all = [
      ...answer.required_attributes,
      ...answer.recommended_attributes,
      ...answer.optional_attributes,
    ];
    return (identifier = ""): readonly ExtractedValue[] =>
      all.find(({ attribute }) => attribute.identifier === identifier)?.values ?? [];
  };
}

const modelOf = (taught: readonly string[], statements: readonly LearnedStatement[]): AttributeModel => ({
  extract: () => statements,
  teaches: (_, attribute) => taught.includes(attribute),
  write: (_, __, text) => text,
});

describe("an attribute that examples teach", () => {
  it("is said as they teach, and the rules are not applied", () => {
    const valuesOf = extractorOf(modelOf([brand], []))("Kettle", "Brand: Acme. Color: red");
    expect(valuesOf(brand)).toEqual([]);
    expect(valuesOf(closed?.identifier).map(({ text }) => text)).toEqual(["red"]);
  });

  it("is quoted from what was sent, tags and entities included", () => {
    const statement = { attribute: brand, source: "description", start: 4, end: 14, score: 0.7 } as const;
    const sent = "<p>The Fox &amp; Hare kettle</p>";
    const [value] = extractorOf(modelOf([brand], [statement]))("Kettle", sent)(brand);
    expect(value).toMatchObject({
      value: null,
      text: "Fox & Hare",
      source: "product_description",
      score: 0.7,
    });
    expect(sent.slice(...(value?.span ?? [0, 0]))).toBe("Fox &amp; Hare");
  });

  it("names the channel's value where the words, or the value as the examples write it, are one", () => {
    const identifier = closed?.identifier ?? "";
    const red = closed?.values.find(({ names }) => names.en === "Red");
    const at = { attribute: identifier, source: "name", score: 0.9 } as const;
    const valuesIn = (name: string, statement: LearnedStatement) =>
      extractorOf(modelOf([identifier], [statement]))(name, "")(identifier);
    expect(valuesIn("rot", { ...at, start: 0, end: 3 })[0]?.value?.identifier).toBe(red?.identifier);
    expect(valuesIn("ruby", { ...at, start: 0, end: 4, value: "Red" })[0]?.value?.identifier).toBe(
      red?.identifier,
    );
    expect(valuesIn("zirconium", { ...at, start: 0, end: 9 })[0]?.value).toBeNull();
  });
});

describe("with a model that was trained", () => {
  const colors = ["rot", "grün", "weiß", "noir", "bianco", "blau"];
  const makers = ["Halden", "Norvik", "Öster", "Lumière"];
  let extract: ReturnType<typeof extractorOf>;

  beforeAll(async () => {
    const products = makers.flatMap((maker) =>
      colors.map((color) => ({
        categoryIdentifier: category,
        name: `${maker} Kettle ${color}`,
        description: "",
        attributes: { [brand]: [maker], [closed?.identifier ?? ""]: [color] },
      })),
    );
    extract = extractorOf(openAttributeModel(await trainAttributeModel(products, {})));
  });

  it("every value's span, cut from what was sent, is its text", () => {
    const piece = fc.oneof(
      fc.constantFrom(...colors, ...makers, "Kettle", "u\u0308ber", "👩‍🍳", "🫖", "–", "1,7 l"),
      fc.string({ unit: "grapheme", maxLength: 6 }).filter((text) => !/[<>&]/.test(text)),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(" "));
    fc.assert(
      fc.property(text, text, (name, description) => {
        const valuesOf = extract(name, description);
        for (const { identifier } of requested) {
          for (const { text: said, span, source } of valuesOf(identifier)) {
            const sent = source === "product_name" ? name : description;
            expect(sent.slice(...span)).toBe(said);
            expect(span[0]).toBeLessThan(span[1]);
          }
        }
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it("finds what it was taught in a new name", () => {
    const valuesOf = extract("Norvik Kettle weiß 1,7 l", "");
    expect(valuesOf(brand).map(({ text }) => text)).toEqual(["Norvik"]);
    expect(valuesOf(closed?.identifier).map(({ text }) => text)).toEqual(["weiß"]);
  });
});
