import { lazily } from "../../lib/once.ts";
import { membersBy, parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { readWords } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import internationalWords from "../data/international-words.tsv";
import type { FindRole } from "../glossary-role.ts";
import type { TranslationDirection } from "../translate.ts";
import type { JointWord, Piece } from "./piece.ts";
import { isMixedCase } from "./proper-names.ts";
import { isLineOfMaker, isTradeName } from "./trade-names.ts";
import { isAlike, isDetected, isEnglish, isFixed, isListed } from "./word-language.ts";
import { isLikelyWord } from "./word-or-name.ts";

/** Shorter words are sizes and abbreviations more often than not. */
const shortest = 4;

/** Whether a folded word alone names something in the project's words or the channels' catalogs. */
function isInCatalog(folded: string, language: Language, roleOf: FindRole): boolean {
  const role = folded.length < shortest ? undefined : roleOf(folded, language);
  return role !== undefined && role !== "connective" && role !== "size";
}

/** Words that product names have alike: "all" in all four languages, mostly Latin, Greek or English; "de" in German and English. */
const international = lazily((): Readonly<Record<"all" | "de", ReadonlySet<string>>> => {
  const wordsOf = membersBy(parseTable(internationalWords), "language", "words");
  return { all: wordsOf("all"), de: wordsOf("de") };
});

/** @param folded a word in small letters, without marks */
function isInternational(folded: string, target: Language): boolean {
  const { all, de } = international();
  return all.has(folded) || (target === "de" && de.has(folded));
}

/** Where a piece stands that nobody translated. */
interface WantSite {
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
function isWanting(text: string, piece: Piece, site: WantSite): boolean {
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

/** What became of a word; `none`: it wants no translating. */
export type Fate = "translated" | "left" | "none";

/** Where a piece stands whose words are judged. */
export interface FateSite extends WantSite {
  /** False where the name was given back as it came. */
  readonly isWritten: boolean;
}

/** Of these every language has its word, which is written wherever anything is. */
export const alwaysWritten: ReadonlySet<JointWord> = new Set(["with", "without", "for", "and"]);

const translatable: ReadonlySet<Piece["kind"]> = new Set([
  "noun",
  "property",
  "material",
  "audience",
  "opaque",
  "pack",
]);

/** Whether the piece is understood, so that it is written in the target language. */
export function isTranslatable({ kind }: Piece): boolean {
  return translatable.has(kind);
}

/** Of a joint: where no other word decides for it. */
export function fateOf(text: string, piece: Piece, site: FateSite): Fate {
  if (piece.kind === "joint") return alwaysWritten.has(piece.word) ? "translated" : "left";
  if (piece.kind === "name" && piece.isGuess !== true) return "none";
  if (staysRight(text, piece, site)) return "none";
  if (isTranslatable(piece)) return site.isWritten ? "translated" : "left";
  return isWanting(text, piece, site) ? "left" : "none";
}

/** The target language spells the word so: of what is understood, its own word; of the rest, what its lists and catalogs have. */
function staysRight(text: string, piece: Piece, { direction, roleOf }: FateSite): boolean {
  const { target } = direction;
  const folded = foldText(text);
  const forms = "entry" in piece ? piece.entry?.forms[target] : undefined;
  if (forms === undefined) {
    return isAlike(text, direction) || isInternational(folded, target) || isInCatalog(folded, target, roleOf);
  }
  const isPlural = piece.kind === "noun" && piece.isPlural;
  const written = (isPlural ? forms[1] : undefined) ?? forms[0] ?? "";
  return readWords(written).folded.includes(folded);
}
