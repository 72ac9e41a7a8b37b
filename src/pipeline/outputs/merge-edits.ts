import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { attributeColumnPrefix } from "../../feed/row-form.ts";
import { createFeedWriter, type RowToWrite } from "../../feed/writer.ts";
import type { Decisions } from "../decisions.ts";
import { type ProposedField, proposedFields } from "../enrichment.ts";
import { type CategoryNames, checkCategory } from "./edited-category.ts";
import { EditedRows } from "./edited-rows.ts";
import { hashOfTexts, isEnriched, textColumns } from "./enriched-rows.ts";
import {
  cellsOf,
  columnsOfField,
  editsOf,
  isRemark,
  isStanding,
  mergeCells,
  normalCell,
  type RowCells,
  shownCell,
  toChange,
  withNotes,
} from "./merge-cells.ts";
import { type HeldEdits, type MergeConflict, type Merged, NotMergeable } from "./merge-figures.ts";
import { RowIndex } from "./row-index.ts";
import { openSpill } from "./spill.ts";

/** Where people's edits of an output are found. */
export interface EditsRequest {
  /** What the last run wrote, from its beginning; both are read several times. */
  readonly base: () => Promise<Feed>;
  /** The same file as people have changed it since. */
  readonly edited: () => Promise<Feed>;
  /** Of the feed's own columns. */
  readonly mapping: ColumnMapping;
  /** Whether results stand in columns of our own: then the shop's texts tell rows without an identifier apart. */
  readonly isAdding: boolean;
  readonly signal: AbortSignal;
  /** Of rows whose product was not in the feed of an earlier run. */
  readonly held?: readonly HeldEdits[];
}

export interface MergeRequest {
  /** What this run would write, from its beginning; it is read several times. */
  readonly coming: () => Promise<Feed>;
  readonly decisions: Decisions;
  /** Of the channel. */
  readonly categories: CategoryNames;
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/** What people have changed in an output. */
export interface OutputEdits {
  /**
   * Writes what this run would write with the edits in it. Call once.
   * @throws PdoError where it cannot be read
   */
  merge(request: MergeRequest): Promise<Merged>;
  close(): Promise<void>;
}

/** Conflicts and products that are named one by one. */
const mostListed = 1_000;

/**
 * Finds what people have changed in an output since it was written, to merge it three ways into what a run would write. Rows are
 * matched by their identifiers, else by the shop's texts, and those with the same ones by their content first. Memory holds 60
 * bytes a row; what was edited lies in temporary files.
 * @throws NotMergeable; PdoError where a file cannot be read
 */
export async function findOutputEdits(request: EditsRequest): Promise<OutputEdits> {
  const spill = await openSpill<SpilledEdits>();
  try {
    const found = await findEdits(request, spill);
    await spill.flush();
    return {
      merge: (merging) => writeMerged({ ...request, ...merging, ...found, read: spill.read }),
      close: spill.close,
    };
  } catch (error) {
    await spill.close();
    throw error;
  }
}

interface PlacedRow {
  readonly record: FeedRecord;
  readonly place: number;
  readonly key: string;
  readonly cells: RowCells;
  readonly content: readonly [number, number];
}

/** A file's rows, with what they are matched by. @param isShared the columns that their content consists of */
async function* rowsOf(
  feed: Feed,
  { mapping, signal, isAdding }: Pick<EditsRequest, "mapping" | "signal" | "isAdding">,
  isShared: (column: string) => boolean,
): AsyncGenerator<PlacedRow> {
  const own = isAdding ? [...textColumns(mapping)] : [];
  let place = 0;
  try {
    for await (const batch of feed.records({ signal })) {
      for (const record of batch) {
        const cells = record.problem === undefined ? cellsOf(record, feed.description.columns) : new Map();
        const compared = [...cells].filter(([column, text]) => text !== "" && isShared(column));
        const texts = new Map(compared.map(([column, text]) => [column, normalCell(text)]));
        const id = normalCell(cells.get(mapping.columns.id ?? "")?.trim() ?? "");
        const ownTexts = own.map((column) => normalCell(cells.get(column) ?? ""));
        const isTold = ownTexts.some((text) => text !== "");
        const key = id !== "" ? `=${id}` : isTold ? `~${ownTexts.join("\n")}` : `#${place}`;
        yield { record, place, key, cells, content: hashOfTexts(texts) };
        place += 1;
      }
    }
  } finally {
    await feed.close();
  }
}

type Rows = () => Promise<AsyncGenerator<PlacedRow>>;

async function indexOf(open: Rows): Promise<RowIndex> {
  const index = new RowIndex();
  for await (const { key, content } of await open()) index.add(key, content);
  index.seal();
  return index;
}

/**
 * Matches rows with those of an index, each once: first those that are the same, then by the key alone.
 * @param onOther called with each row whose content is another, in order
 * @returns by place the indexed row; -1: there is none
 */
async function matchRows(
  index: RowIndex,
  open: Rows,
  onOther: (row: PlacedRow, known: number) => Promise<void> | void,
): Promise<Int32Array> {
  const matches: number[] = [];
  for await (const { key, content } of await open()) matches.push(index.takeSame(key, content) ?? -1);
  const same = Int32Array.from(matches);
  for await (const row of await open()) {
    if (same[row.place] !== -1) continue;
    const known = index.take(row.key) ?? -1;
    matches[row.place] = known;
    await onOther(row, known);
  }
  return Int32Array.from(matches);
}

/** What a person changed in one row. */
type SpilledEdits = HeldEdits;

interface FoundEdits {
  /** Where the edits of a row of the last output lie. */
  readonly offsets: ReadonlyMap<number, number>;
  /** Columns of a table that were added by hand. */
  readonly ownColumns: readonly string[];
  readonly isShared: (column: string) => boolean;
  /** In which there are edits. */
  readonly columns: ReadonlySet<string>;
  readonly restoredRows: number;
}

async function findEdits(
  request: EditsRequest,
  spill: Awaited<ReturnType<typeof openSpill<SpilledEdits>>>,
): Promise<FoundEdits> {
  const { isShared, ownColumns } = await compareColumns(request);
  const baseRows: Rows = async () => rowsOf(await request.base(), request, isShared);
  const editedRows: Rows = async () => rowsOf(await request.edited(), request, isShared);
  const index = await indexOf(baseRows);
  const changed = await openSpill<readonly (readonly [string, string])[]>();
  try {
    const places = new Map<number, number>();
    const added: string[] = [];
    const matches = await matchRows(index, editedRows, async ({ key, cells }, known) => {
      if (key.startsWith("#")) throw new NotMergeable({ kind: "no identifiers" });
      if (known === -1) added.push(shownKey(key));
      else places.set(known, await changed.write([...cells]));
    });
    if (added.length > 0)
      throw new NotMergeable({ kind: "added rows", count: added.length, first: added[0] ?? "" });
    await changed.flush();
    const offsets = new Map<number, number>();
    const columns = new Set<string>();
    for await (const { place, key, cells } of await baseRows()) {
      const offset = places.get(place);
      if (offset === undefined) continue;
      const present = new Map(await changed.read(offset));
      const edits = withNotes(editsOf(cells, present, isShared), present);
      if (edits.size === 0) continue;
      offsets.set(place, await spill.write({ key, id: shownKey(key), cells: [...edits] }));
      for (const column of edits.keys()) columns.add(column);
    }
    return { offsets, ownColumns, isShared, columns, restoredRows: index.rows - matches.length };
  } finally {
    await changed.close();
  }
}

/** The identifier, or the first of the texts that stand for it. */
function shownKey(key: string): string {
  return (
    key
      .slice(1)
      .split("\n")
      .find((text) => text !== "") ?? ""
  );
}

/** Columns of a table that are in one of the files alone were taken out, or added by hand. */
async function compareColumns({ base, edited }: EditsRequest) {
  const [before, after] = [await base(), await edited()];
  const [own, others] = [before, after].map((feed) => feed.description.columns.filter((name) => name !== ""));
  await Promise.all([before.close(), after.close()]);
  if (!isEnriched(after.description)) throw new NotMergeable({ kind: "no output" });
  const isTable = before.description.dialect !== undefined;
  const [known, present] = [new Set(own), new Set(others)];
  const ownColumns = isTable ? [...present].filter((column) => !known.has(column) && !isRemark(column)) : [];
  const isShared = (column: string) => !isRemark(column) && (!isTable || present.has(column));
  return { ownColumns, isShared };
}

interface Merging extends EditsRequest, MergeRequest, FoundEdits {
  readonly read: (offset: number) => Promise<SpilledEdits>;
}

async function writeMerged(merging: Merging): Promise<Merged> {
  const { coming, base, mapping, decisions, categories, write } = merging;
  const rows = new EditedRows();
  const { offsets, ownColumns, isShared, columns, read, restoredRows } = merging;
  const present = new Set<string>();
  const heldBefore = new Map((merging.held ?? []).map((one) => [one.key, one]));
  const returned = new Map<number, HeldEdits>();
  const came = new Set<string>();
  const baseRows = async function* () {
    for await (const row of rowsOf(await base(), merging, isShared)) {
      if (heldBefore.has(row.key)) present.add(row.key);
      yield row;
    }
  };
  const matches = await matchRows(
    await indexOf(async () => baseRows()),
    async () => rowsOf(await coming(), merging, isShared),
    ({ key, place }, known) => {
      const back = known === -1 && !present.has(key) ? heldBefore.get(key) : undefined;
      if (back === undefined) return;
      // Of rows with one identifier the first.
      present.add(key);
      came.add(key);
      returned.set(place, back);
    },
  );
  const editsOfRow = async (place: number): Promise<HeldEdits | undefined> => {
    const offset = offsets.get(matches[place] ?? -1);
    return offset === undefined ? returned.get(place) : read(offset);
  };
  const fieldOf = (column: string): ProposedField | undefined =>
    proposedFields.find((field) => mapping.columns[field] === column);
  const feed = await coming();
  const { format, dialect, columns: written } = feed.description;
  // An attribute that a person has filled in has a column though no row of the run states it.
  const editedColumns = [...returned.values()].flatMap(({ cells }) => cells.map(([column]) => column));
  const attributes = [...columns, ...editedColumns].filter(
    (column) => column.startsWith(attributeColumnPrefix) && !written.includes(column),
  );
  const added = dialect === undefined ? [] : [...new Set([...ownColumns, ...attributes])];
  const isWritten = (column: string) =>
    dialect === undefined || written.includes(column) || added.includes(column);
  const counts = { cells: 0, rows: 0, conflict_count: 0, decided_count: 0, dropped_count: 0 };
  const conflicts: MergeConflict[] = [];
  const open = new Set(offsets.keys());
  const changeOf = async ({ record, place, cells }: PlacedRow): Promise<RowToWrite> => {
    const found = await editsOfRow(place);
    if (found === undefined || record.problem !== undefined) return { record };
    open.delete(matches[place] ?? -1);
    const { id } = found;
    const checked = await checkCategory(new Map(found.cells), categories);
    const edits = [...checked.edits];
    const decided = new Set(
      Object.values(decisions.of(record, mapping).texts).flatMap(({ field }) =>
        columnsOfField(field, mapping.columns[field], cells),
      ),
    );
    const merged = mergeCells(new Map(edits), cells, {
      isWritten,
      isDecided: (column) => decided.has(column),
    });
    for (const { column, outcome, ...texts } of merged) {
      if (outcome !== "kept") counts[`${outcome}_count`] += 1;
      if (isStanding({ outcome })) counts.cells += 1;
      if (outcome === "kept" || conflicts.length >= mostListed) continue;
      const shown = (cell: string) => shownCell(column, cell);
      conflicts.push({
        ...{ id, row: place + 1, column },
        ...{ base: shown(texts.base), edited: shown(texts.edited), proposed: shown(texts.proposed) },
        written: outcome === "conflict" ? "edited" : "proposed",
      });
    }
    if (merged.some(isStanding)) counts.rows += 1;
    const change = toChange(merged, record, { fieldOf, isWritten, findings: checked.findings });
    rows.add(record, change);
    const own = Object.fromEntries(added.map((column) => [column, new Map(edits).get(column)?.edited ?? ""]));
    return {
      record,
      change: { replaced: change.replaced, ...(added.length > 0 && { added: own }) },
    };
  };
  const writer = createFeedWriter(feed.description, { format, addedColumns: added, csvSafe: "off" });
  await write(writer.header());
  for await (const batch of batches(rowsOf(feed, merging, isShared)))
    await write(writer.records(await inTurn(batch, changeOf)));
  await write(writer.end(feed.tail()));
  const goneNow: HeldEdits[] = [];
  for (const row of open) goneNow.push(await read(offsets.get(row) ?? 0));
  const figures = {
    ...{ ...counts, conflicts, gone_count: open.size, restored_rows: restoredRows },
    ...{ gone: goneNow.slice(0, mostListed).map(({ id }) => id), returned_rows: returned.size },
    review_count: rows.reviewCount,
  };
  // What came back is held until the next run has seen it: till then pdo undo may take it away again.
  const still = [...heldBefore.values()].filter(({ key }) => !present.has(key) || came.has(key));
  return { figures, rows, held: [...still, ...goneNow] };
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

const batchSize = 200;

async function* batches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
