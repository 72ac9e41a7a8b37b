import { isShouting } from "../../text/casing.ts";
import { tokenize } from "../../text/tokens.ts";
import type { JointWord, Piece } from "./piece.ts";
import type { TranslationDirection } from "./translation-direction.ts";
import type { Run } from "./understood.ts";
import { isAlike, isWordOf } from "./words-of-language.ts";

/** What became of the words of a name. */
export interface WordTally {
  /** How many of them are in the target language now, or were from the start. */
  readonly translated: number;
  /** How many are still in the source language. */
  readonly left: number;
  /** The words that were left, in reading order; joining words are not among them. */
  readonly untranslated: readonly string[];
}

type Fate = "translated" | "left" | "none";

const translatable: ReadonlySet<Piece["kind"]> = new Set([
  "noun",
  "property",
  "material",
  "audience",
  "opaque",
  "pack",
]);

/**
 * The words that want translating, and how many of them were. A word is what stands between blanks, hyphens and
 * strokes, an elided article is none ("huile d'olive" has two). Numbers, units, codes, acronyms, makers and other
 * proper names want no translating, nor do English words in a name of another language that the source has not made its
 * own: they are not counted, whether a list names them or only a capital and a spelling that the language lacks. What the target language spells alike ("Design") is translated. A preposition counts with
 * the word that it leads to, or, at the end, with the one before: "en coton" is translated or left as two words.
 * One that stays between phrases ("Clafoutis aux cerises" where the first word is not known) is left.
 *
 * @param isWritten false where the name was given back as it came
 */
export function tallyWords(
  runs: readonly Run[],
  direction: TranslationDirection,
  isWritten: boolean,
): WordTally {
  const isLoud = isShouting(runs.flatMap(({ pieces }) => pieces.map(({ found }) => found)).join(" "));
  const site: TallySite = { direction, isWritten, isLoud, loose: new Set(runs.flatMap(looseJoints)) };
  let [translated, left] = [0, 0];
  const untranslated: string[] = [];
  for (const { pieces } of runs) {
    const words = pieces.flatMap((piece, place) => wordsOfPiece(piece, { ...site, next: pieces[place + 1] }));
    for (const [place, { fate, isJoining }] of words.entries()) {
      const own = isJoining ? fateBeside(words, place) : fate;
      if (own === "translated") translated += 1;
      if (own === "left") left += 1;
    }
    untranslated.push(
      ...pieces.flatMap((piece, place) => textsLeft(piece, { ...site, next: pieces[place + 1] })),
    );
  }
  return { translated, left, untranslated };
}

/** An elided article, a size, a letter of a model. */
const loneConsonant = /^[^\P{L}aeiouyàèéìòùôAE]$/u;

/** Of these every language has its word, which is written wherever anything is. */
const alwaysWritten: ReadonlySet<JointWord> = new Set(["with", "without", "for", "and"]);

interface TallySite {
  readonly direction: TranslationDirection;
  readonly isWritten: boolean;
  /** Capitals tell nothing. */
  readonly isLoud: boolean;
  readonly loose: ReadonlySet<Piece>;
}

function isAllCapitals(text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(text);
}

/** "Xiaomi Mi", "Alfa Romeo La": in French and Italian a small word has no capital within a name but a maker's. */
function isPartOfName(piece: Piece, { source }: TranslationDirection): boolean {
  if (source !== "fr" && source !== "it") return false;
  return (
    piece.kind === "unknown" &&
    piece.isFunctionWord &&
    piece.start > 0 &&
    /^\p{Lu}\p{Ll}+$/u.test(piece.found)
  );
}

interface PieceSite extends TallySite {
  /** The piece behind this one in its run. */
  readonly next: Piece | undefined;
}

/** "Clafoutis aux cerises": what has a complement is a thing, no name. */
function isComplemented(next: Piece | undefined): boolean {
  return next?.kind === "joint" && (next.word === "of" || next.word === "at");
}

/** Those that no phrase took in. */
function looseJoints({ clauses }: Run): Piece[] {
  return clauses.flatMap((clause) =>
    clause.kind === "piece" && clause.piece.kind === "joint" ? [clause.piece] : [],
  );
}

interface FatedWord {
  readonly text: string;
  readonly fate: Fate;
  readonly isJoining: boolean;
}

function wordsOfPiece(piece: Piece, { direction, loose, isWritten, isLoud, next }: PieceSite): FatedWord[] {
  const isJoining =
    piece.kind === "joint" && !(isWritten && (loose.has(piece) || alwaysWritten.has(piece.word)));
  if (piece.found === "&" || ["measure", "number", "technical"].includes(piece.kind)) return [];
  return tokenize(piece.found)
    .filter(({ kind, text }) => kind === "word" && !loneConsonant.test(text))
    .map(({ text }) => ({ text, isJoining, fate: isJoining ? "none" : fateOf(text, piece) }));

  function fateOf(text: string, { kind }: Piece): Fate {
    const isName = kind === "name" && !("isGuess" in piece && piece.isGuess === true);
    if (isName) return "none";
    if (kind !== "joint" && isAlike(text, direction)) return "translated";
    if (piece.kind === "joint") return alwaysWritten.has(piece.word) ? "translated" : "left";
    if (translatable.has(kind)) return isWritten ? "translated" : "left";
    if (isPartOfName(piece, direction) || (!isLoud && isAllCapitals(text))) return "none";
    const isWord = isWordOf(text, direction.source) || (kind === "unknown" && isComplemented(next));
    return isWord ? "left" : "none";
  }
}

/** Of a word that hyphens make, the whole ("4D-Drucker"). */
function textsLeft(piece: Piece, site: PieceSite): string[] {
  if (piece.kind === "joint") return [];
  const left = wordsOfPiece(piece, site).filter(({ fate }) => fate === "left");
  if (left.length === 0) return [];
  return piece.kind === "name" ? left.map(({ text }) => text) : [piece.found];
}

function fateBeside(words: readonly FatedWord[], place: number): Fate {
  const isTold = ({ isJoining, fate }: FatedWord) => !isJoining && fate !== "none";
  const next = words.slice(place + 1).find(isTold) ?? words.slice(0, place).findLast(isTold);
  return next?.fate ?? "none";
}
