import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";
import { isStopWord } from "../../../../text/stop-words.ts";
import { contains, type NamePiece, overlaps } from "./name-piece.ts";

const shortestArticleNumber = 5;
/** "DQC160 de 3M" */
const ofMaker = /^\s(?:de|di|von|by|of|par)\s/u;
/** A label or a number that would stand without its value, or a list without its other half. */
const leaningBefore = /[&+xX×*:]\s$|\d\s$/u;
const leaningAfter = /^\s(?:[&+xX×*]|and|und|et|ed?|o|or|oder|ou)\s/u;

/** Whether a name reads on without a piece of it: nothing leans on it, and it is no part of the type or of a device. */
export function isSeparable(
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
