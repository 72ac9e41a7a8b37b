import type { NamePart } from "../../../../quality/rules/rule.ts";
import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";
import { isStopWord } from "../../../../text/stop-words.ts";
import { withoutUnfinishedWords } from "../remove-cut-end.ts";
import { contains, type NamePiece, overlaps } from "./name-piece.ts";

/** What a channel's order of importance is made of. */
interface Importance {
  readonly importance: readonly NamePart[];
  readonly wants: readonly NamePart[];
  readonly language: Language;
}

const shortestArticleNumber = 5;

/**
 * The pieces that may be left out where there is no room, the least important first; of equals the last one. What stands
 * in brackets goes before all others, and any other aside is as important as what it states. Not among them: what other words lean on, and what belongs to a device that is named.
 */
export function leastImportantFirst(
  name: string,
  pieces: readonly NamePiece[],
  { importance, wants, language }: Importance,
): NamePiece[] {
  const rankOf = ({ part }: NamePiece): number =>
    importance.indexOf(part) - (wants.includes(part) ? importance.length : 0);
  const wholeRank = (piece: NamePiece): number => {
    if (piece.isEssential) return 0;
    if (/^[([]/.test(piece.text)) return importance.length;
    const within = pieces.filter((other) => contains(piece, other) && other.part !== "brand");
    return Math.min(...within.map(rankOf));
  };
  return pieces
    .filter((piece) => piece.part !== "type" && piece.part !== "brand")
    .filter((piece) => piece.isFree || isSeparable(name, piece, pieces, language))
    .map((piece) => ({ piece, rank: wholeRank(piece) }))
    .sort((one, two) => two.rank - one.rank || two.piece.start - one.piece.start)
    .map(({ piece }) => piece);
}

function isSeparable(
  name: string,
  piece: NamePiece,
  pieces: readonly NamePiece[],
  language: Language,
): boolean {
  if (pieces.some((other) => other.part === "type" && overlaps(other, piece))) return false;
  if (pieces.some((other) => other.isEssential && other !== piece && contains(other, piece))) return false;
  if (piece.part === "model" && piece.text.length < shortestArticleNumber) return false;
  const [before, after] = [name.slice(0, piece.start), name.slice(piece.end)];
  const isOfList = /,\s$/u.test(before);
  if (isOfList && pieces.some((other) => other.part === "audience" && overlaps(other, piece))) return false;
  if (/[^\s,;]$/u.test(before) || /^[^\s,;]/u.test(after)) return false;
  if (/[&+xX×*]\s$|\d\s$/u.test(before) || /^\s(?:[&+xX×*]|and|und|et|ed?|o|or|oder|ou)\s/u.test(after))
    return false;
  const last = /(?:^|\s)(\S+)\s$/u.exec(before)?.[1];
  return last === undefined || !/^\p{Ll}/u.test(last) || !isStopWord(foldText(last), language);
}

/** Where no piece is left that could go: up to a word's end, joining words at the end left out. */
export function cutAtWord(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const head = name.slice(0, maxLength + 1);
  const end = head.search(/\s\S*$/u);
  const whole = end <= 0 ? name.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "") : head.slice(0, end);
  return withoutUnfinishedWords(whole.replace(/[\s,;:|/&+([–—-]+$/u, ""));
}
