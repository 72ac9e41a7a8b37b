/** A property as a text states it. `valueStart` and `valueEnd` are UTF-16 offsets, `value` the slice between them. */
export interface LabelledText {
  readonly label: string;
  readonly value: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}
