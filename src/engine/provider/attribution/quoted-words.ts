import type { Names, Terms } from "../../../catalog/model.ts";
import { type Language, languages } from "../../../contract/vocabulary.ts";
import { stem } from "../../../text/stems.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";

/** A record of the catalog as far as it has words. */
export interface Worded {
  readonly names: Names;
  readonly terms: Terms;
}

/** A name or term, and the language that it is of. */
export interface WordedText {
  readonly text: string;
  readonly language: Language;
}

/** What a quote has of the catalog's words, in any of their forms and languages. */
export interface QuotedWords {
  /** The first name or term all of whose words the quote has. */
  findWhole(record: Worded): WordedText | undefined;
  /** Whether it has a word of any name or term; function words are none. */
  hasAny(record: Worded): boolean;
}

/** Shorter words begin others that mean something else. */
const shortestBeginning = 4;

export function readQuotedWords(quote: string): QuotedWords {
  const quoted = tokenize(quote).map(({ folded }) => folded);
  const readings = languages.map((language) => {
    const stems = new Set(quoted.map((word) => stem(word, language)));
    const hasWord = (word: string) =>
      stems.has(stem(word, language)) ||
      (word.length >= shortestBeginning && quoted.some((other) => other.startsWith(word)));
    return { language, hasWord };
  });
  return {
    findWhole: (record) => {
      for (const { language, hasWord } of readings) {
        const text = textsOf(record, language).find((each) => {
          const words = wordsOf(each);
          return words.length > 0 && words.every(hasWord);
        });
        if (text !== undefined) return { text, language };
      }
      return undefined;
    },
    hasAny: (record) =>
      readings.some(({ language, hasWord }) =>
        textsOf(record, language)
          .flatMap(wordsOf)
          .some((word) => !isStopWord(word, language) && hasWord(word)),
      ),
  };
}

function textsOf({ names, terms }: Worded, language: Language): readonly string[] {
  return [names[language] ?? "", ...(terms[language] ?? [])];
}

function wordsOf(text: string): readonly string[] {
  return tokenize(text).map(({ folded }) => folded);
}
