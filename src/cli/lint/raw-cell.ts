import { type TextForm, textFormOf } from "../../feed/bytes/text-form.ts";
import { quoteCell, rawCells, unquoteCell } from "../../feed/csv/raw-cells.ts";
import type { FeedDescription, FeedDialect } from "../../feed/feed.ts";
import { keyOf } from "../../feed/json/json-record.ts";
import { rawMembers } from "../../feed/json/raw-members.ts";
import type { FeedRecord } from "../../feed/record.ts";

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
