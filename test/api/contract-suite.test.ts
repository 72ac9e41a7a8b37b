import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperationName, type OperationResponse, operations } from "../../src/api/operations.ts";
import { maxDescriptionLength, maxNameLength } from "../../src/api/text-limits.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createService, type Service } from "../../src/server/service.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { standInCatalogs, standInEngine } from "../server/stand-in.ts";
import { type Surface, surfaces } from "./surfaces.ts";

const now = () => 0;

const engines: Readonly<Record<string, () => Service>> = {
  "a stand-in engine": () => createService({ catalogs: standInCatalogs, engine: standInEngine, now }),
  "the built-in engine": () => {
    const catalogs = createCatalogStore();
    return createService({ catalogs, engine: createBuiltinEngine({ catalogs }), now });
  },
};

const faultOf = (loc: (string | number)[], msg: string, type: string) => ({ loc, msg, type });
const missing = (...loc: string[]) => faultOf(loc, "Field required", "missing");

for (const [engineName, makeService] of Object.entries(engines)) {
  describe.each(Object.entries(surfaces))(`over %s, with ${engineName}`, (_name, open) => {
    let surface: Surface;
    let leaf = "";
    let inner = "";

    beforeAll(async () => {
      const service = makeService();
      const catalog = service.catalogs.catalog("channel_a");
      const withAttributes = catalog.categories.find(
        ({ identifier }) => catalog.isLeaf(identifier) && catalog.attributes(identifier).length > 0,
      );
      leaf = withAttributes?.identifier ?? "";
      inner = catalog.categories.find(({ identifier }) => !catalog.isLeaf(identifier))?.identifier ?? "";
      surface = await open(service);
    });
    afterAll(() => surface.close());

    async function answer<N extends OperationName>(
      name: N,
      query: Record<string, unknown>,
      body?: unknown,
    ): Promise<OperationResponse<N>> {
      const seen = await surface.ask(name, query, body);
      expect(seen).toMatchObject({ status: 200 });
      const strict = operations[name].response.strict().safeParse(seen.body);
      expect(strict.error).toBeUndefined();
      return seen.body as OperationResponse<N>;
    }

    const nameQuery = { task_type: "cleaned", translation_language: "en" };

    test("a name comes back byte for byte, with alternatives that are all different", async () => {
      const name = " Ｒote  Lampe\u00ad 😀 100 % \u0000 ";
      const body = await answer("optimizeName", nameQuery, { product_name: name });
      expect(body.old_name).toBe(name);
      const all = [body.best_name, ...body.other_names];
      expect(new Set(all).size).toBe(all.length);
    });

    test.each(["", " ", "\n", "💥".repeat(500)])("a name of any text is answered: %j", async (name) => {
      const body = await answer("optimizeName", nameQuery, { product_name: name });
      expect(body.old_name).toBe(name);
    });

    test("texts have the longest lengths of the contract, counted in code points", async () => {
      const tooLong = (field: string, maxLength: number) =>
        faultOf(["body", field], `String should have at most ${maxLength} characters`, "string_too_long");
      const longName = "😀".repeat(maxNameLength + 1);
      const longText = "é".repeat(maxDescriptionLength + 1);
      const seen = await surface.ask("optimizeName", nameQuery, { product_name: longName });
      expect(seen).toMatchObject({ status: 422, body: { detail: [tooLong("product_name", 10_000)] } });
      const both = { product_description: longText, product_name: longName };
      for (const [name, query] of [
        ["optimizeDescription", {}],
        ["categorize", { sales_channel: "channel_a" }],
        ["extractAttributes", { sales_channel: "channel_a", category_identifier: leaf }],
      ] as const) {
        const refused = await surface.ask(name, query, both);
        expect(refused.status).toBe(422);
        expect(refused.body).toEqual({
          detail: [tooLong("product_description", 200_000), tooLong("product_name", 10_000)],
        });
      }
    });

    test("bullet points and SEO fields come only where they were asked for", async () => {
      const body = { product_description: "A red shirt made of cotton. Size M." };
      const plain = await answer("optimizeDescription", {}, body);
      expect(plain).toMatchObject({
        old_description: body.product_description,
        bullet_points: [],
        seo: null,
      });
      const asked = await answer("optimizeDescription", { bullet_points: true, seo: true }, body);
      expect(asked.seo).not.toBeNull();
    });

    test("optional body fields may be null", async () => {
      const body = { product_description: "A red shirt.", product_name: null, keywords: null };
      await answer("optimizeDescription", { translation_language: "de" }, body);
    });

    test("suggestions keep to the limit, their scores do not grow, and their paths end with themselves", async () => {
      const body = await answer(
        "categorize",
        { sales_channel: "channel_a", limit: 2 },
        { product_description: "A red shirt made of cotton." },
      );
      const all = [body.best_category, ...body.other_categories];
      expect(all.length).toBeLessThanOrEqual(2);
      for (const { path, category } of all) expect(path.at(-1)).toEqual(category);
      const scores = all.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
    });

    test("use_rag without examples is answered, and the message differs", async () => {
      const body = { product_description: "A red shirt made of cotton." };
      const plain = await answer("categorize", { sales_channel: "channel_a" }, body);
      const asked = await answer("categorize", { sales_channel: "channel_a", use_rag: true }, body);
      expect(asked.best_category).toEqual(plain.best_category);
      expect(asked.message).not.toBe(plain.message);
    });

    test("what is extracted stands in the source at its span", async () => {
      const product = { product_name: "Red shirt", product_description: "A red shirt, size M, of cotton." };
      const query = { sales_channel: "channel_a", category_identifier: leaf };
      const body = await answer("extractAttributes", query, product);
      expect(body.category.identifier).toBe(leaf);
      expect(body).toMatchObject({ recommended_attributes: [], optional_attributes: [] });
      for (const { text, span, source } of body.required_attributes.flatMap(({ values }) => values)) {
        if (source === "fact" || source === "image")
          throw new Error("A request without facts and pictures has none to quote.");
        expect(product[source].slice(...span)).toBe(text);
      }
    });

    const record = {
      name: "Rotes HEMD!!!",
      description: "A red shirt, size M, of cotton.",
      brand: "Norda",
      source_category: "Shirts",
      facts: [
        { label: "Farbe", text: "rot" },
        { label: "Material", text: "Baumwolle" },
      ],
    };
    const channel = { sales_channel: "channel_a" };

    test("a record's tasks are answered in the shapes of their own operations, and the others are null", async () => {
      const options = {
        categorization: { ...channel, limit: 2 },
        attribution: { ...channel, category_identifier: leaf },
      };
      const tasks = ["name", "description", "categorization", "attribution"];
      const body = await answer("enrichRecord", {}, { record, tasks, options });
      for (const task of ["name", "description", "categorization", "attribution"] as const) {
        expect(body[task]).not.toBeNull();
        expect(body.sources[task]?.source).toMatch(/^(?:original|rules)$/);
      }
      expect(body.name?.old_name).toBe(record.name);
      expect(body.description?.old_description).toBe(record.description);
      expect(body.categorization?.other_categories.length).toBeLessThanOrEqual(1);
      expect(body.attribution?.category.identifier).toBe(leaf);
      const alone = await answer(
        "enrichRecord",
        {},
        { record: { name: "Hemd" }, tasks: ["name", "description"] },
      );
      expect(alone).toMatchObject({ description: null, categorization: null, attribution: null });
      expect(Object.keys(alone.sources)).toEqual(["name"]);
    });

    test("what a record's attributes quote stands there at its span, in the fact that is named", async () => {
      const options = {
        attribution: {
          ...channel,
          category_identifier: leaf,
          include_recommended: true,
          include_optional: true,
        },
      };
      const { attribution } = await answer("enrichRecord", {}, { record, tasks: ["attribution"], options });
      const found = [
        attribution?.required_attributes,
        attribution?.recommended_attributes,
        attribution?.optional_attributes,
      ].flat();
      for (const { text, span, source, fact } of found.flatMap((each) => each?.values ?? [])) {
        const texts = {
          product_name: record.name,
          product_description: record.description,
          fact: record.facts[fact ?? -1]?.text ?? record.brand,
          image: undefined,
        };
        expect(texts[source]?.slice(...span)).toBe(text);
      }
    });

    test("a record of nulls and facts alone is answered", async () => {
      const nulls = { name: null, description: null, brand: null, language: null, source_category: null };
      const options = { name: null, categorization: channel };
      const body = await answer(
        "enrichRecord",
        {},
        { record: { ...nulls, facts: record.facts }, tasks: ["name", "categorization"], options },
      );
      expect(body).toMatchObject({ name: null, description: null });
      expect(body.categorization).not.toBeNull();
    });

    test("a channel's categories are listed whole and counted", async () => {
      for (const channel of ["channel_a", "channel_b"]) {
        const body = await answer("listCategories", { sales_channel: channel });
        expect(body.categories.length).toBe(body.category_count);
        const identifiers = new Set(body.categories.map(({ identifier }) => identifier));
        expect(identifiers.size).toBe(body.category_count);
      }
    });

    test("a category's attributes are listed by level and counted", async () => {
      const body = await answer("listAttributes", { category_identifier: leaf });
      const { required_attributes: required, recommended_attributes: recommended } = body;
      const lists = [required, recommended, body.optional_attributes];
      for (const list of lists) expect(list.attributes.length).toBe(list.attribute_count);
      const sum = lists.reduce((total, list) => total + list.attribute_count, 0);
      expect(body.total_attribute_count).toBe(sum);
      expect(required.attributes.every((one) => one.requirement_level === "required")).toBe(true);
    });

    test("an inner category's attributes can be asked for too", async () => {
      const body = await answer("listAttributes", { category_identifier: inner });
      expect(body.category.identifier).toBe(inner);
    });

    test("values are those of one attribute, or of all where none is named", async () => {
      const { required_attributes: list } = await answer("listAttributes", { category_identifier: leaf });
      const attribute = list.attributes[0]?.identifier ?? "";
      const all = await answer("listValues", { category_identifier: leaf });
      expect(all).toMatchObject({ attribute: null, total_value_count: all.values.length });
      const filter = { category_identifier: leaf, attribute_identifier: attribute };
      const own = await answer("listValues", filter);
      expect(own.attribute).toMatchObject({ identifier: attribute });
      expect(own.total_value_count).toBeLessThanOrEqual(all.total_value_count);
      for (const value of own.values) expect(value).not.toHaveProperty("requirement_level");
    });

    const product = { product_description: "A red shirt." };
    const refusals: [string, OperationName, Record<string, unknown>, unknown, number, unknown][] = [
      [
        "a missing query and body",
        "optimizeName",
        {},
        undefined,
        422,
        [missing("query", "task_type"), missing("query", "translation_language"), missing("body")],
      ],
      [
        "words that are no choices",
        "optimizeName",
        { task_type: "Cleaned", translation_language: "es" },
        { product_name: 5 },
        422,
        [
          faultOf(["query", "task_type"], "Input should be 'cleaned' or 'detailed'", "enum"),
          faultOf(["query", "translation_language"], "Input should be 'en', 'de', 'fr' or 'it'", "enum"),
          faultOf(["body", "product_name"], "Input should be a valid string", "string_type"),
        ],
      ],
      [
        "a limit out of range",
        "categorize",
        { sales_channel: "channel_a", limit: 21 },
        product,
        422,
        [faultOf(["query", "limit"], "Input should be less than or equal to 20", "less_than_equal")],
      ],
      [
        "more keywords than there may be",
        "optimizeDescription",
        {},
        { ...product, keywords: new Array(21).fill("k") },
        422,
        [
          faultOf(
            ["body", "keywords"],
            "List should have at most 20 items after validation, not 21",
            "too_long",
          ),
        ],
      ],
      [
        "an unknown category",
        "listAttributes",
        { category_identifier: "nowhere" },
        undefined,
        404,
        "Unknown category identifier: nowhere",
      ],
      [
        "an unknown category of a task",
        "extractAttributes",
        { sales_channel: "channel_a", category_identifier: "nowhere" },
        product,
        404,
        "Unknown category identifier: nowhere",
      ],
      [
        "a record without anything, for tasks that need a channel",
        "enrichRecord",
        {},
        { record: { facts: [] }, tasks: ["categorization"] },
        422,
        [
          faultOf(
            ["body", "record"],
            "Value error, a record needs a name, a description or a fact",
            "value_error",
          ),
          missing("body", "options", "categorization", "sales_channel"),
        ],
      ],
      [
        "an unknown category of a record",
        "enrichRecord",
        {},
        {
          record: { name: "TV" },
          tasks: ["attribution"],
          options: { attribution: { sales_channel: "channel_a", category_identifier: "nowhere" } },
        },
        404,
        "Unknown category identifier: nowhere",
      ],
      [
        "an attribute without its category",
        "listValues",
        { attribute_identifier: "colour" },
        undefined,
        422,
        [missing("query", "category_identifier")],
      ],
    ];
    test.each(refusals)("%s is refused", async (_title, name, query, body, status, detail) => {
      expect(await surface.ask(name, query, body)).toEqual({ status, body: { detail } });
    });

    test("an attribute that the category does not ask for is refused", async () => {
      const query = { category_identifier: leaf, attribute_identifier: "nothing" };
      expect(await surface.ask("listValues", query)).toEqual({
        status: 404,
        body: { detail: `Unknown attribute identifier: nothing (category ${leaf})` },
      });
    });
  });
}

test.each(Object.keys(engines))(
  "a record's answer is the same, byte for byte, on every way to %s",
  async (engineName) => {
    const service = engines[engineName]?.();
    if (service === undefined) throw new Error(engineName);
    const options = {
      name: { task_type: "detailed" },
      description: { bullet_points: true, seo: true },
      categorization: { sales_channel: "channel_b" },
      attribution: { sales_channel: "channel_b", include_optional: true },
    };
    const record = {
      name: "Rotes HEMD!!!",
      description: "Ein <b>rotes</b> Hemd, Gr\u00f6\u00dfe M.",
      facts: [{ label: "Farbe", text: "rot" }],
    };
    const body = { record, tasks: ["name", "description", "categorization", "attribution"], options };
    const answers = new Set<string>();
    for (const open of Object.values(surfaces)) {
      const surface = await open(service);
      answers.add(JSON.stringify(await surface.ask("enrichRecord", {}, body)));
      await surface.close();
    }
    expect([...answers]).toHaveLength(1);
  },
);
