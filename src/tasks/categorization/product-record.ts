import type { OperationBody } from "../../api/operations.ts";
import { type ProductFields, toPlainFields } from "../../ml/examples.ts";
import { splitFieldLines } from "../../nlp/labels.ts";
import type { Language } from "../../nlp/language.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";
import type { Evidence } from "../engine.ts";

/** A product's texts without markup, for search and for the model. */
export interface ProductRecord {
  readonly fields: ProductFields;
  /** The category column of the feed, in the supplier's own terms. */
  readonly suppliersCategory?: string;
  /** Undefined where it is not recognised. */
  readonly language: Language | undefined;
}

/** Reads further feed columns from the labelled lines below the description. */
export function readProductRecord(body: OperationBody<"categorize">): ProductRecord {
  const { text, fields: labelled } = splitFieldLines(body.product_description);
  const { brand, category } = labelled;
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

/** UTF-16 units; descriptions mention the kind of product at the beginning. */
const longestDescription = 1_500;

/** The texts for the prompt, without empty ones. */
export function shownRecord({ fields, suppliersCategory }: ProductRecord): Readonly<Record<string, string>> {
  const { name, description, brand = "" } = fields;
  const shown = {
    product_name: name.trim(),
    brand: brand.trim(),
    suppliers_category: suppliersCategory?.trim() ?? "",
    product_description: description.trim().slice(0, longestDescription),
  };
  return Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== ""));
}

/**
 * A request's texts as the learned models expect them: the brand of the row, or from its labelled line below the description; without the
 * feed's category, which the training data lacks.
 */
export function readProductFields(
  body: OperationBody<"categorize">,
  evidence?: Pick<Evidence, "brand">,
): ProductFields {
  const { text, fields } = splitFieldLines(body.product_description);
  const brand = evidence?.brand ?? fields.brand;
  return toPlainFields({
    name: body.product_name ?? "",
    description: text,
    ...(brand !== undefined && { brand }),
  });
}
