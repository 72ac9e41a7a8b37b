import { numberSpans } from "./find-spelled.ts";
import { readNumber } from "./read-number.ts";
import type { WritingForm } from "./writing-form.ts";
import type { WrittenExample } from "./written-example.ts";

const leastExamples = 2;

/**
 * Customary units in metric ones, as the international yard and pound agreement of 1959 has them, and the US gallon's
 * parts: rounded values lead near them, never quite to them.
 */
const knownFactors = [
  25.4, 2.54, 0.0254, 304.8, 30.48, 0.3048, 914.4, 91.44, 0.9144, 28.349523, 0.028349523, 453.59237,
  0.45359237, 29.57353, 0.02957353, 473.17647, 0.47317647, 946.35295, 0.94635295, 3785.4118, 3.7854118,
];

/** A number of a text that a value may come from. */
interface Pair {
  readonly example: number;
  readonly unit: string;
  readonly number: number;
  readonly value: number;
}

/** By which factor the numbers of the texts become those of the values, for each unit that follows them. */
export function learnMeasure(examples: readonly WrittenExample[]): WritingForm | undefined {
  const numeric = examples.filter(({ values }) => values.some((value) => /^\d+(?:\.\d+)?$/.test(value)));
  if (numeric.length < Math.max(3, examples.length / 2)) return undefined;
  const decimals = usualDecimals(numeric);
  const byUnit = new Map<string, Pair[]>();
  for (const pair of readPairs(numeric)) {
    const pairs = byUnit.get(pair.unit) ?? [];
    byUnit.set(pair.unit, pairs);
    pairs.push(pair);
  }
  const factors: Record<string, number> = {};
  for (const [unit, pairs] of byUnit) {
    const factor = commonestFactor(pairs);
    if (factor !== undefined) factors[unit] = factor;
  }
  return Object.keys(factors).length === 0 ? undefined : { kind: "measure", decimals, factors };
}

function usualDecimals(examples: readonly WrittenExample[]): number {
  const counts = new Map<number, number>();
  for (const { values } of examples) {
    const length = values[0]?.split(".")[1]?.length ?? 0;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

function readPairs(examples: readonly WrittenExample[]): Pair[] {
  return examples.flatMap(({ texts, values }, example) => {
    const numbers = values.map(Number).filter((value) => value > 0);
    return texts.flatMap((source) =>
      numberSpans(source).flatMap(({ text }) => {
        const read = readNumber(text);
        if (read === undefined || read.value <= 0) return [];
        return numbers.map((value) => ({ example, unit: read.unit, number: read.value, value }));
      }),
    );
  });
}

/** The factor that explains most examples. */
function commonestFactor(pairs: readonly Pair[]): number | undefined {
  const votes = new Map<number, { pairs: Pair[]; examples: Set<number> }>();
  for (const pair of pairs) {
    const key = Math.round(Math.log(pair.value / pair.number) * 100);
    const vote = votes.get(key) ?? { pairs: [], examples: new Set() };
    votes.set(key, vote);
    vote.pairs.push(pair);
    vote.examples.add(pair.example);
  }
  const [best] = [...votes.values()].sort((one, other) => other.examples.size - one.examples.size);
  return best === undefined || best.examples.size < leastExamples ? undefined : fittedFactor(best.pairs);
}

/** Least squares: large numbers say most of a factor, as their values are rounded least. */
function fittedFactor(pairs: readonly Pair[]): number {
  const products = pairs.reduce((sum, { number, value }) => sum + number * value, 0);
  const squares = pairs.reduce((sum, { number }) => sum + number * number, 0);
  const fitted = products / squares;
  return knownFactors.find((known) => Math.abs(fitted / known - 1) < 0.004) ?? Number(fitted.toPrecision(3));
}
