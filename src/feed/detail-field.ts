/** What else of a product a column can hold: no task works on it, but a channel's rules speak of it. */
export const detailFields = [
  "mpn",
  "color",
  "material",
  "pattern",
  "size",
  "bullet_points",
  "short_title",
  "product_type",
  "image",
] as const;

export type DetailField = (typeof detailFields)[number];
