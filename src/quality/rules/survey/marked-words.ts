import { hashBegin, hashFurther } from "../../../text/tokens/known-chunks.ts";

/** A power of two, several times the number of words, so that most are found at once. */
const slotCount = 16_384;
const slotMask = slotCount - 1;
/** UTF-16 units that a marked word may have. */
export const longestMarked = 64;

const added = new Uint16Array(longestMarked);

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
    let hash = hashBegin;
    for (let place = 0; place < folded.length; place += 1) {
      const unit = folded.charCodeAt(place);
      added[place] = unit;
      hash = hashFurther(hash, unit);
    }
    const slot = this.slotOf(added, folded.length, hash);
    this.words[slot] = folded;
    this.hashes[slot] = hash;
    this.marks[slot] = (this.marks[slot] ?? 0) | marks;
  }

  /** Those of the word whose units are the first so many of `letters`; 0 where it has none. */
  marksOf(letters: Uint16Array, length: number, hash: number): number {
    return this.marks[this.slotOf(letters, length, hash)] ?? 0;
  }

  /** Where the word is, else where it would be. */
  private slotOf(letters: Uint16Array, length: number, hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & slotMask;
    while (this.marks[slot] !== 0) {
      if (this.hashes[slot] === hash && isWord(this.words[slot] ?? "", letters, length)) break;
      slot = (slot + 1) & slotMask;
    }
    return slot;
  }
}

function isWord(word: string, letters: Uint16Array, length: number): boolean {
  if (word.length !== length) return false;
  for (let place = 0; place < length; place += 1) if (word.charCodeAt(place) !== letters[place]) return false;
  return true;
}
