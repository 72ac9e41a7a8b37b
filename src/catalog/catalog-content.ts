import type { SalesChannel } from "../contract/vocabulary.ts";
import type { AttributeRecord, CategoryRecord } from "./model.ts";

/**
 * A whole catalog as plain records, on the way from a source to its compiled form. Parents stand in the
 * list too, in any order. Lists and records may be shared by reference; compiling keeps each only once.
 */
export interface CatalogContent {
  readonly salesChannel: SalesChannel;
  readonly categories: readonly CategoryContent[];
  /** Those of the channel's attributes that no category asks for; their requirement level says nothing. */
  readonly unaskedAttributes?: readonly AttributeRecord[];
}

export interface CategoryContent {
  readonly record: CategoryRecord;
  /** What the category asks for, complete: nothing comes from its parents. */
  readonly attributes: readonly AttributeRecord[];
}
