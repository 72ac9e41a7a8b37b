import type { Language } from "../../text/language.ts";
import type { FactContext } from "../facts/fact-context.ts";
import type { LintedProduct } from "../rules/finding.ts";

/** What is known of a product's texts. To find the language can take longer than to score, and few facts hang on it. */
export class TextContext implements FactContext {
  readonly brands: readonly string[];
  /** Whether anything has hung on the language so far. */
  isLanguageAsked = false;
  private readonly product: LintedProduct;

  constructor(product: LintedProduct) {
    const { brand } = product.fields;
    this.product = product;
    this.brands = brand ? [brand] : [];
  }

  get language(): Language | undefined {
    this.isLanguageAsked = true;
    return this.product.language;
  }
}
