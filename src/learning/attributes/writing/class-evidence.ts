import type { PieceRange } from "../examples/find-value.ts";
import type { SourceText } from "../reading/source-text.ts";
import { type ClassWriter, classFeatures, classProbabilities } from "./class-writer.ts";

/** A value that a product's texts decide for, and the words that alone decide so too. */
export interface ClassStatement extends PieceRange {
  readonly text: number;
  readonly value: string;
  readonly probability: number;
}

const longest = 4;

/** The value of the words alone; undefined where they decide for none. */
export function writeClass(writer: ClassWriter, source: SourceText): string | undefined {
  const { value } = decide(writer, classFeatures(source));
  return value === "" ? undefined : value;
}

/** @returns undefined where none of the values is the likeliest, or no words alone decide for it */
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

/** The few words that speak most clearly for the value. */
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
