import type { OwnValues } from "../lexicon/lexicon-rows.ts";
import type { ValueLexicon } from "../lexicon/value-lexicon.ts";
import type { AttributeCandidates, ProductCandidates } from "./candidates.ts";

/** What the features of an attribute's options are read from. */
export interface GroupContext {
  readonly product: ProductCandidates;
  readonly of: AttributeCandidates;
  readonly attribute: number;
  readonly category: number;
  readonly lexicon: ValueLexicon;
  readonly own: OwnValues | undefined;
}
