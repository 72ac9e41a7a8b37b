import { isShouting } from "../../text/casing.ts";
import { detectLanguage } from "../../text/language-detection.ts";
import { tokenize } from "../../text/tokens.ts";
import type { FindRole } from "../find-role.ts";
import { alwaysWritten, type Fate, type FateSite, fateOf, isTranslatable } from "./fate-of-word.ts";
import type { Piece } from "./piece.ts";
import { isShared, isStray } from "./small-words.ts";
import type { TranslationDirection } from "./translation-direction.ts";
import type { Run } from "./understood.ts";

/** What became of the words of a name. */
export interface WordTally {
  /** How many of them are in the target language now. */
  readonly translated: number;
  /** How many are still in the source language. */
  readonly left: number;
  /** The words that were left, in reading order; joining words are not among them. */
  readonly untranslated: readonly string[];
}

/** A name as it was read. */
export interface TalliedName {
  readonly text: string;
  readonly runs: readonly Run[];
  /** False where the name was given back as it came. */
  readonly isWritten: boolean;
  readonly roleOf: FindRole;
}

/**
 * The words that want translating, and how many of them were. A word is what stands between blanks, hyphens and
 * strokes, an elided article is none ("huile d'olive" has two). What is right as it stands is not counted, on either side, lest
 * it hide that all else was left: numbers, units, codes, acronyms, makers and other proper names; what the target
 * language spells alike ("Design", "Sandwich"); words of a third language, English ones in names of other languages among them; and the
 * stub of a word that was cut off. A preposition counts with the word that it leads to, or, at the end, with the one
 * before: "en coton" is translated or left as two words. One that stays between phrases ("Clafoutis aux cerises" where the
 * first word is not known) is left.
 */
export function tallyWords(name: TalliedName, direction: TranslationDirection): WordTally {
  const site = nameSite(name, direction);
  if (isForeign(site)) return { translated: 0, left: 0, untranslated: [] };
  const words = name.runs.flatMap((run) => fatedWords(run, site));
  const left = words.filter(({ fate }) => fate === "left");
  return {
    translated: words.filter(({ fate }) => fate === "translated").length,
    left: left.length,
    untranslated: textsOf(left),
  };
}

interface FatedWord {
  readonly text: string;
  readonly fate: Fate;
  readonly piece: Piece;
}

interface NameSite extends TalliedName {
  readonly direction: TranslationDirection;
  readonly pieces: readonly Piece[];
  readonly isLoud: boolean;
}

function nameSite(name: TalliedName, direction: TranslationDirection): NameSite {
  const pieces = name.runs.flatMap((run) => run.pieces);
  return { ...name, direction, pieces, isLoud: isShouting(name.text) };
}

const sureConfidence = 0.9;

/** An English title in a French feed: nothing of it is understood, and it tells another language beyond doubt. */
function isForeign({ text, pieces, direction }: NameSite): boolean {
  if (pieces.some(isTranslatable)) return false;
  const { language, confidence } = detectLanguage(text);
  return language !== undefined && language !== direction.source && confidence >= sureConfidence;
}

function fatedWords(run: Run, name: NameSite): FatedWord[] {
  const words = run.pieces.flatMap((piece, place) =>
    wordsOfPiece(piece, siteOf(run.pieces, place, name), name),
  );
  const isJoining = joiningOf(run, name);
  return words.map((word, place) => {
    if (isJoining(word)) return { ...word, fate: fateBeside(words, place, isJoining) };
    const isRight = isStray(words, place) || isShared(words, place, name.direction.target);
    return isRight ? { ...word, fate: "none" } : word;
  });
}

/** An elided article, a size, a letter of a model. */
const loneConsonant = /^[^\P{L}aeiouyàèéìòùôAE]$/u;
const wordless: ReadonlySet<Piece["kind"]> = new Set(["measure", "number", "technical"]);

function wordsOfPiece(piece: Piece, site: FateSite, { text }: NameSite): FatedWord[] {
  if (piece.found === "&" || wordless.has(piece.kind) || isOfNumber(piece, text)) return [];
  return tokenize(piece.found)
    .filter((token) => token.kind === "word" && !loneConsonant.test(token.text))
    .map((token) => ({ text: token.text, piece, fate: fateOf(token.text, piece, site) }));
}

/** "3-in-1", "No. 9". */
function isOfNumber({ start, end, found }: Piece, text: string): boolean {
  const after = text.slice(end);
  if (/^no$/i.test(found)) return /^\. ?\d/.test(after);
  return /\d[- ]$/.test(text.slice(0, start)) && /^[- ]\d/.test(after);
}

function siteOf(run: readonly Piece[], place: number, name: NameSite): FateSite {
  const { direction, roleOf, isWritten, isLoud, pieces } = name;
  const piece = run[place];
  const start = piece?.start ?? 0;
  return {
    ...{ direction, roleOf, isWritten, isLoud, run },
    isLeading: !pieces.some((other) => other.start < start && isTranslatable(other)),
    isUnderstood: pieces.some(isTranslatable),
    isAlone: pieces.length === 1,
    isCut: piece !== undefined && isCutOff(piece, name.text),
    before: run[place - 1],
    next: run[place + 1],
  };
}

/** What feeds cut names to, in characters, at least. */
const shortestCut = 48;

/** "motif Drape…"; without an ellipsis a few small letters at the end of a long name: "1100 mAh pou". */
function isCutOff({ end, found }: Piece, name: string): boolean {
  const rest = name.slice(end);
  if (/^(?:…|\.\.)/.test(rest)) return true;
  return rest.trim() === "" && name.length >= shortestCut && /(?:^|[\s-])\p{Ll}{2,4}$/u.test(found);
}

/** Prepositions that a phrase took in, or that stay in a name that was left: they share what became of their word. */
function joiningOf({ clauses }: Run, { isWritten }: TalliedName): (word: FatedWord) => boolean {
  const loose = new Set(clauses.flatMap((clause) => (clause.kind === "piece" ? [clause.piece] : [])));
  return ({ piece }) =>
    piece.kind === "joint" && !(isWritten && (loose.has(piece) || alwaysWritten.has(piece.word)));
}

function fateBeside(
  words: readonly FatedWord[],
  place: number,
  isJoining: (word: FatedWord) => boolean,
): Fate {
  const isTold = (word: FatedWord) => !isJoining(word) && word.fate !== "none";
  return (words.slice(place + 1).find(isTold) ?? words.slice(0, place).findLast(isTold))?.fate ?? "none";
}

/** Of a word that hyphens make, the whole ("4D-Drucker"). */
function textsOf(left: readonly FatedWord[]): string[] {
  return left.flatMap(({ text, piece }, place) => {
    if (piece.kind === "name") return [text];
    return piece.kind === "joint" || piece === left[place - 1]?.piece ? [] : [piece.found];
  });
}
