/** What is told of a channel's examples without looking at them. */
export interface LearnedFacts {
  readonly exampleCount: number;
  /** Distinct categories among them. */
  readonly categoryCount: number;
  /** Of the examples, those with attributes. */
  readonly attributedCount: number;
  /**
   * Share of the examples that are the only one of their category, in [0, 1]: about as many new products will be of a
   * category without examples (Good, "The population frequencies of species", Biometrika 40, 1953).
   */
  readonly singleShare: number;
  /** Cosine to the nearest other example that all but one in twenty examples reach: what is below it is strange to them. */
  readonly familiarSimilarity: number;
}
