import type { Fact } from "../api/enrichment.ts";
import { isLongerThan, maxAddressLength, maxDescriptionLength, maxNameLength } from "../api/text-limits.ts";
import { type Language, languages } from "../api/vocabulary.ts";
import { addressesIn } from "../channels/commerce-columns.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import { statedFacts } from "../feed/fact-columns.ts";
import type { ProductField } from "../feed/feed.ts";
import { fieldText } from "../feed/field-text.ts";
import type { FeedRecord } from "../feed/record.ts";
import { isSpreadsheetError } from "../feed/spreadsheet-errors.ts";
import { isFiller } from "../nlp/fillers.ts";
import { detectLanguage } from "../nlp/language-identification.ts";

/** What one row says of a product, in the feed's own words; empty cells are absent. */
export type Product = Partial<Record<ProductField, string>> & {
  /** What the row's other columns state. */
  readonly facts?: readonly Fact[];
  /** The address of its first picture, where a language model is to see it. */
  readonly picture?: string;
  /** What the row has of the family of variants that it belongs to. */
  readonly family?: ProductFamily;
};

/** A product and its variants have one category and one name, at whose end stands what a variant is. */
export interface ProductFamily {
  /** What all rows of the family state; its category and name are theirs. Absent: each row has its own. */
  readonly shared?: Product;
  /** What stands at the end of the name: empty for the product itself. Absent: the row's name is its own. */
  readonly variant?: string;
  /** What a person should look at: a sentence each. */
  readonly notes: readonly string[];
}

export function toProduct(record: FeedRecord, mapping: ColumnMapping): Product {
  const facts = statedFacts(record, mapping);
  const product: { -readonly [F in keyof Product]: Product[F] } = facts.length === 0 ? {} : { facts };
  const picture = mapping.picture === undefined ? undefined : firstPicture(record.text(mapping.picture));
  if (picture !== undefined) product.picture = picture;
  for (const field of Object.keys(mapping.columns) as ProductField[]) {
    const text = statedText(field, fieldText(record, field, mapping));
    if (text !== undefined) product[field] = text;
  }
  return product;
}

/** The first https address of a cell, as a provider could fetch it. */
function firstPicture(cell: string | undefined): string | undefined {
  const [address] = addressesIn(cell ?? "");
  if (address === undefined || address.length > maxAddressLength || !URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return protocol === "https:" && username === "" && password === "" ? href : undefined;
}

/** Of which there is nothing to be asked: facts alone do not say what a product is. */
export function isEmptyProduct({ name, description }: Product): boolean {
  return name === undefined && description === undefined;
}

/**
 * What a cell states, or undefined where it states nothing. A brand or a category that is only a number is a key
 * of the shop's own database, and a filler ("AUCUNE", "n/a") is no fact of the product and no description. A spreadsheet's error (`#NV`) states nothing.
 */
export function statedText(field: ProductField, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === "" || isSpreadsheetError(text)) return undefined;
  if (field === "description" && (isFiller(text) || /^[\s\p{P}\p{S}]+$/u.test(text))) return undefined;
  if (field !== "brand" && field !== "category") return text;
  return isFiller(text) || /^[\d\s.,;>/|-]+$/.test(text) ? undefined : text;
}

/** As the service takes them: a longer text answers 422 there. */
const longestTexts = { name: maxNameLength, description: maxDescriptionLength } as const;

/** The product without the texts that no task takes, and a sentence for each of these. */
export function withinLimits(product: Product): { readonly product: Product; readonly notes: string[] } {
  const notes: string[] = [];
  const taken: Product = { ...product };
  for (const field of ["name", "description"] as const) {
    const text = product[field] ?? "";
    if (!isLongerThan(longestTexts[field], text)) continue;
    delete taken[field];
    notes.push(
      `The ${field} was left as it is: it has ${text.length} characters, more than the ${longestTexts[field]} that a ${field} may have. Shorten it in the feed.`,
    );
  }
  return notes.length === 0 ? { product, notes } : { product: taken, notes };
}

/** The first letters are enough to tell a language, and cost the same for every product. */
const maxDetectedLength = 600;

/** The product's own language: what its language column says (`de`, `de_CH`), else what its words tell; English last. */
export function languageOfProduct(product: Product): Language {
  const stated = product.language?.trim().slice(0, 2).toLowerCase();
  const known = languages.find((language) => language === stated);
  if (known !== undefined) return known;
  return detectLanguage(beginningOf(product).slice(0, maxDetectedLength)).language ?? "en";
}

/** Descriptions may be long: their ends are not put together with the name. */
function beginningOf({ name, description }: Product): string {
  const beginning = description?.slice(0, maxDetectedLength);
  return name === undefined || beginning === undefined ? (name ?? beginning ?? "") : `${name}\n${beginning}`;
}

/**
 * The language of a name alone. Where nobody asked for a language, a name stays in the one it is in, even among
 * descriptions in another.
 */
export function languageOfName(name: string): Language | undefined {
  return detectLanguage(name).language;
}
