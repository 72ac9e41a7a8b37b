/** Texts by their number; "" where there is none of that number. */
export interface TextColumn {
  readonly length: number;
  at(number: number): string;
  /** Whether this is the text of that number: the same as to compare what `at` gives, which is mostly not needed for it. */
  isAt(number: number, text: string): boolean;
}

/** A column as it lies in a file: the texts' UTF-8 bytes one after the other, and where each begins. */
export interface TextBytes {
  readonly bytes: Uint8Array;
  /** One more than there are texts: the next start ends a text. */
  readonly starts: Uint32Array;
}

export function createTextColumn(texts: readonly string[]): TextColumn {
  const at = (number: number) => texts[number] ?? "";
  return { length: texts.length, at, isAt: (number, text) => at(number) === text };
}

/** A column over bytes: a text is decoded when it is asked for, so that opening it costs nothing. */
export function openTextColumn({ bytes, starts }: TextBytes): TextColumn {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (number: number) => buffer.toString("utf8", starts[number] ?? 0, starts[number + 1] ?? 0);
  const isAt = (number: number, text: string) => {
    const start = starts[number] ?? 0;
    const length = (starts[number + 1] ?? 0) - start;
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit >= beyondAscii) return at(number) === text;
      if (place >= length || bytes[start + place] !== unit) return false;
    }
    return length === text.length;
  };
  return { length: starts.length - 1, at, isAt };
}

/** Below it a character is one byte, the same as its UTF-16 unit. */
const beyondAscii = 0x80;

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
