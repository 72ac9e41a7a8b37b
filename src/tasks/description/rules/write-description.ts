import type { Passage } from "./passage.ts";
import { withCapital } from "./sentence-openings.ts";

/** The passages as plain text, in the lines and paragraphs of the source: an entry of a list stays one. */
export function writeDescription(passages: readonly Passage[]): string {
  const [only] = passages;
  if (only !== undefined && passages.length === 1 && only.kind !== "label") return sentenceOf(only);
  let written = "";
  let before: Passage | undefined;
  for (const passage of passages) {
    const isNext = before?.line === passage.line && before.kind !== "heading" && passage.kind !== "label";
    if (before !== undefined) written += isNext ? " " : gapBefore(passage, before);
    const isProse = passage.kind === "sentence" || (isNext && passage.kind !== "heading");
    const text = isProse ? sentenceOf(passage) : passage.text.replace(/[,;]$/u, "");
    written += isNext ? text : passage.line.bullet + text;
    before = passage;
  }
  return written;
}

function gapBefore({ line }: Passage, before: Passage): string {
  return line.isParagraph && line !== before.line ? "\n\n" : "\n";
}

function sentenceOf({ text }: Passage): string {
  return withCapital(endSentence(text));
}

/** Adds a full stop to list entries and labelled facts. */
export function endSentence(text: string): string {
  return /[.!?…:]["'”»)]?$/.test(text.slice(-2)) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
