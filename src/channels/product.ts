import type { Language } from "../api/vocabulary.ts";

/** A text that a channel shows, and who wrote it. */
export interface ChannelText {
  /** Empty: there is none. */
  readonly text: string;
  /** Whether a language model wrote it. */
  readonly isByModel: boolean;
  /** Whether it differs from the feed's. */
  readonly isChanged: boolean;
}

/** An amount as channels write it: `12.99`, and the currency by ISO 4217 where it is stated. */
export interface Money {
  readonly amount: string;
  readonly currency?: string;
}

export const availabilities = ["in_stock", "out_of_stock", "preorder", "backorder"] as const;
export type Availability = (typeof availabilities)[number];

export const untakenFields = ["gtin", "price", "availability", "link", "image_link"] as const;
export type UntakenField = (typeof untakenFields)[number];

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** One row of an enriched feed, as channel files need it. Texts that are not stated are empty; nothing is assumed. */
export interface ChannelProduct {
  readonly id: string;
  readonly sku: string;
  /** Of a shop's page: the same for all variants. Empty: the feed has none. */
  readonly handle: string;
  readonly language: Language;
  readonly name: ChannelText;
  /** Plain text or HTML, as it came. */
  readonly description: ChannelText;
  readonly shortDescription: string;
  readonly bullets: readonly string[];
  readonly seoTitle: string;
  readonly metaDescription: string;
  readonly brand: string;
  /** With a right check digit. */
  readonly gtin: string;
  readonly mpn: string;
  readonly price?: Money;
  readonly salePrice?: Money;
  readonly availability?: Availability;
  /** Pieces in stock. */
  readonly stock?: number;
  readonly condition: string;
  /** `http` or `https`. */
  readonly link: string;
  /** `http` or `https`; the main one first. */
  readonly images: readonly string[];
  readonly colors: readonly string[];
  readonly size: string;
  readonly material: string;
  readonly pattern: string;
  /** `male`, `female` or `unisex`. */
  readonly gender: string;
  /** `newborn`, `infant`, `toddler`, `kids` or `adult`. */
  readonly ageGroup: string;
  /** The shop's own category. */
  readonly ownCategory: string;
  readonly tags: string;
  /** The shop's word for whether it is sold. */
  readonly published: string;
  /** Google's number, where the feed itself states it. */
  readonly googleCategory: string;
  /** Identifiers of our category and its ancestors, root first; empty: none was written. */
  readonly category: readonly string[];
  /** Where none was written: those that a person is to choose from, with their scores; see `category`. */
  readonly candidates: readonly { readonly path: readonly string[]; readonly score: number }[];
  /** What else is known: attributes, and the feed's own statements. */
  readonly details: readonly NamedText[];
  /** What the feed has for a field in a form that is none: `{"gtin": "36000291452"}`. */
  readonly untaken?: Readonly<Partial<Record<UntakenField, string>>>;
}

/** A product with its variants; the members stand in the feed's order. */
export interface ChannelFamily {
  /** The same for all members, also of families that are far apart in the feed. Absent: a product without variants. */
  readonly group?: string;
  /** The product of which the members are variants, where it is not itself for sale. */
  readonly parent?: ChannelProduct;
  readonly members: readonly FamilyMember[];
}

export interface FamilyMember {
  readonly product: ChannelProduct;
  /** What tells the variants apart: `Size: L`. */
  readonly options: readonly NamedText[];
}
