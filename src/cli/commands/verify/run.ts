import { resolveColumns } from "../../../feed/columns.ts";
import { isFeedError } from "../../../feed/errors.ts";
import type { Feed, FeedDescription, ProductField } from "../../../feed/feed.ts";
import type { FeedFormatName } from "../../../feed/feed-format.ts";
import { csv } from "../../../feed/formats/delimited.ts";
import { formatNamed, formatOfPath } from "../../../feed/formats/detection.ts";
import { type ReadFeedOptions, readFeed } from "../../../feed/reader.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { selectRecords } from "../../../pipeline/run-options.ts";
import type { CommandContext } from "../../command.ts";
import { cliError, exitCodes } from "../../errors.ts";
import { type NamedFeed, openFeedSource, openNamedFeed, resolveSelection } from "../../feed-input.ts";
import { flagRecords } from "../../flags.ts";
import { homeFolder } from "../../paths.ts";
import { printAnswer } from "../../render/answer.ts";
import { counted } from "../../render/figures.ts";
import { openSession, type Session } from "../../session.ts";
import type { World } from "../../world.ts";
import { readRunSummary } from "./run-summary.ts";
import { renderVerification } from "./text-report.ts";
import { type Difference, unreadableVerification, type Verification, verify } from "./verification.ts";

interface EnrichedFile {
  /** `-` is standard input. */
  readonly path: string;
  readonly feed: Feed;
  readonly onBytes: ReadFeedOptions["onBytes"];
  /** Whether it was written for Excel. */
  readonly excel: boolean;
}

/**
 * Opens an enriched file with its feed's dialect instead of detecting it: detection could adapt to damage and hide it.
 * @throws PdoError
 */
async function openEnriched({ path, feed, onBytes, excel }: EnrichedFile, world: World): Promise<Feed> {
  const source =
    path === "-"
      ? { stream: world.input.stream }
      : await openFeedSource(path, world, tableOf(feed.description));
  const reading = excel
    ? excelReading
    : readingOf(feed.description, path === "-" ? undefined : formatOfPath(path));
  return readFeed(source, { ...reading, ...(onBytes && { onBytes }) });
}

/** The delimiter is that of the feed's language. */
const excelReading: ReadFeedOptions = { format: csv.name, encoding: "utf-8", quote: '"', linesAbove: 0 };

/** The same sheet, with its header where the feed has it. */
function tableOf({ workbook }: FeedDescription): Pick<ReadFeedOptions, "sheet" | "linesAbove"> {
  return workbook === undefined
    ? {}
    : { sheet: workbook.table.sheet.name, linesAbove: workbook.table.headerRow - 1 };
}

/** @param named undefined: detected from the content */
function readingOf(feed: FeedDescription, named: FeedFormatName | undefined): ReadFeedOptions {
  const own = formatNamed(feed.format);
  const written = named === undefined ? own : formatNamed(named);
  const isSameKind = named !== undefined && written.family === own.family;
  return { ...(isSameKind && { encoding: feed.encoding }), ...written.readBack(feed) };
}

function bothFromInput(): PdoError {
  return cliError({
    code: "PDO_VERIFY_ONE_INPUT",
    what: "Feed and enriched file cannot both come from standard input.",
    seen: "Both are -.",
    nextStep: "Name a file for one of them, for example: pdo verify feed.csv -",
  });
}

function unknownChanged(requested: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_VERIFY_COLUMN_UNKNOWN",
    what: `--changed ${requested}: the feed has no such column.`,
    seen: `It has: ${columns.join(", ")}.`,
    nextStep: "Name its columns, or the fields that enrich wrote into: name, description, category.",
  });
}

/** The flags of `pdo verify` that are not settings. */
export interface VerifyFlags {
  readonly inputFormat?: string;
  readonly changed?: string;
  readonly rows?: string;
  readonly sample?: string;
  readonly show?: number;
  /** The run's summary. */
  readonly summary?: string;
  readonly excel?: boolean;
}

/** `pdo verify`: checks that an enriched file is its feed, complete and in order, with nothing but columns added. */
export async function runVerify(
  paths: { readonly feed: string; readonly enriched: string },
  flags: VerifyFlags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession({ ...flags } as Record<string, unknown>, context);
  if (paths.feed === "-" && paths.enriched === "-") throw bothFromInput();
  const { world, resolved } = session;
  const opening = { flags, world, home: homeFolder(resolved, world) };
  const verification = await openNamedFeed(paths.feed, opening, (opened) =>
    verifyOpened(opened, { path: paths.enriched, flags, session }),
  );
  await print(verification, { ...paths, session });
  const why = `${paths.enriched} is not ${paths.feed}, enriched: ${counted(verification.differences, "difference")}.`;
  if (!verification.proven) session.setExitCode(exitCodes.someRowsRejected, why);
}

interface VerifyRequest {
  /** The enriched file's path. */
  readonly path: string;
  readonly flags: VerifyFlags;
  readonly session: Session;
}

async function verifyOpened(
  opened: NamedFeed,
  { path, flags, session }: VerifyRequest,
): Promise<Verification> {
  const { feed, filePath, reading } = opened;
  const { world } = session;
  const { signal } = world;
  const changed = changedColumns(flags.changed, opened, session);
  const selection = await resolveSelection({
    rows: flags.rows,
    sample: flags.sample,
    filePath,
    reading,
    world,
  });
  const summary = flags.summary === undefined ? undefined : await readRunSummary(flags.summary);
  const enriched = await openOrReport(
    { path, feed, onBytes: summary?.onBytes, excel: flags.excel === true },
    session,
  );
  if (!("records" in enriched)) return enriched;
  try {
    return await verify({
      feed,
      rows: selectRecords(feed, selection, signal),
      isPart: selection.kind !== "all",
      enriched,
      isRewritten: flags.excel === true,
      changed,
      ...(summary && { summary: summary.check }),
      mostDifferences: flags.show ?? flagRecords.show.default,
      signal,
    });
  } finally {
    await enriched.close();
    await feed.close();
  }
}

/** Codes for which there is no file to verify; an unreadable file is reported as damaged instead. */
const notThere: ReadonlySet<string> = new Set([
  "PDO_FEED_NOT_FOUND",
  "PDO_FEED_IS_FOLDER",
  "PDO_FEED_NOT_ALLOWED",
  "PDO_FEED_NOT_OPENED",
]);

async function openOrReport(request: EnrichedFile, { world }: Session): Promise<Feed | Verification> {
  try {
    return await openEnriched(request, world);
  } catch (error) {
    if (!isFeedError(error) || notThere.has(error.code)) throw error;
    return unreadableVerification(`${error.what} ${error.seen}`);
  }
}

/** A field's name means the column that `pdo enrich` resolves it to; any other word is a column's name. */
function changedColumns(requested: string | undefined, { feed, name }: NamedFeed, { settings }: Session) {
  if (requested === undefined) return new Set<string>();
  const { description, sample } = feed;
  const language = settings.language === undefined ? {} : { language: settings.language };
  const { columns } = resolveColumns(description, {
    map: settings.map,
    ignore: settings.ignore,
    sample,
    name,
    ...language,
  });
  const named = requested.split(",").map((word) => {
    if (description.columns.includes(word)) return word;
    const column = columns[word as ProductField];
    if (column === undefined) throw unknownChanged(word, description.columns);
    return column;
  });
  return new Set(named);
}

interface Printing {
  readonly feed: string;
  readonly enriched: string;
  readonly session: Session;
}

const fields = ["kind", "line", "enriched_line", "column", "feed", "enriched", "what"] as const;

async function print(verification: Verification, { feed, enriched, session }: Printing): Promise<void> {
  if (verification.proven && session.settings.quiet && session.settings.output === undefined) return;
  const cells = (difference: Difference) => fields.map((field) => String(difference[field] ?? ""));
  await printAnswer(
    {
      answer: verification,
      text: () => renderVerification(verification, { feed, enriched, styles: session.styles }),
      rows: () => [[...fields], ...verification.first_differences.map(cells)],
    },
    session,
  );
}
