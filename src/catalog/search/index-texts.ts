import type { Language } from "../../contract/vocabulary.ts";

/** A content word of one language, folded. */
export interface WrittenWord {
  readonly folded: string;
  readonly language: Language;
}

/**
 * Texts as columns of numbers, one entry a content word. Flat, because what V8 makes of nested calls over
 * small objects took longer to compile than all counting takes.
 */
export class IndexTexts {
  /** What the entries' numbers stand for. */
  readonly written: WrittenWord[] = [];
  readonly words: number[] = [];
  /** 1 where the word says what the thing is (jacket in "winter jackets for women"), 0 where only which one. */
  readonly heads: number[] = [];
  /** A text's first entry; the next text's ends it. */
  readonly starts: number[] = [0];

  get count(): number {
    return this.starts.length - 1;
  }

  /** @returns the word's number */
  addWritten(folded: string, language: Language): number {
    return this.written.push({ folded, language }) - 1;
  }

  /** Adds a word, by its number, to the text that is being read. */
  add(word: number, head: 0 | 1): void {
    this.words.push(word);
    this.heads.push(head);
  }

  endText(): void {
    this.starts.push(this.words.length);
  }
}
