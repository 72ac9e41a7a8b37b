import type { RequirementLevel } from "../../contract/vocabulary.ts";
import type { AttributeKind } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import type { Origin, SourceFault } from "../source-fault.ts";

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
