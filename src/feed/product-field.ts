/** What a column of a feed can mean to a task, in the order in which it is told to a person. */
export const productFields = ["id", "name", "description", "category", "brand", "language", "gtin"] as const;

export type ProductField = (typeof productFields)[number];
