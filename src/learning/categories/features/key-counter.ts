/** Numbers distinct keys in the order they are met and counts the products that they stand in (open addressing). */
export class KeyCounter {
  size = 0;
  keys = new Uint32Array(1 << 15);
  products = new Uint32Array(1 << 15);
  #lastProduct = new Int32Array(1 << 15);
  #slots = new Int32Array(1 << 16).fill(-1);

  /** @returns the key's number */
  count(key: number, product: number): number {
    const place = this.#placeOf(key);
    let number = this.#slots[place] ?? -1;
    if (number < 0) {
      number = this.size;
      if (number === this.keys.length) {
        this.#grow();
        return this.count(key, product);
      }
      this.#slots[place] = number;
      this.keys[number] = key;
      this.#lastProduct[number] = -1;
      this.size += 1;
    }
    if (this.#lastProduct[number] !== product) {
      this.#lastProduct[number] = product;
      this.products[number] = (this.products[number] ?? 0) + 1;
    }
    return number;
  }

  #placeOf(key: number): number {
    const mask = this.#slots.length - 1;
    let place = key & mask;
    for (;;) {
      const number = this.#slots[place] ?? -1;
      if (number < 0 || this.keys[number] === key) return place;
      place = (place + 1) & mask;
    }
  }

  #grow(): void {
    const capacity = 2 * this.keys.length;
    this.keys = copied(this.keys, new Uint32Array(capacity));
    this.products = copied(this.products, new Uint32Array(capacity));
    this.#lastProduct = copied(this.#lastProduct, new Int32Array(capacity));
    this.#slots = new Int32Array(2 * capacity).fill(-1);
    for (let number = 0; number < this.size; number += 1) {
      this.#slots[this.#placeOf(this.keys[number] ?? 0)] = number;
    }
  }
}

function copied<Numbers extends Uint32Array | Int32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
