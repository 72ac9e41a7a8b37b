import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed, FeedDescription, ProductField } from "../../feed/feed.ts";
import { formatNamed } from "../../feed/formats/detection.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { Product } from "../product.ts";
import type { SourceCategories } from "../source-categories/source-category.ts";
import {
  type CellKind,
  type FeedProfile,
  type KindCounts,
  kindOfCell,
  type LineFigures,
} from "./feed-profile.ts";
import { FingerprintWriter } from "./fingerprint-writer.ts";
import { type UsedFields, type UsedTexts, usedFieldsOf } from "./row-fingerprints.ts";
import { TextTally } from "./text-tally.ts";

/** Collects a feed's profile record by record. */
interface Profiler {
  /** @param used the mapped fields' texts, where they were already read from the record */
  add(record: FeedRecord, used?: UsedTexts): void;
  /** @param counts the feed's own, after all records were read */
  profile(counts: ReturnType<Feed["counts"]>): FeedProfile;
}

/** Memory is bounded; a row costs one to two microseconds besides reading its cells. */
export function createProfiler(description: FeedDescription, mapping: ColumnMapping): Profiler {
  const used = usedFieldsOf(mapping, description);
  const tallies = used.fields.map((field) => new TextTally(field));
  const columns = new ColumnTally(description.columns);
  const lines = new LineTally(description, used);
  return {
    add: (record, { texts, hashes } = used.read(record)) => {
      lines.add(record, texts);
      if (record.problem !== undefined) return;
      for (let place = 0; place < tallies.length; place += 1) {
        tallies[place]?.add(texts[place], hashes[place] ?? 0);
      }
      const weight = sampleWeight(record.index);
      if (weight === 0) return;
      columns.add(record, weight);
      for (const [place, tally] of tallies.entries()) {
        tally.inspect({ text: texts[place], hash: hashes[place] ?? 0, weight });
      }
    },
    profile: (counts) => ({
      format: description.format,
      encoding: description.encoding,
      ...(description.dialect && { delimiter: description.dialect.delimiter }),
      columns: description.columns,
      fields: mapping.columns,
      rows: lines.rows,
      lines: lines.figures(counts.undecodableRecords),
      cells: columns.figures(),
      texts: Object.fromEntries(used.fields.map((field, place) => [field, tallies[place]?.figures()])),
    }),
  };
}

const all = 2048;
const oneIn = 16;

/**
 * The weight of a record in the inspected sample: the first 2048 records count 1 each; of the others about one in
 * sixteen counts 16; 0: not inspected. The sampled counts are compared as shares of a hundredth and more, and
 * inspecting every cell would cost as much as reading it. Fibonacci hashing (Knuth, The Art of Computer Programming 3,
 * 6.4) spreads the sample, so that it does not coincide with a period of the feed.
 * @param index 0-based index of the record
 */
function sampleWeight(index: number): number {
  if (index < all) return 1;
  return Math.imul(index, 0x9e3779b1) >>> 28 === 0 ? oneIn : 0;
}

/** Counts the kinds of cells in each column. */
class ColumnTally {
  readonly #columns: readonly string[];
  readonly #counts: readonly Map<CellKind, number>[];

  /** @param columns of the header; of two equal names the first is read */
  constructor(columns: readonly string[]) {
    this.#columns = [...new Set(columns)].filter((column) => column !== "");
    this.#counts = this.#columns.map(() => new Map());
  }

  /** @param weight the number of records represented */
  add(record: FeedRecord, weight: number): void {
    for (const [place, column] of this.#columns.entries()) {
      const kind = kindOfCell(record.text(column) ?? "");
      const counts = this.#counts[place];
      counts?.set(kind, (counts.get(kind) ?? 0) + weight);
    }
  }

  figures(): Record<string, KindCounts> {
    return Object.fromEntries(
      this.#columns.map((column, place) => [column, Object.fromEntries(this.#counts[place] ?? [])]),
    );
  }
}

/** What may precede a message: quotes, tags, the language's name. */
const opening = /^["'\s]*(?:<[^>]{0,40}>\s*)*(?:php )?/i;

/** Error messages of shop programs and databases, at the beginning of a line. */
const messages: readonly RegExp[] = [
  /^(?:fatal|parse|syntax|internal server|runtime|type|database|query) error/i,
  /^(?:error\s*[:\d(]|warning:|notice:|uncaught|unhandled|traceback|\w*exception\b)/i,
  /^(?:sqlstate|ora-\d{5}|deadlock|connection (?:refused|reset|lost|timed)|timeout|timed out)/i,
  /^(?:out of memory|allowed memory|maximum execution|50\d (?:bad|service|gateway|internal))/i,
];

function isMessage(raw: string): boolean {
  const line = raw.slice(0, 200).replace(opening, "");
  return messages.some((message) => message.test(line));
}

/** Counts rows, and damaged ones among them. */
class LineTally {
  rows = 0;
  readonly #isTabular: boolean;
  readonly #hasLines: boolean;
  readonly #columnCount: number;
  readonly #columns: readonly string[];
  readonly #counts = { broken: 0, short: 0, messages: 0, headers: 0 };
  #last: FeedRecord | undefined;

  constructor(description: FeedDescription, used: UsedFields) {
    const { isTabular, hasLines } = formatNamed(description.format);
    this.#isTabular = isTabular;
    this.#hasLines = hasLines;
    this.#columnCount = description.columns.length;
    this.#columns = used.columns;
  }

  /** @param texts of the mapped fields */
  add(record: FeedRecord, texts: UsedTexts["texts"]): void {
    this.rows += 1;
    this.#last = record;
    const isShort = this.#isShort(record);
    const isBroken = record.problem !== undefined;
    if (isShort) this.#counts.short += 1;
    if (isBroken) this.#counts.broken += 1;
    if ((isShort || isBroken) && isMessage(record.raw)) this.#counts.messages += 1;
    if (this.#isTabular && this.#isHeader(texts)) this.#counts.headers += 1;
  }

  figures(undecodable: number): LineFigures {
    const last = this.#last;
    return {
      ...this.#counts,
      undecodable,
      isLastShort: last !== undefined && this.#isShort(last),
      endsWithLineBreak: !this.#hasLines || last?.ending !== "",
    };
  }

  #isShort({ columnCount }: FeedRecord): boolean {
    return this.#isTabular && columnCount < this.#columnCount;
  }

  #isHeader(texts: UsedTexts["texts"]): boolean {
    return this.#columns.every((column, place) => texts[place] === column);
  }
}

/** Collects a feed's profile and the fingerprints of its rows while it is read. */
interface FeedObserver {
  /**
   * @param records in the feed's order
   * @param products what the records state
   */
  add(records: readonly FeedRecord[], products?: readonly Product[]): void;
  /**
   * Resolves when all fingerprints were written.
   * @param counts the feed's own, after all records were read
   */
  end(counts: ReturnType<Feed["counts"]>): Promise<FeedProfile>;
}

export interface ObservedFeed {
  readonly description: FeedDescription;
  readonly mapping: ColumnMapping;
  /** Where the shop's own categories are mapped to. */
  readonly decided?: SourceCategories["decided"] | undefined;
}

/** @param writeFingerprints receives the fingerprints' bytes in order; handles its own errors and never rejects */
export function observeFeed(
  observed: ObservedFeed,
  writeFingerprints: (bytes: Uint8Array) => Promise<void>,
): FeedObserver {
  const { description, mapping, decided } = observed;
  const used = usedFieldsOf(mapping, description, decided);
  const profiler = createProfiler(description, mapping);
  const fingerprints = new FingerprintWriter(used, writeFingerprints, { hasHeader: true });
  return {
    add: (records, products) => {
      for (const [place, record] of records.entries()) {
        const read = used.read(record, products?.[place]);
        profiler.add(record, read);
        if (record.problem === undefined) fingerprints.add(read);
      }
    },
    end: async (counts) => {
      await fingerprints.end();
      return profiler.profile(counts);
    },
  };
}

/** One record's mapped fields: their texts, and hashes of these (see `hashOfText`). */
interface ReadFields {
  readonly texts: Readonly<Partial<Record<ProductField, string | undefined>>>;
  readonly hashes: Readonly<Partial<Record<ProductField, number>>>;
}

/** Collects what `observeFeed` does of a feed whose rows are worked on elsewhere, where their fingerprints are taken. */
export function profileFeed({ description, mapping, decided }: ObservedFeed) {
  const used = usedFieldsOf(mapping, description, decided);
  const profiler = createProfiler(description, mapping);
  return {
    /** @returns what was read, which others need not read again then */
    add: (record: FeedRecord): ReadFields => {
      const read = used.read(record);
      profiler.add(record, read);
      const texts: { -readonly [F in keyof ReadFields["texts"]]: string | undefined } = {};
      const hashes: { -readonly [F in keyof ReadFields["hashes"]]: number } = {};
      for (let place = 0; place < used.fields.length; place += 1) {
        const field = used.fields[place] as ProductField;
        texts[field] = read.texts[place];
        hashes[field] = read.hashes[place] ?? 0;
      }
      return { texts, hashes };
    },
    profile: profiler.profile,
  };
}
