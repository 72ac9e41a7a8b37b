/** Words that a text may begin with. */
export interface Opening {
  readonly pattern: RegExp;
  /** Whether the first two characters are those of one of the words. */
  mayBegin(text: string): boolean;
  test(text: string): boolean;
}

const pairCount = 1 << 14;

/**
 * A pattern of many words at a text's beginning, which is tried only where the first two characters are those of one of them.
 * @param firstWords every word, or its first letters, that the pattern may begin with, divided by blanks, in small letters
 */
export function createOpening(firstWords: string, pattern: RegExp): Opening {
  const pairs = new Uint8Array(pairCount);
  for (const word of firstWords.split(" ")) {
    if (word.length > 1) pairs[pairOf(word.charCodeAt(0), word.charCodeAt(1))] = 1;
    else for (let second = 0; second < 128; second += 1) pairs[pairOf(word.charCodeAt(0), second)] = 1;
  }
  const mayBegin = (text: string) => {
    const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
    // Beyond ASCII, and where there is no second character, the pattern tells.
    const areAscii = first < 128 && second < 128;
    return !areAscii || pairs[pairOf(first, second)] === 1;
  };
  return { pattern, mayBegin, test: (text) => mayBegin(text) && pattern.test(text) };
}

/** Alike for small letters and capitals, and for some other characters that are then tried in vain. */
function pairOf(first: number, second: number): number {
  return (((first | 0x20) << 7) | second | 0x20) & (pairCount - 1);
}
