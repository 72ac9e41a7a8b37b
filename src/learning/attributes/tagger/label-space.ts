/**
 * The labels of a category's pieces: 0 is none of its attributes; of the attribute at position k of n, 1 + k begins a
 * value and 1 + n + k continues it.
 */
export interface LabelSpace {
  readonly count: number;
  /** Numbers of the category's attributes over all categories. */
  readonly attributes: readonly number[];
  /** By the label over all categories: 0, 1 + 2a (begin) and 2 + 2a (continue) for attribute a; -1 if not here. */
  readonly localLabels: Int16Array;
}

const noAttribute = 0;

export const beginLabel = (attribute: number): number => 1 + 2 * attribute;
export const insideLabel = (attribute: number): number => 2 + 2 * attribute;

export function createLabelSpace(attributes: readonly number[], attributeCount: number): LabelSpace {
  const count = attributes.length;
  const localLabels = new Int16Array(1 + 2 * attributeCount).fill(-1);
  localLabels[noAttribute] = 0;
  for (const [position, attribute] of attributes.entries()) {
    localLabels[beginLabel(attribute)] = 1 + position;
    localLabels[insideLabel(attribute)] = 1 + count + position;
  }
  return { count, attributes, localLabels };
}
