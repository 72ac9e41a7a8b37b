/** A power of two, several times as many as a text has words. */
const markCount = 512;
/** By mark the last of all texts that had a word with it. */
const lastTexts = new Int32Array(markCount);
let texts = 0;

/**
 * The words of one text so far; to be added to only while the text is the one that was begun last. No Set: to hash the few words of a product takes longer
 * than to compare those that have a mark in common, which are hardly ever any.
 */
export class SeenWords {
  readonly words: string[];
  private readonly text: number;

  /** @param words those of the text's beginning, each once */
  constructor(words: readonly string[]) {
    texts = (texts + 1) | 0;
    this.text = texts;
    this.words = words.slice();
    for (const word of words) lastTexts[markOf(word)] = texts;
  }

  /** @returns false where the word was there before */
  add(word: string): boolean {
    const mark = markOf(word);
    if (lastTexts[mark] === this.text && this.words.includes(word)) return false;
    lastTexts[mark] = this.text;
    this.words.push(word);
    return true;
  }
}

function markOf(word: string): number {
  const { length } = word;
  const ends = word.charCodeAt(0) * 31 + word.charCodeAt(length - 1) * 7;
  return (ends + word.charCodeAt(length >> 1) * 131 + length * 67) & (markCount - 1);
}
