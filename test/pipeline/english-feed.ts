import type { FeedLanguage } from "../../src/pipeline/feed-language.ts";

/** A feed that is said to be English: nothing is looked for, and no row is in another language. */
export const englishFeed: FeedLanguage = {
  source: "flag",
  language: "en",
  name: "English",
  share: 1,
  sureness: 1,
  rows: 0,
  prior: [],
};
