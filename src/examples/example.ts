import type { ProductFields } from "../learning/product-fields.ts";

/** A product that was categorized before, and perhaps its attributes. */
export interface Example extends ProductFields {
  /** The feed's own; absent where it has none. */
  readonly id?: string;
  /** A category of the channel's catalog. */
  readonly categoryIdentifier: string;
  /**
   * By the attribute's identifier: its values in the words of the feed (any of them is right), or null where the product
   * is known to have none. Of an attribute that is absent nothing is known.
   */
  readonly attributes: Readonly<Record<string, readonly string[] | null>>;
}
