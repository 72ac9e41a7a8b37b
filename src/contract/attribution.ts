import { z } from "zod";
import { salesChannelEnum } from "./enums.ts";
import { booleanParameter } from "./query-parameters.ts";
import { attribute, category, value } from "./reference-lists.ts";

export const attributionQuery = z.object({
  sales_channel: salesChannelEnum,
  category_identifier: z.string(),
  include_recommended: booleanParameter.default(false),
  include_optional: booleanParameter.default(false),
});

const sources = ["product_name", "product_description"] as const;

/**
 * `value` is null where the attribute takes free text or a number, or the text names a value that the
 * channel does not list. `span`: `[start, end)` in UTF-16 units of the text it came from, as it was sent.
 */
const extractedValue = z
  .object({
    value: value.nullable(),
    text: z.string(),
    span: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
    source: z.enum(sources),
    score: z.number().gte(0).lte(1),
  })
  .meta({ id: "ExtractedValue" });
export type ExtractedValue = z.output<typeof extractedValue>;

const extractedAttribute = z
  .object({ attribute, values: z.array(extractedValue) })
  .meta({ id: "ExtractedAttribute" });
export type ExtractedAttribute = z.output<typeof extractedAttribute>;

/** `missing_attributes`: the required ones that the text does not state. */
export const attributionResponse = z
  .object({
    message: z.string(),
    category,
    required_attributes: z.array(extractedAttribute),
    recommended_attributes: z.array(extractedAttribute),
    optional_attributes: z.array(extractedAttribute),
    missing_attributes: z.array(attribute),
  })
  .meta({ id: "AttributionResponse" });
export type AttributionResponse = z.output<typeof attributionResponse>;
