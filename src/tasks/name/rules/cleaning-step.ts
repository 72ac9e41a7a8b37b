import type { Language } from "../../../nlp/language.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";

export interface CleaningContext {
  readonly language: Language;
  readonly glossary: WordGlossary;
}

/** A name and its tokens, which are found when a step first asks for them. */
export class NameReading {
  readonly name: string;
  #tokens: readonly Token[] | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenize(this.name);
    return this.#tokens;
  }
}

/** One kind of fault, and a pure function that takes it out of a name. */
export interface CleaningStep {
  /** What was done, as a clause: "removed promotional words". */
  readonly done: string;
  /** A cheap prefilter: where it is false, `apply` would return the name as it is. Absent where it would save nothing. */
  readonly applies?: (reading: NameReading) => boolean;
  /** The name without faults of this kind; the same string where there is none. */
  readonly apply: (reading: NameReading, context: CleaningContext) => string;
}
