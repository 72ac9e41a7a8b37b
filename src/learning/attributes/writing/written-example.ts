import type { SourceText } from "../reading/source-text.ts";

/** One example of an attribute: its product's texts, and the values of which any is right. */
export interface WrittenExample {
  readonly texts: readonly SourceText[];
  readonly values: readonly string[];
}
