import type { CategorySuggestion } from "../../api/categorization.ts";
import { acronyms, brandNames } from "../../nlp/casing-words.ts";
import { foldText, normalizeWhitespace } from "../../nlp/normalizer.ts";
import type { Product } from "../product.ts";

/** A category of the channel, with its path. */
export type Place = Omit<CategorySuggestion, "score">;

/** A place and what speaks for it, in [0, 1]. */
export interface WeighedPlace {
  readonly place: Place;
  readonly weight: number;
}

/** What the first look at a feed found out about one of the shop's own categories, or about a series of models. */
export interface Expectation {
  /** As the feed writes it. */
  readonly text: string;
  readonly isSeries?: true;
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

/** A group of rows that are likely to belong in one place of the channel. */
export interface RowGroup {
  readonly key: string;
  /** As the feed writes it. */
  readonly text: string;
  readonly isSeries?: true;
}

/** The group of a row: the shop's own category, or where the row has none its series of models. */
export function groupOf({ category, name = "" }: Pick<Product, "category" | "name">): RowGroup | undefined {
  return category === undefined
    ? seriesOf(name)
    : { key: sourceCategoryKey(category), text: category.trim() };
}

/** A name that begins with a code: numbers of the shop, then letters before the first number of the model. */
const code = /^\s*(?:\d{5,}\s+)*(\p{Lu}[\p{Lu}/-]{1,8}?)[\s-]?(\d)/u;

/** A maker, and the letters of its line: "Samsung Galaxy", "bosch kgv" of "bosch kgv36ve32s". */
const line = /^\s*(\p{L}+)\s+(\p{L}{2,})/u;

/**
 * The series that a name begins with: "TX-NR" of "1379463 TX-NR 609 S SILBER", "samsung galaxy" of "Samsung Galaxy S8 64 GB". A letter
 * alone is none, and two letters are several makers': "SR 4" of "SR 4370" is a radio and "SR 5" a receiver.
 */
export function seriesOf(name: string): RowGroup | undefined {
  const text = seriesOfCode(name) ?? seriesOfMaker(name);
  // No category's key has a line's end.
  return text === undefined ? undefined : { key: `\n${text}`, text, isSeries: true };
}

function seriesOfCode(name: string): string | undefined {
  const [, written = "", digit] = code.exec(name) ?? [];
  const letters = written.replace(/[/-]+$/, "");
  if (letters.length < 2 || isWord(letters)) return undefined;
  return letters.length === 2 ? `${letters} ${digit}` : letters;
}

function seriesOfMaker(name: string): string | undefined {
  const [, maker = "", word = ""] = line.exec(name) ?? [];
  return brandNames().has(foldText(maker)) ? foldText(`${maker} ${word}`) : undefined;
}

/** "HP 250" and "LED 60 W" are no series. */
function isWord(text: string): boolean {
  const folded = foldText(text);
  return acronyms().has(folded) || brandNames().has(folded);
}

/** Equal for spellings that differ in case, accents and spaces alone. */
export function sourceCategoryKey(text: string): string {
  return foldText(normalizeWhitespace(text));
}
