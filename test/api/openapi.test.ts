import { describe, expect, test } from "vitest";
import { createOpenApiDocument } from "../../src/api/openapi.ts";
import { type Operation, operationNames, operations } from "../../src/api/operations.ts";
import { contractVersion } from "../../src/api/vocabulary.ts";

const document = createOpenApiDocument();
const text = JSON.stringify(document);

describe("the interface description", () => {
  test("has the contract's version and an entry for every operation", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe(contractVersion);
    const listed = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(listed.map(({ operationId }) => operationId)).toEqual(operationNames);
  });

  test("has no reference that leads nowhere", () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    expect(text.match(/"\$ref":/g)?.length).toBe(references.length);
    for (const [, kind = "", name = ""] of references) {
      expect(document.components[kind as "schemas"]).toHaveProperty([name]);
    }
  });

  test("names the vocabulary as the contract does", () => {
    for (const name of [
      "LanguageEnum",
      "SalesChannelEnum",
      "NameOptimizationTaskTypeEnum",
      "ToneEnum",
      "TargetAudienceEnum",
      "DescriptionLengthEnum",
    ]) {
      expect(document.components.schemas).toHaveProperty(name);
    }
  });

  test("asks for no parameter that has a default", () => {
    const parameters = document.paths["/tasks/categorization"]?.post?.parameters;
    expect(parameters).toEqual([
      {
        name: "sales_channel",
        in: "query",
        required: true,
        schema: { $ref: "#/components/schemas/SalesChannelEnum" },
      },
      {
        name: "limit",
        in: "query",
        required: false,
        description: "How many suggestions in all.",
        schema: { default: 5, type: "integer", minimum: 1, maximum: 20 },
      },
      {
        name: "use_rag",
        in: "query",
        required: false,
        description: "Let products that were categorized before weigh in.",
        schema: { default: false, type: "boolean" },
      },
    ]);
  });

  test.each([
    ["CategorizationOptions", ["sales_channel"]],
    ["AttributionOptions", ["sales_channel"]],
    ["DescriptionOptions", undefined],
    ["NameOptions", undefined],
    ["EnrichmentRequest", ["record", "tasks"]],
    ["ProductRecord", undefined],
    ["ProductRequest", ["product_description"]],
    // An answer has all its fields.
    ["DescriptionResponse", expect.arrayContaining(["bullet_points", "seo"])],
  ])("asks in %s for no field that has a default", (name, required) => {
    expect(document.components.schemas[name]?.required).toEqual(required);
  });

  test("forbids no unknown keys, and lets either key stand as the contract says", () => {
    expect(text).not.toContain("additionalProperties");
    expect(document.security).toEqual([{ ApiKey: [] }, { ApiKey: [], ProviderKey: [] }]);
  });

  test("says that a span has two numbers, no fewer and no more", () => {
    const { properties } = document.components.schemas.ExtractedValue as {
      properties: Record<string, object>;
    };
    const offset = { type: "integer", minimum: 0 };
    expect(properties.span).toEqual({
      type: "array",
      prefixItems: [offset, offset],
      items: false,
      minItems: 2,
      maxItems: 2,
    });
  });

  test("tells each operation's refusals", () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {}).map(Number);
    expect(statuses("/tasks/attribution", "post")).toEqual([
      200, 401, 403, 404, 413, 422, 429, 500, 502, 503, 504,
    ]);
    expect(statuses("/data/categories", "get")).toEqual([200, 401, 403, 422, 429, 500, 503]);
  });

  test.each(operationNames)("has examples of %s that its schemas take", (name) => {
    const { body, response, example }: Operation = operations[name];
    expect(response.strict().safeParse(example.response).error).toBeUndefined();
    if (body) expect(body.strict().safeParse(example.request).error).toBeUndefined();
    else expect(example).not.toHaveProperty("request");
  });
});
