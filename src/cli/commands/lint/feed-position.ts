import { type TextForm, textFormOf } from "../../../feed/encodings.ts";
import type { FeedDescription, FeedDialect } from "../../../feed/feed.ts";
import { quoteCell, rawCells, unquoteCell } from "../../../feed/formats/delimited-cells.ts";
import { keyOf } from "../../../feed/formats/json-record.ts";
import { rawMembers } from "../../../feed/formats/json-scanner.ts";
import type { FeedRecord } from "../../../feed/record.ts";

/** Where something stands in the unpacked feed. */
export interface FeedSpan {
  /** 1-based lines and columns; a column counts UTF-16 units of its line. The end is behind the last unit. */
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** From the feed's first byte, byte order mark included. */
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** Follows a feed record by record, and tells where in the whole of it a record's parts stand. */
export class FeedPosition {
  readonly #form: ReturnType<typeof textFormOf>;
  readonly #lineEnding: string;
  /** What ends a line as the feed's reader counts them (see `FeedRecord.line`). */
  readonly #lineBreak: string;
  #byteOffset: number;
  /** UTF-16 units of the line before the record. */
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

  /** To be called with every record, in order. */
  enter(record: FeedRecord): void {
    const previous = this.#record;
    if (previous !== undefined) this.#pass(previous.raw + (previous.ending ?? this.#lineEnding));
    this.#pass(record.lead ?? "");
    this.#record = record;
    this.#line = record.line;
  }

  /** Of a part of the record that was entered last, by its offsets in the raw text. */
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

/** A cell as it stands in its record's raw text (see `FeedRecord.raw`). */
export interface RawCell {
  /** Offsets in the raw record, quotes and all. */
  readonly start: number;
  readonly end: number;
  /** Leads from an offset in the cell's text to one in the raw record; undefined where only the whole cell can be told. */
  readonly offset?: (textOffset: number) => number;
  /** What must stand within the cell for a text to be read there; undefined where the cell would need quotes. */
  readonly part: (text: string) => string | undefined;
  /** What must stand in the place of the whole cell. */
  readonly whole: (text: string) => string;
}

/** Undefined where the record has no such cell. */
export function findRawCell(
  record: FeedRecord,
  column: string,
  description: FeedDescription,
): RawCell | undefined {
  const form = textFormOf(description.encoding);
  const { dialect } = description;
  return dialect === undefined
    ? ofJson(record, column, form)
    : ofTable(record, { place: description.columns.indexOf(column), dialect, form });
}

interface TablePlace {
  readonly place: number;
  readonly dialect: FeedDialect;
  readonly form: TextForm;
}

function ofTable(record: FeedRecord, { place, dialect, form }: TablePlace): RawCell | undefined {
  const cells = rawCells(record.raw, dialect);
  const cell = cells[place];
  if (cell === undefined) return undefined;
  const start = cells.slice(0, place).reduce((sum, { length }) => sum + length + 1, 0);
  const { quote } = dialect;
  const plain = unquoteCell(cell, quote);
  const said = form.textOfRaw(plain);
  const isQuoted = cell.length > 1 && cell.startsWith(quote) && cell.endsWith(quote);
  const doubled = (raw: string) => (isQuoted ? raw.replaceAll(quote, quote + quote) : raw);
  const rawOf = (part: string) => doubled(form.rawOfText(part));
  const isExact = (isQuoted ? quote + rawOf(said) + quote : rawOf(said)) === cell;
  const lead = start + (isQuoted ? quote.length : 0);
  return {
    start,
    end: start + cell.length,
    ...(isExact && { offset: (textOffset) => lead + rawOf(said.slice(0, textOffset)).length }),
    part: (text) => {
      if (isQuoted) return text.replaceAll(quote, quote + quote);
      return quoteCell(text, dialect) === text || text === " " ? text : undefined;
    },
    whole: (text) => quoteCell(text, dialect),
  };
}

function ofJson(record: FeedRecord, column: string, form: TextForm): RawCell | undefined {
  const member = rawMembers(record.raw).findLast((one) => keyOf(one, form) === column);
  if (member === undefined) return undefined;
  const raw = record.raw.slice(member.valueStart, member.valueEnd);
  const json = form.textOfRaw(raw);
  const isExact = json.startsWith('"') && form.rawOfText(json) === raw;
  return {
    start: member.valueStart,
    end: member.valueEnd,
    ...(isExact && {
      offset: (textOffset) =>
        member.valueStart + form.rawOfText(json.slice(0, literalOffset(json, textOffset))).length,
    }),
    part: (text) => JSON.stringify(text).slice(1, -1),
    whole: (text) => JSON.stringify(text),
  };
}

/** Where in a JSON string, quotes and all, the unit of its value stands. */
function literalOffset(json: string, textOffset: number): number {
  let at = 1;
  for (let unit = 0; unit < textOffset; unit += 1) {
    if (json[at] === "\\") at += json[at + 1] === "u" ? 6 : 2;
    else at += 1;
  }
  return at;
}
