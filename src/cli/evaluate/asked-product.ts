import { type Product, statedText } from "../../batch/tasks/product.ts";
import type { ProductFields } from "../../learning/product-fields.ts";

/** What the service is told of a labelled product: its texts and its brand, and nothing of the label. */
export function toAskedProduct({ name, description, brand }: ProductFields): Product {
  const maker = statedText("brand", brand);
  return {
    ...(name.trim() !== "" && { name }),
    ...(description.trim() !== "" && { description }),
    ...(maker !== undefined && { brand: maker }),
  };
}
