import type { Readers, Rows } from "./readers.ts";

/** Of the run's summary. */
export interface Summary {
  readonly encoding: string;
  readonly format: string;
  readonly rows: number;
  readonly ok: number;
  readonly partial: number;
  readonly rejected: number;
  readonly rows_with_failures: number;
  readonly exit_code: number;
}

/** What is wrong with an output: a few words, and what was seen. */
export type Wrong = readonly [kind: string, seen: string];

const statuses = ["ok", "partial", "rejected", "review", "skipped"];
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 200) ?? "nothing";
const plain = (row: readonly string[] = []) => row.join("\0").replace(/\0+$/, "");

/** The text of a table; where bytes stand for characters, as characters of one byte, as only ASCII has a meaning. */
export function textOf(bytes: Buffer, encoding: string): string {
  if (encoding.startsWith("utf-16")) return new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, "");
  return bytes.toString("latin1").replace(/^\xef\xbb\xbf/, "");
}

/**
 * Each row has a word of its own: those of the feed have to come in the output, in their order. What is unreadable in
 * another format is an empty row there, and its text is among the rejects.
 */
export function judgeOrder(input: string, output: string, rejects: string | undefined): Wrong | undefined {
  const wordsOf = (text: string): readonly string[] => text.match(/T\d{4}K/g) ?? [];
  const asked = wordsOf(input);
  const given = wordsOf(output);
  const times = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  // What became part of the header names a field of each object of another format.
  const isName = (word: string) => rejects !== undefined && times(given, word) > times(asked, word);
  const words = given.filter((word) => !isName(word));
  let at = 0;
  for (const word of asked.filter((one) => !isName(one))) {
    const found = words.indexOf(word, at) + 1;
    if (found === 0 && rejects?.includes(word)) continue;
    at = found;
    if (found === 0) return ["row lost or out of order", `${word} is not where it should be`];
  }
  return undefined;
}

/** @returns "malformed" where the readers disagree about the feed itself, so that nobody can say what its rows are */
export async function judgeTable(
  input: string,
  output: string,
  { readers, summary }: { readers: Readers; summary: Summary },
): Promise<Wrong | "malformed" | undefined> {
  const delimiter = /([,;\t|])["']?pdo_messages/.exec(output)?.[1] ?? ",";
  const placeOf = (quote: string) => output.indexOf(`${delimiter}${quote}`) + 1 || output.length + 1;
  const quote = placeOf("'") < placeOf('"') ? "'" : '"';
  const before = await readers.read(input, { delimiter, quote });
  if (before === undefined) return "malformed";
  const after = await readers.read(output, { delimiter, quote });
  if (after === undefined) return ["readers differ about the output", output.slice(0, 200)];
  if (before.length !== after.length)
    return ["other number of rows", `${before.length} became ${after.length}`];
  return judgeRows(before, after, summary);
}

function judgeRows(before: Rows, after: Rows, summary: Summary): Wrong | undefined {
  const headerAt = after.findIndex(
    (row, at) => row.includes("pdo_status") && row.length > (before[at]?.length ?? 0),
  );
  const header = after[headerAt] ?? [];
  const width = before[headerAt]?.length ?? 0;
  const added = header.slice(width);
  // Columns of an earlier run are written anew in their places.
  const before0 = before[headerAt] ?? [];
  const own = (row: readonly string[], isRow: boolean) =>
    plain(row.map((cell, at) => (isRow && before0[at]?.startsWith("pdo_") ? "" : cell)));
  const statusAt = header.lastIndexOf("pdo_status");
  const counts: Record<string, number> = {};
  for (const [at, row] of after.entries()) {
    const isRow = at > headerAt && headerAt >= 0;
    const cells = isRow || at === headerAt ? row.toSpliced(width, added.length) : row;
    if (own(cells, isRow) !== own(before[at] ?? [], isRow))
      return ["cells changed", `${shown(before[at])} became ${shown(row)}`];
    const status = row[statusAt] ?? "";
    if (isRow && !statuses.includes(status))
      return ["pdo_status holds no status", `${shown(status)} in ${shown(row)}`];
    if (isRow) counts[status] = (counts[status] ?? 0) + 1;
  }
  const data = after.length - headerAt - 1;
  if (data !== summary.rows)
    return ["summary counts other rows", `${data} rows, but ${summary.rows} in the summary`];
  for (const status of ["ok", "partial", "rejected"] as const) {
    if ((counts[status] ?? 0) === summary[status]) continue;
    return ["statuses differ from the summary", `${status}: ${counts[status] ?? 0}, but ${summary[status]}`];
  }
  return undefined;
}

const parse = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an item of the output says of one of the feed. */
function judgeItem(before: unknown, after: unknown): Wrong | undefined {
  if (!isRecord(after) || !("pdo" in after)) return ["record without pdo", shown(after)];
  if (!isRecord(before) || "pdo" in before) return undefined;
  const { pdo: _, ...rest } = after;
  if (JSON.stringify(rest) === JSON.stringify(before)) return undefined;
  // What is nested too deep for many readers is carried as text.
  const carried = typeof rest.unreadable === "string" ? parse(rest.unreadable)?.value : undefined;
  if (JSON.stringify(carried) === JSON.stringify(before)) return undefined;
  return ["fields changed", `${shown(before)} became ${shown(rest)}`];
}

export function judgeJsonLines(input: string, output: string): Wrong | undefined {
  const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
  const [before, after] = [lines(input), lines(output)];
  if (before.length !== after.length)
    return ["other number of lines", `${before.length} became ${after.length}`];
  for (const [at, line] of after.entries()) {
    const item = parse(line);
    if (item === undefined) return ["line that is no JSON", line.slice(0, 200)];
    const source = parse(before[at] ?? "");
    const wrong =
      source === undefined ? keepsText(before[at] ?? "", item.value) : judgeItem(source.value, item.value);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A line that is no JSON becomes a record that carries it as a string; bytes that are no text cannot stand in one. */
function keepsText(line: string, after: unknown): Wrong | undefined {
  const asciiOf = (text: string) => text.replaceAll(/[^\0-\x7f]+/g, "?");
  const carried = isRecord(after) && typeof after.unreadable === "string" ? after.unreadable : "";
  return asciiOf(carried.trim()) === asciiOf(line.trim())
    ? undefined
    : ["broken line is not carried", `${shown(line)} became ${shown(after)}`];
}

export function judgeJson(input: string, output: string): Wrong | undefined {
  const after = parse(output)?.value;
  if (!Array.isArray(after)) return ["output that is no JSON array", output.slice(0, 200)];
  const before = parse(input)?.value;
  if (!Array.isArray(before)) return undefined;
  if (before.length !== after.length)
    return ["other number of records", `${before.length} became ${after.length}`];
  for (const [at, item] of after.entries()) {
    const wrong = judgeItem(before[at], item);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A feed in another format has the summary's number of rows. */
export async function judgeConverted(
  output: string,
  { format, readers, summary }: { format: string; readers: Readers; summary: Summary },
): Promise<Wrong | undefined> {
  if (format === "jsonl") {
    const lines = output.split("\n").filter((line) => line !== "");
    const broken = lines.find((line) => parse(line) === undefined);
    if (broken !== undefined) return ["line that is no JSON", broken.slice(0, 200)];
    return lines.length === summary.rows
      ? undefined
      : ["other number of lines", `${lines.length} for ${summary.rows}`];
  }
  const rows = await readers.read(output, { delimiter: ",", quote: '"' });
  if (rows === undefined) return ["readers differ about the output", output.slice(0, 200)];
  const width = rows[0]?.length ?? 0;
  const statusAt = rows[0]?.lastIndexOf("pdo_status") ?? -1;
  // Surplus cells of a row that is too wide stand behind all others.
  const ragged = rows.find(
    (row) => row.length < width || (row.length > width && row[statusAt] !== "rejected"),
  );
  if (ragged !== undefined) return ["row of another width", shown(ragged)];
  return rows.length === summary.rows + 1
    ? undefined
    : ["other number of rows", `${rows.length - 1} for ${summary.rows}`];
}
