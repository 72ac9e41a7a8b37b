import { renderCsv, renderTable } from "../../feed/formats/delimited-cells.ts";
import { isWorkbookPath } from "../../feed/workbook/workbook-path.ts";
import { isErrorOf, type PdoError } from "../../lib/errors.ts";
import type { ReportRow } from "../../report/report-row.ts";
import { sheetColumns, sheetLines, sheetWidths } from "../../report/sheet.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { counted } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import type { OpenedRun } from "./enrich/open-run.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { writeOutput } from "./enrich/outputs.ts";
import { readReport } from "./report-run.ts";

/** `pdo report --review-sheet`: what is to be decided as a table. */
export async function runReportSheet(
  path: string,
  sheet: string,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  await openNamedFeed(path, { flags, world: session.world }, async (opened) => {
    await refuseSheet({ feed: opened.filePath, sheet, overwrite: flags.overwrite === true }, session);
    await writeSheet(opened, { sheet, feed: undefined }, session);
  });
}

/**
 * Looks before a run whether its review sheet can be written.
 * @returns writes it, of the finished output
 * @throws PdoError where the output is a stream, and for a sheet that a person may have filled in
 */
export async function planSheet(
  { output, filePath }: Pick<OpenedRun, "output" | "filePath">,
  sheet: string,
  session: Session,
): Promise<() => Promise<void>> {
  const { path } = output;
  if (path === undefined) throw sheetOfStream();
  await refuseFiles({ feed: path, output: sheet, overwrite: true }, session);
  await refuseSheet({ feed: filePath, sheet, overwrite: false }, session);
  return () =>
    openNamedFeed(path, { flags: {}, world: session.world }, (opened) =>
      writeSheet(opened, { sheet, feed: filePath }, session),
    );
}

interface SheetFiles {
  readonly feed: string | undefined;
  readonly sheet: string;
  readonly overwrite: boolean;
}

/** A sheet that somebody has filled in is not written over. */
async function refuseSheet({ feed, sheet, overwrite }: SheetFiles, session: Session): Promise<void> {
  if (!isWorkbookPath(sheet) && !/\.csv$/i.test(sheet)) throw sheetForm(sheet);
  try {
    await refuseFiles({ feed, output: sheet, overwrite }, session);
  } catch (error) {
    if (!isErrorOf("cli", error) || error.code !== "PDO_OUTPUT_EXISTS") throw error;
    throw sheetExists(sheet);
  }
}

interface SheetRequest {
  readonly sheet: string;
  /** The feed that was enriched, where it is known, for what is said. */
  readonly feed: string | undefined;
}

const byteOrderMark = "\uFEFF";

/**
 * Writes the lines that are to be decided, as a workbook or as CSV with the feed's own delimiter.
 * @param opened an enriched feed, which is read to its end
 */
async function writeSheet(opened: NamedFeed, { sheet, feed }: SheetRequest, session: Session): Promise<void> {
  const { world, resolved } = session;
  const { rows } = readReport(opened, undefined, session);
  const isWorkbook = isWorkbookPath(sheet);
  const { delimiter = "," } = opened.feed.description.dialect ?? {};
  const reading = { format: "csv", encoding: "utf-8", delimiter: ",", quote: '"', linesAbove: 0 } as const;
  const output = {
    ...{ path: sheet, name: sheet, format: "csv", isGzip: false },
    ...(isWorkbook && { workbook: { reading, widths: sheetWidths } }),
  };
  // A workbook's cells are texts, whatever they begin with; Excel reads CSV as UTF-8 only behind a byte order mark.
  const text = (lines: readonly (readonly string[])[]) =>
    isWorkbook ? renderCsv(lines, "off") : renderTable(lines, delimiter);
  let count = 0;
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, async (sink) => {
    await sink.write(Buffer.from((isWorkbook ? "" : byteOrderMark) + text([sheetColumns])));
    for await (const lines of batches(rows)) {
      count += lines.length;
      await sink.write(Buffer.from(text(lines)));
    }
  });
  await session.say(
    `${counted(count, "line")} to decide in ${sheet}: fill in accept or instead, then: pdo apply ${sheet} ${feed ?? "FEED"}`,
  );
}

const batchSize = 500;

async function* batches(rows: AsyncIterable<ReportRow>): AsyncGenerator<readonly string[][]> {
  let lines: string[][] = [];
  for await (const row of rows) {
    lines.push(...sheetLines(row));
    if (lines.length < batchSize) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

function sheetOfStream(): PdoError {
  return cliError({
    code: "PDO_REPORT_OF_STREAM",
    what: "--review-sheet makes a table of the output, which goes to standard output here.",
    seen: "A stream cannot be read again.",
    nextStep: "Name a file for the output, for example -o enriched.csv",
  });
}

function sheetForm(path: string): PdoError {
  return cliError({
    code: "PDO_SHEET_FORM",
    what: `--review-sheet ${path}: this is the name of no table.`,
    seen: "It ends neither with .xlsx nor with .csv.",
    nextStep: "Name a workbook, for example --review-sheet review.xlsx",
  });
}

function sheetExists(path: string): PdoError {
  return cliError({
    code: "PDO_SHEET_EXISTS",
    what: `${path}: the sheet is there already.`,
    seen: "It was filled in, or not made by pdo on this machine.",
    nextStep: `Apply it first, with pdo apply ${path} FEED, and remove it; or name another file.`,
  });
}
