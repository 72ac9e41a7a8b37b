/** Basic Latin, Latin-1 and Latin Extended-A: every letter that the word lists have. */
const letterCount = 0x180;
const pairCount = letterCount * letterCount;
const wordStart = "^".charCodeAt(0);
const wordEnd = "$".charCodeAt(0);
const otherLetter = 0;

/** What a word's first run follows: its last two places are the word's start and its first letter. */
export function runBefore(word: string): number {
  return wordStart * letterCount + letterAt(word, 0);
}

/**
 * The run of three letters around one of a word, as a number made of them, so that no piece of a word is ever cut
 * out; a word's ends count as letters. Equal numbers are equal runs, but for letters beyond the table.
 *
 * @param before the run around the letter before, or `runBefore` the word
 */
export function runAround(word: string, middle: number, before: number): number {
  const after = middle === word.length - 1 ? wordEnd : letterAt(word, middle + 1);
  return (before % pairCount) * letterCount + after;
}

function letterAt(word: string, offset: number): number {
  const code = word.charCodeAt(offset);
  return code < letterCount ? code : otherLetter;
}
