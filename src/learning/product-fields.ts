import { plainText } from "../text/html.ts";

/** What a feed's row says of a product, as far as anything is learned from it. */
export interface ProductFields {
  /** "" where there is none. */
  readonly name: string;
  /** "" where there is none. */
  readonly description: string;
  /** Where the feed has a column for it. */
  readonly brand?: string;
}

/** The fields without markup, as a reader would see them: what is learned from and what is asked of are read alike. */
export function toPlainFields({ name, description, brand }: ProductFields): ProductFields {
  return {
    name: plainText(name).text,
    description: plainText(description).text,
    ...(brand !== undefined && { brand: plainText(brand).text }),
  };
}
