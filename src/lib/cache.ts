/**
 * A cache that never holds more than `capacity` entries. Entries are kept in two generations of half the capacity each: when
 * the younger is full the older is dropped, and an old entry that is asked for becomes young again. So an entry survives at
 * least `capacity / 2` other keys, and what is asked for often stays.
 *
 * Keys are compared as in a Map. A key that is a slice of a longer text should be `detached` before it is set, for it
 * would hold on to the whole text.
 */
export class BoundedCache<Key, Value> {
  readonly #mostYoung: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** @param capacity how many entries it holds at most, at least 2 */
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

  /** What is held under the key; where nothing is, what `compute` makes of the key, which is held from then on. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}
