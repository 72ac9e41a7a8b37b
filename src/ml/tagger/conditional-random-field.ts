/**
 * Probabilities over the label sequences of a text: a linear-chain conditional random field (Lafferty, McCallum and
 * Pereira 2001, https://repository.upenn.edu/cis_papers/159/), by the scaled forward-backward recursions (Rabiner
 * 1989, section V.A). A value is continued only after its beginning or a continuation of the same attribute.
 */
export class Chain {
  length = 0;
  /** Number of the category's attributes; labels are laid out as in `LabelSpace`. */
  count = 0;
  /** By piece and label; to be filled in before `run`. */
  emissions = new Float64Array(0);
  /** By piece and label; set by `run`. */
  marginals = new Float64Array(0);
  logPartition = 0;
  #forward = new Float64Array(0);
  #backward = new Float64Array(0);
  #scales = new Float64Array(0);
  #moves = new Float64Array(0);
  #emission = new Float64Array(0);
  #masses = new Float64Array(0);

  get labels(): number {
    return 1 + 2 * this.count;
  }

  /** Allocates buffers for a text; emissions are zero afterwards. */
  prepare(length: number, count: number): void {
    this.length = length;
    this.count = count;
    const cells = length * this.labels;
    if (this.emissions.length < cells) {
      const length = cells * 2;
      this.emissions = new Float64Array(length);
      this.marginals = new Float64Array(length);
      this.#forward = new Float64Array(length);
      this.#backward = new Float64Array(length);
    } else this.emissions.fill(0, 0, cells);
    if (this.#scales.length < length) this.#scales = new Float64Array(length * 2);
  }

  /**
   * @param transitions by label and next label (none or a beginning: 1 + count); then count begins to continued,
   * count continued to continued
   */
  run(transitions: Float32Array): void {
    this.#exponentiate(transitions);
    this.#runForward();
    this.#runBackward();
    const cells = this.length * this.labels;
    for (let cell = 0; cell < cells; cell += 1) {
      this.marginals[cell] = (this.#forward[cell] ?? 0) * (this.#backward[cell] ?? 0);
    }
  }

  /**
   * Subtracts from `sums`, in the layout of transitions, the probabilities of the label pairs at a position and the
   * next.
   */
  subtractPairs(position: number, sums: Float64Array): void {
    const { labels, count } = this;
    const targets = 1 + count;
    const base = labels * targets;
    const row = position * labels;
    const masses = this.#massesAt(position + 1);
    for (let label = 0; label < labels; label += 1) {
      const before = this.#forward[row + label] ?? 0;
      if (before < 1e-9) continue;
      const from = label * targets;
      for (let next = 0; next < targets; next += 1) {
        sums[from + next] =
          (sums[from + next] ?? 0) - before * (this.#moves[from + next] ?? 0) * (masses[next] ?? 0);
      }
    }
    for (let at = 0; at < count; at += 1) {
      const mass = masses[targets + at] ?? 0;
      const [begun, inside] = [this.#forward[row + 1 + at] ?? 0, this.#forward[row + targets + at] ?? 0];
      sums[base + at] = (sums[base + at] ?? 0) - begun * (this.#moves[base + at] ?? 0) * mass;
      sums[base + count + at] =
        (sums[base + count + at] ?? 0) - inside * (this.#moves[base + count + at] ?? 0) * mass;
    }
  }

  /** By label: the weight of a piece with that label and all pieces after it. */
  #massesAt(position: number): Float64Array {
    const { labels } = this;
    const row = position * labels;
    const scale = this.#scales[position] ?? 1;
    if (this.#masses.length < labels) this.#masses = new Float64Array(labels * 2);
    for (let label = 0; label < labels; label += 1) {
      this.#masses[label] = ((this.#emission[row + label] ?? 0) * (this.#backward[row + label] ?? 0)) / scale;
    }
    return this.#masses;
  }

  /** The probability that exactly the pieces [start, end) are a value of the attribute at a position of the space. */
  spanProbability(start: number, end: number, position: number): number {
    const { labels, count } = this;
    let probability = this.#forward[start * labels + 1 + position] ?? 0;
    let label = 1 + position;
    const inside = 1 + count + position;
    for (let at = start + 1; at < end; at += 1) {
      const move = this.#move(label, inside) * (this.#emission[at * labels + inside] ?? 0);
      probability *= move / (this.#scales[at] ?? 1);
      label = inside;
    }
    if (end === this.length) return probability;
    let leaving = 0;
    for (let next = 0; next <= count; next += 1) {
      const after = this.#backward[end * labels + next] ?? 0;
      leaving += this.#move(label, next) * (this.#emission[end * labels + next] ?? 0) * after;
    }
    return (probability * leaving) / (this.#scales[end] ?? 1);
  }

  #move(label: number, next: number): number {
    const { count } = this;
    const targets = 1 + count;
    if (next < targets) return this.#moves[label * targets + next] ?? 0;
    const position = next - targets;
    const base = this.labels * targets;
    if (label === 1 + position) return this.#moves[base + position] ?? 0;
    return label === next ? (this.#moves[base + count + position] ?? 0) : 0;
  }

  #exponentiate(transitions: Float32Array): void {
    const { labels } = this;
    if (this.#moves.length < transitions.length) this.#moves = new Float64Array(transitions.length);
    for (let at = 0; at < transitions.length; at += 1) this.#moves[at] = Math.exp(transitions[at] ?? 0);
    if (this.#emission.length < this.emissions.length)
      this.#emission = new Float64Array(this.emissions.length);
    this.logPartition = 0;
    for (let position = 0; position < this.length; position += 1) {
      const row = position * labels;
      let highest = Number.NEGATIVE_INFINITY;
      for (let at = row; at < row + labels; at += 1) highest = Math.max(highest, this.emissions[at] ?? 0);
      for (let at = row; at < row + labels; at += 1) {
        this.#emission[at] = Math.exp((this.emissions[at] ?? 0) - highest);
      }
      this.logPartition += highest;
    }
  }

  #runForward(): void {
    const { count, labels } = this;
    const [moves, forward, emission] = [this.#moves, this.#forward, this.#emission];
    const targets = 1 + count;
    const base = labels * targets;
    for (let position = 0; position < this.length; position += 1) {
      const row = position * labels;
      const before = row - labels;
      forward.fill(0, row, row + labels);
      if (position === 0) for (let next = 0; next < targets; next += 1) forward[next] = 1;
      else {
        for (let label = 0; label < labels; label += 1) {
          const mass = forward[before + label] ?? 0;
          if (mass < 1e-12) continue;
          const from = label * targets;
          for (let next = 0; next < targets; next += 1) {
            forward[row + next] = (forward[row + next] ?? 0) + mass * (moves[from + next] ?? 0);
          }
        }
        for (let at = 0; at < count; at += 1) {
          forward[row + targets + at] =
            (forward[before + 1 + at] ?? 0) * (moves[base + at] ?? 0) +
            (forward[before + targets + at] ?? 0) * (moves[base + count + at] ?? 0);
        }
      }
      let sum = 0;
      for (let at = row; at < row + labels; at += 1) {
        const mass = (forward[at] ?? 0) * (emission[at] ?? 0);
        forward[at] = mass;
        sum += mass;
      }
      this.#scales[position] = sum;
      this.logPartition += Math.log(sum);
      for (let at = row; at < row + labels; at += 1) forward[at] = (forward[at] ?? 0) / sum;
    }
  }

  #runBackward(): void {
    const { count, labels } = this;
    const [moves, backward] = [this.#moves, this.#backward];
    const targets = 1 + count;
    const base = labels * targets;
    const end = this.length * labels;
    backward.fill(1, end - labels, end);
    for (let position = this.length - 2; position >= 0; position -= 1) {
      const row = position * labels;
      const masses = this.#massesAt(position + 1);
      for (let label = 0; label < labels; label += 1) {
        const from = label * targets;
        let sum = 0;
        for (let next = 0; next < targets; next += 1) sum += (moves[from + next] ?? 0) * (masses[next] ?? 0);
        backward[row + label] = sum;
      }
      for (let at = 0; at < count; at += 1) {
        const mass = masses[targets + at] ?? 0;
        const [begun, inside] = [row + 1 + at, row + targets + at];
        backward[begun] = (backward[begun] ?? 0) + (moves[base + at] ?? 0) * mass;
        backward[inside] = (backward[inside] ?? 0) + (moves[base + count + at] ?? 0) * mass;
      }
    }
  }
}
