/**
 * What a text may state of a product. `measure`: a number with its unit, percentages included; `number`: any other
 * number; `code`: a model or article number, capitals or letters with digits; `claim`: environmental, health, origin,
 * test seal, warranty; `compatibility`: what it is said to fit.
 */
export const factKinds = [
  "measure",
  "number",
  "code",
  "gtin",
  "colour",
  "material",
  "audience",
  "brand",
  "claim",
  "certification",
  "compatibility",
] as const;

export type FactKind = (typeof factKinds)[number];

/** Something that a text states, and where. `start` and `end` are UTF-16 offsets, `text` is the slice between them. */
export interface Fact {
  readonly kind: FactKind;
  /**
   * What is stated, spelt alike whatever the language and the spelling: 1.5 l and 1,5 Liter have one key, and so have
   * rot, rouge and red. Facts of one kind that differ in the key contradict or differ, never agree.
   */
  readonly key: string;
  /**
   * What the key is a value of, where two keys of one subject exclude each other as a change does: a measure's
   * dimension, say. Facts without one are only kept, lost or added.
   */
  readonly subject?: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
