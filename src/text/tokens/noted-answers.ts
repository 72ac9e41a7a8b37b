import type { WordNotes } from "./word-notes.ts";

/**
 * Answers about words as they are written, found by the notes of their tokens: no text is hashed, none compared. Words whose
 * numbers lead to one place take it from each other, so that what is kept is bounded; what is lost is asked again.
 */
export class NotedAnswers<Answer extends {}> {
  private readonly mask: number;
  private readonly notes: (WordNotes | undefined)[];
  private readonly answers: (Answer | undefined)[];

  /** @param most how many are kept: a power of two */
  constructor(most: number) {
    this.mask = most - 1;
    this.notes = new Array<WordNotes | undefined>(most).fill(undefined);
    this.answers = new Array<Answer | undefined>(most).fill(undefined);
  }

  find(notes: WordNotes): Answer | undefined {
    const place = notes.number & this.mask;
    return this.notes[place] === notes ? this.answers[place] : undefined;
  }

  keep(notes: WordNotes, answer: Answer): void {
    const place = notes.number & this.mask;
    this.notes[place] = notes;
    this.answers[place] = answer;
  }

  clear(): void {
    this.notes.fill(undefined);
    this.answers.fill(undefined);
  }
}
