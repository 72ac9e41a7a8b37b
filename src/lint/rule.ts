import type { Language } from "../nlp/language.ts";

/**
 * What a channel does when its rule is violated. `error`: it rejects, hides or cuts; `warning`: it advises
 * against.
 */
export const ruleLevels = ["error", "warning"] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** The part of a product that a rule concerns. `product`: not a single text. */
export const ruleFields = [
  "id",
  "name",
  "description",
  "brand",
  "category",
  "gtin",
  "mpn",
  "color",
  "material",
  "pattern",
  "size",
  "bullet_points",
  "short_title",
  "product_type",
  "image",
  "additional_images",
  "link",
  "price",
  "availability",
  "manufacturer",
  "responsible_person",
  "safety_information",
  "product",
] as const;

export type RuleField = (typeof ruleFields)[number];

/** The fields that are a single text. */
export const textFields: readonly TextField[] = ruleFields.filter((field) => field !== "product");

export type TextField = Exclude<RuleField, "product">;

/** A requirement of a channel or a law on a product's texts. Pure data; its check implements it. */
export interface Rule {
  /** Unique over all packs, with the pack's name as prefix: `google.title.length`. */
  readonly identifier: string;
  readonly level: RuleLevel;
  readonly field: RuleField;
  /** The requirement as a sentence: "A title has at most 150 characters." */
  readonly summary: string;
  readonly check: Check;
  /** Where the rule is published: an address, or the law's name and article. */
  readonly source: string;
  /** The date on which the source was read, in ISO 8601: 2026-11-21. */
  readonly read: string;
  /** Languages of the texts to which it applies. Absent: all. */
  readonly languages?: readonly Language[];
}

/** A channel's requirements on composed names. */
export interface NamePattern {
  /** In UTF-16 units. */
  readonly maxLength: number;
  /** The length that the channel always shows or recommends: the product type must be within it. */
  readonly recommendedLength?: number;
  /** Parts that the channel requires in a name if the product has them. Absent: none in particular. */
  readonly wants?: readonly NamePart[];
  /** Parts that the channel forbids in a name, or has separate fields for. */
  readonly forbids: readonly NamePart[];
}

/** The parts of a composed name. */
export const nameParts = [
  "brand",
  "type",
  "model",
  "audience",
  "variety",
  "color",
  "material",
  "pattern",
  "size",
  "measure",
  "pack",
  "specification",
  "rest",
] as const;

export type NamePart = (typeof nameParts)[number];

/** The rules of a channel or a law. */
export interface RulePack {
  /** The name for `--rules`: `google`. */
  readonly name: string;
  readonly title: string;
  /** Increased with every change of a rule. */
  readonly version: string;
  readonly rules: readonly Rule[];
  /** Absent if the pack has no requirements on composed names. */
  readonly naming?: NamePattern;
}

/**
 * What a rule looks for: a kind of check (one file each in `checks/`) with its options, which the check
 * validates.
 */
export interface Check {
  readonly kind: string;
  readonly [option: string]: unknown;
}

/**
 * Combines the packs' requirements on names: the shortest lengths, all wanted parts, minus all forbidden ones.
 */
export function namingOf(packs: readonly RulePack[]): NamePattern | undefined {
  const patterns = packs.flatMap(({ naming }) => (naming === undefined ? [] : [naming]));
  if (patterns.length === 0) return undefined;
  const recommended = patterns.flatMap(({ recommendedLength }) => recommendedLength ?? []);
  const wants = [...new Set(patterns.flatMap((pattern) => pattern.wants ?? []))];
  return {
    maxLength: Math.min(...patterns.map(({ maxLength }) => maxLength)),
    ...(recommended.length > 0 && { recommendedLength: Math.min(...recommended) }),
    ...(wants.length > 0 && { wants }),
    forbids: [...new Set(patterns.flatMap(({ forbids }) => forbids))],
  };
}
