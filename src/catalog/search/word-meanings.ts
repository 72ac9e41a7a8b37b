import type { Language } from "../../contract/vocabulary.ts";
import { stem } from "../../text/stems.ts";
import type { CompoundSplitter } from "./compound-parts.ts";
import type { WrittenWord } from "./index-texts.ts";
import { compoundWeights } from "./weights.ts";

/** What written words count for: their stem first, then those of their parts; flat, as `IndexTexts` are. */
export class WordMeanings {
  /** The number of each stem, as `vocabularyKey` writes it; they begin at 0. */
  readonly vocabulary = new Map<string, number>();
  readonly stems: number[] = [];
  /** 1 for the word itself, less for a part of a German compound. */
  readonly shares: number[] = [];
  /** A written word's first entry; the next one's ends it. */
  readonly starts: number[] = [0];

  constructor(written: readonly WrittenWord[], compounds: CompoundSplitter) {
    for (const { folded, language } of written) {
      this.add(stem(folded, language), language, 1);
      if (language === "de") this.addParts(folded, compounds);
      this.starts.push(this.stems.length);
    }
  }

  /** How many stems there are over all languages. */
  get stemCount(): number {
    return this.vocabulary.size;
  }

  private addParts(folded: string, compounds: CompoundSplitter): void {
    const parts = compounds.split(folded);
    if (parts === undefined) return;
    this.add(parts.head, "de", compoundWeights.head);
    for (const modifier of parts.modifiers) this.add(modifier, "de", compoundWeights.modifier);
  }

  private add(stemmed: string, language: Language, share: number): void {
    this.stems.push(this.numberOf(vocabularyKey(stemmed, language)));
    this.shares.push(share);
  }

  private numberOf(key: string): number {
    const known = this.vocabulary.get(key);
    if (known !== undefined) return known;
    const number = this.vocabulary.size;
    this.vocabulary.set(key, number);
    return number;
  }
}

/** The same stem is another word in another language. */
export function vocabularyKey(stemmed: string, language: Language): string {
  return language + stemmed;
}
