import type { Piece } from "./piece.ts";

const kept: ReadonlySet<Piece["kind"]> = new Set(["name", "number", "measure", "technical"]);

/** Names, codes and the numbers between them are one: "Galaxy S7 32", "Shine-3", "BRE227/00". */
export function mergeNames(found: readonly Piece[], text: string): readonly Piece[] {
  if (found.length < 2) return found;
  const run = found.map((piece, place) => (isMaker(piece, found[place + 1]) ? nameOf(piece) : piece));
  const merged: Piece[] = [];
  for (const piece of run) {
    const before = merged.at(-1);
    if (before === undefined || !(mayMerge(before, piece) || isGlued(before, piece, text))) {
      merged.push(piece);
      continue;
    }
    const { start } = before;
    const found = text.slice(start, piece.end);
    const isTechnical = before.kind === "technical" && piece.kind === "number";
    const kind = isTechnical ? "technical" : "name";
    merged.splice(-1, 1, { kind, start, end: piece.end, found, text: found });
  }
  return merged;
}

/** "Tucano BFM1112": what has a capital and no meaning before a code is the code's maker. */
function isMaker(piece: Piece, next: Piece | undefined): boolean {
  if (piece.kind !== "unknown" || piece.isFunctionWord || next?.kind !== "name") return false;
  return /^\p{Lu}\p{L}+$/u.test(piece.found) && /\d/.test(next.found) && next.start === piece.end + 1;
}

function nameOf({ start, end, found }: Piece): Piece {
  return { kind: "name", start, end, found, text: found };
}

function mayMerge(before: Piece, { kind }: Piece): boolean {
  if (before.kind === "name") return kind === "name" || kind === "number" || kind === "technical";
  if (before.kind === "technical") return kind === "number" || kind === "name";
  return before.kind === "number" && kind === "name";
}

/** Codes with a stroke or a sign between them. */
function isGlued(before: Piece, piece: Piece, text: string): boolean {
  return (
    kept.has(before.kind) && kept.has(piece.kind) && /^[^\s]{1,2}$/.test(text.slice(before.end, piece.start))
  );
}
