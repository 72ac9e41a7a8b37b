import type { CategorySuggestion } from "../../api/categorization.ts";
import { foldText, normalizeWhitespace } from "../../nlp/normalizer.ts";

/** A category of the channel, with its path. */
export type Place = Omit<CategorySuggestion, "score">;

/** A place and what speaks for it, in [0, 1]. */
export interface WeighedPlace {
  readonly place: Place;
  readonly weight: number;
}

/** What the first look at a feed found out about one of the shop's own categories. */
export interface Expectation {
  /** As the feed writes it. */
  readonly text: string;
  /** Best first; the weights add up to at most 1. */
  readonly leaves: readonly WeighedPlace[];
  /** So many of its rows were asked about, besides a row that is its only one. */
  readonly rows?: number;
}

/** What is known of the shop's own categories, by `sourceCategoryKey`; plain values, which can be sent to a thread. */
export interface SourceCategories {
  /** Where a person has mapped them to. */
  readonly decided: ReadonlyMap<string, Place>;
  /** The file of these decisions, for messages. Absent: none. */
  readonly decidedBy?: string;
  /** What their rows and their own words point to. */
  readonly expected: ReadonlyMap<string, Expectation>;
}

/** Equal for spellings that differ in case, accents and spaces alone. */
export function sourceCategoryKey(text: string): string {
  return foldText(normalizeWhitespace(text));
}
