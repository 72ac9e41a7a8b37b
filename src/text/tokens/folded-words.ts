import { between, classAt, inWord } from "./character-classes.ts";
import { chunkBetween, hashBegin, hashFurther } from "./known-chunks.ts";

/** The folded texts of a text's tokens, in order, for those who need neither their places nor their kinds: no token is made. */
export function foldedWords(text: string): readonly string[] {
  const words: string[] = [];
  const { length } = text;
  let start = 0;
  while (start < length) {
    if (classAt(text, start) !== inWord) {
      start += 1;
      continue;
    }
    let hash = hashFurther(hashBegin, text.charCodeAt(start));
    let end = start + 1;
    // A chunk ends where no word goes on, but for single joining characters.
    for (;;) {
      const found = classAt(text, end);
      if (found !== inWord && !(found === between && classAt(text, end + 1) === inWord)) break;
      hash = hashFurther(hash, text.charCodeAt(end));
      end += 1;
    }
    const { first, further } = chunkBetween(text, start, end, hash);
    if (first !== undefined) words.push(first.folded);
    for (const { folded } of further) words.push(folded);
    start = end + 1;
  }
  return words;
}
