/**
 * Maximum entries of each cache, with the approximate size of an entry. Each worker thread has its own caches: a run fills
 * them to about 30 MB a thread, whatever the feed's length.
 */
export const cacheSizes = {
  /** Whole texts, which several tasks read one after the other: tokens, stems, a judgement of the language. 10 kB. */
  texts: 64,
  /** A field's text with all that rules ask of it: a product as it came and with its proposals. 30 kB. */
  fieldReadings: 16,
  /** What stands behind links to pictures, which variants share. 300 bytes. */
  remoteImages: 20_000,
  /** A text that is looked through for one quote after the other. 20 kB. */
  quotedTexts: 8,
  /** The words of what a model is told, and of what it is asked. 20 kB. */
  instructions: 64,
  /** Chunks of a text between blanks, with their tokens. 200 bytes. */
  textChunks: 16_000,
  /** Labels of statements within a feed's cells. 150 bytes. */
  cellLabels: 4_000,
  /** What the fields of a stream's records state, by their names; a stream has few such lists. Some KB. */
  lineFields: 64,
  /** How a unit is written; a feed has few. 100 bytes. */
  writtenUnits: 2_000,
  /** What a word says of the language that it is in. 150 bytes. */
  languageEvidence: 32_000,
  /** Where phrases of the glossary begin, for each language. 200 bytes. */
  phraseStarts: 32_000,
  /** Compounds that may state a fact. 100 bytes. */
  compoundFacts: 10_000,
  /** Words of a query with what a catalog has for them. 400 bytes. */
  queryWords: 16_000,
  /** Stems of a word in all languages. 300 bytes. */
  wordStems: 16_000,
  /** Names and terms of categories' attributes and values, which many share. 150 bytes. */
  listedTerms: 16_000,
  /** What categories ask for, compiled; categories share most of it. 20 kB. */
  categoryLexicons: 1_000,
  /** Pieces of words, for the model that tags attributes: what they look like, and what they are made of. 200 bytes. */
  taggedPieces: 20_000,
  /** Runs of letters that a model of categories knows of a word. 150 bytes. */
  letterRuns: 20_000,
  /** What a shop's own categories point to in a catalog, step by step. 2 kB. */
  sourceCategories: 4_000,
  /** What was answered for a family of variants. 10 kB. */
  familyAnswers: 500,
} as const;

/**
 * A cache of at most `capacity` entries, an approximation of least recently used. Entries live in two generations of half the
 * capacity each: when the young one is full the old one is dropped, and reading an old entry moves it to the young one. So an
 * entry survives at least `capacity / 2` insertions of other keys, and frequently read entries stay.
 *
 * Keys are compared as in a Map. A key that is a slice of a longer text should be `detached` before it is set, because V8
 * would otherwise retain the whole text.
 */
export class BoundedCache<Key, Value> {
  readonly #mostYoung: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param capacity the maximum number of entries, at least 2 */
  constructor(capacity: number) {
    this.#mostYoung = Math.max(1, Math.floor(capacity / 2));
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#mostYoung && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  /** The cached value; computes and caches it if absent. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}
