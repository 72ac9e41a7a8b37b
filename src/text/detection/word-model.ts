import { LetterGrams } from "./letter-grams.ts";
import { everywhereWords } from "./other-words.ts";
import { readTables } from "./read-tables.ts";
import type { WordTables } from "./word-tables.ts";

/** What single words tell about the language of a text: by being known, and by their runs of three letters. */
export interface WordModel {
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
  const neutral = new Set(everywhereWords.trim().split(/\s+/));
  return { known: tables, grams: new LetterGrams(tables), neutral };
}
