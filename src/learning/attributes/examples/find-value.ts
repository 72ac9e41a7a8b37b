import type { SourceText } from "../reading/source-text.ts";

/** Pieces [start, end) of a text. */
export interface PieceRange {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands literally in a text, from the beginning of a piece to the end of one. */
export function findValue({ text, pieces }: SourceText, value: string): PieceRange[] {
  if (value === "") return [];
  const found: PieceRange[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const start = pieces.findIndex((piece) => piece.start === at);
    if (start < 0) continue;
    const end = pieces.findIndex((piece) => piece.end === at + value.length);
    if (end >= start) found.push({ start, end: end + 1 });
  }
  return found;
}
