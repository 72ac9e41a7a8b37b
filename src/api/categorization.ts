import { z } from "zod";
import type { Operation } from "./operations.ts";
import {
  booleanParameter,
  integerParameter,
  productDescription,
  productName,
  salesChannelEnum,
} from "./parameters.ts";
import { category, clothing, dresses } from "./reference-lists.ts";

const categorizationQuery = z.object({
  sales_channel: salesChannelEnum,
  limit: integerParameter(1, 20).default(5).describe("How many suggestions in all."),
  use_rag: booleanParameter.default(false).describe("Let products that were categorized before weigh in."),
});

export const productBody = z
  .object({
    product_description: productDescription,
    product_name: productName.nullish(),
  })
  .meta({ id: "ProductRequest", description: "A `product_name` of null is as good as an absent one." });

export const productExample = {
  product_description: "Red summer dress made of cotton.",
  product_name: "Summer dress",
};

const categorySuggestion = z
  .object({
    category,
    path: z.array(category),
    score: z.number().gte(0).lte(1),
  })
  .meta({
    id: "CategorySuggestion",
    description:
      "`path`: root first, the category itself last. `score`: in [0, 1], comparable between calls.",
  });
export type CategorySuggestion = z.output<typeof categorySuggestion>;

export const categorizationResponse = z
  .object({
    message: z.string(),
    best_category: categorySuggestion,
    other_categories: z.array(categorySuggestion),
  })
  .meta({
    id: "CategorizationResponse",
    description:
      "Scores do not grow from `best_category` along `other_categories`; where no word of the product points " +
      "to a category, the best one has the score 0.",
  });

export const categorize = {
  kind: "task",
  method: "POST",
  path: "/tasks/categorization",
  summary: "Suggest the sales channel's categories for a product.",
  query: categorizationQuery,
  body: productBody,
  response: categorizationResponse,
  example: {
    request: productExample,
    response: {
      message: "The best category is Dresses.",
      best_category: { category: dresses, path: [clothing, dresses], score: 0.94 },
      other_categories: [{ category: clothing, path: [clothing], score: 0.41 }],
    },
  },
} as const satisfies Operation;
