import { type SourceText, sliceOf } from "./pieces.ts";
import {
  digitRun,
  findSpelled,
  findWritten,
  numberSpans,
  partsOf,
  readNumber,
  type WritingForm,
  writeInForm,
} from "./value-forms.ts";

const copyForm: WritingForm = { kind: "copy" };
const spellings: readonly WritingForm[] = [
  copyForm,
  { kind: "capitals" },
  { kind: "upper" },
  { kind: "lower" },
  { kind: "bare" },
  { kind: "bareUpper" },
];

/** The additional share of examples that another form must explain to win over earlier ones. */
const margin = 0.03;

interface LearnedForm {
  readonly form: WritingForm;
  /** Share of the examples whose value this form derives from some words of their texts. */
  readonly support: number;
}

/** The form that derives most values from words of their texts; plain copying where none is better. */
export function learnForm(examples: readonly WrittenExample[]): LearnedForm {
  let best: LearnedForm = { form: copyForm, support: 0 };
  const spelled = spelledSupports(examples);
  for (const [at, form] of spellings.entries()) best = better(best, { form, support: spelled[at] ?? 0 });
  if (best.support > 0.95) return best;
  for (const form of [learnDigits(examples), learnMeasure(examples), learnExpansion(examples)]) {
    if (form !== undefined) best = better(best, { form, support: supportOf(form, examples) });
  }
  return best;
}

function better(known: LearnedForm, other: LearnedForm): LearnedForm {
  return other.support > known.support + margin ? other : known;
}

function spelledSupports(examples: readonly WrittenExample[]): number[] {
  const counts = spellings.map(() => 0);
  for (const { texts, values } of examples) {
    const met = new Set<number>();
    for (const source of texts) {
      for (const value of values) {
        for (const { start, end } of findSpelled(source, value)) {
          const slice = sliceOf(source, start, end);
          for (const [at, form] of spellings.entries()) if (writeInForm(form, slice) === value) met.add(at);
        }
      }
    }
    for (const at of met) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => count / Math.max(1, examples.length));
}

function supportOf(form: WritingForm, examples: readonly WrittenExample[]): number {
  const explained = examples.filter(({ texts, values }) =>
    texts.some((source) => findWritten(source, form, values).length > 0),
  );
  return explained.length / Math.max(1, examples.length);
}

const minDigits = 8;

/** Which part of the texts' long numbers the values are, if at least half of them agree. */
function learnDigits(examples: readonly WrittenExample[]): WritingForm | undefined {
  const votes = new Map<string, number>();
  for (const { texts, values } of examples) {
    const found = new Set<string>();
    for (const { pieces, text } of texts) {
      for (const { start, end } of pieces) {
        if (end - start < minDigits) continue;
        const digits = text.slice(start, end);
        if (!/^\d+$/.test(digits)) continue;
        for (const value of values) {
          if (!/^\d{3,}$/.test(value) || value.length >= digits.length) continue;
          for (let from = digits.indexOf(value); from >= 0; from = digits.indexOf(value, from + 1)) {
            found.add(`${from} ${value.length}`);
          }
        }
      }
    }
    for (const key of found) votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  const [best] = [...votes].sort((one, other) => other[1] - one[1]);
  if (best === undefined || best[1] < Math.max(3, examples.length / 2)) return undefined;
  const [from = 0, length = 0] = best[0].split(" ").map(Number);
  return { kind: "digits", from, length };
}

const minExamples = 2;

/** Digits with at most a hyphen, a space and one word around each: words that are merely nearby teach nothing. */
const isOneTerm = /^\p{L}*-?(?:\d+[\s-]?\p{L}*[-/.]?)*\d+[\s-]?\p{L}*$/u;

/** What the examples write for the parts between the digits, where the digits equal those of the text. */
function learnExpansion(examples: readonly WrittenExample[]): WritingForm | undefined {
  const votes = new Map<string, Map<string, Set<number>>>();
  for (const [number, { texts, values }] of examples.entries()) {
    for (const value of values) {
      const digits = value.match(digitRun)?.join(" ");
      if (digits === undefined) continue;
      const written = value.split(digitRun);
      for (const source of texts) {
        for (const { text } of numberSpans(source)) {
          if (text.match(digitRun)?.join(" ") !== digits || !isOneTerm.test(text)) continue;
          for (const [at, part] of partsOf(text).entries()) vote(votes, part, written[at] ?? "", number);
        }
      }
    }
  }
  const parts: Record<string, string> = {};
  for (const [part, choices] of votes) {
    const [best] = [...choices].sort((one, other) => other[1].size - one[1].size);
    if (
      best !== undefined &&
      `<${best[0]}` !== part &&
      best[0] !== part &&
      `${best[0]}>` !== part &&
      best[1].size >= minExamples
    )
      parts[part] = best[0];
  }
  return Object.keys(parts).length === 0 ? undefined : { kind: "expansion", parts };
}

function vote(
  votes: Map<string, Map<string, Set<number>>>,
  part: string,
  written: string,
  example: number,
): void {
  const choices = votes.get(part) ?? new Map<string, Set<number>>();
  votes.set(part, choices);
  const voters = choices.get(written) ?? new Set<number>();
  choices.set(written, voters);
  voters.add(example);
}

/**
 * Conversion factors of customary to metric units, by the international yard and pound agreement of 1959, and the US
 * gallon's parts; factors fitted to rounded values are close to these.
 */
const knownFactors = [
  25.4, 2.54, 0.0254, 304.8, 30.48, 0.3048, 914.4, 91.44, 0.9144, 28.349523, 0.028349523, 453.59237,
  0.45359237, 29.57353, 0.02957353, 473.17647, 0.47317647, 946.35295, 0.94635295, 3785.4118, 3.7854118,
];

/** A number of a text from which a value may derive. */
interface Pair {
  readonly example: number;
  readonly unit: string;
  readonly number: number;
  readonly value: number;
}

/** The conversion factor from the texts' numbers to the values, for each unit that follows them. */
function learnMeasure(examples: readonly WrittenExample[]): WritingForm | undefined {
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
  return best === undefined || best.examples.size < minExamples ? undefined : fittedFactor(best.pairs);
}

/** Least squares: large numbers determine a factor best, as rounding affects them least. */
function fittedFactor(pairs: readonly Pair[]): number {
  const products = pairs.reduce((sum, { number, value }) => sum + number * value, 0);
  const squares = pairs.reduce((sum, { number }) => sum + number * number, 0);
  const fitted = products / squares;
  return knownFactors.find((known) => Math.abs(fitted / known - 1) < 0.004) ?? Number(fitted.toPrecision(3));
}

/** One example of an attribute: its product's texts, and the values of which any is right. */
export interface WrittenExample {
  readonly texts: readonly SourceText[];
  readonly values: readonly string[];
}
