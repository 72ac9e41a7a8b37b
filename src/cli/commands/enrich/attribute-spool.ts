import { createReadStream } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "../../../api/vocabulary.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import type { FeedDescription } from "../../../feed/feed.ts";
import type { CsvSafety } from "../../../feed/formats/delimited-cells.ts";
import { spreadCells } from "../../../feed/formats/delimited-spread.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import { readFeed } from "../../../feed/reader.ts";
import { attributeColumnPrefix } from "../../../feed/row-form.ts";
import { AttributeColumns, type AttributeGuide } from "../../../pipeline/attribute-columns.ts";
import { outputNotWritable } from "../../../pipeline/errors.ts";
import type { ByteSink } from "../../../pipeline/output-file.ts";
import { type Spreading, spreadColumn } from "../../../pipeline/row-changes.ts";
import { openCatalogs } from "../../connect.ts";
import type { Session } from "../../session.ts";
import type { OpenedRun } from "./open-run.ts";

/** How a run writes each attribute into a column of its own. */
export interface AttributeSpool {
  readonly spread: Spreading;
  /** Where the rows go. */
  readonly output: ByteSink;
  /**
   * Writes the rows of a table to the run's output, with the columns that are known now.
   * @returns number of characters that the feed's encoding lacks and that were substituted
   */
  finish(): Promise<number>;
  /** Removes what lies in the temporary folder. */
  close(): Promise<void>;
}

/** The language of the columns' names and of listed values: the results', else the feed's, else English. */
export function languageOfAttributes({ tasks, language }: Pick<OpenedRun, "tasks" | "language">): Language {
  return tasks.language ?? language.language ?? "en";
}

/** The attributes that a run has found, as columns. */
export async function openSpreading(run: OpenedRun, session: Session): Promise<Spreading> {
  const language = languageOfAttributes(run);
  const columns = new AttributeColumns(language, await openGuide(run, language, session));
  return { columns, isTable: formatNamed(run.output.format).isTabular };
}

/**
 * `--attributes columns`. A table begins with its header, which names columns that are known only when every row was done, so its
 * rows wait in a temporary file; formats whose records have fields of their own are written at once.
 */
export async function spoolAttributes(
  run: OpenedRun,
  output: ByteSink,
  { session, csvSafe }: { readonly session: Session; readonly csvSafe: CsvSafety },
): Promise<AttributeSpool> {
  const spread = await openSpreading(run, session);
  const { columns } = spread;
  if (!spread.isTable) return { spread, output, finish: async () => 0, close: async () => {} };
  const { world } = session;
  const folder = await mkdtemp(join(tmpdir(), "pdo-attributes-"));
  const path = join(folder, "table");
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    world.unfinishedFiles.delete(path);
  };
  world.unfinishedFiles.add(path);
  const file = await open(path, "wx", 0o600).catch(async (error: unknown) => {
    await remove();
    throw outputNotWritable(path, error);
  });
  const write = async (bytes: Uint8Array) => {
    await file.appendFile(bytes).catch((error: unknown) => {
      throw outputNotWritable(path, error);
    });
  };
  return {
    spread,
    output: { write },
    finish: () => writeSpread({ file, path, columns, run, output, csvSafe, signal: world.signal }),
    close: async () => {
      await file.close().catch(() => {});
      await remove();
    },
  };
}

interface SpreadTable {
  readonly file: FileHandle;
  readonly path: string;
  readonly columns: AttributeColumns;
  readonly run: OpenedRun;
  readonly output: ByteSink;
  readonly csvSafe: CsvSafety;
  readonly signal: AbortSignal;
}

async function writeSpread(request: SpreadTable): Promise<number> {
  const { file, path, columns, run, output, csvSafe, signal } = request;
  await file.close();
  const table = await readFeed({ stream: createReadStream(path) }, readingOf(run.feed.description, run));
  let respelled = 0;
  const named = columns.inOrder().map((key) => ({ key, name: attributeColumnPrefix + columns.nameOf(key) }));
  try {
    const bytes = spreadCells(table, {
      ...{ column: spreadColumn, columns: named, csvSafe, signal },
      onRespelled: () => (respelled += 1),
    });
    for await (const part of bytes) await output.write(part);
  } finally {
    await table.close();
  }
  return respelled;
}

function readingOf(feed: FeedDescription, { output: { format } }: OpenedRun) {
  return {
    format,
    encoding: feed.encoding,
    delimiter: ",",
    quote: '"',
    ...formatNamed(format).readBack(feed),
  };
}

/** What this machine's catalog knows of the channel's attributes. */
async function openGuide(
  { tasks }: OpenedRun,
  language: Language,
  { resolved, world }: Session,
): Promise<AttributeGuide> {
  const catalog = (await openCatalogs(resolved, world)).catalog(tasks.channel);
  const places = new Map<string, number>();
  const identifiers = new Map<string, Set<string>>();
  for (const category of catalog.categories) {
    for (const { identifier, names } of catalog.attributes(category.identifier)) {
      if (places.has(identifier)) continue;
      places.set(identifier, places.size);
      const name = localizedName(names, language);
      identifiers.set(name, (identifiers.get(name) ?? new Set()).add(identifier));
    }
  }
  const units = new Map<string, ReadonlyMap<string, string | undefined>>();
  const unitsOf = (category: string) => {
    const known = units.get(category);
    if (known !== undefined) return known;
    const found = new Map(catalog.attributes(category).map(({ identifier, unit }) => [identifier, unit]));
    units.set(category, found);
    return found;
  };
  return {
    placeOf: (identifier) => places.get(identifier),
    unitOf: (category, identifier) => unitsOf(category).get(identifier),
    isShared: (name) => (identifiers.get(name)?.size ?? 0) > 1,
  };
}
