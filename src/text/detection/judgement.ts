import { type DetectedLanguage, decide } from "./decide.ts";

/** What the words of a text's lines tell of its language. */
export class Judgement {
  /** By candidate, 0 or less. */
  readonly scores: readonly number[];
  /** The words that were looked at, folded. */
  readonly words: ReadonlySet<string>;
  /** How many of them told anything. */
  readonly tellingCount: number;
  private held: DetectedLanguage | undefined = undefined;

  constructor(scores: readonly number[], words: ReadonlySet<string>, tellingCount: number) {
    this.scores = scores;
    this.words = words;
    this.tellingCount = tellingCount;
  }

  /** Decided once: several tasks ask about one text. */
  get detected(): DetectedLanguage {
    this.held ??= decide(this.scores, this.tellingCount);
    return this.held;
  }
}
