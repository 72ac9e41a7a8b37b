/**
 * Gives for equal things one and the same object, the one that came first: a list that ten thousand categories
 * have in common is held, and later laid out, once.
 */
export class EqualThings<Item extends object> {
  readonly #kept = new Map<string, Item>();
  readonly #numbers = new Map<Item, number>();
  readonly #keyOf: (item: Item) => string;

  /** @param keyOf equal for things that are to be one */
  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  keep(item: Item): Item {
    if (this.#numbers.has(item)) return item;
    const key = this.#keyOf(item);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    this.#kept.set(key, item);
    this.#numbers.set(item, this.#numbers.size);
    return item;
  }

  /** @param item one that `keep` gave */
  number(item: Item): number {
    return this.#numbers.get(item) ?? -1;
  }
}
