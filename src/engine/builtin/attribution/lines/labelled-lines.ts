import type { CategoryLexicon, CompiledAttribute } from "../lexicon/category-lexicon.ts";
import type { ProductText } from "../texts/product-text.ts";
import { attributesOfLabel } from "./attribute-mentions.ts";
import type { LabelTopic } from "./label-topics.ts";

/** The value part `[start, end)` of a `Label: value` line, and the attributes that its label names. */
export interface LabelledLine {
  readonly text: ProductText;
  readonly label: string;
  readonly labelStart: number;
  readonly start: number;
  readonly end: number;
  /** Empty where no attribute of the category has such a name. */
  readonly attributes: readonly CompiledAttribute[];
  /** Whether the label is the name itself; false for a term, which may mean more than the attribute. */
  readonly isNamed: boolean;
  /** Where no attribute is named. */
  readonly topic: LabelTopic | undefined;
}

export function findLabelledLines(lexicon: CategoryLexicon, text: ProductText): readonly LabelledLine[] {
  return text.labelled.map(({ label, labelStart, value, valueStart: start, valueEnd: end }) => {
    const { attributes, isNamed, topic } = attributesOfLabel(lexicon, label);
    const isFreeText = attributes.some(({ record }) => record.kind === "open");
    const last = isFreeText ? end : start + sentenceLength(value);
    return { text, label, labelStart, start, end: last, attributes, isNamed, topic };
  });
}

/** A cheap sign, without which the pattern need not be tried at each letter. */
const stopBeforeBlank = /[.!?]\s/;

/** Where a line runs on ("Weight: 2 kg. Made of steel."), what it states ends with the first sentence. */
function sentenceLength(value: string): number {
  const stop = stopBeforeBlank.test(value) ? value.search(/[\p{L}\p{N})%]{2}[.!?]\s+\p{Lu}/u) : -1;
  return stop < 0 ? value.length : stop + 2;
}

/** The numbers `[from, to)` of the line's words. */
export function wordsOfLine({ text, start, end }: LabelledLine): readonly [number, number] {
  const from = firstWordFrom(text, start);
  return [from, firstWordFrom(text, end)];
}

/** The same of the words of its label. */
export function wordsOfLabel({ text, labelStart, start }: LabelledLine): readonly [number, number] {
  return [firstWordFrom(text, labelStart), firstWordFrom(text, start)];
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
