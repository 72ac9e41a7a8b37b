import type { Language } from "../nlp/language.ts";

/** What a channel does where its rule is broken: `error`: it rejects, hides or cuts; `warning`: it advises against. */
export const ruleLevels = ["error", "warning"] as const;

export type RuleLevel = (typeof ruleLevels)[number];

/** What of a product a rule can be about. `product`: no single text of it. */
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
  "product",
] as const;

export type RuleField = (typeof ruleFields)[number];

/** The fields that are one text. */
export const textFields: readonly TextField[] = ruleFields.filter((field) => field !== "product");

export type TextField = Exclude<RuleField, "product">;

/** One thing that a channel or a law asks of a product's texts. Pure data: what is done with it, its check says. */
export interface Rule {
  /** Unique over all packs, the pack's name first: `google.title.length`. */
  readonly identifier: string;
  readonly level: RuleLevel;
  readonly field: RuleField;
  /** What is asked, as a sentence: "A title has at most 150 characters." */
  readonly summary: string;
  readonly check: Check;
  /** Where the rule is published: an address, or the law's name and article. */
  readonly source: string;
  /** The day on which the source was read, as ISO 8601: 2026-11-21. */
  readonly read: string;
  /** Languages whose texts it is about; absent: all. */
  readonly languages?: readonly Language[];
}

/** What a channel wants a composed name to be. */
export interface NamePattern {
  /** Characters (UTF-16 units). */
  readonly maxLength: number;
  /** What the channel shows of a name at least, or advises: the thing is named within it. */
  readonly recommendedLength?: number;
  /** Parts that the channel asks for in a name, where the product has them; absent: it asks for none in particular. */
  readonly wants?: readonly NamePart[];
  /** Parts that the channel forbids in a name, or has other fields for. */
  readonly forbids: readonly NamePart[];
}

/** What a name is composed of. */
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

/** A channel's rules, or a law's. */
export interface RulePack {
  /** As `--rules` names it: `google`. */
  readonly name: string;
  readonly title: string;
  /** Grows with every change of a rule. */
  readonly version: string;
  readonly rules: readonly Rule[];
  /** Absent where the pack says nothing of how names are made. */
  readonly naming?: NamePattern;
}

/**
 * What a rule looks for: a kind of check (each has one file in `checks/`) with its options, which the check itself knows
 * and validates.
 */
export interface Check {
  readonly kind: string;
  readonly [option: string]: unknown;
}

/** What names must be like that all of the packs accept: the shortest lengths, all parts that any wants, and none that any forbids. */
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
