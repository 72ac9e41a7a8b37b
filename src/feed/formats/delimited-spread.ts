import { textFormOf } from "../encodings.ts";
import type { Feed } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import { type CsvSafety, createCellWriter, rawCells } from "./delimited-cells.ts";

/** A column that further ones are to take the place of. */
interface SpreadRequest {
  /** The column, whose cells are JSON objects with a text for each key. */
  readonly column: string;
  /** The new columns, in order, with the keys of their texts. One that the table has already gets its texts there. */
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  readonly csvSafe: CsvSafety;
  /** Called for each character that the table's encoding lacks and that is substituted. */
  readonly onRespelled: () => void;
  readonly signal: AbortSignal;
}

/**
 * The bytes of a delimited table in which one column has become several; those of all other cells, and between the rows, are as they
 * were. The table is streamed.
 * @throws PdoError where the table cannot be read; the signal's reason
 */
export async function* spreadCells(table: Feed, request: SpreadRequest): AsyncGenerator<Uint8Array> {
  const { column, columns, csvSafe, onRespelled, signal } = request;
  const { description } = table;
  const { dialect, hasBom, headerRaw, headerEnding, preambleRaw = "", encoding } = description;
  if (dialect === undefined) throw new Error("Only the column of a delimited table becomes several.");
  const form = textFormOf(encoding);
  const cells = createCellWriter({
    form,
    dialect,
    isGeneratedSafe: csvSafe !== "off",
    isPassedSafe: false,
    onRespelled,
  });
  const place = description.columns.indexOf(column);
  const appended = columns.filter(({ name }) => !description.columns.includes(name));
  const inPlace = description.columns.flatMap((own, at) => {
    const found = columns.find(({ name }) => name === own);
    return found === undefined ? [] : [{ at, key: found.key }];
  });
  const spread = (own: string[], isNamed: boolean, textOf: (key: string, name: string) => string) => {
    if (!isNamed) for (const { at, key } of inPlace) own[at] = cells.generated(textOf(key, ""));
    own.splice(place, 1, ...appended.map(({ key, name }) => cells.generated(textOf(key, name))));
    return own.join(dialect.delimiter);
  };
  const rowOf = (record: FeedRecord) => {
    const texts = JSON.parse(record.textAt(place) || "{}") as Readonly<Record<string, string>>;
    const row = spread(rawCells(record.raw, dialect), false, (key) => texts[key] ?? "");
    return (record.lead ?? "") + row + (record.ending ?? dialect.lineEnding);
  };
  const header = spread(rawCells(headerRaw, dialect), true, (_, name) => name);
  const beginning = form.bytesOfRaw(preambleRaw + header + (headerEnding ?? dialect.lineEnding));
  yield hasBom ? Buffer.concat([form.bom, beginning]) : beginning;
  for await (const batch of table.records({ signal })) yield form.bytesOfRaw(batch.map(rowOf).join(""));
  yield form.bytesOfRaw(table.tail());
}
