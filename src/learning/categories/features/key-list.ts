/** Features of one product as they are met, as 32-bit keys; a repeated one stands there again. */
export class KeyList {
  keys = new Uint32Array(1024);
  length = 0;

  add(key: number): void {
    if (this.length === this.keys.length) {
      const wider = new Uint32Array(2 * this.keys.length);
      wider.set(this.keys);
      this.keys = wider;
    }
    this.keys[this.length] = key;
    this.length += 1;
  }

  clear(): void {
    this.length = 0;
  }
}
