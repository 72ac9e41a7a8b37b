import { type Piece, readPieces } from "./pieces.ts";

export const sources = ["name", "description"] as const;
export type TextSource = (typeof sources)[number];

/** One of a product's texts, cut into pieces. */
export interface SourceText {
  readonly source: TextSource;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The texts of a product that hold anything, the name first. */
export function readSources(product: Readonly<Record<TextSource, string>>): SourceText[] {
  return sources.flatMap((source) => {
    const pieces = readPieces(product[source]);
    return pieces.length === 0 ? [] : [{ source, text: product[source], pieces }];
  });
}

/** The words from one piece to another, as they stand in the text. */
export function sliceOf({ text, pieces }: SourceText, start: number, end: number): string {
  return text.slice(pieces[start]?.start ?? 0, pieces[end - 1]?.end ?? 0);
}
