import type { RequirementLevel } from "../../api/vocabulary.ts";
import { normalizeWhitespace } from "../../nlp/normalizer.ts";
import type { NamedRecord } from "../compiled-payload.ts";
import type { AttributeKind } from "../model.ts";
import type { Origin, SourceFault } from "../source-faults.ts";

/** The output of every importer: flat records with their origins. */
export interface SourceRecords {
  readonly categories: readonly CategoryRow[];
  readonly attributes: readonly AttributeRow[];
  /** Values of attributes without inline values. */
  readonly values: readonly ValueRow[];
  /** What could not be read; any fault prevents the import. */
  readonly faults: readonly SourceFault[];
  /** Whether every table could be read; otherwise consistency checks would mislead. */
  readonly isComplete: boolean;
  /** Sentences about ignored input. */
  readonly warnings: readonly string[];
}

/** Every category, in a `categoryIdentifier`. */
export const everyCategory = "*";

/** No category: the attribute belongs to the channel although no category uses it. */
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
  /** The whole list where the source gives it inline; rows with the same values share one array. */
  readonly values?: readonly ListedValue[];
}

export interface ListedValue extends NamedRecord {
  readonly origin: Origin;
}

export interface ValueRow extends ListedValue {
  readonly categoryIdentifier: string;
  readonly attributeIdentifier: string;
}

/** Line breaks and tabs count as spaces in a name; other control characters are a fault. */
const controlInText = /[^\P{Cc}\t\n\r]/u;

export function hasControlCharacter(text: string): boolean {
  return controlInText.test(text);
}

/**
 * Normalises white space in a foreign source's name: Shopify alone has no-break spaces in several hundred. Control
 * characters stay and are reported.
 */
export function cleanName(name: string): string {
  return hasControlCharacter(name) ? name : normalizeWhitespace(name);
}

const maxNamed = 20;

/** `a, b, c and 312 more`: limits a list in a sentence. */
export function nameSome(names: readonly string[]): string {
  const hidden = names.length - maxNamed;
  const shown = names.slice(0, maxNamed).join(", ");
  return hidden > 0 ? `${shown} and ${hidden} more` : shown;
}
