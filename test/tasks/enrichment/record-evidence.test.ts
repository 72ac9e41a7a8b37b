import { describe, expect, it } from "vitest";
import type { EnrichmentResponse } from "../../../src/api/enrichment.ts";
import type { OperationRequest } from "../../../src/api/operations.ts";
import { createCatalogStore } from "../../../src/catalog/store.ts";
import type { TaskContext } from "../../../src/tasks/engine.ts";
import { enrichRecord } from "../../../src/tasks/enrichment/enrich-record.ts";
import { checkFacts } from "../../../src/tasks/fact-check.ts";
import { createBuiltinEngine } from "../../../src/tasks/rules-engine.ts";

type ProductRecord = OperationRequest<"enrichRecord">["body"]["record"];

const catalogs = createCatalogStore();
const engine = checkFacts(createBuiltinEngine({ catalogs }));

function answerOf(
  record: Partial<ProductRecord>,
  context: TaskContext = {},
  task_type: "cleaned" | "detailed" = "cleaned",
  seo = false,
): Promise<EnrichmentResponse> {
  return enrichRecord(
    { engine, catalogs },
    {
      query: {},
      body: {
        record: { facts: [], ...record },
        tasks: ["name", "description", "categorization", "attribution"],
        options: {
          name: { task_type },
          description: { tone: "professional", length: "medium", bullet_points: true, seo },
          categorization: { sales_channel: "channel_a", limit: 3, use_rag: false },
          attribution: { sales_channel: "channel_a", include_recommended: true, include_optional: true },
        },
      },
    },
    context,
  );
}

describe("a record's answers", () => {
  it.each([
    ["en", "Tea/Coffee mug 300 ml", "Kitchen", "Mugs", "mugs-mugs"],
    ["en", "Smoky kebab platter", "Frozen food", "Frozen meals", "food"],
    ["de", "Becher Tee Kaffee 300 ml", "Küche", "Kaffeebecher", "mugs"],
    ["fr", "Mug thé café 300 ml", "Cuisine", "Mugs", "mugs"],
    ["it", "Tazza tè caffè 300 ml", "Cucina", "Tazze", "mugs"],
  ] as const)(
    "in %s hear the shop's types in the category alone: %s",
    async (language, name, category, type, leaf) => {
      const facts = [
        { label: "shop category", text: category },
        { label: "shop type", text: type },
      ];
      const answer = await answerOf({ name, language, facts });
      const best = answer.categorization;
      const found = [best?.best_category, ...(best?.other_categories ?? [])].map(
        (one) => one?.category.identifier,
      );
      expect(found.join(" ")).toContain(leaf);
      const { categorization: _, ...others } = answer;
      expect(JSON.stringify(others)).not.toMatch(/shop (?:category|type)/);
      expect(JSON.stringify(answer.attribution)).not.toContain('"source":"fact"');
    },
  );

  it("follow its columns in all four tasks", async () => {
    const answer = await answerOf(
      {
        name: "Rotes T-Shirt Basic",
        description: "Bequemer Schnitt für jeden Tag. Pflegeleicht und langlebig.",
        brand: "Nordwind GmbH",
        language: "de",
        facts: [
          { label: "Geschlecht", text: "Herren" },
          { label: "Farbe", text: "marineblau" },
          { label: "Größe", text: "XL" },
          { label: "Material", text: "Baumwolle" },
        ],
      },
      {},
      "detailed",
    );
    expect(answer.name?.best_name).toBe("Nordwind Rotes T-Shirt Basic, Baumwolle, XL");
    expect(answer.description?.bullet_points).toContain("Material: Baumwolle");
    expect(answer.categorization?.best_category.category.identifier).toBe("a-fashion-men-tshirts-tshirts");
    const color = answer.attribution?.required_attributes.find(
      ({ attribute }) => attribute.identifier === "color",
    );
    expect(color?.values.map(({ value, source }) => [value?.identifier, source])).toEqual([["navy", "fact"]]);
    expect(answer.review.map(({ field }) => field)).toEqual(["attribution"]);
  });

  it("have a composed description where there is none, by rules", async () => {
    const { description, sources } = await answerOf({
      name: "T-Shirt",
      brand: "Nordwind",
      language: "de",
      facts: [
        { label: "Material", text: "Baumwolle" },
        { label: "Farbe", text: "rot" },
      ],
    });
    expect(description?.message).toMatch(/^Composed from the product's facts/);
    expect(description?.best_description).toMatch(/^Das T-Shirt in Rot von Nordwind .*Baumwolle.*\.$/);
    expect(sources.description?.source).toBe("rules");
  });

  it("have no description where there is none and the columns state too little", async () => {
    const { description } = await answerOf({
      name: "T-Shirt",
      facts: [{ label: "Material", text: "Baumwolle" }],
    });
    expect(description).toBeNull();
  });

  it.each(["Warme Winterjacke", "Warm winter jacket", "Veste chaude", "Giacca invernale calda"])(
    "have a title of the name where there is no description: %s",
    async (name) => {
      const { description } = await answerOf({ name }, {}, "cleaned", true);
      expect(description?.seo?.title).toBe(name);
      expect(description?.best_description).toBe("");
      expect(description?.message).toMatch(/^There is no description/);
    },
  );

  it("are those of the tasks' own operations where there is a name and a description alone", async () => {
    const [name, description] = ["Damen Winterjacke, navy", "Warme Jacke für den Winter."];
    const answer = await answerOf({ name, description });
    const body = { product_name: name, product_description: description };
    expect(answer.categorization).toEqual(
      await engine.categorize({ query: { sales_channel: "channel_a", limit: 3, use_rag: false }, body }, {}),
    );
    expect(answer.name).toEqual(
      await engine.optimizeName(
        { query: { task_type: "cleaned", translation_language: "de" }, body: { product_name: name } },
        {},
      ),
    );
  });

  it("are in the stated language", async () => {
    const { name, language } = await answerOf(
      { name: "Shorts Classic", language: "de", facts: [{ label: "Größe", text: "42" }] },
      {},
      "detailed",
    );
    expect(language).toBe("de");
    expect(name?.best_name).toBe("Shorts Classic, Größe 42");
  });
});

it("gives tasks that know as much one object, so that what is read of its facts is read once", async () => {
  const seen = new Map<string, unknown>();
  const watched = {
    ...engine,
    optimizeName: ((request, context) => {
      seen.set("name", context?.evidence);
      return engine.optimizeName(request, context);
    }) satisfies typeof engine.optimizeName,
    optimizeDescription: ((request, context) => {
      seen.set("description", context?.evidence);
      return engine.optimizeDescription(request, context);
    }) satisfies typeof engine.optimizeDescription,
  };
  await enrichRecord(
    { engine: watched, catalogs },
    {
      query: {},
      body: {
        record: {
          name: "Herren Poloshirt",
          description: "Aus Baumwolle.",
          facts: [{ label: "Farbe", text: "blau" }],
        },
        tasks: ["name", "description", "categorization"],
        options: { categorization: { sales_channel: "channel_a", limit: 3, use_rag: false } },
      },
    },
    {},
  );
  expect(seen.get("name")).toMatchObject({ category: { identifier: expect.any(String) } });
  expect(seen.get("description")).toBe(seen.get("name"));
});
