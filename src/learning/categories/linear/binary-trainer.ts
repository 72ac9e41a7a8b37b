import { settings } from "../settings.ts";
import type { SparseRows } from "./sparse-rows.ts";

/**
 * A support vector machine of one class against others: L2-regularized squared hinge loss by dual coordinate descent
 * (Hsieh, Chang, Lin, Keerthi and Sundararajan 2008, https://www.csie.ntu.edu.tw/~cjlin/papers/cddual.pdf).
 */
export class BinaryTrainer {
  /** Of the last class trained. */
  readonly weights: Float64Array;
  bias = 0;
  readonly #rows: SparseRows;
  readonly #squares: Float64Array;

  constructor(rows: SparseRows) {
    this.#rows = rows;
    this.weights = new Float64Array(rows.width);
    const count = rows.starts.length - 1;
    this.#squares = new Float64Array(count);
    for (let row = 0; row < count; row += 1) {
      let sum = 0;
      const end = rows.starts[row + 1] ?? 0;
      for (let at = rows.starts[row] ?? 0; at < end; at += 1) sum += (rows.values[at] ?? 0) ** 2;
      this.#squares[row] = sum;
    }
  }

  /** @param positives how many of the members, which come first, are of the class */
  train(members: Uint32Array, positives: number, cost: number): void {
    const { starts, features, values } = this.#rows;
    const weights = this.weights;
    weights.fill(0);
    let bias = settings.bias;
    const count = members.length;
    const alphas = new Float64Array(count);
    const order = Uint32Array.from({ length: count }, (_, at) => at);
    const diagonal = 1 / (2 * cost);
    let active = count;
    let seed = 0x9e3779b9;
    let limit = Number.POSITIVE_INFINITY;
    const easy = (starts.length - 1 - count);
    const easyDiagonal = diagonal / Math.max(1e-9, easy);
    let easyAlpha = 0;
    for (let round = 0; round < settings.rounds; round += 1) {
      let most = Number.NEGATIVE_INFINITY;
      let least = Number.POSITIVE_INFINITY;
      for (let at = active - 1; at > 0; at -= 1) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const other = Math.floor((seed / 4294967296) * (at + 1));
        const swapped = order[at] ?? 0;
        order[at] = order[other] ?? 0;
        order[other] = swapped;
      }
      for (let at = 0; at < active; at += 1) {
        if (easy > 0 && at % 64 === 0) {
          const next = Math.max(
            0,
            easyAlpha - (-bias - 1 + easyDiagonal * easyAlpha) / (settings.learnBias + easyDiagonal),
          );
          bias -= (next - easyAlpha) * settings.learnBias;
          easyAlpha = next;
        }
        const member = order[at] ?? 0;
        const row = members[member] ?? 0;
        const sign = member < positives ? 1 : -1;
        const end = starts[row + 1] ?? 0;
        let score = bias;
        for (let place = starts[row] ?? 0; place < end; place += 1) {
          score += (weights[features[place] ?? 0] ?? 0) * (values[place] ?? 0);
        }
        const alpha = alphas[member] ?? 0;
        const gradient = sign * score - 1 + diagonal * alpha;
        if (alpha === 0) {
          if (gradient > limit) {
            active -= 1;
            order[at] = order[active] ?? 0;
            order[active] = member;
            at -= 1;
            continue;
          }
          if (gradient >= 0) {
            if (most < 0) most = 0;
            continue;
          }
        }
        most = Math.max(most, gradient);
        least = Math.min(least, gradient);
        const squares = (this.#squares[row] ?? 0) + settings.learnBias;
        const next = Math.max(0, alpha - gradient / (squares + diagonal));
        const step = (next - alpha) * sign;
        if (step === 0) continue;
        alphas[member] = next;
        bias += step * settings.learnBias;
        for (let place = starts[row] ?? 0; place < end; place += 1) {
          const feature = features[place] ?? 0;
          weights[feature] =
            (weights[feature] ?? 0) + step * (values[place] ?? 0);
        }
      }
      if (most - least < settings.stop) {
        if (active === count) break;
        active = count;
        limit = Number.POSITIVE_INFINITY;
        continue;
      }
      limit = most > 0 ? most : Number.POSITIVE_INFINITY;
    }
    this.bias = bias;
  }
}
