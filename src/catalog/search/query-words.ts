import { type Language, languages } from "../../contract/vocabulary.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import type { CompoundSplitter } from "./compound-parts.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { compoundWeights } from "./weights.ts";

/** What a word of a query means to an index, in each language in which it means something. */
export interface ResolvedWord {
  readonly folded: string;
  /** By position in `languages`: the word's number, `unknownWord`, or `skippedWord`. */
  readonly whole: readonly number[];
  /** Word numbers with their share of the word's weight and the position of their language. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly word: number;
  readonly share: number;
  readonly language: number;
}

/** A word that ends a phrase: the index has no such word. */
const unknownWord = -1;
/** A word that a phrase steps over: a stop word of the language. */
export const skippedWord = -2;

const maxKept = 10_000;

/** Looks words up and keeps the answers: the words of a feed come again and again. */
export class WordResolver {
  readonly #vocabulary: Vocabulary;
  readonly #compounds: CompoundSplitter;
  readonly #kept = new Map<string, ResolvedWord>();

  constructor(vocabulary: Vocabulary, compounds: CompoundSplitter) {
    this.#vocabulary = vocabulary;
    this.#compounds = compounds;
  }

  resolve(folded: string): ResolvedWord {
    const known = this.#kept.get(folded);
    if (known) return known;
    if (this.#kept.size >= maxKept) this.#kept.clear();
    const resolved = this.#lookUp(folded);
    this.#kept.set(folded, resolved);
    return resolved;
  }

  #lookUp(folded: string): ResolvedWord {
    const whole = languages.map((language) => this.#numberOf(folded, language));
    const meanings = whole.flatMap((word, language) => (word < 0 ? [] : [{ word, share: 1, language }]));
    return { folded, whole, meanings: [...meanings, ...this.#parts(folded)] };
  }

  #numberOf(folded: string, language: Language): number {
    if (isStopWord(folded, language)) return skippedWord;
    return this.#vocabulary[language].get(stem(folded, language)) ?? unknownWord;
  }

  #parts(folded: string): Meaning[] {
    const parts = this.#compounds.split(folded);
    if (!parts) return [];
    const language = languages.indexOf("de");
    const meaning = (stemmed: string, share: number): Meaning[] => {
      const word = this.#vocabulary.de.get(stemmed);
      return word === undefined ? [] : [{ word, share, language }];
    };
    return [
      ...meaning(parts.head, compoundWeights.head),
      ...parts.modifiers.flatMap((part) => meaning(part, compoundWeights.modifier)),
    ];
  }
}
