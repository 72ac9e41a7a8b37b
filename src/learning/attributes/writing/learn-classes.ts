import { softmax } from "../ranking/ranker.ts";
import { createHashTable, HashNumbers } from "../reading/hash-numbers.ts";
import { shuffled } from "../tagger/shuffled.ts";
import { type ClassWriter, classFeatures } from "./class-writer.ts";
import type { WrittenExample } from "./written-example.ts";

const epochs = 12;
const rate = 0.1;
const penalty = 0.0005;

/** What only one example shows says nothing of the next. */
const leastCount = 2;

interface Case {
  readonly features: Int32Array;
  readonly isRight: readonly boolean[];
}

/**
 * Learns which words decide between the values of a closed list, or for none of them. Every example is learned from
 * twice: by its name alone, as evidence is short, and by all its texts.
 * @param examples those without values are known to have none
 */
export function learnClasses(examples: readonly WrittenExample[]): ClassWriter {
  const classes = ["", ...new Set(examples.flatMap(({ values }) => values))].sort();
  const numbers = new HashNumbers();
  const counts = new Map<number, number>();
  const cases = examples.flatMap(({ texts, values }) => {
    const isRight = classes.map((value) => (values.length === 0 ? value === "" : values.includes(value)));
    const byText = texts.map((source) => classFeatures(source));
    const sets = byText.length < 2 ? byText : [byText[0] ?? [], new Set(byText.flatMap((set) => [...set]))];
    for (const hash of sets.at(-1) ?? []) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    return sets.map((set) => ({ set, isRight }));
  });
  const known = cases.map(({ set, isRight }): Case => {
    const shared = [...set].filter((hash) => (counts.get(hash) ?? 0) >= leastCount);
    return { features: Int32Array.from(shared, (hash) => numbers.add(hash)), isRight };
  });
  const weights = new Float32Array(numbers.size * classes.length);
  const squares = new Float32Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const one of shuffled(known, epoch + 1)) learn(one, weights, squares);
  }
  return { classes, table: createHashTable(numbers.hashes()), weights };
}

function learn({ features, isRight }: Case, weights: Float32Array, squares: Float32Array): void {
  const count = isRight.length;
  const scores = isRight.map((_, at) => {
    let score = 0;
    for (const feature of features) score += weights[feature * count + at] ?? 0;
    return score;
  });
  const probabilities = softmax(scores);
  const right = Math.max(
    1e-9,
    probabilities.reduce((sum, mass, at) => sum + (isRight[at] ? mass : 0), 0),
  );
  for (const [at, mass] of probabilities.entries()) {
    const slope = (isRight[at] ? mass / right : 0) - mass;
    if (Math.abs(slope) < 1e-3) continue;
    for (const feature of features) {
      const place = feature * count + at;
      const gradient = slope - penalty * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + gradient * gradient;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) + (rate * gradient) / Math.sqrt(square + 1e-6);
    }
  }
}
