import type { Passage } from "./passage.ts";
import { withCapital } from "./sentence-openings.ts";

/** Words; a text of fewer is no sentence, and gets no full stop. */
const fewestWords = 4;

/**
 * The passages as plain text, in the lines and paragraphs of the source: an entry of a list stays one.
 * @param openOrder the passage whose last word may be cut off in the source: it gets no full stop, like those that certainly are
 */
export function writeDescription(passages: readonly Passage[], openOrder?: number): string {
  const [only] = passages;
  const sentenceOf = (passage: Passage) =>
    withCapital(passage.order === openOrder || passage.isCut ? passage.text : endSentence(passage.text));
  if (only !== undefined && passages.length === 1 && only.kind !== "label")
    return only.words < fewestWords ? only.text : sentenceOf(only);
  let written = "";
  let before: Passage | undefined;
  for (const [place, passage] of passages.entries()) {
    const isNext = before?.line === passage.line && before.kind !== "heading" && passage.kind !== "label";
    if (before !== undefined) written += isNext ? " " : gapBefore(passage, before);
    const isLine =
      isOwnLine(passages, place) && (place + 1 < passages.length || isOwnLine(passages, place - 1));
    const isProse = (passage.kind === "sentence" && !isLine) || (isNext && passage.kind !== "heading");
    const text = isProse ? sentenceOf(passage) : passage.text.replace(/[,;]$/u, "");
    written += isNext ? text : passage.line.bullet + text;
    before = passage;
  }
  return written;
}

/** Whether a passage without a full stop is all of its line, as headings and entries of a list are. */
function isOwnLine(passages: readonly Passage[], place: number): boolean {
  const passage = passages[place];
  if (passage === undefined || hasEnd(passage.text)) return false;
  return passages[place - 1]?.line !== passage.line && passages[place + 1]?.line !== passage.line;
}

function hasEnd(text: string): boolean {
  return /[.!?…:](?:\s?»|["'”«)])?$/u.test(text.slice(-3));
}

function gapBefore({ line }: Passage, before: Passage): string {
  return line.isParagraph && line !== before.line ? "\n\n" : "\n";
}

/** A word that asks for the next line: "Schließen Sie Ihre". */
const goesOn =
  /\s(?:the|a|an|your|our|their|its|and|or|of|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ihr|ihre|ihren|ihrem|ihrer|seine?[nmr]?|und|oder|le|la|les|un|une|des|votre|vos|notre|nos|et|ou|il|lo|gli|uno|una|suo|sua|tuo|tua|vostro|vostra|e|o)$/iu;

/** Adds a full stop to list entries and labelled facts, not to a text that goes on in the next line. */
export function endSentence(text: string): string {
  return hasEnd(text) || goesOn.test(text) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
