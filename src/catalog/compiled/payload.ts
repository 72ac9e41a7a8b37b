import type { Language, SalesChannel } from "../../contract/vocabulary.ts";
import type { NumberLists } from "../../storage/number-lists.ts";
import type { TextColumn } from "../../storage/text-column.ts";
import type { TextNumbers } from "../../storage/text-numbers.ts";
import type { SearchIndex } from "../search/search-index.ts";

/**
 * The compiled form's content: columns instead of records, each distinct record once, everything that
 * points elsewhere by its number. What is only views into a file's bytes costs nothing before it is asked for.
 */
export interface CompiledPayload {
  readonly salesChannel: SalesChannel;
  readonly categories: CategorySection;
  readonly attributes: AttributeSection;
  readonly values: ValueSection;
  readonly index: SearchIndex;
}

/** Columns of equal length, one entry a record. A language that no record uses has no column. */
export interface NamedColumns {
  readonly identifiers: TextColumn;
  /** "" where the record has no name in the language. */
  readonly names: Partial<Record<Language, TextColumn>>;
  /** All terms of a record joined by `|`; "" where it has none. */
  readonly terms: Partial<Record<Language, TextColumn>>;
}

export interface CategorySection extends NamedColumns {
  /** The identifiers once more, to be found by. */
  readonly numbers: TextNumbers;
  /** Number of the parent; -1 at a root. */
  readonly parents: Int32Array;
  /** The children of each category in their order; those of number `identifiers.length` are the roots. */
  readonly children: NumberLists;
  /** Number of a list of `AttributeSection.lists`. */
  readonly attributeLists: Uint32Array;
}

export interface AttributeSection {
  /** What an attribute is, whoever asks for it. */
  readonly definitions: NamedColumns & {
    /** Index into `attributeKinds`. */
    readonly kinds: Uint32Array;
    /** "" unless the kind is `measure`. */
    readonly dimensions: TextColumn;
    readonly units: TextColumn;
  };
  /** A definition as it is asked for: how urgently, and with which values. */
  readonly requests: {
    /** Number of a definition. */
    readonly definitions: Uint32Array;
    /** Index into `requirementLevels`. */
    readonly levels: Uint32Array;
    /** Number of a list of `ValueSection.lists`. */
    readonly valueLists: Uint32Array;
  };
  /** Each list of requests that some category has, as numbers of requests. */
  readonly lists: NumberLists;
  /** Numbers of requests that no category makes. */
  readonly unasked: Uint32Array;
}

export interface ValueSection extends NamedColumns {
  /** Each list of values that some attribute allows, as numbers of values. */
  readonly lists: NumberLists;
}
