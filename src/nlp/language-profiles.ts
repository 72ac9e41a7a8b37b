import { membersOf, parseTable } from "../lib/table.ts";
import everywhereWords from "./data/everywhere-words.tsv";
import languageNames from "./data/language-names.tsv";
import { type Language, textLanguages } from "./language.ts";
import {
  candidateCount,
  createRow,
  levelOf,
  levels,
  levelsOf,
  runAround,
  runBefore,
  type WordTables,
} from "./language-tables.ts";
import { readTables } from "./language-tables-source.ts";
import { foldText } from "./normalizer.ts";

/** Endings of French and Italian words that are rare in names of makers, people and places. */
const commonEndings: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:[cgstx]ions?|ades?|[bcdfgmnrtv]ales?|oirs?|udes?|ments?|ages?|iques?|ables?|ibles?|euses?|eurs?|ettes?|ités?|ismes?|istes?|oires?|aires?|ante?s?|ives?|ifs?|ières?|ieres?|elles|eaux|ances?|ences?|tures?|[bcdfglmnprstv]ée?s?)$/u,
  it: /(?:[zs]ion[ei]|ment[oi]|[ai]bil[ei]|ezz[ae]|ità|ism[oi]|ist[ae]|at[oaie]|ut[oaie]|os[oaie]|iv[oaie]|ic[oai]|ich[ei]|ant[ei]|ent[ei]|ett[oae]|tur[ae])$/u,
};
const shortestWithEnding = 6;

/** Plural and feminine endings whose base form may be in the word lists instead. */
const singular: Readonly<Partial<Record<Language, RegExp>>> = { fr: /(?:es|[sxe])$/u };

/**
 * Whether a lower-case word is a common word of the language: by the word lists, with or without its accents, or by its
 * ending.
 */
export function isCommonWord(lower: string, language: Language): boolean {
  if (isListed(lower, language)) return true;
  const bare = singular[language] && lower.replace(singular[language], "");
  if (bare !== undefined && bare.length > 2 && bare !== lower && isListed(bare, language)) return true;
  return lower.length >= shortestWithEnding && commonEndings[language]?.test(lower) === true;
}

/** Whether a lower-case word is in a language's word list, with or without its accents. */
export function isListed(lower: string, language: Language): boolean {
  const packed = levelsOf(wordModel().known, lower) ?? 0;
  return levelOf(packed, textLanguages.indexOf(language)) > 0;
}

/** Evidence for a text's language by word: the word lists, and the frequencies of letter trigrams. */
interface WordModel {
  readonly known: Pick<WordTables, "words" | "levels">;
  readonly grams: LetterGrams;
  /** Folded words that occur in every language. */
  readonly neutral: ReadonlySet<string>;
  /** By folded word, the language that it names in another one. */
  readonly languageNames: ReadonlyMap<string, NamedLanguage>;
}

export interface NamedLanguage {
  /** The index of the language that is named. */
  readonly candidate: number;
  /** The index of the language that it is named in. */
  readonly own: number;
  /** Written in small letters only: Franz is a person. */
  readonly isAbbreviation: boolean;
}

let model: WordModel | undefined;

/** The model, created at the first call. */
export function wordModel(): WordModel {
  model ??= createModel();
  return model;
}

function createModel(): WordModel {
  const tables = readTables();
  const neutral = new Set(membersOf(parseTable(everywhereWords), "words"));
  return { known: tables, grams: new LetterGrams(tables), neutral, languageNames: readLanguageNames() };
}

function readLanguageNames(): ReadonlyMap<string, NamedLanguage> {
  const names = new Map<string, NamedLanguage>();
  for (const { language, names: named, words = "", abbreviations = "" } of parseTable(languageNames)) {
    const [candidate, own] = [indexOf(named), indexOf(language)];
    for (const word of wordsIn(words)) names.set(word, { candidate, own, isAbbreviation: false });
    for (const word of wordsIn(abbreviations)) names.set(word, { candidate, own, isAbbreviation: true });
  }
  return names;
}

function indexOf(language: string | undefined): number {
  return textLanguages.indexOf(language as Language);
}

function wordsIn(cell: string): string[] {
  return cell === "" ? [] : cell.split(" ").map(foldText);
}

const smoothing = 0.4;
const possibleRuns = 6000;

/** The probability of each letter trigram in the words of each candidate language, with additive smoothing. */
export class LetterGrams {
  private readonly tables: Pick<WordTables, "runs" | "counts">;
  private readonly places: RunPlaces;
  private readonly sums: readonly number[];
  /** Rows of log probabilities by candidate: the first for unseen trigrams, then one for each trigram. */
  private readonly logs: Float64Array;
  /** 1 if a trigram's row is computed; most are never needed. */
  private readonly isFilled: Uint8Array;

  constructor(tables: Pick<WordTables, "runs" | "counts" | "totals">) {
    this.tables = tables;
    this.places = new RunPlaces(tables.runs);
    this.sums = tables.totals.map((total) => total + smoothing * possibleRuns);
    this.logs = new Float64Array(this.sums.length * (tables.runs.length + 1));
    this.logs.set(this.sums.map((sum) => Math.log(smoothing / sum)));
    this.isFilled = new Uint8Array(tables.runs.length);
  }

  /** @returns the sum of the log probabilities of the word's trigrams, by candidate */
  spelling(word: string): number[] {
    const sums = createRow();
    const { logs } = this;
    let run = runBefore(word);
    for (let middle = 0; middle < word.length; middle += 1) {
      run = runAround(word, middle, run);
      const start = this.rowOf(run);
      for (let candidate = 0; candidate < candidateCount; candidate += 1) {
        sums[candidate] = (sums[candidate] ?? 0) + (logs[start + candidate] ?? 0);
      }
    }
    return sums;
  }

  /** The offset of the trigram's row in `logs`. */
  private rowOf(run: number): number {
    const place = this.places.find(run);
    if (place < 0) return 0;
    if (this.isFilled[place] === 0) this.fillRow(place);
    return (place + 1) * this.sums.length;
  }

  private fillRow(place: number): void {
    const start = place * this.sums.length;
    for (const [candidate, sum] of this.sums.entries()) {
      const seen = this.tables.counts[start + candidate] ?? 0;
      this.logs[start + this.sums.length + candidate] = Math.log((seen + smoothing) / sum);
    }
    this.isFilled[place] = 1;
  }
}

/** An index from each number of a list to its position. Open addressing: a binary search takes several times as long. */
export class RunPlaces {
  private readonly runs: Uint32Array;
  /** Positions plus one; 0 in a free slot. At least half of the slots are free, so that probe sequences stay short. */
  private readonly slots: Uint16Array;
  private readonly mask: number;

  /** @param runs distinct, at most 65,534 */
  constructor(runs: Uint32Array) {
    const slotCount = 2 ** Math.ceil(Math.log2(2 * runs.length + 2));
    this.runs = runs;
    this.slots = new Uint16Array(slotCount);
    this.mask = slotCount - 1;
    for (let place = 0; place < runs.length; place += 1)
      this.slots[this.slotOf(runs[place] ?? 0)] = place + 1;
  }

  /** @returns the position of the number, -1 if it is not listed */
  find(run: number): number {
    return (this.slots[this.slotOf(run)] ?? 0) - 1;
  }

  /** The slot of the number, or the free slot where it would go. Fibonacci hashing (Knuth, TAOCP 3, 6.4). */
  private slotOf(run: number): number {
    const mixed = Math.imul(run, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & this.mask;
    for (;;) {
      const held = this.slots[slot] ?? 0;
      if (held === 0 || this.runs[held - 1] === run) return slot;
      slot = (slot + 1) & this.mask;
    }
  }
}

const logOfContentWord = Math.log(1e-3);
const logs: readonly number[] = [Math.log(1e-5), logOfContentWord - 1, logOfContentWord, Math.log(3e-3)];
const functionLevel = levels.indexOf("function");

interface KnownWord {
  /** Log probabilities by candidate. */
  readonly logs: readonly number[];
  /** Whether it is a function word of one candidate. */
  readonly isFunctionWord: boolean;
}

/** The probabilities of a listed word by candidate language; undefined if no list has it. */
export function findKnownWord(
  known: Pick<WordTables, "words" | "levels">,
  word: string,
): KnownWord | undefined {
  const packed = levelsOf(known, word);
  if (packed === undefined) return undefined;
  const found: number[] = [];
  for (let candidate = 0; candidate < candidateCount; candidate += 1) found.push(levelOf(packed, candidate));
  return {
    logs: found.map((level) => logs[level] ?? 0),
    isFunctionWord: found.includes(functionLevel),
  };
}

const german = textLanguages.indexOf("de");
const contentLevel = levels.indexOf("content");
const shortestPart = { first: 3, last: 4 } as const;

/**
 * The longest German noun that an unknown word ends in (Gehäuselüfter, Herrenhemd): no other of the four languages writes two words as
 * one. Nouns that another language has too are none, since any word may end in them.
 */
export function findLastPart(
  known: Pick<WordTables, "words" | "levels">,
  word: string,
): KnownWord | undefined {
  for (let start = shortestPart.first; start <= word.length - shortestPart.last; start += 1) {
    const packed = levelsOf(known, word.slice(start)) ?? 0;
    if (levelOf(packed, german) !== contentLevel) continue;
    if (isOnlyIn(packed, german)) return findKnownWord(known, word.slice(start));
  }
  return undefined;
}

function isOnlyIn(packed: number, candidate: number): boolean {
  for (let other = 0; other < candidateCount; other += 1) {
    if (other !== candidate && levelOf(packed, other) > 0) return false;
  }
  return true;
}
