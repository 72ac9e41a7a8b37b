import fc from "fast-check";
import { expect, test } from "vitest";
import { Chain } from "../../../src/ml/tagger/conditional-random-field.ts";
import { transitionCount } from "../../../src/ml/tagger/tagger-weights.ts";
import { propertyRuns } from "../../property-runs.ts";

const count = 2;
const labels = 1 + 2 * count;
const length = 4;

/** The score of a label pair, undefined where it may not be. */
function pairScore(transitions: Float32Array, label: number, next: number): number | undefined {
  const targets = 1 + count;
  if (next < targets) return transitions[label * targets + next];
  const position = next - targets;
  if (label === 1 + position) return transitions[labels * targets + position];
  return label === next ? transitions[labels * targets + count + position] : undefined;
}

/** All label sequences with their scores, by counting them out. */
function sequences(emissions: readonly number[], transitions: Float32Array) {
  let all: { labels: number[]; score: number }[] = [];
  for (let label = 0; label <= count; label += 1) all.push({ labels: [label], score: emissions[label] ?? 0 });
  for (let position = 1; position < length; position += 1) {
    all = all.flatMap((begun) =>
      Array.from({ length: labels }, (_, next) => {
        const pair = pairScore(transitions, begun.labels.at(-1) ?? 0, next);
        const score = begun.score + (pair ?? 0) + (emissions[position * labels + next] ?? 0);
        return pair === undefined ? undefined : { labels: [...begun.labels, next], score };
      }).filter((sequence) => sequence !== undefined),
    );
  }
  return all;
}

const score = fc.double({ min: -3, max: 3, noNaN: true });

test("Probabilities are those of all label sequences counted out", () => {
  const scores = fc.array(score, { minLength: length * labels, maxLength: length * labels });
  const pairs = fc.array(score, { minLength: transitionCount(count), maxLength: transitionCount(count) });
  fc.assert(
    fc.property(scores, pairs, (emissions, weights) => {
      const transitions = Float32Array.from(weights);
      const chain = new Chain();
      chain.prepare(length, count);
      chain.emissions.set(emissions);
      chain.run(transitions);
      const all = sequences(emissions, transitions).map((one) => ({ ...one, mass: Math.exp(one.score) }));
      const total = all.reduce((sum, { mass }) => sum + mass, 0);
      const share = (holds: (labels: number[]) => boolean) =>
        all.reduce((sum, one) => sum + (holds(one.labels) ? one.mass : 0), 0) / total;
      expect(chain.logPartition).toBeCloseTo(Math.log(total), 6);
      for (let position = 0; position < length; position += 1) {
        for (let label = 0; label < labels; label += 1) {
          const expected = share((one) => one[position] === label);
          expect(chain.marginals[position * labels + label]).toBeCloseTo(expected, 6);
        }
      }
      const [begun, inside] = [1, 1 + count];
      const isSpan = (one: number[]) => one[1] === begun && one[2] === inside && one[3] !== inside;
      expect(chain.spanProbability(1, 3, 0)).toBeCloseTo(share(isSpan), 6);
    }),
    { numRuns: propertyRuns(40) },
  );
});
