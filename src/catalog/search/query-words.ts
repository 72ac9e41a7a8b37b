import { languages } from "../../contract/vocabulary.ts";
import { numberOf } from "../../storage/text-numbers.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { CompoundSplitter } from "./compound-parts.ts";
import { findNearWords, findWord, type NearWord } from "./near-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { compoundWeights, doubtedSlipWeight, otherFormWeight } from "./weights.ts";
import { vocabularyKey } from "./word-meanings.ts";

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

const german = languages.indexOf("de");
const maxKept = 10_000;

/** Looks words up and keeps the answers: the words of a feed come again and again. */
export class WordResolver {
  readonly #index: SearchIndex;
  readonly #compounds: CompoundSplitter;
  readonly #isTolerant: boolean;
  readonly #kept = new Map<string, ResolvedWord>();

  /** @param isTolerant whether a word that the index lacks is taken for those that are nearly it */
  constructor(index: SearchIndex, isTolerant: boolean) {
    this.#index = index;
    this.#compounds = new CompoundSplitter(index.germanWords);
    this.#isTolerant = isTolerant;
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
    const whole = languages.map((_, position) => this.#numberOf(folded, position));
    const meanings = whole.flatMap((word, language) => (word < 0 ? [] : [{ word, share: 1, language }]));
    const exact = { folded, whole, meanings: [...meanings, ...this.#parts(folded)] };
    if (!this.#isTolerant) return exact;
    if (whole.every((word) => word === unknownWord)) return this.#lookAround(exact);
    const written = findWord(this.#index.spelling, folded);
    return written < 0 ? this.#doubt(exact) : this.#preferWritten(exact, written);
  }

  /** A form that no name has may be another form of a known word, or a slip that happens to look like one. */
  #doubt(word: ResolvedWord): ResolvedWord {
    if (word.whole.includes(skippedWord)) return word;
    const slips = findNearWords(this.#index.spelling, word.folded).filter(({ isSlip }) => isSlip);
    const meant = slips.flatMap((slip) => this.#meaningsOf(slip));
    const doubted = meant.map((meaning) => ({ ...meaning, share: meaning.share * doubtedSlipWeight }));
    return { ...word, meanings: [...word.meanings, ...doubted] };
  }

  /** A word as some language writes it is hardly another form in another one: phone is no form of German Phon. */
  #preferWritten(word: ResolvedWord, written: number): ResolvedWord {
    const ofLanguages = new Set(
      this.#meaningsOf({ word: written, closeness: 1 }).map(({ language }) => language),
    );
    const meanings = word.meanings.map((meaning) =>
      ofLanguages.has(meaning.language) ? meaning : { ...meaning, share: meaning.share * otherFormWeight },
    );
    const whole = word.whole.map((number, language) =>
      number >= 0 && !ofLanguages.has(language) ? unknownWord : number,
    );
    return { ...word, whole, meanings };
  }

  #numberOf(folded: string, position: number): number {
    const language = languages[position] ?? "en";
    if (isStopWord(folded, language)) return skippedWord;
    return numberOf(this.#index.vocabulary, vocabularyKey(stem(folded, language), language));
  }

  #parts(folded: string): Meaning[] {
    const parts = this.#compounds.split(folded);
    if (!parts) return [];
    return [
      ...this.#germanMeaning(parts.head, compoundWeights.head),
      ...parts.modifiers.flatMap((part) => this.#germanMeaning(part, compoundWeights.modifier)),
    ];
  }

  #germanMeaning(stemmed: string, share: number): Meaning[] {
    const word = numberOf(this.#index.vocabulary, vocabularyKey(stemmed, "de"));
    return word < 0 ? [] : [{ word, share, language: german }];
  }

  /** A slip of the pen also stands for its word in a phrase. */
  #lookAround({ folded, whole, meanings }: ResolvedWord): ResolvedWord {
    const near = findNearWords(this.#index.spelling, folded).sort(
      (one, other) => other.closeness - one.closeness,
    );
    const meant = [...whole];
    for (const word of near) {
      if (!word.isSlip) continue;
      for (const { word: stemNumber, share, language } of this.#meaningsOf(word)) {
        if (share === word.closeness && meant[language] === unknownWord) meant[language] = stemNumber;
      }
    }
    return {
      folded,
      whole: meant,
      meanings: [...meanings, ...near.flatMap((word) => this.#meaningsOf(word))],
    };
  }

  #meaningsOf({ word, closeness }: Pick<NearWord, "word" | "closeness">): Meaning[] {
    const { starts, stems, shares, languages: positions } = this.#index.spelling.meanings;
    const meanings: Meaning[] = [];
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      const share = closeness * (shares[at] ?? 0);
      meanings.push({ word: stems[at] ?? 0, share, language: positions[at] ?? 0 });
    }
    return meanings;
  }
}
