/** A piece of a description that can be kept or left out by itself. */
export interface Passage {
  readonly text: string;
  /** Place in the source, from 0. */
  readonly order: number;
  /** The paragraph or list that it stands in, from 0. */
  readonly block: number;
  /** `sentence`: prose; `item`: of a list; `label`: "Colour: Red"; `heading`: a line that is no full sentence. */
  readonly kind: "sentence" | "item" | "label" | "heading";
  /** The source ends in it, cut off. */
  readonly isCut: boolean;
  readonly words: number;
  /** Its tokens' folded texts, in order. */
  readonly folded: readonly string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/-]*/gu;

/** Words as an editor counts them: what blanks and punctuation separate. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}
