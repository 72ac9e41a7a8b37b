/** A property as a text states it. Offsets are in UTF-16 units, `value` is the slice between its two. */
export interface LabelledText {
  readonly label: string;
  readonly labelStart: number;
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}
