import { tokenize } from "../../text/tokens.ts";
import type { Piece } from "./piece.ts";
import type { TranslationDirection } from "./translation-direction.ts";
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
 * proper names want no translating: they are not counted, whether a list names them or only a capital and a spelling
 * that the language lacks. What the target language spells alike ("Design") is translated. Joining words count with
 * the word that they lead to, or, at the end, with the one before: "sans couvercle" is translated or left as two.
 *
 * @param isWritten false where the name was given back as it came
 */
export function tallyWords(
  runs: readonly (readonly Piece[])[],
  direction: TranslationDirection,
  isWritten: boolean,
): WordTally {
  let [translated, left] = [0, 0];
  const untranslated: string[] = [];
  for (const run of runs) {
    const words = run.flatMap((piece) => wordsOfPiece(piece, direction, isWritten));
    for (const [place, { text, fate, isJoining }] of words.entries()) {
      const own = isJoining ? fateBeside(words, place) : fate;
      if (own === "translated") translated += 1;
      if (own === "left") left += 1;
      if (own === "left" && !isJoining) untranslated.push(text);
    }
  }
  return { translated, left, untranslated };
}

interface FatedWord {
  readonly text: string;
  readonly fate: Fate;
  readonly isJoining: boolean;
}

function wordsOfPiece(piece: Piece, direction: TranslationDirection, isWritten: boolean): FatedWord[] {
  const isJoining = piece.kind === "joint" || (piece.kind === "unknown" && piece.isFunctionWord);
  if (piece.found === "&" || ["measure", "number", "technical"].includes(piece.kind)) return [];
  return tokenize(piece.found)
    .filter(({ kind, end, text }) => kind === "word" && !(text.length === 1 && isElided(piece.found, end)))
    .map(({ text }) => ({ text, isJoining, fate: isJoining ? "none" : fateOf(text, piece) }));

  function fateOf(text: string, { kind }: Piece): Fate {
    if (isAlike(text, direction)) return "translated";
    if (translatable.has(kind)) return isWritten ? "translated" : "left";
    const isName = kind === "name" && !("isGuess" in piece && piece.isGuess === true);
    return !isName && isWordOf(text, direction.source) ? "left" : "none";
  }
}

function isElided(found: string, end: number): boolean {
  return end === found.length || /['’]/.test(found.charAt(end));
}

function fateBeside(words: readonly FatedWord[], place: number): Fate {
  const isTold = ({ isJoining, fate }: FatedWord) => !isJoining && fate !== "none";
  const next = words.slice(place + 1).find(isTold) ?? words.slice(0, place).findLast(isTold);
  return next?.fate ?? "none";
}
