import type { Passage } from "./passage.ts";
import { withCapital } from "./sentence-openings.ts";

const firstLongText = 150;
const mostEntryWords = 3;

/** The passages as plain text: one paragraph, or one per block where the text is long. */
export function writeDescription(passages: readonly Passage[]): string {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  if (words < firstLongText)
    return joinShortItems(passages)
      .map(({ text }) => withCapital(endSentence(text)))
      .join(" ");
  const paragraphs: string[] = [];
  let block: number | undefined;
  for (const passage of joinShortItems(passages)) {
    const text = withCapital(endSentence(passage.text));
    if (passage.block === block) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else paragraphs.push(text);
    block = passage.block;
  }
  return paragraphs.join("\n\n");
}

/** Joins list entries of a few words into one enumeration: "5200 mAh, 10.8 V". */
function joinShortItems(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const before = joined.at(-1);
    const isNext = before?.kind === "item" && before.block === passage.block && passage.kind === "item";
    if (
      isNext &&
      !/[.!?…:]$/u.test(before.text) &&
      passage.words <= mostEntryWords &&
      before.words <= mostEntryWords
    )
      joined[joined.length - 1] = { ...passage, text: `${before.text}, ${passage.text}` };
    else joined.push(passage);
  }
  return joined;
}

/** Adds a full stop to list entries and labelled facts. */
export function endSentence(text: string): string {
  return /[.!?…:]["'”»)]?$/.test(text.slice(-2)) ? text : `${text.replace(/[,;]$/u, "")}.`;
}
