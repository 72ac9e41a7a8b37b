import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { isStopWord } from "../../text/stop-words.ts";
import type { FindRole } from "../find-role.ts";
import { isInCatalog } from "./in-catalog.ts";
import { isLineOfMaker, isTradeName } from "./line-names.ts";
import { isMixedCase } from "./name-words.ts";
import type { Piece } from "./piece.ts";
import type { TranslationDirection } from "./translation-direction.ts";
import { isLikelyWord } from "./word-or-name.ts";
import { isDetected, isEnglish, isFixed, isListed } from "./words-of-language.ts";

/** Where a piece stands that nobody translated. */
export interface WantSite {
  readonly direction: TranslationDirection;
  readonly roleOf: FindRole;
  /** Capitals tell nothing. */
  readonly isLoud: boolean;
  /** Nothing that is understood stands before the piece. */
  readonly isLeading: boolean;
  /** Something is understood anywhere in the name. */
  readonly isUnderstood: boolean;
  /** The piece is all of the name. */
  readonly isAlone: boolean;
  /** The name ends within the piece's last word. */
  readonly isCut: boolean;
  /** The pieces that hang together with this one, which stands between two of them. */
  readonly run: readonly Piece[];
  readonly before: Piece | undefined;
  readonly next: Piece | undefined;
}

/** Shorter ones may be the stub of a word as well. */
const shortestWhole = 4;

/** Whether what nobody translated is a word of the source language: no name, no foreign word and no stub of one. */
export function isWanting(text: string, piece: Piece, site: WantSite): boolean {
  const folded = foldText(text);
  const { source } = site.direction;
  if (text.length < 2 || isFixed(folded) || isMixedCase(text) || isPartOfName(piece, source)) return false;
  const isOwn = isListed(folded, source) && !isBorrowed(folded, source);
  if (isAcronym(text, site) && (source === "en" || !isOwn || isStopWord(folded, source))) return false;
  if (source !== "en" && folded === "the") return false;
  if (isPartOfCode(text, site)) return false;
  if (site.isCut && piece.found.endsWith(text) && !(isOwn && text.length >= shortestWhole)) return false;
  if (isLineOfMaker(text, piece, site) && (source === "en" || !isOwn)) return false;
  if (source === "en" && isTradeName(text, site)) return false;
  return isOwn || isLikely(text, piece, site);
}

function isLikely(text: string, piece: Piece, site: WantSite): boolean {
  const { source } = site.direction;
  return isLikelyWord(text, {
    language: source,
    isGuess: piece.kind === "name",
    isLoud: site.isLoud,
    isLeading: site.isLeading,
    isBehindName: site.before?.kind === "name",
    isBesideJoint: site.before?.kind === "joint" || site.next?.kind === "joint",
    isAlone: site.isAlone,
    isInCatalog: isInCatalog(foldText(text), source, site.roleOf),
  });
}

/** Capitals tell one where not all of the name is in capitals. */
function isAcronym(text: string, { isLoud }: WantSite): boolean {
  return !isLoud && /^\p{Lu}{2,}$/u.test(text);
}

/** Two capitals beside a number, where all is in capitals: "STR-DA 2800 ES". */
function isPartOfCode(text: string, { isLoud, before, next }: WantSite): boolean {
  if (!isLoud || !/^\p{Lu}{2}$/u.test(text)) return false;
  return [before, next].some((piece) => piece !== undefined && /\d/.test(piece.found));
}

/** An English word that the lists have for standing in phrases alone: "BB Cream". */
function isBorrowed(folded: string, source: Language): boolean {
  return source !== "en" && isEnglish(folded) && !isDetected(folded, source);
}

/** "Xiaomi Mi", "Alfa Romeo La": in French and Italian a small word has no capital within a name but a maker's. */
function isPartOfName(piece: Piece, source: Language): boolean {
  if (piece.kind !== "unknown" || !piece.isFunctionWord || piece.start === 0) return false;
  return (source === "fr" || source === "it") && /^\p{Lu}\p{Ll}+$/u.test(piece.found);
}
