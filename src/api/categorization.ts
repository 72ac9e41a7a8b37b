import { z } from "zod";
import { booleanParameter, integerParameter, salesChannelEnum } from "./parameters.ts";
import { category } from "./reference-lists.ts";

export const categorizationQuery = z.object({
  sales_channel: salesChannelEnum,
  limit: integerParameter(1, 20).default(5).describe("How many suggestions in all."),
  use_rag: booleanParameter.default(false).describe("Let products that were categorized before weigh in."),
});

export const productBody = z
  .object({
    product_description: z.string(),
    product_name: z.string().nullish(),
  })
  .meta({ id: "ProductRequest", description: "A `product_name` of null is as good as an absent one." });

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
