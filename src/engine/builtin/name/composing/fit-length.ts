import { namesSomething } from "../../../../quality/rules/fixes/names-something.ts";
import type { NamePiece } from "./name-piece.ts";

/** Writes the name without what is left out. */
export type Writer = (leftOut: ReadonlySet<NamePiece>) => string;

/** Leaves out the least important pieces until the name fits, takes back what has room after all; adds to `leftOut`. */
export function fitLength(
  order: () => readonly NamePiece[],
  leftOut: Set<NamePiece>,
  { maxLength, write }: { readonly maxLength: number; readonly write: Writer },
): string {
  let written = write(leftOut);
  if (written.length <= maxLength) return written;
  const tried: NamePiece[] = [];
  for (const piece of order()) {
    if (leftOut.has(piece)) continue;
    leftOut.add(piece);
    const shorter = write(leftOut);
    if (namesSomething(shorter) && shorter.length < written.length) {
      written = shorter;
      tried.push(piece);
    } else leftOut.delete(piece);
    if (written.length <= maxLength) break;
  }
  for (const piece of tried.reverse()) {
    leftOut.delete(piece);
    const longer = write(leftOut);
    if (longer.length <= maxLength) written = longer;
    else leftOut.add(piece);
  }
  return written;
}
