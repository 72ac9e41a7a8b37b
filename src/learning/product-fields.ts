/** What a feed's row says of a product, as far as anything is learned from it. Plain text or HTML, as it was sent. */
export interface ProductFields {
  /** "" where there is none. */
  readonly name: string;
  /** "" where there is none. */
  readonly description: string;
  /** Where the feed has a column for it. */
  readonly brand?: string;
}
