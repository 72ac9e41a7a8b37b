import { attributesOfLabel } from "./attribute-mentions.ts";
import type { CategoryLexicon, CompiledAttribute } from "./category-lexicon.ts";
import type { ProductText } from "./product-text.ts";

/** The value part `[start, end)` of a `Label: value` line, and the attributes that its label names. */
export interface LabelledLine {
  readonly text: ProductText;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** Empty where no attribute of the category has such a name. */
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the name itself; false for a term, which may mean more than the attribute. */
  readonly isNamed: boolean;
}

export function findLabelledLines(lexicon: CategoryLexicon, text: ProductText): readonly LabelledLine[] {
  return text.labelled.map((line) => ({
    text,
    label: line.label,
    start: line.valueStart,
    end: line.valueEnd,
    ...attributesOfLabel(lexicon, line.label),
  }));
}

/** The numbers `[from, to)` of the line's words. */
export function wordsOfLine({ text, start, end }: LabelledLine): readonly [number, number] {
  const from = firstWordFrom(text, start);
  return [from, firstWordFrom(text, end)];
}

/** The number of the first word that begins at the offset or after it. */
export function firstWordFrom({ words }: ProductText, offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
