import type { ColumnMapping } from "../../feed/columns.ts";
import type { FeedCounts, FeedDescription } from "../../feed/feed.ts";
import type { FeedFormatName } from "../../feed/feed-format.ts";
import type { ReadFeedOptions } from "../../feed/reader.ts";
import type { ExcelDelimiter } from "../../feed/writer.ts";
import type { FeedLanguage } from "../feed-language.ts";
import type { FeedProfile } from "../history/feed-profile.ts";
import type { RowSelection, TaskOptions } from "../run-options.ts";
import type { Expectation, Place } from "../source-categories/source-category.ts";
import type { Cut } from "./claim-cutter.ts";

export const manifestVersion = 2;

/** A range of a feed's records that is worked on at once. */
export interface Claim extends Cut {
  /** Rows between its beginning and its end. */
  readonly rows: number;
  /** The byte at which it ends. */
  readonly end: number;
  /** Of its bytes, from those of the few records before on, in hexadecimal digits. */
  readonly sha256: string;
  /** Chosen rows before. */
  readonly writtenBefore: number;
  /** Chosen rows of its own. */
  readonly written: number;
  /** Of the claim's guide (see `row-guide.ts`). Null: it needs none. */
  readonly guideSha256: string | null;
}

/** A file of the planner's home folder that results depend on, or its glossary. */
export interface Artefact {
  /** `channels/channel_a.catalog`, `examples/channel_a.learned`, `glossary.csv`. */
  readonly name: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** A category map as it was read. */
export interface PlannedMap {
  readonly decided: readonly (readonly [key: string, place: Place])[];
  readonly known: readonly string[];
  readonly faulty: readonly unknown[];
}

/**
 * All that the shards of a run have in common, written once: how the feed is read, what is wanted of it, what only the whole feed
 * tells, and the ranges. It holds no key.
 */
export interface Manifest {
  readonly format: "pdo-run";
  readonly version: number;
  /** Tells this plan from every other. */
  readonly id: string;
  /** When it was planned, in milliseconds since the epoch. */
  readonly startedAt: number;
  readonly feed: {
    /** For messages and the summary. */
    readonly name: string;
    /** Where its bytes are. Null: unpacked in the run's folder. */
    readonly path: string | null;
    /** Of the unpacked feed. */
    readonly bytes: number;
    /** What the output is called after. */
    readonly outputBase: string;
    /** As an earlier run of the same feed knows it. */
    readonly identityPath: string;
    readonly description: FeedDescription;
    readonly reading: ReadFeedOptions;
    readonly counts: FeedCounts;
    /** The text behind the last record. */
    readonly tail: string;
  };
  readonly run: {
    readonly tasks: TaskOptions;
    readonly mapping: Omit<ColumnMapping, "supplied">;
    readonly supplied: readonly (readonly [string, readonly { label: string; text: string }[]])[] | null;
    readonly language: Omit<FeedLanguage, "prior"> & {
      /** Null: minus infinity. */
      readonly prior: readonly (number | null)[];
    };
    readonly selection: RowSelection;
    readonly output: { readonly format: FeedFormatName; readonly excelDelimiter: ExcelDelimiter | null };
    /** Of the table that is written for a feed without a header. */
    readonly columns: readonly string[] | null;
    readonly warnings: readonly string[];
    readonly categoryMap: PlannedMap | null;
    /** What a first look at the whole feed expects of the shop's own categories. Null: nothing is asked. */
    readonly expected: readonly (readonly [string, Expectation])[] | null;
    /** What was decided by people, a line each. */
    readonly decisions: string;
    /** Null where no run could reuse answers. */
    readonly reusedRows: number | null;
  };
  /** The settings that the results depend on. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the results depend on besides: hashes of the program, the catalog, the examples and the glossary. */
  readonly madeWith: Readonly<Record<string, string>>;
  /** What machines lack that have other catalogs, examples or another glossary. */
  readonly artefacts: readonly Artefact[];
  /** What the feed is like; see `FeedHistory`. Null: some rows were chosen, which says nothing of it. */
  readonly profile: FeedProfile | null;
  readonly claims: readonly Claim[];
}

/** Names of what on this machine is another than where the run was planned. */
export function differingMakers({ madeWith }: Manifest, own: Manifest["madeWith"]): string[] {
  return Object.keys({ ...madeWith, ...own }).filter((name) => own[name] !== madeWith[name]);
}
