import type { Language, RequirementLevel, SalesChannel } from "../api/vocabulary.ts";
import type { SearchIndex } from "./search/search-index.ts";

/** Names by language. A missing name has no key; see `localizedName` for the fallback. */
export type Names = Partial<Record<Language, string>>;

/** Synonyms, product types and plurals by language. */
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

/** An attribute as one category uses it. */
export interface AttributeRecord {
  readonly identifier: string;
  readonly requirementLevel: RequirementLevel;
  readonly kind: AttributeKind;
  /** The measured dimension (`length`, `mass`), as defined by the units of `nlp`; only where kind is `measure`. */
  readonly dimension?: string;
  /** The channel's unit of the number (`cm`, `kg`); only where kind is `measure`. */
  readonly unit?: string;
  readonly names: Names;
  readonly terms: Terms;
  /** The allowed values in the channel's order; empty unless kind is `closed`. */
  readonly values: readonly ValueRecord[];
}

export interface ValueRecord {
  /** Unique within an attribute of a category. */
  readonly identifier: string;
  readonly names: Names;
  readonly terms: Terms;
}

/** A former identifier: the category was merged into another one. */
export interface CategoryAlias {
  /** Names no category of the catalog. */
  readonly alias: string;
  /** The category that holds its products now. */
  readonly identifier: string;
}

/** One sales channel's reference lists, loaded and indexed. Records retain the source's order. */
export interface Catalog {
  readonly salesChannel: SalesChannel;
  readonly source: "builtin" | "imported";
  readonly categories: readonly CategoryRecord[];
  /** For `search/`; refers to categories by number. */
  readonly searchIndex: SearchIndex;
  /** By its position in `categories`, without creating the other records. */
  categoryAt(number: number): CategoryRecord | undefined;
  /**
   * Identifiers are looked up alike here and in `path`, `children`, `isLeaf` and `attributes`: a former one (`aliases`)
   * stands for the category that it was merged into. The record has the identifier of today.
   */
  findCategory(identifier: string): CategoryRecord | undefined;
  /** From the root to the category itself; empty where there is no such category. */
  path(identifier: string): readonly CategoryRecord[];
  /** Direct children; the roots where no identifier is given. */
  children(identifier?: string): readonly CategoryRecord[];
  isLeaf(identifier: string): boolean;
  /** The category's attributes; the list is complete, nothing is inherited. */
  attributes(categoryIdentifier: string): readonly AttributeRecord[];
  /** The names and terms of all categories, or of all values that categories' attributes list; creates no records. */
  texts(of: "categories" | "values", language: Language): readonly string[];
  /** In the source's order; empty where nothing was merged, and in imported catalogs. */
  readonly aliases: readonly CategoryAlias[];
  /** The channel's attributes that no category uses; their level is meaningless. */
  readonly unusedAttributes: readonly AttributeRecord[];
}

/**
 * A whole catalog as plain records, between its source and its compiled form. Parents may be in any order. Records
 * shared by reference are compiled once.
 */
export interface CatalogContent {
  readonly salesChannel: SalesChannel;
  readonly categories: readonly CategoryContent[];
  readonly aliases?: readonly CategoryAlias[];
  /** The channel's attributes that no category uses; their requirement level is meaningless. */
  readonly unusedAttributes?: readonly AttributeRecord[];
}

export interface CategoryContent {
  readonly record: CategoryRecord;
  /** The category's attributes; complete, nothing is inherited. */
  readonly attributes: readonly AttributeRecord[];
}
