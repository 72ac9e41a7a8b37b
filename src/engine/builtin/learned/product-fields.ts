import type { OperationBody } from "../../../contract/operations.ts";
import { type ProductFields, toPlainFields } from "../../../learning/product-fields.ts";
import { splitFieldLines } from "../../../text/field-lines.ts";

/**
 * A request's texts as the models know products: the brand that a feed's column said stands in a line of its own below the
 * description; the feed's own category is no part of what was learned from.
 */
export function readProductFields(body: OperationBody<"categorize">): ProductFields {
  const { text, fields } = splitFieldLines(body.product_description);
  const { brand } = fields;
  return toPlainFields({
    name: body.product_name ?? "",
    description: text,
    ...(brand !== undefined && { brand }),
  });
}
