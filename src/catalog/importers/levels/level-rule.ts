import type { RequirementLevel } from "../../../contract/vocabulary.ts";
import type { Origin } from "../../source-fault.ts";

/** A row of a levels file. `*` stands for any text, `?` for one character. */
export interface LevelRule {
  /** Meets a category's identifier, or its path of English names: `Apparel & Accessories > *`. */
  readonly category: string;
  /** Meets an attribute's identifier, or its English name. */
  readonly attribute: string;
  readonly level: RequirementLevel;
  /** Absent at a rule that came with pdo. */
  readonly origin?: Origin;
}
