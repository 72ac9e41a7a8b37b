import { type Language, textLanguages } from "../language.ts";
import { foldText } from "../normal-form.ts";
import { stopWordLists } from "../stop-word-lists.ts";
import { englishWords } from "./english-words.ts";
import { frenchWords } from "./french-words.ts";
import { germanWords } from "./german-words.ts";
import { italianWords } from "./italian-words.ts";
import { KnownWords } from "./known-words.ts";
import { LetterGrams } from "./letter-grams.ts";
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

/** What single words tell about the language of a text: by being known, and by their runs of three letters. */
export interface WordModel {
  readonly known: KnownWords;
  readonly grams: LetterGrams;
  /** Folded words that tell nothing. */
  readonly neutral: ReadonlySet<string>;
}

let model: WordModel | undefined;

/** The model, made at the first call from the word lists. */
export function wordModel(): WordModel {
  model ??= createModel();
  return model;
}

/** Words of one or two letters tell nothing of a language's spelling. */
const shortestSpelt = 3;

function createModel(): WordModel {
  const lists = [...textLanguages.map((language) => contentWords[language]), ...otherLists].map(wordsOf);
  const functionWords = textLanguages.map((language) => wordsOf(stopWordLists[language]));
  const known = new KnownWords(candidateCount);
  const grams = new LetterGrams(candidateCount);
  for (const [candidate, words] of lists.entries()) {
    for (const { written, folded } of words) {
      known.raise(written, candidate, "content");
      known.raise(folded, candidate, "bare");
      if (written.length < shortestSpelt) continue;
      grams.count(written, candidate);
      if (folded !== written) grams.count(folded, candidate);
    }
  }
  for (const [candidate, words] of functionWords.entries()) {
    for (const { written } of words) known.raise(written, candidate, "function");
  }
  grams.finish();
  return { known, grams, neutral: new Set(wordsOf(everywhereWords).map(({ written }) => written)) };
}

function wordsOf(list: string): { readonly written: string; readonly folded: string }[] {
  const words = new Set(list.split(/\s+/).filter((word) => word !== ""));
  return Array.from(words, (written) => ({ written, folded: foldText(written) }));
}
