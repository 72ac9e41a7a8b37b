import type { RequirementLevel, SalesChannel } from "../../contract/vocabulary.ts";
import type { AttributeKind } from "../model.ts";
import type { NamedRecord } from "../named-columns.ts";
import type { Origin, SourceFault } from "../source-fault.ts";

/** A channel's source files as records, in the files' order; see README.md for what the columns mean. */
export interface BuiltinSource {
  readonly salesChannel: SalesChannel;
  readonly categories: readonly SourceCategory[];
  readonly attributes: readonly SourceAttribute[];
  readonly attributeSets: readonly SetEntry[];
  readonly values: readonly SourceValue[];
  /** Lines that could not be read. */
  readonly faults: readonly SourceFault[];
}

export interface SourceCategory extends NamedRecord {
  readonly origin: Origin;
  readonly parentIdentifier?: string;
  readonly attributeSets: readonly string[];
}

export interface SourceAttribute extends NamedRecord {
  readonly origin: Origin;
  readonly kind: AttributeKind;
  /** "" where not given, like `unit`. */
  readonly dimension: string;
  readonly unit: string;
}

export interface SetEntry {
  readonly origin: Origin;
  readonly attributeSet: string;
  readonly attributeIdentifier: string;
  readonly requirementLevel: RequirementLevel;
  /** "" where not given. */
  readonly valueList: string;
}

export interface SourceValue extends NamedRecord {
  readonly origin: Origin;
  readonly valueList: string;
}
