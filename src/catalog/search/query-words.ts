import { languages } from "../../contract/vocabulary.ts";
import { numberOf } from "../../storage/text-numbers.ts";
import { BoundedCache } from "../../text/bounded-cache.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { isAudience } from "./audiences.ts";
import { isColor } from "./colors.ts";
import { CompoundSplitter } from "./compound-parts.ts";
import { findWord } from "./near-words.ts";
import { doubt, lookAround, preferWritten } from "./nearly-meant.ts";
import { nextNode } from "./phrases.ts";
import {
  type Meaning,
  type PostingsRow,
  type QueryWord,
  type ResolvedWord,
  skippedWord,
  unknownWord,
} from "./resolved-word.ts";
import type { WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import { audienceWeight, colorWeight, compoundWeights } from "./weights.ts";
import { vocabularyKey } from "./word-meanings.ts";

const german = languages.indexOf("de");

/** Looks words up. */
export class WordResolver {
  readonly #index: WordIndex;
  readonly #compounds: CompoundSplitter;
  readonly #spelling: Spelling | undefined;
  /**
   * The words of a feed repeat. In a query a word has to be one and the same object, to be counted as one word: so it is in
   * those of up to 8,000 different words.
   */
  readonly #resolved = new BoundedCache<string, QueryWord>(16_000);

  /** @param spelling given where a word that the index lacks is to be taken for those that are nearly it */
  constructor(index: WordIndex, spelling?: Spelling) {
    this.#index = index;
    this.#compounds = new CompoundSplitter(index.germanWords);
    this.#spelling = spelling;
  }

  resolve(folded: string): QueryWord {
    const known = this.#resolved.get(folded);
    if (known !== undefined) return known;
    const word = this.#readied(this.#lookUp(folded));
    this.#resolved.set(folded, word);
    return word;
  }

  #readied({ folded, whole, meanings }: ResolvedWord): QueryWord {
    const faintness = this.#faintness(folded);
    const firstNodes = this.#firstNodes(whole);
    const rows = this.#rows(meanings);
    return { folded, whole, meanings, faintness, rows, firstNodes, query: 0, place: 0 };
  }

  #rows(meanings: readonly Meaning[]): PostingsRow[] {
    const { starts } = this.#index.postings;
    const rows: PostingsRow[] = [];
    for (const { word, share, language } of meanings) {
      const [start = 0, end = 0] = [starts[word], starts[word + 1]];
      if (start < end) rows.push({ start, end, share, language });
    }
    return rows;
  }

  #firstNodes(whole: readonly number[]): readonly number[] {
    const nodes = whole.map((word) => (word < 0 ? 0 : (nextNode(this.#index.phrases, 0, word) ?? 0)));
    return nodes.some((node) => node > 0) ? nodes : [];
  }

  /** Whom a thing is for says little of what a person seeks, and a colour little of what a product is. */
  #faintness(folded: string): number {
    if (this.#spelling !== undefined) return isAudience(folded) ? audienceWeight : 1;
    return isColor(folded) ? colorWeight : 1;
  }

  #lookUp(folded: string): ResolvedWord {
    const whole = languages.map((_, position) => this.#numberOf(folded, position));
    const meanings = whole.flatMap((word, language) => (word < 0 ? [] : [{ word, share: 1, language }]));
    const exact = { folded, whole, meanings: [...meanings, ...this.#parts(folded)] };
    const spelling = this.#spelling;
    if (spelling === undefined) return exact;
    if (whole.every((word) => word === unknownWord)) return lookAround(exact, spelling);
    const written = findWord(spelling, folded);
    return written < 0 ? doubt(exact, spelling) : preferWritten(exact, spelling, written);
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
}
