import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations } from "../../../../src/api/operations.ts";
import type { AttributeRecord, ValueRecord } from "../../../../src/catalog/model.ts";
import type { StatedValue } from "../../../../src/tasks/attribution/llm/check-statements.ts";
import {
  createModelExtractor,
  mergeValues,
} from "../../../../src/tasks/attribution/llm/extract-attributes.ts";
import { readQuotedTexts } from "../../../../src/tasks/attribution/quotes.ts";
import { propertyRuns } from "../../../property-runs.ts";
import { fakeModel, problemOf, type Reply } from "../../fake-model.ts";
import { createFashionCatalog, valuesOfAttribute } from "./fashion-catalog.ts";

const catalog = createFashionCatalog();

interface Said {
  readonly attribute: string;
  readonly value: string;
  readonly quote: string;
}

const said = (attribute: string, value: string, quote: string): Said => ({ attribute, value, quote });
const reply = (...values: readonly Said[]) => ({ values });

interface Product {
  readonly name?: string | null;
  readonly description?: string;
  readonly isRequiredOnly?: boolean;
}

async function extract(
  { name, description = "", isRequiredOnly = false }: Product,
  ...replies: readonly Reply[]
) {
  const model = fakeModel(...replies);
  const body = { product_name: name, product_description: description };
  const query = {
    sales_channel: "channel_a" as const,
    category_identifier: "shoes",
    include_recommended: !isRequiredOnly,
    include_optional: !isRequiredOnly,
  };
  const answer = await createModelExtractor({ model, catalogs: { catalog: () => catalog } })(
    { query, body },
    {},
  );
  expect(operations.extractAttributes.response.parse(answer)).toEqual(answer);
  return { answer, requests: model.requests };
}

function allValues(answer: Awaited<ReturnType<typeof extract>>["answer"]) {
  const { required_attributes, recommended_attributes, optional_attributes } = answer;
  return [...required_attributes, ...recommended_attributes, ...optional_attributes].flatMap(
    ({ values }) => values,
  );
}

describe("the answer", () => {
  it("has listed values, measures and free text with the words that state them", async () => {
    const { answer, requests } = await extract(
      { name: "Acme sneaker, navy", description: "Sole of rubber.\nWidth: 12 cm" },
      reply(
        said("Brand", "Acme", "Acme sneaker"),
        said("Colour", "Navy", "navy"),
        said("Sole material", "Rubber", "Sole of rubber"),
        said("Width", "12 cm", "Width: 12 cm"),
      ),
    );
    expect(requests).toHaveLength(1);
    const [brand, color] = answer.required_attributes.map(({ values }) => values);
    expect(brand).toEqual([{ value: null, text: "Acme", span: [0, 4], source: "product_name", score: 0.85 }]);
    expect(color).toMatchObject([{ value: { identifier: "navy" }, text: "navy", span: [14, 18] }]);
    expect(valuesOfAttribute(answer, "sole_material")).toEqual(["rubber"]);
    expect(valuesOfAttribute(answer, "width")).toEqual(['"12 cm"']);
    expect(answer.message).toMatch(/^By fake-1\. Found 4 values for 4 of 11 attributes/);
  });

  it("says which required attributes are not stated", async () => {
    const { answer } = await extract({ name: "Sneaker, navy" }, reply(said("Colour", "Navy", "navy")));
    expect(answer.missing_attributes.map(({ identifier }) => identifier)).toEqual(["brand", "size"]);
  });

  it("has the levels that were requested alone", async () => {
    const { answer, requests } = await extract(
      { name: "Leather sneaker, navy", isRequiredOnly: true },
      reply(said("Colour", "Navy", "navy"), said("Material", "Leather", "Leather")),
      reply(said("Colour", "Navy", "navy")),
    );
    expect(answer.recommended_attributes).toEqual([]);
    expect(requests[0]?.messages[0]?.text).not.toContain("Material");
    expect(requests[1]?.messages[2]?.text).toContain("There is no attribute “Material”");
  });

  it("has a value once, the surest first, and no unlisted words that a listed value is stated by", async () => {
    const { answer } = await extract(
      { name: "Sneaker navy blue", description: "Colour: navy. With red laces." },
      reply(
        said("Colour", "", "navy blue"),
        said("Colour", "Navy", "navy. With red"),
        said("Colour", "Navy", "navy blue"),
        said("Colour", "Red", "red laces"),
      ),
    );
    expect(valuesOfAttribute(answer, "color")).toEqual(["navy", "red"]);
  });

  it("has words for a value that the channel does not list, without a value", async () => {
    const { answer } = await extract({ name: "Sneaker, zirconium" }, reply(said("Colour", "", "zirconium")));
    expect(answer.required_attributes[0]?.values).toMatchObject([{ value: null, text: "zirconium" }]);
  });

  it("has spans in the text as it was sent, and words without its tags", async () => {
    const description = "<p>Sole: <b>natural</b> rubber &amp; more</p>";
    const { answer } = await extract(
      { description },
      reply(said("Sole material", "Rubber", "natural rubber & more")),
    );
    const [value] = allValues(answer);
    expect(value?.text).toBe("natural rubber & more");
    expect(description.slice(...(value?.span ?? []))).toBe("natural</b> rubber &amp; more");
  });
});

describe("a value that the texts do not bear out", () => {
  const product = { name: "Sneaker, navy", description: "Width: 12 cm, soft fabric" };
  const right = said("Colour", "Navy", "navy");

  it.each([
    ["a quote that is not there", said("Brand", "Acme", "by Acme"), /does not stand in the record/],
    ["a value that is not allowed", said("Colour", "Sky blue", "navy"), /does not allow “Sky blue”/],
    ["another value than the quote's", said("Colour", "Black", "navy"), /does not state “Black”/],
    ["a fact that the quote lacks", said("Material", "Cotton", "soft fabric"), /does not state “Cotton”/],
    ["another number", said("Width", "15 cm", "Width: 12 cm"), /does not have the number “15 cm”/],
    ["words that are not the quote's", said("Brand", "Acme", "Sneaker"), /not words of its quote/],
    ["an attribute that is not requested", said("Price", "5", "12"), /no attribute “Price”/],
  ])("is asked for once more, and then left out: %s", async (_, wrong, fault) => {
    const { answer, requests } = await extract(product, reply(right, wrong), reply(right, wrong));
    expect(requests).toHaveLength(2);
    expect(requests[1]?.messages[2]?.text).toMatch(fault);
    expect(allValues(answer).map(({ value }) => value?.identifier)).toEqual(["navy"]);
  });

  it("may be mended", async () => {
    const { answer } = await extract(
      product,
      reply(said("Width", "15 cm", "Width: 12 cm")),
      reply(said("Width", "12 cm", "Width: 12 cm"), right),
    );
    expect(valuesOfAttribute(answer, "width")).toEqual(['"12 cm"']);
    expect(valuesOfAttribute(answer, "color")).toEqual(["navy"]);
  });

  it("does not cost those that were right, where the second answer lacks them or does not come", async () => {
    const wrong = said("Colour", "Black", "navy");
    const lost = await extract(product, reply(right, wrong), reply());
    expect(valuesOfAttribute(lost.answer, "color")).toEqual(["navy"]);
    const failed = await extract(product, reply(right, wrong), problemOf());
    expect(valuesOfAttribute(failed.answer, "color")).toEqual(["navy"]);
  });
});

describe("the model is not called", () => {
  it("where there is nothing to read", async () => {
    const { answer, requests } = await extract({ name: null, description: " <br> 12 " });
    expect(requests).toEqual([]);
    expect(answer.missing_attributes).toHaveLength(3);
  });
});

it("a category that the channel does not have is a fault of the request", async () => {
  const model = fakeModel();
  const request = {
    query: {
      sales_channel: "channel_a" as const,
      category_identifier: "boats",
      include_recommended: false,
      include_optional: false,
    },
    body: { product_description: "A boat" },
  };
  const extractor = createModelExtractor({ model, catalogs: { catalog: () => catalog } });
  await expect(extractor(request, {})).rejects.toMatchObject({ status: 404 });
});

it("whatever a model quotes, the text that is answered is what stands at its span", async () => {
  const words = ["Acme", "navy", "Größe", "42", "🙂", "cafe\u0301", "12 cm", "Leder-Schuh", "rot,", "\n"];
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((list) => list.join(" "));
  const attribute = fc.constantFrom("Brand", "Colour", "Size", "Width", "Material");
  const value = fc.constantFrom("", "Acme", "Navy", "42", "12 cm", "Leather");
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.array(fc.tuple(attribute, value, fc.nat(), fc.nat())),
      async (name, description, picks) => {
        const whole = `${name}\n${description}`;
        const statements = picks.map(([one, other, start, length]) =>
          said(
            one,
            other,
            whole
              .slice(start % whole.length)
              .slice(0, 1 + (length % 20))
              .toWellFormed(),
          ),
        );
        const { answer } = await extract({ name, description }, reply(...statements), reply(...statements));
        for (const found of allValues(answer)) {
          const sent = found.source === "product_name" ? name : description;
          expect(sent.slice(...found.span)).toBe(found.text);
          expect(found.text).not.toBe("");
        }
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});

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
