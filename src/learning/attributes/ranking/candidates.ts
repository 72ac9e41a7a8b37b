import type { LexiconMatch } from "../lexicon/value-lexicon.ts";
import type { SourceText } from "../reading/source-text.ts";
import type { TextRivals } from "./rivals.ts";

/** Pieces [start, end) of one of the product's texts that may be a value. */
export interface Candidate {
  readonly text: number;
  readonly start: number;
  readonly end: number;
  /** What the tagger gives it, in [0, 1]. */
  readonly probability: number;
}

/** Candidates that come to the same value of the same attribute. */
export interface CandidateGroup {
  readonly value: string;
  /** The likeliest first. */
  readonly members: Candidate[];
  /** That one of its members is right, were they independent. */
  probability: number;
}

/** What is considered for one attribute of a category. */
export interface AttributeCandidates {
  readonly attribute: number;
  /** That the tagger finds any value. */
  presence: number;
  /** The likeliest first. */
  readonly groups: CandidateGroup[];
}

/** A product's texts with what is considered for each attribute of its category, in the order of the label space. */
export interface ProductCandidates {
  readonly texts: readonly SourceText[];
  /** By text: the values of the lexicon that stand in it. */
  readonly matches: readonly (readonly LexiconMatch[])[];
  readonly attributes: readonly AttributeCandidates[];
  /** By text: how likely what else may stand there is. */
  readonly rivals: readonly TextRivals[];
}
