/** Numbers things in the order of their first appearance, each distinct one once. */
export class Distinct<Item> {
  readonly items: Item[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #key: (item: Item) => string;

  /** @param key equal for things that are to be one */
  constructor(key: (item: Item) => string) {
    this.#key = key;
  }

  number(item: Item): number {
    const key = this.#key(item);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.items.push(item) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
