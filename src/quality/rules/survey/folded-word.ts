/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
const hashBegin = 0x811c9dc5 | 0;
const hashFactor = 0x01000193;

/** UTF-16 units of a word that are kept; only marked words are looked up, of which none is longer. */
export const longestMarked = 64;

/** The folded letters of a word as it is read, one by one, and their hash: no text is cut out and folded for it. */
export class FoldedWord {
  readonly letters = new Uint16Array(longestMarked);
  /** How many there were; what is beyond the end of `letters` is not kept. */
  length = 0;
  hash = hashBegin;

  begin(): void {
    this.length = 0;
    this.hash = hashBegin;
  }

  add(letter: number): void {
    this.hash = Math.imul(this.hash ^ letter, hashFactor);
    this.letters[this.length] = letter;
    this.length += 1;
  }

  /** Begins anew with a word that is folded already. */
  read(folded: string): void {
    this.begin();
    for (let place = 0; place < folded.length; place += 1) this.add(folded.charCodeAt(place));
  }
}
