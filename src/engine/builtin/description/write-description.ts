import type { Passage } from "./passage.ts";
import { endSentence } from "./seo-fields.ts";

const firstLongText = 150;

/** Passages as plain text: sentences with a blank between, a paragraph for each block where the text is long. */
export function writeDescription(passages: readonly Passage[]): string {
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  if (words < firstLongText) return passages.map(({ text }) => endSentence(text)).join(" ");
  const paragraphs: string[] = [];
  let block: number | undefined;
  for (const passage of passages) {
    const text = endSentence(passage.text);
    if (passage.block === block) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else paragraphs.push(text);
    block = passage.block;
  }
  return paragraphs.join("\n\n");
}
