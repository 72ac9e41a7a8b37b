/**
 * The answers about the last few texts. Several tasks ask about the same product one after the other, a few products at a
 * time. No Map: it would hash each text, which takes longer than to compare the lengths of these few.
 */
export class LastAnswers<Answer extends object> {
  private readonly most: number;
  /** Compared first, for they lie side by side: each text lies elsewhere. */
  private readonly lengths: number[] = [];
  private readonly texts: string[] = [];
  private readonly answers: Answer[] = [];
  private next = 0;

  /** @param most how many are kept */
  constructor(most: number) {
    this.most = most;
  }

  find(text: string): Answer | undefined {
    const { lengths, texts } = this;
    for (let place = 0; place < lengths.length; place += 1) {
      if (lengths[place] === text.length && texts[place] === text) return this.answers[place];
    }
    return undefined;
  }

  keep(text: string, answer: Answer): void {
    this.lengths[this.next] = text.length;
    this.texts[this.next] = text;
    this.answers[this.next] = answer;
    this.next = (this.next + 1) % this.most;
  }
}
