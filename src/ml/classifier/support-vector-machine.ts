import { shuffle } from "../sampling.ts";
import { rowCount, type SparseRows, squaredLengths } from "./linear-model.ts";

/** Enough for the order of the categories; later rounds change hardly any answer. */
const maxRounds = 6;
/** As in LIBLINEAR. */
const tolerance = 0.1;
/** The bias is the weight of a feature that is 1 in every row. */
const biasSquared = 1;
/** The bias is updated for the omitted rows after this many rows. */
const rowsBetweenBalances = 64;

/**
 * A binary support vector machine: L2-regularized squared hinge loss by dual coordinate descent with shrinking
 * (Hsieh, Chang, Lin, Keerthi and Sundararajan 2008, https://www.csie.ntu.edu.tw/~cjlin/papers/cddual.pdf, algorithm
 * 3). Omitted rows count as rows without features: together they are one more dual variable, which affects only the
 * bias.
 */
export class BinaryTrainer {
  /** Of the last trained class, by feature. */
  readonly weights: Float32Array;
  /** Of the last trained class. */
  bias = 0;
  readonly #rows: SparseRows;
  readonly #squares: Float64Array;
  #alphas = new Float64Array(0);
  #members: Uint32Array = new Uint32Array(0);
  #order: Uint32Array = new Uint32Array(0);
  #positives = 0;
  #active = 0;
  /** Members at the bound whose gradient exceeds this limit are shrunk. */
  #limit = Number.POSITIVE_INFINITY;
  #leftOutAlpha = 0;
  /** By feature: the last class that has it, counted from 1. */
  readonly #seenIn: Uint32Array;
  #class = 0;
  readonly #used: Uint32Array;
  #usedCount = 0;

  constructor(rows: SparseRows) {
    this.#rows = rows;
    this.#squares = squaredLengths(rows);
    this.weights = new Float32Array(rows.width);
    this.#seenIn = new Uint32Array(rows.width);
    this.#used = new Uint32Array(rows.width);
  }

  /**
   * @param members rows to train with, those of the class first
   * @param positives number of members in the class
   * @param cost the cost of a misclassified row (C); above 0
   */
  train(members: Uint32Array, positives: number, cost: number): void {
    const used = this.#used;
    for (let at = 0; at < this.#usedCount; at += 1) this.weights[used[at] ?? 0] = 0;
    this.bias = 0;
    this.#alphas = new Float64Array(members.length);
    this.#members = members;
    this.#findUsedFeatures();
    this.#order = Uint32Array.from(members, (_, at) => at);
    this.#positives = positives;
    this.#active = members.length;
    this.#limit = Number.POSITIVE_INFINITY;
    this.#leftOutAlpha = 0;
    for (let round = 0; round < maxRounds; round += 1) {
      const violation = this.#visitAll(1 / (2 * cost), round);
      if (violation >= tolerance) continue;
      if (this.#active === members.length) return;
      this.#active = members.length;
      this.#limit = Number.POSITIVE_INFINITY;
    }
  }

  /** The features of the last class's rows, each once, in order of first occurrence: the others have weight 0. */
  get usedFeatures(): Uint32Array {
    return this.#used.subarray(0, this.#usedCount);
  }

  #findUsedFeatures(): void {
    const { starts, features } = this.#rows;
    const [members, seenIn, used] = [this.#members, this.#seenIn, this.#used];
    this.#class += 1;
    let count = 0;
    for (let member = 0; member < members.length; member += 1) {
      const row = members[member] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        const feature = features[at] ?? 0;
        if (seenIn[feature] === this.#class) continue;
        seenIn[feature] = this.#class;
        used[count] = feature;
        count += 1;
      }
    }
    this.#usedCount = count;
  }

  /** @returns the spread of the active members' projected gradients, a measure of the distance from the optimum */
  #visitAll(diagonal: number, round: number): number {
    const order = this.#order;
    shuffle(order, this.#active, round);
    let highest = Number.NEGATIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#active; at += 1) {
      if (at % rowsBetweenBalances === 0) this.#balance(diagonal);
      const member = order[at] ?? 0;
      const alpha = this.#alphas[member] ?? 0;
      const sign = member < this.#positives ? 1 : -1;
      const gradient = sign * this.#score(member) - 1 + diagonal * alpha;
      if (alpha === 0 && gradient > this.#limit) {
        this.#setAside(at);
        at -= 1;
        continue;
      }
      const projected = alpha === 0 ? Math.min(gradient, 0) : gradient;
      if (projected > highest) highest = projected;
      if (projected < lowest) lowest = projected;
      if (projected !== 0) this.#move(member, sign, alpha, gradient, diagonal);
    }
    this.#limit = highest > 0 ? highest : Number.POSITIVE_INFINITY;
    return highest - lowest;
  }

  #score(member: number): number {
    const { starts, features, values } = this.#rows;
    const weights = this.weights;
    const row = this.#members[member] ?? 0;
    const end = starts[row + 1] ?? 0;
    let score = this.bias;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      score += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
    }
    return score;
  }

  #move(member: number, sign: number, alpha: number, gradient: number, diagonal: number): void {
    const { starts, features, values } = this.#rows;
    const weights = this.weights;
    const row = this.#members[member] ?? 0;
    const next = Math.max(0, alpha - gradient / ((this.#squares[row] ?? 0) + biasSquared + diagonal));
    const step = (next - alpha) * sign;
    this.#alphas[member] = next;
    this.bias += step * biasSquared;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const feature = features[at] ?? 0;
      weights[feature] = (weights[feature] ?? 0) + step * (values[at] ?? 0);
    }
  }

  #setAside(at: number): void {
    const order = this.#order;
    this.#active -= 1;
    const member = order[at] ?? 0;
    order[at] = order[this.#active] ?? 0;
    order[this.#active] = member;
  }

  /** Identical rows share a dual variable whose diagonal is divided by their number. */
  #balance(diagonal: number): void {
    const leftOut = rowCount(this.#rows) - this.#members.length;
    if (leftOut <= 0) return;
    const shared = diagonal / leftOut;
    const alpha = this.#leftOutAlpha;
    const gradient = -this.bias - 1 + shared * alpha;
    const next = Math.max(0, alpha - gradient / (biasSquared + shared));
    this.#leftOutAlpha = next;
    this.bias -= (next - alpha) * biasSquared;
  }
}
