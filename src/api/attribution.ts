import { z } from "zod";
import { productBody, productExample } from "./categorization.ts";
import type { Operation } from "./operations.ts";
import { booleanParameter, salesChannelEnum } from "./parameters.ts";
import { attribute, category, colour, dresses, red, value } from "./reference-lists.ts";

const attributionQuery = z.object({
  sales_channel: salesChannelEnum,
  category_identifier: z.string().describe("A category of the sales channel."),
  include_recommended: booleanParameter.default(false).describe("Look for `recommended_attributes` too."),
  include_optional: booleanParameter.default(false).describe("Look for `optional_attributes` too."),
});

const sources = ["product_name", "product_description", "fact", "image"] as const;

const extractedValue = z
  .object({
    value: value.nullable(),
    text: z.string(),
    written: z.string().optional(),
    span: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).meta({ minItems: 2, maxItems: 2 }),
    source: z.enum(sources),
    fact: z.int().nonnegative().optional(),
    score: z.number().gte(0).lte(1),
  })
  .meta({
    id: "ExtractedValue",
    description:
      "`value` is null where the attribute takes free text or a number, or the text names a value that the " +
      "channel does not list. `text`: the words of the source that say so. `written`: the same as the language writes it, where " +
      "the source has capitals alone (`NERO`, `75ML`). `span`: where they stand, `[start, end)` in " +
      "UTF-16 units of the text as it was sent; where tags or entities lie within, `text` is without them. `fact`: the index of the " +
      "record's fact that it stands in; of `POST /tasks/enrichment` only. `source` is `image` where a language model has seen it on the " +
      "record's picture: then `text` is the value in its own words.",
  });
export type ExtractedValue = z.output<typeof extractedValue>;

const extractedAttribute = z
  .object({ attribute, values: z.array(extractedValue) })
  .meta({ id: "ExtractedAttribute" });
export type ExtractedAttribute = z.output<typeof extractedAttribute>;

export const attributionResponse = z
  .object({
    message: z.string(),
    category,
    required_attributes: z.array(extractedAttribute),
    recommended_attributes: z.array(extractedAttribute),
    optional_attributes: z.array(extractedAttribute),
    missing_attributes: z.array(attribute),
  })
  .meta({
    id: "AttributionResponse",
    description:
      "`recommended_attributes` and `optional_attributes` are empty unless asked for; `missing_attributes` are the " +
      "required ones that the text does not state.",
  });
export type AttributionResponse = z.output<typeof attributionResponse>;

export const extractAttributes = {
  kind: "task",
  method: "POST",
  path: "/tasks/attribution",
  summary: "Find in a product's texts the attributes that its category asks for.",
  query: attributionQuery,
  body: productBody,
  response: attributionResponse,
  example: {
    request: productExample,
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
} as const satisfies Operation;
