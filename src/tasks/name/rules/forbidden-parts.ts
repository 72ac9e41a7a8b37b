import { hasWordOrNumber } from "../../../lint/fixes.ts";
import type { NamePart } from "../../../lint/rule.ts";
import type { Writer } from "./fit-length.ts";
import { contains, type NamePiece, overlaps, type Span } from "./name-pieces.ts";
import type { ReadName } from "./read-name.ts";

const joined = /[\p{L}\p{N}][-/&+'’]$/u;
const joining = /^[-/&+'’][\p{L}\p{N}]/u;
/** Skips parts of a hyphenated word (Marmor-Kuchen); forbidden pieces stay where nothing would be left without them. */
export function withoutForbidden(
  name: string,
  read: ReadName,
  { forbids, write }: { readonly forbids: readonly NamePart[]; readonly write: Writer },
): Set<NamePiece> {
  if (forbids.length === 0) return new Set();
  const pieces = read.pieces();
  const forbidden = pieces.filter((piece) => forbids.includes(piece.part) && isWord(name, piece));
  const leftOut = new Set(forbidden.flatMap((piece) => wholePhrase(name, piece, { forbidden, read }) ?? []));
  return hasWordOrNumber(write(leftOut)) ? leftOut : new Set();
}

/** Neither a part of a hyphenated word nor what the product lacks or only looks like: plastic free, Eiche-Dekor. */
function isWord(name: string, { start, end }: Span): boolean {
  const [before, after] = [name.slice(0, start), name.slice(end)];
  return (
    !joined.test(before) &&
    !joining.test(after) &&
    !/^\s(?:free|frei|look|effect|effekt)(?!\p{L})/iu.test(after)
  );
}

/** Of words: a longer part of a name says more than what is forbidden. */
const longestPart = 3;
const partBorder = /[,;|()[\]]|\s[-–—]\s/gu;
const linked = /^(?:in|aus|en|di|de|mit|with|für|for|pour|per|da|made)\s/iu;

/**
 * What goes with a forbidden piece so that no torn phrase is left: itself where it stands by itself, right beside the product type
 * or with its preposition; the whole part between separators where another noun depends on it ("oak legs"). Undefined where that
 * part says more: then it stays.
 */
function wholePhrase(
  name: string,
  piece: NamePiece,
  { forbidden, read }: { readonly forbidden: readonly NamePiece[]; readonly read: ReadName },
): NamePiece | undefined {
  const part = partAround(name, piece);
  if (piece.isFree || linked.test(piece.text)) return piece;
  // One of several places or things that the product is for.
  if (
    read.phrases.some((phrase) => contains(phrase, piece) && phrase.text.split(/\s+/u).length > longestPart)
  )
    return undefined;
  if (read.type !== undefined && overlaps(part, read.type)) return piece;
  let rest = name.slice(part.start, part.end);
  for (const { text } of forbidden) rest = rest.replace(text, " ");
  if (!/[\p{L}\p{N}]/u.test(rest.replace(/(?<!\p{L})(?:and|und|et|e|with|mit)(?!\p{L})/giu, "")))
    return piece;
  const text = name.slice(part.start, part.end);
  const isShort = text.split(/\s+/u).length <= longestPart && !/\d/.test(text);
  return isShort ? { ...part, part: "rest", text, isFree: false } : undefined;
}

/** The text between two separators around a span, without blanks at its ends. */
function partAround(name: string, { start, end }: Span): Span {
  let [from, until] = [0, name.length];
  for (const { 0: border, index } of name.matchAll(partBorder)) {
    if (index + border.length <= start) from = index + border.length;
    else if (index >= end) {
      until = index;
      break;
    }
  }
  const text = name.slice(from, until);
  return { start: from + text.length - text.trimStart().length, end: from + text.trimEnd().length };
}
