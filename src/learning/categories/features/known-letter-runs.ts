import { BoundedCache } from "../../../text/bounded-cache.ts";
import { type FeatureTable, findFeature } from "./feature-table.ts";
import type { FieldWord } from "./field-words.ts";
import { KeyList } from "./key-list.ts";
import { addLetterRuns } from "./letter-features.ts";

/** Enough for the words of a feed that come again and again, in some megabytes. */
const capacity = 20_000;

/** The known runs of letters of words. They are cached, for to find them takes longest. */
export class KnownLetterRuns {
  readonly #table: FeatureTable;
  readonly #runs = new KeyList();
  readonly #cached = new BoundedCache<string, Uint32Array>(capacity);

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /** @returns the numbers of the features, in the order of the word; a repeated one stands there again */
  of(word: FieldWord): Uint32Array {
    return this.#cached.getOrCompute(word.text, () => this.#find(word));
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
