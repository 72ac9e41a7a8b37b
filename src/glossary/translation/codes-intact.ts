import type { Piece } from "./piece.ts";

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}'"”″′%°²³+]+$/gu;

/**
 * Whether every word of a text that holds a digit stands in a translation as it came, but for packs and the units and
 * decimal signs that were localised on purpose: a code that was taken apart, or lost a sign, is another code.
 */
export function areCodesIntact(text: string, written: string, pieces: readonly Piece[]): boolean {
  const localised = pieces.filter(
    ({ kind, found }) => kind === "pack" || kind === "measure" || /^\d+-/.test(found),
  );
  const inWritten = asCompared(written);
  for (const { 0: found, index } of text.matchAll(/[^\s()[\]|;,]+/g)) {
    if (!/\d/.test(found)) continue;
    const [start, end] = [index, index + found.length];
    if (localised.some((piece) => piece.start < end && start < piece.end)) continue;
    if (!inWritten.includes(asCompared(found.replace(edges, "")))) return false;
  }
  return true;
}

/** Letters may be set in capitals at the beginning of a name. */
function asCompared(text: string): string {
  return text.toLowerCase();
}
