import type { OperationBody, OperationName, OperationResponse } from "./operations.ts";

type Examples = {
  readonly [N in OperationName]: {
    readonly request?: OperationBody<N>;
    readonly response: OperationResponse<N>;
  };
};

const dresses = {
  identifier: "clothing-dresses",
  languages: {
    en: { name: "Dresses" },
    de: { name: "Kleider" },
    fr: { name: "Robes" },
    it: { name: "Abiti" },
  },
};

const clothing = {
  identifier: "clothing",
  languages: {
    en: { name: "Clothing" },
    de: { name: "Bekleidung" },
    fr: { name: "Vêtements" },
    it: { name: "Abbigliamento" },
  },
};

const colour = {
  identifier: "color",
  requirement_level: "required" as const,
  languages: {
    en: { name: "Colour" },
    de: { name: "Farbe" },
    fr: { name: "Couleur" },
    it: { name: "Colore" },
  },
};

const red = {
  identifier: "red",
  languages: { en: { name: "Red" }, de: { name: "Rot" }, fr: { name: "Rouge" }, it: { name: "Rosso" } },
};

const product = { product_description: "Red summer dress made of cotton.", product_name: "Summer dress" };
const noAttributes = { attribute_count: 0, attributes: [] };

/** One request and one answer per operation, for the API description. Identifiers are made up. */
export const examples: Examples = {
  optimizeName: {
    request: { product_name: "SUMMER DRESS!!! red,,cotton" },
    response: {
      message: "The name was cleaned.",
      old_name: "SUMMER DRESS!!! red,,cotton",
      best_name: "Summer Dress, Red, Cotton",
      other_names: ["Red Cotton Summer Dress"],
    },
  },
  optimizeDescription: {
    request: { ...product, keywords: ["summer"] },
    response: {
      message: "The description was optimized.",
      old_description: product.product_description,
      best_description: "This red summer dress is made of cotton.",
      other_descriptions: [],
      bullet_points: ["Colour: red", "Material: cotton"],
      seo: {
        title: "Red Cotton Summer Dress",
        meta_description: "A red summer dress made of cotton.",
        keywords: ["summer dress"],
      },
      language: "en",
    },
  },
  categorize: {
    request: product,
    response: {
      message: "The best category is Dresses.",
      best_category: { category: dresses, path: [clothing, dresses], score: 0.94 },
      other_categories: [{ category: clothing, path: [clothing], score: 0.41 }],
    },
  },
  extractAttributes: {
    request: product,
    response: {
      message: "1 of 1 required attributes was found.",
      category: dresses,
      required_attributes: [
        {
          attribute: colour,
          values: [{ value: red, text: "Red", span: [0, 3], source: "product_description", score: 0.98 }],
        },
      ],
      recommended_attributes: [],
      optional_attributes: [],
      missing_attributes: [],
    },
  },
  listCategories: { response: { category_count: 2, categories: [clothing, dresses] } },
  listAttributes: {
    response: {
      total_attribute_count: 1,
      required_attributes: { attribute_count: 1, attributes: [colour] },
      recommended_attributes: noAttributes,
      optional_attributes: noAttributes,
      category: dresses,
    },
  },
  listValues: { response: { total_value_count: 1, values: [red], attribute: colour, category: dresses } },
};
