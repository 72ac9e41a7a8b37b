import { classAt, inWord } from "./character-classes.ts";
import { chunkAt } from "./known-chunks.ts";

/** The folded texts of a text's tokens, in order, for those who need neither their places nor their kinds: no token is made. */
export function foldedWords(text: string): readonly string[] {
  const words: string[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (classAt(text, start) !== inWord) continue;
    const chunk = chunkAt(text, start);
    words.push(chunk.folded);
    for (const { folded } of chunk.further) words.push(folded);
    start += chunk.length;
  }
  return words;
}
