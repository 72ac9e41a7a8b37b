import type { LintedProduct } from "../rules/finding.ts";

/** A field that channels ask for, or a required attribute of the category. */
export interface CompletenessPart {
  /** A field; `identifier`: GTIN, or half of it for a manufacturer's number; `attribute:color`: an attribute. */
  readonly asked: string;
  /** How much of it is there, in [0, 1]. */
  readonly share: number;
  readonly weight: number;
}

/** The rules of one pack. */
export interface ConformancePart {
  readonly pack: string;
  readonly rules: number;
  /** Broken rules, however often each is broken. */
  readonly brokenErrors: number;
  readonly brokenWarnings: number;
  /** In [0, 100], not rounded. */
  readonly score: number;
}

/** What one text of the product states. */
export interface InformationPart {
  readonly field: keyof LintedProduct["fields"];
  /** Different facts, counted up to `usual`. */
  readonly facts: number;
  /** So many a text of its kind states where it says much. */
  readonly usual: number;
  readonly weight: number;
}

/** Each in [0, 100], a whole number. */
export interface ProductScore {
  readonly completeness: number;
  readonly conformance: number;
  readonly information: number;
  /** Their mean. */
  readonly total: number;
  readonly parts: {
    readonly completeness: readonly CompletenessPart[];
    readonly conformance: readonly ConformancePart[];
    readonly information: readonly InformationPart[];
  };
}

/** What is known of the product's category; absent: nothing. */
export interface AskedAttributes {
  /** Identifiers of the attributes that the category requires. */
  readonly requiredAttributes: readonly string[];
  /** Identifiers of those that the product states. */
  readonly statedAttributes: readonly string[];
}
