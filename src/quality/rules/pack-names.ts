/** The packs by the names that `--rules` knows, in the order in which they are listed. */
export const rulePackNames = [
  "google",
  "amazon",
  "zalando",
  "kaufland",
  "otto",
  "ebay",
  "meta",
  "eu-claims",
  "gtin",
] as const;
