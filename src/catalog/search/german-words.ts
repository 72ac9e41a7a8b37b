import { createTextNumbers, hashText, numberOf, type TextNumbers } from "../../storage/text-numbers.ts";

/** The stems of the German words that a catalog knows, also those that it knows from compounds alone. */
export interface GermanWords {
  readonly stems: TextNumbers;
  /** A bit for the hash of each stem's beginning: most pieces of a word are no word, and this tells it unstemmed. */
  readonly beginnings: Uint8Array;
}

const beginningLength = 3;
const bitCount = 2 ** 16;

export function createGermanWords(stems: ReadonlySet<string>): GermanWords {
  const beginnings = new Uint8Array(bitCount / 8);
  for (const known of stems) {
    const bit = bitOf(known);
    beginnings[bit >> 3] = (beginnings[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return { stems: createTextNumbers([...stems]), beginnings };
}

export function isGermanStem({ stems }: GermanWords, stemmed: string): boolean {
  return numberOf(stems, stemmed) >= 0;
}

/** False only where no known word begins like the text. */
export function mayBeginGermanWord({ beginnings }: GermanWords, text: string): boolean {
  const bit = bitOf(text);
  return ((beginnings[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

function bitOf(text: string): number {
  return hashText(text.slice(0, beginningLength)) & (bitCount - 1);
}
