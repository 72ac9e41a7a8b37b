import { FoldedWord, longestMarked } from "./folded-word.ts";

/** A power of two, several times the number of words, so that most are found at once. */
const slotCount = 16_384;
const slotMask = slotCount - 1;

const added = new FoldedWord();

/**
 * Folded words with marks, which are bits that say what is to be known of them. They are found by their letters as these
 * are read, so that no word need be cut out of its text and hashed for a Map.
 */
export class MarkedWords {
  /** By hash, or behind it at the first that was free; no word has no marks. */
  private readonly marks = new Int32Array(slotCount);
  private readonly hashes = new Int32Array(slotCount);
  private readonly words = new Array<string>(slotCount).fill("");

  /** Adds marks to those that the word has. */
  add(folded: string, marks: number): void {
    added.read(folded);
    const slot = this.slotOf(added);
    this.words[slot] = folded;
    this.hashes[slot] = added.hash;
    this.marks[slot] = (this.marks[slot] ?? 0) | marks;
  }

  /** 0 where the word has none. */
  marksOf(word: FoldedWord): number {
    return word.length > longestMarked ? 0 : (this.marks[this.slotOf(word)] ?? 0);
  }

  /** Where the word is, else where it would be. */
  private slotOf(word: FoldedWord): number {
    const { hash } = word;
    let slot = (hash ^ (hash >>> 15)) & slotMask;
    while (this.marks[slot] !== 0) {
      if (this.hashes[slot] === hash && isWord(this.words[slot] ?? "", word)) break;
      slot = (slot + 1) & slotMask;
    }
    return slot;
  }
}

function isWord(written: string, { letters, length }: FoldedWord): boolean {
  if (written.length !== length) return false;
  for (let place = 0; place < length; place += 1)
    if (written.charCodeAt(place) !== letters[place]) return false;
  return true;
}
