import { describe, expect, it } from "vitest";
import { operations } from "../../../../src/api/operations.ts";
import { createModelExtractor } from "../../../../src/tasks/attribution/llm/extract-attributes.ts";
import type { Evidence } from "../../../../src/tasks/engine.ts";
import { fakeModel, problemOf, type Reply } from "../../fake-model.ts";
import { createFashionCatalog, valuesOfAttribute } from "./fashion-catalog.ts";

const catalog = createFashionCatalog();
const picture = "https://shop.example/p/1.jpg";

const entry = (attribute: string, value: string, from: "text" | "picture", quote = "") => ({
  attribute,
  value,
  quote,
  from,
});

const levels = { include_recommended: true, include_optional: true };

interface Product {
  readonly name: string;
  readonly evidence?: Evidence;
  readonly seesPictures?: boolean;
}

async function extract({ name, evidence, seesPictures = true }: Product, ...replies: readonly Reply[]) {
  const model = fakeModel(...replies);
  const query = {
    sales_channel: "channel_a" as const,
    category_identifier: "shoes",
    ...levels,
  };
  const extractor = createModelExtractor({ model, catalogs: { catalog: () => catalog }, seesPictures });
  const request = { query, body: { product_name: name, product_description: "" } };
  const answer = await extractor(request, { evidence: { facts: [], picture, ...evidence } });
  expect(operations.extractAttributes.response.parse(answer)).toEqual(answer);
  return { answer, requests: model.requests };
}

const shown = { values: [entry("Colour", "Navy", "picture")] };

describe("a product's picture", () => {
  it("is shown with the record, and what it tells is marked as seen", async () => {
    const { answer, requests } = await extract({ name: "Sneaker Torino" }, shown);
    expect(requests[0]).toMatchObject({ picture });
    const [color] = answer.required_attributes;
    expect(color?.values).toMatchObject([
      { value: { identifier: "navy" }, text: "Navy", span: [0, 4], source: "image", score: 0.55 },
    ]);
    expect(answer.message).toContain("Seen on the picture: Colour.");
  });

  it("is not shown where nobody asked for it", async () => {
    const plain = { values: [{ attribute: "Colour", value: "Navy", quote: "navy" }] };
    const { requests } = await extract({ name: "Sneaker navy", seesPictures: false }, plain);
    expect(requests[0]).not.toHaveProperty("picture");
    expect(JSON.stringify(requests[0])).not.toMatch(/"picture"|The picture/);
  });

  it("is never over a text: not over a quoted value, another colour in the name, or a column", async () => {
    const both = { values: [entry("Colour", "Red", "text", "red"), entry("Colour", "Navy", "picture")] };
    expect(valuesOfAttribute((await extract({ name: "Sneaker red" }, both)).answer, "color")).toEqual([
      "red",
    ]);
    expect((await extract({ name: "Sneaker red" }, shown)).answer.required_attributes).toEqual([]);
    const evidence = { facts: [{ label: "Colour", text: "as shown on the picture" }] };
    expect((await extract({ name: "Sneaker", evidence }, shown)).answer.required_attributes).toEqual([]);
  });

  it.each([
    ["what it does not tell", entry("Material", "Leather", "picture"), "does not tell “Material”"],
    ["a measure", entry("Width", "12 cm", "picture"), "does not tell “Width”"],
    ["a value that is not listed", entry("Colour", "Petrol", "picture"), "does not allow “Petrol”"],
  ])("is not believed of %s", async (_, value, fault) => {
    const { answer, requests } = await extract({ name: "Sneaker" }, { values: [value] }, { values: [] });
    expect(requests[1]?.messages[2]?.text).toContain(fault);
    expect(requests[1]).toMatchObject({ picture });
    expect(answer.required_attributes).toEqual([]);
  });

  it("that is refused is left out, question and form with it, and the row is asked all the same", async () => {
    const refused = problemOf({ code: "PDO_PROVIDER_REQUEST_REFUSED", kind: "own" });
    const plain = { values: [{ attribute: "Colour", value: "Navy", quote: "navy" }] };
    const { answer, requests } = await extract({ name: "Sneaker navy" }, refused, plain);
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(requests[1])).not.toMatch(/"picture"|The picture/);
    expect(valuesOfAttribute(answer, "color")).toEqual(["navy"]);
    expect(answer.message).toContain("Its picture was refused.");
  });

  it("is shown no more where ten were refused and none was looked at", async () => {
    const refused = problemOf({ code: "PDO_PROVIDER_REQUEST_REFUSED", kind: "own" });
    const model = fakeModel(...Array.from({ length: 10 }, () => [refused, { values: [] }]).flat(), {
      values: [],
    });
    const extractor = createModelExtractor({
      model,
      catalogs: { catalog: () => catalog },
      seesPictures: true,
    });
    const query = { ...{ sales_channel: "channel_a" as const, category_identifier: "shoes" }, ...levels };
    for (let row = 0; row < 11; row += 1)
      await extractor(
        { query, body: { product_name: "Sneaker", product_description: "" } },
        { evidence: { facts: [], picture } },
      );
    expect(model.requests).toHaveLength(21);
    expect(model.requests[20]).not.toHaveProperty("picture");
  });

  it("does not free a statement on the text from its quote", async () => {
    const invented = { values: [entry("Colour", "Navy", "text", "navy")] };
    const { answer } = await extract({ name: "Sneaker" }, invented, { values: [] });
    expect(answer.required_attributes).toEqual([]);
  });
});
