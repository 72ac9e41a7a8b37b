import { answerIn } from "../lines/answers.ts";
import type { FreeText } from "../lines/free-text.ts";
import { mayTell } from "../lines/label-topics.ts";
import { type LabelledLine, wordsOfLabel, wordsOfLine } from "../lines/labelled-lines.ts";
import { doubts } from "../statements/statement.ts";
import type { ValueMatch } from "./value-match.ts";

/** The labelled line in which a word stands, in its label or in its value. */
export interface WordPlace {
  readonly line: LabelledLine;
  readonly isLabel: boolean;
}

/** For each word the line in which it stands, if any; values count before labels. */
export function placesOfWords({ text, lines }: FreeText): readonly (WordPlace | undefined)[] {
  const places = new Array<WordPlace | undefined>(text.words.length).fill(undefined);
  for (const line of lines) places.fill({ line, isLabel: true }, ...wordsOfLabel(line));
  for (const line of lines) places.fill({ line, isLabel: false }, ...wordsOfLine(line));
  return places;
}

/** Whether it is a value whose label names an attribute: that says all that stands there. */
export function isInLineOfAttribute(place: WordPlace | undefined): boolean {
  return place !== undefined && !place.isLabel && place.line.attributes.length > 0;
}

const shortValue = 20;

/**
 * In [0, 1]: how far what stands there may tell of an attribute that the label does not name. A label tells
 * only where its line says yes to it: "Bluetooth: ja", not "Boxes per pallet: 36".
 */
export function trustIn(place: WordPlace | undefined, { attribute: { subject } }: ValueMatch): number {
  if (place === undefined) return 1;
  const { line, isLabel } = place;
  if (!isLabel) {
    if (isInLineOfAttribute(place) || !mayTell(line.topic, subject)) return 0;
    return line.topic === subject && !/\s/.test(line.label) ? 1 : doubts.otherLine;
  }
  const answer = answerIn(line.text.plain.text.slice(line.start, line.end));
  if (answer !== undefined) return answer === "yes" ? 1 : 0;
  return line.end - line.start <= shortValue ? 0 : doubts.otherLine;
}
