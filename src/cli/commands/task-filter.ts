import { isUtf8 } from "node:buffer";
import { categorizationResponse } from "../../api/categorization.ts";
import { attributePrefix, type FactColumn, findFactColumns, readFacts } from "../../feed/fact-columns.ts";
import { type ProductField, productFields } from "../../feed/feed.ts";
import type { LineRecord } from "../../feed/feed-format.ts";
import { feedFormats } from "../../feed/formats/formats.ts";
import { readJsonLine } from "../../feed/formats/json-record.ts";
import type { RecordProblem } from "../../feed/record.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import type { PdoError } from "../../lib/errors.ts";
import { mapTask } from "../../pipeline/attempt-task.ts";
import { languageOfProduct, type Product } from "../../pipeline/product.ts";
import type { RunTask } from "../../pipeline/run-options.ts";
import type { ProductTasks } from "../../pipeline/task.ts";
import { tasksOfRun } from "../../pipeline/tasks.ts";
import { cliError, exitCodes } from "../errors.ts";
import { counted } from "../render/figures.ts";
import { plainTerminalText } from "../render/text.ts";
import type { Session } from "../session.ts";
import { isTableHeader, lookAtFirstLine, readTable } from "./filter-table.ts";
import type { TaskCommand, TaskRun } from "./task-run.ts";

/**
 * Reads records from standard input, one per line or the rows of a table, and writes each with the task's answer added, in order and as soon
 * as it is done. A failed record has an error instead of the answer, and the exit code reports it.
 */
export async function runFilter<T extends RunTask>(
  command: TaskCommand<T>,
  run: TaskRun,
  session: Session,
): Promise<void> {
  const { world, settings } = session;
  const records = parseLines(command, session);
  const toTasks = (record: FilterRecord) => ({
    ...run,
    product: record.product,
    language: settings.language ?? languageOfProduct(record.product),
    ...(run.categoryIdentifier === undefined && record.category),
  });
  const stream = { task: command.task, concurrency: settings.concurrency, toTasks };
  let failed = 0;
  for await (const { item, outcome } of mapTask(records, stream)) {
    if (outcome.answer !== undefined && session.form === "table") {
      await world.output.write(`${plainTerminalText(command.headline(outcome.answer, settings))}\n`);
    } else {
      const failure = outcome.failure ?? toFailure(command, item.problem);
      if (outcome.answer === undefined) {
        failed += 1;
        session.setExitCode(exitCodes.someRowsRejected, `${counted(failed, "record")} could not be done.`);
      }
      const [key, answer] =
        outcome.answer === undefined ? ["error", failure] : [command.task, outcome.answer];
      await world.output.write(`${item.withAnswer(key, answer)}\n`);
    }
    world.signal.throwIfAborted();
  }
}

async function* parseLines(
  { plainField }: Pick<TaskCommand<RunTask>, "plainField">,
  session: Session,
): AsyncGenerator<FilterRecord> {
  const { world, settings } = session;
  const { line: first, stream } = await lookAtFirstLine(world.input.stream);
  if (isTableHeader(first)) {
    for await (const { record, product, problem } of readTable(stream, session))
      yield { ...createRecord(record, product), ...(problem && { problem }) };
    return;
  }
  const factsOf = createFactReader(settings.map);
  for await (const line of readLines(stream)) {
    if (line.text.trim() !== "") yield parseFilterLine(line, { map: settings.map, plainField, factsOf });
  }
}

function toFailure(
  { task, plainField }: Pick<TaskCommand<RunTask>, "task" | "plainField">,
  problem: FilterRecord["problem"],
) {
  const lack =
    tasksOfRun[task].needs === plainField ? `no ${plainField}` : "neither a name nor a description";
  const reason = `The record has ${lack}; say with --map ${plainField}=KEY which key holds it.`;
  return { task, ...(problem ?? { code: "PDO_RECORD_EMPTY", reason }) };
}

/** One input line, as a record to which answers can be added. */
interface FilterRecord {
  readonly product: Product;
  /** Why the line cannot be processed. */
  readonly problem?: { readonly code: string; readonly reason: string };
  /** The category found by an earlier filter in the pipe. */
  readonly category?: Pick<ProductTasks, "answers" | "categoryIdentifier">;
  /** The record with the answer added under a key (in JSON `pdo.<key>`); all other bytes are unchanged. */
  withAnswer(key: string, answer: unknown): string;
}

interface FilterLineOptions {
  /** The record's keys for product fields; a field without an entry has its own name. */
  readonly map: Partial<Record<ProductField, string>>;
  /** The field of a line that is not a JSON object. */
  readonly plainField: "name" | "description";
  readonly factsOf: ReturnType<typeof createFactReader>;
}

/** Parses a line as a record of a line-based format, otherwise takes it as plain text. */
function parseFilterLine({ text: line, isUtf8 }: InputLine, options: FilterLineOptions): FilterRecord {
  const read = readRecord(line);
  if (read === undefined || "code" in read) {
    const record = plainRecord(line, options.plainField);
    const problem = isUtf8 ? read : notUtf8;
    return problem === undefined
      ? createRecord(record, { [options.plainField]: line })
      : { ...createRecord(record, {}), problem };
  }
  if (!isUtf8) return { ...createRecord(read, {}), problem: notUtf8 };
  const product: Product = {};
  for (const field of productFields) {
    const text = read.text(options.map[field] ?? field);
    if (text !== undefined && text.trim() !== "") product[field] = text;
  }
  const facts = options.factsOf(read);
  return createRecord(read, facts.length === 0 ? product : { ...product, facts });
}

/**
 * Reads what a record's further fields state, as of a feed's columns. What they mean is decided for each list of names once, by
 * the first record that has it: the records of a stream have few.
 */
function createFactReader(map: FilterLineOptions["map"]) {
  const taken = new Set(productFields.map((field) => map[field] ?? field));
  const labels = new Map(
    Object.entries(map).flatMap(([name, key]) =>
      name.startsWith(attributePrefix) ? [[key, name.slice(attributePrefix.length)] as const] : [],
    ),
  );
  const known = new BoundedCache<string, readonly FactColumn[]>(cacheSizes.lineFields);
  return (record: LineRecord) => {
    const keys = record.keys?.() ?? [];
    if (keys.every((key) => taken.has(key))) return [];
    const cells = { text: (key: string) => record.cell?.(key) ?? record.text(key) };
    const columns = known.getOrCompute(JSON.stringify(keys), () =>
      findFactColumns(keys, { taken, sample: [cells], labels }).flatMap(({ fact }) => fact ?? []),
    );
    return readFacts(cells, columns);
  };
}

/** Tries the formats in the order of detection: the last of the table first. */
function readRecord(line: string): LineRecord | RecordProblem | undefined {
  for (const { readLine } of feedFormats.toReversed()) {
    const read = readLine?.(line);
    if (read !== undefined) return read;
  }
  return undefined;
}

/** Plain text is written as a JSON object. */
function plainRecord(line: string, field: FilterLineOptions["plainField"]): LineRecord {
  const record = readJsonLine(JSON.stringify({ [field]: line }));
  if (record === undefined || "code" in record) throw new Error("An object is one line of JSON.");
  return record;
}

const notUtf8 = {
  code: "PDO_RECORD_NOT_UTF8",
  reason: "The line is not UTF-8; convert it first, for example with iconv -f WINDOWS-1252 -t UTF-8.",
};

function createRecord(record: LineRecord, product: Product): FilterRecord {
  const category = findCategory(record.added("categorization"));
  return {
    product,
    ...(category && { category }),
    withAnswer: (key, answer) => record.withAdded(key, answer),
  };
}

/**
 * An answer of the service, which is held against `--min-score`; otherwise the identifier that somebody has set. A category with score 0
 * is a forced guess (see `isGuess`) and counts as not found.
 */
function findCategory(found: unknown): FilterRecord["category"] {
  const answer = categorizationResponse.safeParse(found);
  if (answer.success) return { answers: { categorization: answer.data } };
  const categoryIdentifier = identifierIn(found);
  return categoryIdentifier === undefined ? undefined : { categoryIdentifier };
}

function identifierIn(found: unknown): string | undefined {
  const best = memberOf(found, "best_category");
  const identifier = memberOf(memberOf(best, "category"), "identifier");
  return typeof identifier === "string" && memberOf(best, "score") !== 0 ? identifier : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** One line of a stream. */
interface InputLine {
  /** Without its line end; bytes that are not UTF-8 are U+FFFD. */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** The feeds' limit for a record: longer input is a file without line ends. */
const maxLineBytes = 16 * 1024 * 1024;
const lineFeed = 0x0a;

/**
 * The lines of a stream as they arrive; a leading byte order mark is dropped.
 * @throws PdoError PDO_LINE_TOO_LONG
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let lines = 0;
  const take = (piece: Uint8Array): InputLine => {
    const line = decodeLine([...pieces, piece], lines === 0);
    pieces = [];
    length = 0;
    lines += 1;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(lineFeed, start);
      if (end === -1) break;
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxLineBytes) throw lineTooLong(lines + 1);
  }
  if (length > 0) yield take(new Uint8Array());
}

function decodeLine(pieces: readonly Uint8Array[], isFirst: boolean): InputLine {
  const bytes = Buffer.concat(pieces);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: !isFirst });
  const text = decoder.decode(bytes).replace(/\r$/, "");
  return { text, isUtf8: !text.includes("\uFFFD") || isUtf8(bytes) };
}

function lineTooLong(line: number): PdoError {
  return cliError({
    code: "PDO_LINE_TOO_LONG",
    what: `standard input, line ${line}: the line is longer than ${maxLineBytes / 1024 / 1024} MiB.`,
    seen: "A record is one line; this one does not end.",
    nextStep: "Write one JSON object a line, for example with jq -c '.[]', or hand the file to pdo enrich.",
  });
}
