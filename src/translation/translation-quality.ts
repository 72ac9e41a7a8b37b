import { isShouting } from "../nlp/casing.ts";
import { brandNames } from "../nlp/casing-words.ts";
import type { Language } from "../nlp/language.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import { foldText } from "../nlp/normalizer.ts";
import { isStopWord } from "../nlp/stop-words.ts";
import { tokenize } from "../nlp/tokenizer.ts";
import type { Run } from "./analysis/ambiguity.ts";
import type { Piece } from "./analysis/piece.ts";
import {
  alwaysWritten,
  type Fate,
  type FateSite,
  fateOf,
  isTranslatable,
} from "./analysis/translatable-words.ts";
import type { FindRole } from "./glossary-role.ts";
import type { Translation, TranslationDirection } from "./translate.ts";

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}'"”″′%°²³+]+$/gu;

/**
 * Whether every word of a text that holds a digit stands in a translation as it came, but for packs and the units and
 * decimal signs that were localised on purpose: a code that was taken apart, or lost a sign, is another code.
 */
export function areCodesIntact(text: string, written: string, pieces: readonly Piece[]): boolean {
  const localised = pieces.filter(
    ({ kind, found }) => kind === "pack" || kind === "measure" || /^\d+-/.test(found),
  );
  const inWritten = asCompared(written);
  for (const { 0: found, index } of text.matchAll(/[^\s()[\]|;,]+/g)) {
    if (!/\d/.test(found)) continue;
    const [start, end] = [index, index + found.length];
    if (localised.some((piece) => piece.start < end && start < piece.end)) continue;
    if (!inWritten.includes(asCompared(found.replace(edges, "")))) return false;
  }
  return true;
}

/** Letters may be set in capitals at the beginning of a name. */
function asCompared(text: string): string {
  return text.toLowerCase();
}

/**
 * Whether a translation put together word by word can stand as a name: more of its words are known than not,
 * or as many where the thing itself is, and no joining word of the source is left between those of the target.
 */
export function readsWell(translation: Translation, { source, target }: TranslationDirection): boolean {
  if (countWords(translation.unexplained) > mostUnexplained * countWords(translation.translated))
    return false;
  const unknown = translation.unexplained.filter((word) => !isProperName(word)).length;
  const known = translation.translated.length;
  if (known < unknown || (known === unknown && !translation.namesThing)) return false;
  return !tokenize(translation.text).some(
    ({ folded, text }) =>
      /^\p{Ll}/u.test(text) && isStopWord(folded, source) && !isStopWord(folded, target) && text.length > 1,
  );
}

/** For each word that was translated: where more are not explained, the name may be of another language. */
const mostUnexplained = 1 / 2;

function countWords(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + tokenize(text.replace(/ -> .*/, "")).length, 0);
}

/** Letters of a designation, and makers that every language writes alike. */
function isProperName(word: string): boolean {
  return /^\p{Lu}{1,4}$/u.test(word) || /\d/u.test(word) || brandNames().has(foldText(word));
}

interface FatedWord {
  readonly text: string;
  readonly fate: "translated" | "left" | "none";
  readonly piece: Piece;
}

/** An article or a pronoun among names and foreign words alone is one of them: "La Roche Posay", "casa di mama". */
function isStray(words: readonly FatedWord[], place: number): boolean {
  const word = words[place];
  if (word?.fate !== "left" || word.piece.kind !== "unknown" || !word.piece.isFunctionWord) return false;
  const beside = [words[place - 1], words[place + 1]].filter((other) => other !== undefined);
  return beside.length > 0 && beside.every(({ fate }) => fate === "none");
}

/** "La guitare", "La chitarra": the target language says so too, of a word that is its own now. */
function isShared(words: readonly FatedWord[], place: number, target: Language): boolean {
  const word = words[place];
  if (word?.fate !== "left" || words[place + 1]?.fate !== "translated") return false;
  const { kind } = word.piece;
  const isSmall = kind === "joint" || (kind === "unknown" && word.piece.isFunctionWord);
  return isSmall && isStopWord(foldText(word.text), target);
}

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
interface TalliedName {
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

interface FatedWordOfTallyWords {
  readonly text: string;
  readonly fate: Fate;
  readonly piece: Piece;
}

interface NameSite extends TalliedName {
  readonly direction: TranslationDirection;
  readonly pieces: readonly Piece[];
  /** Where the first piece begins that wants translating; beyond the text where none does. */
  readonly firstTranslatable: number;
  readonly isLoud: boolean;
}

function nameSite(name: TalliedName, direction: TranslationDirection): NameSite {
  const pieces = name.runs.flatMap((run) => run.pieces);
  const firstTranslatable = pieces.find(isTranslatable)?.start ?? Number.POSITIVE_INFINITY;
  return { ...name, direction, pieces, firstTranslatable, isLoud: isShouting(name.text) };
}

const sureConfidence = 0.9;

/** An English title in a French feed: nothing of it is understood, and it tells another language beyond doubt. */
function isForeign({ text, pieces, direction }: NameSite): boolean {
  if (pieces.some(isTranslatable)) return false;
  const { language, confidence } = detectLanguage(text);
  return language !== undefined && language !== direction.source && confidence >= sureConfidence;
}

function fatedWords(run: Run, name: NameSite): FatedWordOfTallyWords[] {
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

function wordsOfPiece(piece: Piece, site: FateSite, { text }: NameSite): FatedWordOfTallyWords[] {
  if (piece.found === "&" || wordless.has(piece.kind) || isOfNumber(piece, text)) return [];
  return tokenize(piece.found)
    .filter((token) => token.kind === "word" && !loneConsonant.test(token.text))
    .map((token) => ({ text: token.text, piece, fate: fateOf(token.text, piece, site) }));
}

/** "3-in-1", "No. 9". */
function isOfNumber({ start, end, found }: Piece, text: string): boolean {
  const after = text.slice(end);
  if (/^no$/i.test(found)) return /^\. ?\d/.test(after);
  return /\d[- ]$/.test(text.slice(Math.max(0, start - 2), start)) && /^[- ]\d/.test(after);
}

function siteOf(run: readonly Piece[], place: number, name: NameSite): FateSite {
  const { direction, roleOf, isWritten, isLoud, pieces, firstTranslatable } = name;
  const piece = run[place];
  const start = piece?.start ?? 0;
  return {
    ...{ direction, roleOf, isWritten, isLoud, run },
    isLeading: firstTranslatable >= start,
    isUnderstood: firstTranslatable < Number.POSITIVE_INFINITY,
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
function joiningOf({ clauses }: Run, { isWritten }: TalliedName): (word: FatedWordOfTallyWords) => boolean {
  const loose = new Set(clauses.flatMap((clause) => (clause.kind === "piece" ? [clause.piece] : [])));
  return ({ piece }) =>
    piece.kind === "joint" && !(isWritten && (loose.has(piece) || alwaysWritten.has(piece.word)));
}

function fateBeside(
  words: readonly FatedWordOfTallyWords[],
  place: number,
  isJoining: (word: FatedWordOfTallyWords) => boolean,
): Fate {
  const isTold = (word: FatedWordOfTallyWords) => !isJoining(word) && word.fate !== "none";
  return (words.slice(place + 1).find(isTold) ?? words.slice(0, place).findLast(isTold))?.fate ?? "none";
}

/** Of a word that hyphens make, the whole ("4D-Drucker"). */
function textsOf(left: readonly FatedWordOfTallyWords[]): string[] {
  return left.flatMap(({ text, piece }, place) => {
    if (piece.kind === "name") return [text];
    return piece.kind === "joint" || piece === left[place - 1]?.piece ? [] : [piece.found];
  });
}
