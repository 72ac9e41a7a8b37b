import { textFormOf } from "../../../feed/encodings.ts";
import type { FeedDescription } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";

/** A span of the uncompressed feed. */
export interface FeedSpan {
  /** 1-based lines and columns; a column counts UTF-16 units of its line. The end is exclusive. */
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Counted from the feed's first byte, byte order mark included. */
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** Follows a feed record by record, and computes where parts of a record are in the whole feed. */
export class FeedPosition {
  readonly #form: ReturnType<typeof textFormOf>;
  readonly #lineEnding: string;
  /** The line break as counted by the feed's reader (see `FeedRecord.line`). */
  readonly #lineBreak: string;
  #byteOffset: number;
  /** UTF-16 units on the current line before the record. */
  #unitsBefore = 0;
  #line = 1;
  #record: FeedRecord | undefined;

  constructor(description: FeedDescription) {
    this.#form = textFormOf(description.encoding);
    this.#byteOffset = description.hasBom ? this.#form.bom.length : 0;
    this.#lineEnding = description.dialect?.lineEnding ?? "";
    this.#lineBreak = this.#lineEnding === "\r" ? "\r" : "\n";
    const { preambleRaw = "", headerRaw, headerEnding = this.#lineEnding } = description;
    this.#pass(preambleRaw + headerRaw + headerEnding);
  }

  /** Must be called with every record, in order. */
  enter(record: FeedRecord): void {
    const previous = this.#record;
    if (previous !== undefined) this.#pass(previous.raw + (previous.ending ?? this.#lineEnding));
    this.#pass(record.lead ?? "");
    this.#record = record;
    this.#line = record.line;
  }

  /**
   * @param start offset in the raw text of the record last entered
   * @param end exclusive
   */
  span(start: number, end: number): FeedSpan {
    const from = this.#place(start);
    const to = this.#place(end);
    const { unitBytes } = this.#form;
    return {
      startLine: from.line,
      startColumn: from.column,
      endLine: to.line,
      endColumn: to.column,
      byteOffset: this.#byteOffset + start * unitBytes,
      byteLength: (end - start) * unitBytes,
    };
  }

  #place(offset: number): { readonly line: number; readonly column: number } {
    const before = (this.#record?.raw ?? "").slice(0, offset);
    const last = before.lastIndexOf(this.#lineBreak);
    const breaks = last === -1 ? 0 : before.slice(0, last + 1).split(this.#lineBreak).length - 1;
    const lead = last === -1 ? this.#unitsBefore : 0;
    return { line: this.#line + breaks, column: lead + this.#units(before.slice(last + 1)) + 1 };
  }

  #pass(raw: string): void {
    this.#byteOffset += raw.length * this.#form.unitBytes;
    const end = raw.lastIndexOf(this.#lineBreak);
    this.#unitsBefore = (end === -1 ? this.#unitsBefore : 0) + this.#units(raw.slice(end + 1));
  }

  #units(raw: string): number {
    return this.#form.textOfRaw(raw).length;
  }
}
