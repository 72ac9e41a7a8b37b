import type { OperationBody } from "../../api/operations.ts";
import { type ProductFields, toPlainFields } from "../../ml/examples.ts";
import { splitFieldLines } from "../../nlp/labels.ts";
import type { Language } from "../../nlp/language.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";

/** A product's texts as they are looked for and shown: without markup. */
export interface ProductRecord {
  readonly fields: ProductFields;
  /** The feed's own category, in the feed's words. */
  readonly suppliersCategory?: string;
  /** Undefined where the texts don't tell. */
  readonly language: Language | undefined;
}

/** What a column of its own said of the product stands in labelled lines below the description. */
export function readProductRecord(body: OperationBody<"categorize">): ProductRecord {
  const { text, fields: lined } = splitFieldLines(body.product_description);
  const { brand, category } = lined;
  const fields = toPlainFields({
    name: body.product_name ?? "",
    description: text,
    ...(brand !== undefined && { brand }),
  });
  return {
    fields,
    ...(category !== undefined && { suppliersCategory: category }),
    language: detectLanguage(`${fields.name}\n${fields.description}`).language,
  };
}

/** UTF-16 units; what a description says of a product's kind it says at its beginning. */
const longestDescription = 1_500;

/** What the model is shown; empty texts are left out. */
export function shownRecord({ fields, suppliersCategory }: ProductRecord): Readonly<Record<string, string>> {
  const { name, description, brand = "" } = fields;
  const shown = {
    name: name.trim(),
    description: description.trim().slice(0, longestDescription),
    brand: brand.trim(),
    suppliers_category: suppliersCategory?.trim() ?? "",
  };
  return Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== ""));
}

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
