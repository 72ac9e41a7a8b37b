import type { Vocabulary } from "./examples/prepare-products.ts";
import type { ValueLexicon } from "./lexicon/value-lexicon.ts";
import type { Calibration } from "./ranking/calibration.ts";
import type { Ranker } from "./ranking/ranker.ts";
import type { TaggerWeights } from "./tagger/tagger.ts";
import type { Writings } from "./writing/learn-writings.ts";

/** All that is learned from examples, as arrays: what lies in the file, and what is computed with. */
export interface AttributeModelParts {
  readonly vocabulary: Vocabulary;
  readonly lexicon: ValueLexicon;
  readonly tagger: TaggerWeights;
  readonly writings: Writings;
  readonly ranker: Ranker;
  /** What makes a probability of what the ranker gives. */
  readonly calibration: Calibration;
  /** Statements less probable than this are not made: where F1 is highest on the examples. */
  readonly leastScore: number;
}
