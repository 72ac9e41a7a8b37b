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
