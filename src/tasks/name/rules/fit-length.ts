import { hasWordOrNumber } from "../../../lint/fixes.ts";
import type { NamePart } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { contains, type NamePiece, overlaps, type Span } from "./name-pieces.ts";

/** Writes the name without what is left out. */
export type Writer = (leftOut: ReadonlySet<NamePiece>) => string;

/** Leaves out the least important pieces until the name fits, then restores those that still fit; adds to `leftOut`. */
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
    if (hasWordOrNumber(shorter) && shorter.length < written.length) {
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

/** The inputs of a channel's order of importance. */
interface Importance {
  readonly importance: readonly NamePart[];
  readonly wants: readonly NamePart[];
  readonly language: Language;
}

/**
 * The pieces that may be left out of a name that is too long, the least important first; of equals the last one first. Text
 * in brackets goes before all others, and any other aside ranks as what it states; unrecognised words go last, before the
 * product type or the device it fits would be cut. Excluded are pieces that other words depend on, the device, and its parts.
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

const shortestArticleNumber = 5;
/** "DQC160 de 3M" */
const ofMaker = /^\s(?:de|di|von|by|of|par)\s/u;
/** A label or number that would lose its value, or a list that would lose an item. */
const leaningBefore = /[&+xX×*:]\s$|\d\s$/u;
const leaningAfter = /^\s(?:[&+xX×*]|and|und|et|ed?|o|or|oder|ou)\s/u;

/** Whether the name still reads well without the piece: no word depends on it and it is not part of the type or device. */
function isSeparable(
  name: string,
  piece: NamePiece,
  { pieces, language }: { readonly pieces: readonly NamePiece[]; readonly language: Language },
): boolean {
  if (pieces.some((other) => other.part === "type" && overlaps(other, piece))) return false;
  if (pieces.some((other) => other.isEssential && other !== piece && contains(other, piece))) return false;
  const [before, after] = [name.slice(0, piece.start), name.slice(piece.end)];
  if (piece.part === "model" && (piece.text.length < shortestArticleNumber || ofMaker.test(after)))
    return false;
  const isOfList = /,\s$/u.test(before);
  if (isOfList && pieces.some((other) => other.part === "audience" && overlaps(other, piece))) return false;
  if (/[^\s,;]$/u.test(before) || /^[^\s,;]/u.test(after)) return false;
  if (leaningBefore.test(before) || leaningAfter.test(after)) return false;
  const last = /(?:^|\s)(\S+)\s$/u.exec(before)?.[1];
  return last === undefined || !/^\p{Ll}/u.test(last) || !isStopWord(foldText(last), language);
}

interface Surroundings {
  readonly pieces: readonly NamePiece[];
  readonly language: Language;
}

/**
 * Spans that may go before the product type or the device is cut. Without a device: ever longer endings, then ever longer
 * beginnings. With one: first ever longer spans right before the device (in English and German, where the noun comes last,
 * only whole parts between separators).
 */
function wordsAround(
  name: string,
  device: NamePiece | undefined,
  { pieces, language }: Surroundings,
): NamePiece[] {
  const type = pieces.find(({ part }) => part === "type");
  if (type === undefined || (device !== undefined && device.start < type.end)) return [];
  const words = wordsOf(name);
  const isAfterWhole = ({ start }: Span) => {
    const before = words.findLast((word) => word.end <= start)?.text ?? "";
    // "H 40 cm"
    if (/^[HLBTPØ]$/u.test(before) && /\d/.test(name.charAt(start))) return false;
    const isJoining = /^\p{Ll}/u.test(before) && isStopWord(foldText(before), language);
    return !isJoining && !/^(?:[\d.,]+|[&+x×*/:])$/u.test(before);
  };
  const brand = pieces.find((piece) => piece.part === "brand" && piece.start < (device ?? type).start);
  const lastEnd = words.at(-1)?.end ?? name.length;
  const trailing = words
    .filter(({ start }) => start > Math.max(type.end, device?.end ?? 0, brand?.end ?? 0))
    .filter(isAfterWhole)
    .map(({ start }) => ({ start, end: lastEnd }));
  const gap = words.filter(
    ({ start }) => start > Math.max(type.end, brand?.end ?? 0) && start < (device?.start ?? 0),
  );
  const isHeadLast = language === "en" || language === "de";
  const between = gap
    .filter(isAfterWhole)
    .filter(({ start }) => !isHeadLast || /(?:[,;]|\s[-–—|])\s$/u.test(name.slice(0, start)))
    .map(({ start }) => ({ start, end: gap.at(-1)?.end ?? start }));
  const isStop = (text: string) => isStopWord(foldText(text), language);
  const thing = brand === undefined ? type.start : Math.min(type.start, brand.start);
  const leading = isStop(words[0]?.text ?? "")
    ? []
    : words
        .filter(({ end }) => {
          const next = words.find(({ start }) => start >= end)?.text ?? "";
          return end <= thing && /^[\p{L}\p{N}]/u.test(next) && !isStop(next);
        })
        .map(({ end }) => ({ start: 0, end }));
  const end = trailing.toReversed();
  const order = device === undefined ? [...end, ...leading] : [...between.toReversed(), ...leading, ...end];
  return order.map(({ start, end }) => ({
    part: "rest",
    text: name.slice(start, end),
    start,
    end,
    isFree: false,
  }));
}

function wordsOf(name: string) {
  return [...name.matchAll(/[^\s,;]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}
