import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import { formatNamed } from "../../feed/formats/detection.ts";
import {
  attributeTexts,
  type EnrichedRow,
  hashOfTexts,
  isDetail,
  rankOfColumn,
  readEnrichedRow,
  textColumns,
  wordedByFormat,
} from "./enriched-rows.ts";
import { RowIndex, rowState } from "./row-index.ts";
import { openSpill } from "./spill.ts";

/** One of the two files that are compared. */
export interface ComparedFile {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
}

/** A text before and after; empty: there was none. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
}

/** One row that is not the same in both files. */
export interface RowDifference {
  /** Its identifier, else its name, else its number. */
  readonly id: string;
  readonly change: "changed" | "added" | "removed";
  /** The shop's own texts were changed too: not only prices or stock. Absent: the row is in one file only. */
  readonly own_changed?: boolean;
  /** From 1. */
  readonly old_row?: number;
  readonly new_row?: number;
  /** By column, those of the run first. Of attributes only those that differ. */
  readonly fields: Readonly<Record<string, TextChange>>;
}

/** How often a column differs in rows that are in both files. */
export interface FieldCount {
  readonly field: string;
  /** Rows in which it differs, and of those: where it was empty, where it became so. */
  readonly changed: number;
  readonly filled: number;
  readonly emptied: number;
  /** Rows in which it differs although the shop's own texts do not. */
  readonly unprompted: number;
}

export interface DiffCounts {
  readonly old_rows: number;
  readonly new_rows: number;
  readonly unchanged: number;
  readonly changed: number;
  /** Of the changed rows those in which only messages, scores, candidates or sources differ. */
  readonly changed_in_details: number;
  readonly added: number;
  readonly removed: number;
  /** By what rows were matched. */
  readonly matched_by: "id" | "position";
  readonly fields: readonly FieldCount[];
}

interface DiffRequest {
  readonly old: ComparedFile;
  readonly new: ComparedFile;
  /** The old file once more, from its beginning. */
  readonly reopenOld: () => Promise<Feed>;
  readonly signal: AbortSignal;
}

export interface Diff {
  /** The differences: in the order of the old file, then what was added. */
  differences(): AsyncGenerator<RowDifference>;
  /** Complete after the last difference. */
  counts(): DiffCounts;
}

/**
 * Compares two files in which rows may be in any order. The old file is read twice, the new one once; memory holds 36
 * bytes a row, and what was changed lies in a temporary file until it is shown.
 */
export function diffOutputs(request: DiffRequest): Diff {
  const counts = {
    old_rows: 0,
    new_rows: 0,
    unchanged: 0,
    changed: 0,
    changed_in_details: 0,
    added: 0,
    removed: 0,
  };
  const fields = new Map<string, { -readonly [K in keyof FieldCount]: FieldCount[K] }>();
  const isById = request.old.mapping.columns.id !== undefined && request.new.mapping.columns.id !== undefined;
  const keyOf = (row: EnrichedRow, place: number) => (isById && row.id !== "" ? `=${row.id}` : `#${place}`);
  const ownTexts = new Set([...textColumns(request.old.mapping), ...textColumns(request.new.mapping)]);
  const isNested = ({ feed }: ComparedFile) => formatNamed(feed.description.format).isNested;
  const skipped = isNested(request.old) === isNested(request.new) ? new Set<string>() : wordedByFormat;
  const rowsOf = (file: ComparedFile) => readRows(file, skipped, request.signal);

  const tally = (field: string, { before, after }: TextChange, isPrompted: boolean) => {
    const count = fields.get(field) ?? { field, changed: 0, filled: 0, emptied: 0, unprompted: 0 };
    fields.set(field, count);
    count.changed += 1;
    if (before === "") count.filled += 1;
    if (after === "") count.emptied += 1;
    if (!isPrompted) count.unprompted += 1;
  };

  async function* differences(): AsyncGenerator<RowDifference> {
    const index = new RowIndex();
    for await (const { row, place } of rowsOf(request.old))
      index.add(keyOf(row, place), hashOfTexts(row.texts));
    index.seal();
    counts.old_rows = index.rows;
    const spill = await openSpill<SpilledRow>();
    try {
      const added: number[] = [];
      for await (const { row, place } of rowsOf(request.new)) {
        counts.new_rows += 1;
        const known = index.take(keyOf(row, place));
        const content = { id: row.id, place, texts: [...row.texts] };
        if (known === undefined) added.push(await spill.write({ ...content, texts: [] }));
        else if (index.isSame(known, hashOfTexts(row.texts))) index.settle(known, rowState.unchanged);
        else index.settle(known, rowState.changed, await spill.write(content));
      }
      counts.added = added.length;
      await spill.flush();
      const again = { ...request.old, feed: await request.reopenOld() };
      for await (const { row, place } of rowsOf(again)) {
        const state = index.stateOf(place);
        if (state === rowState.unchanged) counts.unchanged += 1;
        else if (state === rowState.gone) {
          counts.removed += 1;
          yield { id: idOf(row, place), change: "removed", old_row: place + 1, fields: {} };
        } else yield compare(row, place, await spill.read(index.offsetOf(place)));
      }
      for (const offset of added) {
        const row = await spill.read(offset);
        yield { id: idOf(row, row.place), change: "added", new_row: row.place + 1, fields: {} };
      }
    } finally {
      await spill.close();
    }
  }

  const compare = (before: EnrichedRow, place: number, after: SpilledRow): RowDifference => {
    const changes = changesOf(before.texts, new Map(after.texts));
    counts.changed += 1;
    if (isInDetails(changes)) counts.changed_in_details += 1;
    const isPrompted = Object.keys(changes).some((column) => ownTexts.has(column));
    for (const [field, change] of Object.entries(changes)) tally(field, change, isPrompted);
    return {
      id: idOf(before, place),
      change: "changed",
      own_changed: isPrompted,
      old_row: place + 1,
      new_row: after.place + 1,
      fields: changes,
    };
  };
  return {
    differences,
    counts: () => ({
      ...counts,
      matched_by: isById ? "id" : "position",
      fields: [...fields.values()].sort((one, other) => rankOfColumn(one.field) - rankOfColumn(other.field)),
    }),
  };
}

/** Whether nothing differs but what explains the rest. */
export function isInDetails(fields: RowDifference["fields"]): boolean {
  const columns = Object.keys(fields);
  return columns.length > 0 && columns.every(isDetail);
}

function idOf({ id }: Pick<EnrichedRow, "id">, place: number): string {
  return id === "" ? String(place + 1) : id;
}

interface PlacedRow {
  readonly row: EnrichedRow;
  /** From 0. */
  readonly place: number;
}

async function* readRows(
  { feed, mapping }: ComparedFile,
  skipped: ReadonlySet<string>,
  signal: AbortSignal,
): AsyncGenerator<PlacedRow> {
  const columns = [...new Set(feed.description.columns)].filter((column) => !skipped.has(column));
  let place = 0;
  for await (const batch of feed.records({ signal })) {
    for (const record of batch) {
      const row = readEnrichedRow(record, { columns, mapping });
      for (const column of skipped) (row.texts as Map<string, string>).delete(column);
      yield { row, place };
      place += 1;
    }
  }
}

/** By column, those of the run first. */
function changesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Record<string, TextChange> {
  const columns = [...new Set([...before.keys(), ...after.keys()])]
    .filter((column) => (before.get(column) ?? "") !== (after.get(column) ?? ""))
    .sort((one, other) => rankOfColumn(one) - rankOfColumn(other));
  return Object.fromEntries(
    columns.map((column) => {
      const change = { before: before.get(column) ?? "", after: after.get(column) ?? "" };
      return [column, column === "pdo_attributes" ? narrowed(change) : change];
    }),
  );
}

/** Of two sets of attributes, those that differ, as `color=navy; size=40`. */
function narrowed({ before, after }: TextChange): TextChange {
  const [one, other] = [attributeTexts(before), attributeTexts(after)];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const differing = names.filter((name) => one[name] !== other[name]);
  // The texts may be the same where a value's source is another.
  if (differing.length === 0) return { before, after };
  const shown = (texts: Readonly<Record<string, string>>) =>
    differing.flatMap((name) => (texts[name] === undefined ? [] : [`${name}=${texts[name]}`])).join("; ");
  return { before: shown(one), after: shown(other) };
}

interface SpilledRow {
  readonly id: string;
  readonly place: number;
  readonly texts: readonly (readonly [string, string])[];
}
