import type { SourceText } from "../reading/source-text.ts";
import type { AttributeCandidates, Candidate } from "./candidates.ts";

/** By piece of a text: the likeliest group that has a candidate there, and the likeliest one of another attribute. */
export interface TextRivals {
  readonly highest: Float64Array;
  /** Whose the likeliest group is; -1 where there is none. */
  readonly attributes: Int32Array;
  readonly highestOfOthers: Float64Array;
}

/** One look at all candidates of a product, by text: each place then asks for its own pieces alone. */
export function findRivals(
  texts: readonly SourceText[],
  attributes: readonly AttributeCandidates[],
): TextRivals[] {
  const rivals = texts.map(({ pieces: { length } }) => ({
    highest: new Float64Array(length),
    attributes: new Int32Array(length).fill(-1),
    highestOfOthers: new Float64Array(length),
  }));
  for (const { attribute, groups } of attributes) {
    for (const { members, probability } of groups) {
      for (const { text, start, end } of members) {
        const of = rivals[text];
        if (of === undefined) continue;
        for (let piece = start; piece < end; piece += 1) add(of, piece, attribute, probability);
      }
    }
  }
  return rivals;
}

function add(of: TextRivals, piece: number, attribute: number, probability: number): void {
  const highest = of.highest[piece] ?? 0;
  if (of.attributes[piece] === attribute) {
    if (probability > highest) of.highest[piece] = probability;
  } else if (probability > highest) {
    of.highestOfOthers[piece] = highest;
    of.highest[piece] = probability;
    of.attributes[piece] = attribute;
  } else if (probability > (of.highestOfOthers[piece] ?? 0)) of.highestOfOthers[piece] = probability;
}

/** How likely the likeliest group of another attribute is that has a candidate over a place; 0 where there is none. */
export function highestRival(rivals: readonly TextRivals[], place: Candidate, attribute: number): number {
  const of = rivals[place.text];
  let highest = 0;
  if (of === undefined) return highest;
  for (let piece = place.start; piece < place.end; piece += 1) {
    const isOwn = of.attributes[piece] === attribute;
    const rival = (isOwn ? of.highestOfOthers[piece] : of.highest[piece]) ?? 0;
    if (rival > highest) highest = rival;
  }
  return highest;
}
