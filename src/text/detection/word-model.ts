import { type Language, textLanguages } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { stopWordLists } from "../stop-word-lists.ts";
import { englishWords } from "./english-words.ts";
import { frenchWords } from "./french-words.ts";
import { germanWords } from "./german-words.ts";
import { italianWords } from "./italian-words.ts";
import { everywhereWords, otherWords } from "./other-words.ts";

const contentWords: Readonly<Record<Language, string>> = {
  en: englishWords,
  de: germanWords,
  fr: frenchWords,
  it: italianWords,
};
const otherLists = Object.values(otherWords);

/** The languages that evidence is gathered for: the four in their order, then those that are only told apart. */
export const candidateCount = textLanguages.length + otherLists.length;

/**
 * What single words tell about the language of a text: by being known (`known`, by folded and by accented
 * form) and by their runs of three letters (`grams`). Each entry holds one log probability per candidate.
 */
interface KnownWord {
  readonly logs: Float64Array;
  readonly isFunctionWord: boolean;
}

export interface WordModel {
  readonly known: ReadonlyMap<string, KnownWord>;
  readonly grams: ReadonlyMap<string, Float64Array>;
  readonly unseenGram: Float64Array;
  readonly neutral: ReadonlySet<string>;
}

let model: WordModel | undefined;

/** The model, made at the first call from the word lists. */
export function wordModel(): WordModel {
  model ??= createModel();
  return model;
}

function createModel(): WordModel {
  const lists = [
    ...textLanguages.map((language) => wordsOf(contentWords[language])),
    ...otherLists.map(wordsOf),
  ];
  const functionWords = textLanguages.map((language) => wordsOf(stopWordLists[language]));
  const known = createKnownWords(lists, functionWords);
  return { known, ...createGrams(lists), neutral: new Set(wordsOf(everywhereWords)) };
}

function wordsOf(list: string): string[] {
  return [...new Set(list.split(/\s+/).filter((word) => word !== ""))];
}

const logOfUnknown = Math.log(1e-5);
const logOfContentWord = Math.log(1e-3);
const logOfFunctionWord = Math.log(3e-3);

function createKnownWords(
  lists: readonly string[][],
  functionWords: readonly string[][],
): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  for (const [candidate, words] of lists.entries()) {
    for (const word of words) raise(known, word, { candidate, log: logOfContentWord, isFunctionWord: false });
  }
  // A word without its accents is worth less where another language writes it so: thé is no article.
  for (const [candidate, words] of lists.entries()) {
    for (const word of words)
      raise(known, foldText(word), { candidate, log: logOfContentWord - 1, isFunctionWord: false });
  }
  for (const [candidate, words] of functionWords.entries()) {
    for (const word of words) raise(known, word, { candidate, log: logOfFunctionWord, isFunctionWord: true });
  }
  return known;
}

interface Sighting {
  readonly candidate: number;
  readonly log: number;
  readonly isFunctionWord: boolean;
}

function raise(
  known: Map<string, KnownWord>,
  word: string,
  { candidate, log, isFunctionWord }: Sighting,
): void {
  const before = known.get(word);
  const logs = before?.logs ?? new Float64Array(candidateCount).fill(logOfUnknown);
  logs[candidate] = Math.max(logs[candidate] ?? logOfUnknown, log);
  known.set(word, { logs, isFunctionWord: isFunctionWord || before?.isFunctionWord === true });
}

/** A word with its ends marked, in runs of three letters. */
function gramsOf(word: string): string[] {
  const marked = `^${word}$`;
  const grams: string[] = [];
  for (let start = 0; start + 3 <= marked.length; start += 1) grams.push(marked.slice(start, start + 3));
  return grams;
}

const smoothing = 0.4;
const possibleGrams = 6000;

function createGrams(lists: readonly string[][]): Pick<WordModel, "grams" | "unseenGram"> {
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(candidateCount);
  for (const [candidate, words] of lists.entries()) {
    for (const word of words.filter((one) => one.length > 2)) {
      for (const spelling of new Set([word, foldText(word)])) {
        for (const gram of gramsOf(spelling)) count(counts, totals, gram, candidate);
      }
    }
  }
  const logOf = (seen: number, total: number) =>
    Math.log((seen + smoothing) / (total + smoothing * possibleGrams));
  const grams = new Map<string, Float64Array>();
  for (const [gram, seen] of counts)
    grams.set(
      gram,
      seen.map((one, candidate) => logOf(one, totals[candidate] ?? 0)),
    );
  return { grams, unseenGram: totals.map((total) => logOf(0, total)) };
}

function count(
  counts: Map<string, Float64Array>,
  totals: Float64Array,
  gram: string,
  candidate: number,
): void {
  const entry = counts.get(gram) ?? new Float64Array(candidateCount);
  entry[candidate] = (entry[candidate] ?? 0) + 1;
  totals[candidate] = (totals[candidate] ?? 0) + 1;
  counts.set(gram, entry);
}
