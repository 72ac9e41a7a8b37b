/** Kinds of change to a name that a person can refuse (`--keep`). */
export const nameChanges = [
  "abbreviations",
  "capitals",
  "accents",
  "units",
  "brand",
  "noun",
  "order",
] as const;

export type NameChange = (typeof nameChanges)[number];
