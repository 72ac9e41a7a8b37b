/** A list of 32-bit hashes that grows and is used again: no memory is asked for in the course of a feed. */
export class HashList {
  length = 0;
  items = new Uint32Array(4096);

  clear(): void {
    this.length = 0;
  }

  push(hash: number): void {
    if (this.length === this.items.length) {
      const grown = new Uint32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = hash;
    this.length += 1;
  }
}
