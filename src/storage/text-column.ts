/** Texts by their number; "" where there is none of that number. */
export interface TextColumn {
  readonly length: number;
  at(number: number): string;
}

/** A column as it lies in a file: the texts' UTF-8 bytes one after the other, and where each begins. */
export interface TextBytes {
  readonly bytes: Uint8Array;
  /** One more than there are texts: the next start ends a text. */
  readonly starts: Uint32Array;
}

export function createTextColumn(texts: readonly string[]): TextColumn {
  return { length: texts.length, at: (number) => texts[number] ?? "" };
}

/** A column over bytes: a text is decoded when it is asked for, so that opening it costs nothing. */
export function openTextColumn({ bytes, starts }: TextBytes): TextColumn {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    length: starts.length - 1,
    at: (number) => buffer.toString("utf8", starts[number] ?? 0, starts[number + 1] ?? 0),
  };
}

export function toTextBytes(column: TextColumn): TextBytes {
  const starts = new Uint32Array(column.length + 1);
  const pieces: Buffer[] = [];
  for (let number = 0; number < column.length; number += 1) {
    const piece = Buffer.from(column.at(number), "utf8");
    pieces.push(piece);
    starts[number + 1] = (starts[number] ?? 0) + piece.length;
  }
  return { bytes: Buffer.concat(pieces), starts };
}

/** All texts of a column in order. */
export function textsOf(column: TextColumn): string[] {
  return Array.from({ length: column.length }, (_, number) => column.at(number));
}
