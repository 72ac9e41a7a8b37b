/** A product as the examples have it: what is known of its attributes, and what is known to be absent. */
export interface AttributedProduct {
  readonly categoryIdentifier: string;
  readonly name: string;
  readonly description: string;
  /**
   * By attribute identifier: its values in the feed's words (any is right), or null: known to have none. Absent:
   * nothing is known.
   */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>;
}

/** What a text says of an attribute, as far as the examples teach it. */
export interface LearnedStatement {
  readonly attribute: string;
  readonly source: "name" | "description";
  /** [start, end) in UTF-16 units of that text: what says so; always a piece of the text. */
  readonly start: number;
  readonly end: number;
  /** Probability in [0, 1] that it is right. */
  readonly score: number;
  /** The value as the examples write it, where that differs from the words of the text. */
  readonly value?: string;
}

/** The texts of a product whose category is known. */
export interface CategorizedText {
  readonly categoryIdentifier: string;
  readonly name: string;
  readonly description: string;
}

export interface AttributeModel {
  /**
   * The best statements, at most one per attribute, in the order of the category's attributes; nothing for a category
   * without examples.
   */
  extract(product: CategorizedText): readonly LearnedStatement[];
  /** Whether examples of the category have taught to find the attribute. */
  teaches(categoryIdentifier: string, attribute: string): boolean;
  /** The value as the examples write it, from the words of the evidence alone; the text itself where they copy it. */
  write(categoryIdentifier: string, attribute: string, text: string): string;
}
