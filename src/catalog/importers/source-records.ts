import type { RequirementLevel } from "../../api/vocabulary.ts";
import { normalizeWhitespace } from "../../nlp/normalizer.ts";
import type { NamedRecord } from "../compiled-payload.ts";
import type { AttributeKind } from "../model.ts";
import type { Origin, SourceFault } from "../source-faults.ts";

/** What an importer reads, whatever its format: flat records that know where they stood. */
export interface SourceRecords {
  readonly categories: readonly CategoryRow[];
  readonly attributes: readonly AttributeRow[];
  /** Of attributes that do not bring their values with them. */
  readonly values: readonly ValueRow[];
  /** What could not be read; with one of these nothing is imported. */
  readonly faults: readonly SourceFault[];
  /** Whether every table could be read; if not, checking its records against each other would mislead. */
  readonly isComplete: boolean;
  /** Sentences about what was passed over. */
  readonly warnings: readonly string[];
}

/** Stands for every category in a `categoryIdentifier`. */
export const everyCategory = "*";

/** Stands for no category: the attribute is one of the channel's, though none asks for it. */
export const noCategory = "-";

export interface CategoryRow extends NamedRecord {
  readonly origin: Origin;
  readonly parentIdentifier?: string;
}

export interface AttributeRow extends NamedRecord {
  readonly origin: Origin;
  /** A category, `everyCategory` or `noCategory`. */
  readonly categoryIdentifier: string;
  readonly requirementLevel: RequirementLevel;
  /** Absent where the source does not say: closed where values are listed, else open. */
  readonly kind?: AttributeKind;
  readonly dimension?: string;
  readonly unit?: string;
  /** The whole list where the source gives it with the attribute; rows with the same values share one array. */
  readonly values?: readonly ListedValue[];
}

export interface ListedValue extends NamedRecord {
  readonly origin: Origin;
}

export interface ValueRow extends ListedValue {
  readonly categoryIdentifier: string;
  readonly attributeIdentifier: string;
}

/** Line breaks and tabs are blanks to everyone who reads a name; other control characters are a fault. */
const controlInText = /[^\P{Cc}\t\n\r]/u;

export function hasControlCharacter(text: string): boolean {
  return controlInText.test(text);
}

/**
 * A foreign source's name with plain single spaces: Shopify alone has no-break ones in several hundred. Control
 * characters stay, to be told.
 */
export function cleanName(name: string): string {
  return hasControlCharacter(name) ? name : normalizeWhitespace(name);
}

const mostNamed = 20;

/** `a, b, c and 312 more`: a source may have thousands of columns, and a sentence may not. */
export function nameSome(names: readonly string[]): string {
  const hidden = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(", ");
  return hidden > 0 ? `${shown} and ${hidden} more` : shown;
}
