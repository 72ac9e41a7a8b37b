import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { SectionReader, SectionWriter } from "../../../src/lib/section-file.ts";
import { type AttributeModel, openAttributeModel } from "../../../src/ml/tagger/attribute-model.ts";
import { readAttributeModel, writeAttributeModel } from "../../../src/ml/tagger/attribute-model-sections.ts";
import {
  type TrainedAttributeModel,
  trainAttributeModel,
} from "../../../src/ml/tagger/attribute-training.ts";
import { propertyRuns } from "../../property-runs.ts";
import { toyProducts, writtenProducts } from "./toy-products.ts";

let trained: TrainedAttributeModel;
let model: AttributeModel;

beforeAll(async () => {
  trained = await trainAttributeModel([...toyProducts(120), ...writtenProducts(80)], {});
  model = openAttributeModel(trained);
});

const clothing = (name: string, description = "") => ({ categoryIdentifier: "clothing", name, description });

/** By attribute: the value of each statement, or the words where it is copied. */
function valuesOf(from: AttributeModel, product: ReturnType<typeof clothing>): Record<string, string> {
  const found = from.extract(product);
  return Object.fromEntries(
    found.map(({ attribute, source, start, end, value }) => [
      attribute,
      value ?? product[source].slice(start, end),
    ]),
  );
}

function reopened(): AttributeModel {
  const writer = new SectionWriter();
  writeAttributeModel(trained, writer);
  return readAttributeModel(new SectionReader(writer.table, writer.bytes()));
}

describe("a model of attributes", () => {
  test("finds values that it knows and values that it never met", () => {
    expect(valuesOf(model, clothing("Quandix Linen Jacket, Blue, 47 cm"))).toEqual({
      brand: "Quandix",
      colour: "Blue",
      material: "Linen",
      size: "47 cm",
    });
  });

  test("says nothing of an attribute where examples without it looked alike", () => {
    expect(valuesOf(model, clothing("Zorvex Shirt, Red, 38 cm"))).not.toHaveProperty("material");
  });

  test("finds a value in the description where the name has none", () => {
    const found = model.extract(clothing("Zorvex Cotton Shirt", "A fine piece. Colour: Green. Washes well."));
    expect(found.find(({ attribute }) => attribute === "colour")?.source).toBe("description");
  });

  test("says nothing of a category without examples, and nothing of empty texts", () => {
    expect(model.extract({ ...clothing("Zorvex Shirt, Red"), categoryIdentifier: "unknown" })).toEqual([]);
    expect(model.extract(clothing(""))).toEqual([]);
    expect(model.extract(clothing(" \n", "\t"))).toEqual([]);
  });

  test("writes measures, codes and closed lists as its examples do", () => {
    const name = "Oak Writing Desk AB-9931, 44 in wide";
    const product = { categoryIdentifier: "furniture", name, description: "" };
    expect(valuesOf(model, product)).toEqual({ code: "AB9931", kind: "Tables and Desks", width: "111.8" });
    expect(model.write("furniture", "width", "10 1/2 in")).toBe("26.7");
    expect(model.write("furniture", "code", "XY-12-Z")).toBe("XY12Z");
    expect(model.write("clothing", "brand", "Quandix")).toBe("Quandix");
    expect(model.write("unknown", "width", "10 in")).toBe("10 in");
  });

  test("teaches an attribute from five examples of the category on that say something of it", async () => {
    const [rare, enough] = [{ closure: ["cm"] }, { lining: null }];
    const products = toyProducts(40).map((product, number) => ({
      ...product,
      attributes: {
        ...product.attributes,
        ...(number < 4 && rare),
        ...(number === 4 ? { lining: product.attributes.brand ?? null } : number < 9 && enough),
      },
    }));
    const taught = openAttributeModel(await trainAttributeModel(products, {}));
    const answers = ["brand", "closure", "lining", "unheard"].map((one) => taught.teaches("clothing", one));
    expect(answers).toEqual([true, false, true, false]);
    expect(taught.teaches("furniture", "brand")).toBe(false);
    expect(reopened().teaches("clothing", "brand")).toBe(true);
  });

  test("gives values that follow from the words of the evidence alone", () => {
    for (const product of writtenProducts(120).slice(80)) {
      for (const { attribute, source, start, end, value } of model.extract(product)) {
        const words = product[source].slice(start, end);
        expect(model.write(product.categoryIdentifier, attribute, words)).toBe(value ?? words);
      }
    }
  });

  test("gives probabilities, and at most one statement for an attribute", () => {
    for (const product of toyProducts(160).slice(120)) {
      const found = model.extract(product);
      expect(new Set(found.map(({ attribute }) => attribute)).size).toBe(found.length);
      for (const { score } of found) expect(score >= 0 && score <= 1).toBe(true);
    }
  });

  test("answers alike after it was written and read", () => {
    const read = reopened();
    for (const product of [...toyProducts(150).slice(120), ...writtenProducts(90).slice(80)]) {
      expect(read.extract(product)).toEqual(model.extract(product));
    }
    expect(read.write("furniture", "width", "10 in")).toBe(model.write("furniture", "width", "10 in"));
  });

  test("points at pieces of the very text, whatever stands in it", () => {
    const word = fc.constantFrom(
      ...[
        "Zorvex",
        "Brüggi",
        "Cotton",
        "Red,",
        "38 cm",
        "<b>Blue</b>",
        "&amp;",
        "👩‍🚀",
        "e\u0301cru",
        "Écru",
        "10×20",
        "\n",
        "",
      ],
    );
    const text = fc.array(fc.oneof(word, fc.string({ unit: "grapheme" })), { maxLength: 12 });
    const wholeText = text.map((words) => words.join(" "));
    fc.assert(
      fc.property(
        wholeText,
        wholeText,
        fc.constantFrom("clothing", "furniture"),
        (name, description, category) => {
          const product = { categoryIdentifier: category, name, description };
          for (const { source, start, end } of model.extract(product)) {
            const words = product[source].slice(start, end);
            expect(end).toBeGreaterThan(start);
            expect(words.trim()).toBe(words);
            expect(words).toHaveLength(end - start);
          }
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe("training", () => {
  test("gives the same model each time", async () => {
    const once = new SectionWriter();
    const again = new SectionWriter();
    writeAttributeModel(await trainAttributeModel(toyProducts(60), {}), once);
    writeAttributeModel(await trainAttributeModel(toyProducts(60), {}), again);
    expect(Buffer.from(again.bytes()).equals(Buffer.from(once.bytes()))).toBe(true);
  });

  test("reports growing shares up to the whole", async () => {
    const shares: number[] = [];
    await trainAttributeModel(toyProducts(30), { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  test("stops where it is told to", async () => {
    const controller = new AbortController();
    const training = trainAttributeModel(toyProducts(120), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error("enough")),
    });
    await expect(training).rejects.toThrow("enough");
    await expect(trainAttributeModel([], { signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow(
      "no",
    );
  });

  test("makes do with no examples, with one, and with values that no text has", async () => {
    const nothing = openAttributeModel(await trainAttributeModel([], {}));
    expect(nothing.extract(clothing("Zorvex Shirt"))).toEqual([]);
    const one = openAttributeModel(await trainAttributeModel(toyProducts(1), {}));
    expect(() => one.extract(clothing("Zorvex Shirt, Red, 36 cm"))).not.toThrow();
    const unsaid = toyProducts(12).map((product) => ({
      ...product,
      attributes: { brand: ["Nowhere"], colour: null },
    }));
    const silent = openAttributeModel(await trainAttributeModel(unsaid, {}));
    expect(() => silent.extract(clothing("Zorvex Shirt"))).not.toThrow();
  });
});
