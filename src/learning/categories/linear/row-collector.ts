import type { SparseRows } from "./sparse-rows.ts";

/** Gathers rows one after the other. */
export class RowCollector {
  readonly #starts: Uint32Array;
  #features = new Uint32Array(1 << 16);
  #values = new Float32Array(1 << 16);
  #row = 0;
  #length = 0;

  /** @param count of the rows to come */
  constructor(count: number) {
    this.#starts = new Uint32Array(count + 1);
  }

  /** @param length how many of the features are the row's */
  add(features: Uint32Array, values: Float32Array, length: number): void {
    const end = this.#length + length;
    if (end > this.#features.length) this.#grow(2 * end);
    this.#features.set(features.subarray(0, length), this.#length);
    this.#values.set(values.subarray(0, length), this.#length);
    this.#length = end;
    this.#row += 1;
    this.#starts[this.#row] = end;
  }

  finish(width: number): SparseRows {
    const features = this.#features.slice(0, this.#length);
    return { starts: this.#starts, features, values: this.#values.slice(0, this.#length), width };
  }

  #grow(size: number): void {
    const features = new Uint32Array(size);
    features.set(this.#features);
    this.#features = features;
    const values = new Float32Array(size);
    values.set(this.#values);
    this.#values = values;
  }
}
