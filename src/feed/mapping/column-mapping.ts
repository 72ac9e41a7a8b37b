import type { ProductField } from "../product-field.ts";
import type { FeedRecord } from "../record.ts";

/** Which column of a feed holds which field of a product. */
export interface ColumnMapping {
  readonly columns: Readonly<Partial<Record<ProductField, string>>>;
  /** One sentence for each field that was found: how. */
  readonly why: Readonly<Partial<Record<ProductField, string>>>;
  readonly warnings: readonly string[];
}

export interface ColumnRequest {
  /** What the person said; comes before all that is found by looking. */
  readonly map?: Readonly<Partial<Record<ProductField, string>>>;
  /** Decides between localised columns (`name_de`, `name_fr`). */
  readonly language?: "en" | "de" | "fr" | "it";
  /** `feed.sample`, or the first records. */
  readonly sample: readonly FeedRecord[];
  /** The feed's name, for messages. */
  readonly name?: string;
}
