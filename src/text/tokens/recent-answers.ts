/**
 * Answers about words, of which the ones asked for lately are kept. In two generations: when the younger one is full, the
 * older is forgotten, so that the usual words of a feed are never all lost at once.
 */
export class RecentAnswers<Answer extends {}> {
  private readonly mostYoung: number;
  private younger = new Map<string, Answer>();
  private older = new Map<string, Answer>();

  /** @param most how many are kept, at least 2 */
  constructor(most: number) {
    this.mostYoung = Math.ceil(most / 2);
  }

  find(word: string): Answer | undefined {
    const young = this.younger.get(word);
    if (young !== undefined) return young;
    const old = this.older.get(word);
    if (old !== undefined) this.keep(word, old);
    return old;
  }

  keep(word: string, answer: Answer): void {
    if (this.younger.size >= this.mostYoung) {
      this.older = this.younger;
      this.younger = new Map();
    }
    this.younger.set(word, answer);
  }
}
