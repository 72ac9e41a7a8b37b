import { membersOf, parseTable } from "../lib/table.ts";
import everywhereWords from "./data/everywhere-words.tsv";
import { type Language, textLanguages } from "./language.ts";
import {
  candidateCount,
  createRow,
  findSorted,
  levelOf,
  levels,
  runAround,
  runBefore,
  type WordTables,
} from "./language-tables.ts";
import { readTables } from "./language-tables-source.ts";

/** Endings of French and Italian words that names of makers, people and places seldom have. */
const commonEndings: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:[cgstx]ions?|ades?|[bcdfgmnrtv]ales?|oirs?|udes?|ments?|ages?|iques?|ables?|ibles?|euses?|eurs?|ettes?|ités?|ismes?|istes?|oires?|aires?|ante?s?|ives?|ifs?|ières?|ieres?|elles|eaux|ances?|ences?|tures?|[bcdfglmnprstv]ée?s?)$/u,
  it: /(?:[zs]ion[ei]|ment[oi]|[ai]bil[ei]|ezz[ae]|ità|ism[oi]|ist[ae]|at[oaie]|ut[oaie]|os[oaie]|iv[oaie]|ic[oai]|ich[ei]|ant[ei]|ent[ei]|ett[oae]|tur[ae])$/u,
};
const shortestWithEnding = 6;

/** What the lists may have instead of a plural or a feminine. */
const singular: Readonly<Partial<Record<Language, RegExp>>> = { fr: /(?:es|[sxe])$/u };

/**
 * Whether a word, in small letters, is an everyday one of the language: by the word lists, where it may lack its
 * accents, or by its ending.
 */
export function isCommonWord(lower: string, language: Language): boolean {
  if (isListed(lower, language)) return true;
  const bare = singular[language] && lower.replace(singular[language], "");
  if (bare !== undefined && bare.length > 2 && bare !== lower && isListed(bare, language)) return true;
  return lower.length >= shortestWithEnding && commonEndings[language]?.test(lower) === true;
}

function isListed(lower: string, language: Language): boolean {
  const { words, levels } = wordModel().known;
  const index = findSorted(words, lower);
  return index !== undefined && levelOf(levels[index] ?? 0, textLanguages.indexOf(language)) > 0;
}

/** What single words tell about the language of a text: by being known, and by their runs of three letters. */
interface WordModel {
  readonly known: Pick<WordTables, "words" | "levels">;
  readonly grams: LetterGrams;
  /** Folded words that tell nothing. */
  readonly neutral: ReadonlySet<string>;
}

let model: WordModel | undefined;

/** The model, made at the first call. */
export function wordModel(): WordModel {
  model ??= createModel();
  return model;
}

function createModel(): WordModel {
  const tables = readTables();
  const neutral = new Set(membersOf(parseTable(everywhereWords), "words"));
  return { known: tables, grams: new LetterGrams(tables), neutral };
}

const smoothing = 0.4;
const possibleRuns = 6000;

/** How usual each run of three letters is in words of each candidate language. */
export class LetterGrams {
  private readonly tables: Pick<WordTables, "runs" | "counts">;
  private readonly places: RunPlaces;
  private readonly sums: readonly number[];
  /** Rows of log probabilities by candidate: one for runs that were never seen, then one a run. */
  private readonly logs: Float64Array;
  /** 1 where a run's row is filled: few of all are ever asked for. */
  private readonly isFilled: Uint8Array;

  constructor(tables: Pick<WordTables, "runs" | "counts" | "totals">) {
    this.tables = tables;
    this.places = new RunPlaces(tables.runs);
    this.sums = tables.totals.map((total) => total + smoothing * possibleRuns);
    this.logs = new Float64Array(this.sums.length * (tables.runs.length + 1));
    this.logs.set(this.sums.map((sum) => Math.log(smoothing / sum)));
    this.isFilled = new Uint8Array(tables.runs.length);
  }

  /** @returns the sum of the log probabilities of the word's runs, by candidate */
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

  /** Where the run's row begins in `logs`. */
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

/** Where each number stands in a list of distinct ones, by open addressing: a search of the sorted list takes several times as long. */
export class RunPlaces {
  private readonly runs: Uint32Array;
  /** Places plus one, 0 where a slot is free; half of the slots are, so that one is never far. */
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

  /** @returns the run's place, -1 where it is not listed */
  find(run: number): number {
    return (this.slots[this.slotOf(run)] ?? 0) - 1;
  }

  /** The slot that leads to the run, or the free one where it would be. Factor: 2 ** 32 by the golden ratio (Knuth, TAOCP 3, 6.4). */
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

/** How well each candidate language knows a word; undefined for one that none knows. */
export function findKnownWord(
  { words, levels: packedLevels }: Pick<WordTables, "words" | "levels">,
  word: string,
): KnownWord | undefined {
  const index = findSorted(words, word);
  if (index === undefined) return undefined;
  const packed = packedLevels[index] ?? 0;
  const found: number[] = [];
  for (let candidate = 0; candidate < candidateCount; candidate += 1) found.push(levelOf(packed, candidate));
  return {
    logs: found.map((level) => logs[level] ?? 0),
    isFunctionWord: found.includes(functionLevel),
  };
}
