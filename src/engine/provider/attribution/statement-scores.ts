/**
 * How sure a value is that a model found and whose words stand in the text: from 0.8 on the text says it in so many words, below
 * 0.5 a person should look. Judged, not fitted: a fit needs a model's answers.
 */
export const scores = {
  /** A listed value whose name or term the quote has. */
  saidInName: 0.92,
  saidInDescription: 0.88,
  /** A number with a unit of the attribute's dimension, or without one. */
  measure: 0.9,
  bareNumber: 0.6,
  freeText: 0.85,
  /** A listed value of which the quote has some word, or the attribute's; or none, so that only a reader can tell. */
  meant: 0.65,
  read: 0.5,
  /** Words for a value that the channel does not list. */
  unlisted: 0.45,
} as const;
