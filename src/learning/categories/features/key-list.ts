/** Features of one product as they are met: 32-bit keys with the weight of the field that they stand in. */
export class KeyList {
  keys = new Uint32Array(1024);
  weights = new Float32Array(1024);
  length = 0;

  add(key: number, weight: number): void {
    if (this.length === this.keys.length) this.#grow();
    this.keys[this.length] = key;
    this.weights[this.length] = weight;
    this.length += 1;
  }

  clear(): void {
    this.length = 0;
  }

  #grow(): void {
    const { keys, weights } = this;
    this.keys = new Uint32Array(2 * keys.length);
    this.weights = new Float32Array(2 * keys.length);
    this.keys.set(keys);
    this.weights.set(weights);
  }
}
