import type { Language, SalesChannel } from "../contract/vocabulary.ts";

/**
 * The compiled form's content: columns instead of records, each distinct record once, everything that
 * points elsewhere by its index. Three sections, each parsed only when first asked for.
 */
export interface CompiledPayload {
  readonly categories: CategorySection;
  readonly attributes: AttributeSection;
  readonly values: ValueSection;
}

/** Columns of equal length, one entry a record. A language that no record uses has no column. */
export interface NamedColumns {
  readonly identifiers: readonly string[];
  /** "" where the record has no name in the language. */
  readonly names: Partial<Record<Language, readonly string[]>>;
  /** All terms of a record joined by `|`; "" where it has none. */
  readonly terms: Partial<Record<Language, readonly string[]>>;
}

export interface CategorySection extends NamedColumns {
  readonly salesChannel: SalesChannel;
  /** Index of the parent; -1 at a root. */
  readonly parents: readonly number[];
  /** Index into `AttributeSection.lists`. */
  readonly attributeLists: readonly number[];
}

export interface AttributeSection {
  /** What an attribute is, whoever asks for it. */
  readonly definitions: NamedColumns & {
    /** Index into `attributeKinds`. */
    readonly kinds: readonly number[];
    /** "" unless the kind is `measure`. */
    readonly dimensions: readonly string[];
    readonly units: readonly string[];
  };
  /** A definition as it is asked for: how urgently, and with which values. */
  readonly requests: {
    /** Index into `definitions`. */
    readonly definitions: readonly number[];
    /** Index into `requirementLevels`. */
    readonly levels: readonly number[];
    /** Index into `ValueSection.lists`. */
    readonly valueLists: readonly number[];
  };
  /** Each list of requests that some category has, as indices into `requests`. */
  readonly lists: readonly (readonly number[])[];
}

export interface ValueSection extends NamedColumns {
  /** Each list of values that some attribute allows, as indices into the columns. */
  readonly lists: readonly (readonly number[])[];
}
