import { shuffled } from "../sampling.ts";
import { createHashTable, findHash, HashNumbers, type HashTable, mixHash } from "./hash-table.ts";
import type { SourceText } from "./pieces.ts";
import { softmax } from "./ranker.ts";
import type { WrittenExample } from "./value-form-training.ts";
import type { PieceRange } from "./value-forms.ts";

/** A value chosen by a product's texts, and the words that alone choose the same value. */
interface ClassStatement extends PieceRange {
  readonly text: number;
  readonly value: string;
  readonly probability: number;
}

const longest = 4;

/** The value chosen by the text alone; undefined where it chooses none. */
export function writeClass(writer: ClassWriter, source: SourceText): string | undefined {
  const { value } = decide(writer, classFeatures(source));
  return value === "" ? undefined : value;
}

/** @returns undefined where no value is the most probable, or no short range of words chooses it alone */
export function findClass(writer: ClassWriter, texts: readonly SourceText[]): ClassStatement | undefined {
  const features = new Set(texts.flatMap((source) => [...classFeatures(source)]));
  const { value, probability } = decide(writer, features);
  if (value === "") return undefined;
  for (const [text, source] of texts.entries()) {
    const evidence = shortEvidence(writer, source, value);
    if (evidence !== undefined) return { text, ...evidence, value, probability };
  }
  const first = texts[0];
  return first === undefined
    ? undefined
    : { text: 0, start: 0, end: first.pieces.length, value, probability };
}

function decide(writer: ClassWriter, features: Iterable<number>) {
  const probabilities = classProbabilities(writer, features);
  const probability = Math.max(...probabilities);
  return { value: writer.classes[probabilities.indexOf(probability)] ?? "", probability };
}

/** The short range of words with the highest probability for the value. */
function shortEvidence(writer: ClassWriter, source: SourceText, value: string): PieceRange | undefined {
  const wanted = writer.classes.indexOf(value);
  let best: PieceRange | undefined;
  let highest = 0;
  for (let start = 0; start < source.pieces.length; start += 1) {
    if (source.pieces[start]?.facts.kind === "sign") continue;
    for (let end = start + 1; end <= Math.min(source.pieces.length, start + longest); end += 1) {
      if (source.pieces[end - 1]?.facts.kind === "sign") continue;
      const probabilities = classProbabilities(writer, classFeatures(source, start, end));
      const mine = probabilities[wanted] ?? 0;
      if (mine <= highest || probabilities.some((other) => other > mine)) continue;
      highest = mine;
      best = { start, end };
    }
  }
  return best;
}

/** Chooses a value from a closed list by a text: a log-linear model over words and pairs of words. */
export interface ClassWriter {
  /** "" is none of them. */
  readonly classes: readonly string[];
  readonly table: HashTable;
  /** By feature and class. */
  readonly weights: Float32Array;
}

const seed = 0xc1a55;

/** The distinct feature hashes of pieces [start, end). */
function classFeatures({ pieces }: SourceText, start = 0, end = pieces.length): Set<number> {
  const features = new Set<number>([seed]);
  for (let at = start; at < end; at += 1) {
    const facts = pieces[at]?.facts;
    if (facts === undefined || facts.kind === "sign") continue;
    features.add(mixHash(seed + 1, facts.word));
    features.add(mixHash(seed + 2, facts.longPrefix));
    const next = pieces[at + 1]?.facts;
    if (at + 1 < end && next !== undefined) features.add(mixHash(seed + 3, mixHash(facts.word, next.word)));
  }
  return features;
}

/** The probabilities of the classes, given the features of a product or of a piece of text. */
function classProbabilities({ classes, table, weights }: ClassWriter, features: Iterable<number>): number[] {
  const scores = classes.map(() => 0);
  for (const hash of features) {
    const number = findHash(table, hash);
    if (number < 0) continue;
    const row = number * classes.length;
    for (let at = 0; at < classes.length; at += 1) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0);
  }
  return softmax(scores);
}

const epochs = 12;
const rate = 0.1;
const penalty = 0.0005;

/** Features of a single example do not generalize. */
const minCount = 2;

interface Case {
  readonly features: Int32Array;
  readonly isRight: readonly boolean[];
}

/**
 * Trains the choice between the values of a closed list, or none of them. Every example is used twice: with its name
 * alone, since evidence is short, and with all its texts.
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
    const shared = [...set].filter((hash) => (counts.get(hash) ?? 0) >= minCount);
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
