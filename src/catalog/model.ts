import type { Language, RequirementLevel, SalesChannel } from "../api/vocabulary.ts";
import type { SearchIndex } from "./search/search-index.ts";

/** Names by language. A language without a name is absent; see `localizedName` for the fallback. */
export type Names = Partial<Record<Language, string>>;

/** Other words, per language, under which people know the thing (synonyms, product types, plurals). */
export type Terms = Partial<Record<Language, readonly string[]>>;

export interface CategoryRecord {
  /** Unique over both channels. */
  readonly identifier: string;
  /** Absent at a root. */
  readonly parentIdentifier?: string;
  readonly names: Names;
  readonly terms: Terms;
}

/** `closed`: the values are listed; `open`: free text; `measure`: a number with a unit of `dimension`. */
export const attributeKinds = ["closed", "open", "measure"] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** An attribute as one category asks for it. */
export interface AttributeRecord {
  readonly identifier: string;
  readonly requirementLevel: RequirementLevel;
  readonly kind: AttributeKind;
  /** The measured dimension, as named in `text/units.ts` (`length`, `mass`); only where kind is `measure`. */
  readonly dimension?: string;
  /** The unit in which the channel wants the number (`cm`, `kg`); only where kind is `measure`. */
  readonly unit?: string;
  readonly names: Names;
  readonly terms: Terms;
  /** The allowed values in the channel's order; empty unless kind is `closed`. */
  readonly values: readonly ValueRecord[];
}

export interface ValueRecord {
  /** Unique within its attribute of its category. */
  readonly identifier: string;
  readonly names: Names;
  readonly terms: Terms;
}

/** One sales channel's reference lists, in memory and ready to be asked. Records keep their source's order. */
export interface Catalog {
  readonly salesChannel: SalesChannel;
  readonly source: "builtin" | "imported";
  readonly categories: readonly CategoryRecord[];
  /** What `search.ts` looks things up in; it tells categories by their number. */
  readonly searchIndex: SearchIndex;
  /** By its place in `categories`, without making all of them. */
  categoryAt(number: number): CategoryRecord | undefined;
  findCategory(identifier: string): CategoryRecord | undefined;
  /** From the root to the category itself; empty where there is no such category. */
  path(identifier: string): readonly CategoryRecord[];
  /** Direct children; of the roots' list where no identifier is given. */
  children(identifier?: string): readonly CategoryRecord[];
  isLeaf(identifier: string): boolean;
  /** What the category asks for, complete as given: nothing is inherited. */
  attributes(categoryIdentifier: string): readonly AttributeRecord[];
  /** The names and terms of all categories, or of all values that categories' attributes list; no record is made for them. */
  texts(of: "categories" | "values", language: Language): readonly string[];
  /** Those of the channel's attributes that no category asks for; their level says nothing. */
  readonly unaskedAttributes: readonly AttributeRecord[];
}

/**
 * A whole catalog as plain records, on the way from a source to its compiled form. Parents stand in the
 * list too, in any order. Lists and records may be shared by reference; compiling keeps each only once.
 */
export interface CatalogContent {
  readonly salesChannel: SalesChannel;
  readonly categories: readonly CategoryContent[];
  /** Those of the channel's attributes that no category asks for; their requirement level says nothing. */
  readonly unaskedAttributes?: readonly AttributeRecord[];
}

export interface CategoryContent {
  readonly record: CategoryRecord;
  /** What the category asks for, complete: nothing comes from its parents. */
  readonly attributes: readonly AttributeRecord[];
}
