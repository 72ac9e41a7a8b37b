import type { NamePart } from "../../../../quality/rules/rule.ts";
import type { Language } from "../../../../text/language.ts";
import { isSeparable } from "./is-separable.ts";
import { contains, type NamePiece } from "./name-piece.ts";
import { wordsAround } from "./words-around.ts";

/** What a channel's order of importance is made of. */
interface Importance {
  readonly importance: readonly NamePart[];
  readonly wants: readonly NamePart[];
  readonly language: Language;
}

/**
 * The pieces that may be left out where there is no room, the least important first; of equals the last one. What stands
 * in brackets goes before all others, and any other aside is as important as what it states; words that are not understood
 * go last, to make room for the product type and the device that it fits. Not among them: what other words lean on, the device,
 * and what belongs to it.
 */
export function leastImportantFirst(
  name: string,
  pieces: readonly NamePiece[],
  { importance, wants, language }: Importance,
): NamePiece[] {
  const rankOf = ({ part }: NamePiece): number =>
    importance.indexOf(part) - (wants.includes(part) ? importance.length : 0);
  const device = pieces.find(({ isEssential }) => isEssential === true);
  const wholeRank = (piece: NamePiece): number => {
    if (piece.isEssential) return 0;
    if (/^[([]/.test(piece.text)) return importance.length;
    const within = pieces.filter((other) => contains(piece, other) && other.part !== "brand");
    return Math.min(...within.map(rankOf));
  };
  const known = pieces
    .filter((piece) => piece.part !== "type" && piece.part !== "brand")
    .filter((piece) => device === undefined || !contains(piece, device))
    .filter((piece) => piece.isFree || isSeparable(name, piece, { pieces, language }))
    .map((piece) => ({ piece, rank: wholeRank(piece) }))
    .sort((one, two) => two.rank - one.rank || two.piece.start - one.piece.start)
    .map(({ piece }) => piece);
  return [...known, ...wordsAround(name, device, { pieces, language })];
}
