import { type FeatureTable, findFeature } from "./feature-table.ts";
import type { FieldWord } from "./field-words.ts";
import { KeyList } from "./key-list.ts";
import { addLetterRuns } from "./letter-features.ts";

/** Enough for the words of a feed that come again and again, in some megabytes. */
const mostWords = 20_000;

/** The known runs of letters of words. Those of the words met so far are kept: to find them takes longest. */
export class KnownLetterRuns {
  readonly #table: FeatureTable;
  readonly #runs = new KeyList();
  readonly #kept = new Map<string, Uint32Array>();

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /** @returns the numbers of the features, in the order of the word; a repeated one stands there again */
  of(word: FieldWord): Uint32Array {
    const kept = this.#kept.get(word.text);
    if (kept !== undefined) return kept;
    if (this.#kept.size >= mostWords) this.#kept.clear();
    const found = this.#find(word);
    this.#kept.set(word.text, found);
    return found;
  }

  #find(word: FieldWord): Uint32Array {
    this.#runs.clear();
    addLetterRuns([word], this.#runs);
    const found = new Uint32Array(this.#runs.length);
    let length = 0;
    for (let at = 0; at < this.#runs.length; at += 1) {
      const feature = findFeature(this.#table, this.#runs.keys[at] ?? 0);
      if (feature < 0) continue;
      found[length] = feature;
      length += 1;
    }
    return found.slice(0, length);
  }
}
