import type { RowSelection } from "../../batch/rows/row-selection.ts";
import type { TaskOptions } from "../../batch/run-options.ts";
import type { FeedEncoding } from "../../feed/bytes/feed-encoding.ts";
import { collectColumns } from "../../feed/collect-columns.ts";
import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedFormat } from "../../feed/feed-format.ts";
import { openFeedFile } from "../../feed/open-feed.ts";
import { type ReadFeedOptions, readFeed } from "../../feed/read-feed.ts";
import { CliProblem } from "../cli-problem.ts";
import { type NamedFeed, openNamedFeed } from "../open-named-feed.ts";
import { resolveSelection } from "../row-selection.ts";
import type { Session } from "../session.ts";
import { toTaskOptions } from "../task-options.ts";
import { type OutputPlan, planOutput } from "./files/output-plan.ts";
import { refuseFiles } from "./files/run-files.ts";
import { findRunnableTasks } from "./runnable-tasks.ts";

/** The flags of `pdo enrich` that are no settings. */
export interface EnrichFlags {
  readonly out?: string;
  readonly format?: FeedFormat;
  readonly inputFormat?: FeedFormat;
  readonly encoding?: FeedEncoding;
  readonly rejects?: string;
  readonly summary?: string;
  readonly rows?: string;
  readonly sample?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly why?: string;
  /** `--no-cache` says false. */
  readonly cache?: boolean;
  readonly refresh?: boolean;
}

/** A feed that was looked at, and all that was decided about it before its first row is worked on. */
export interface OpenedRun {
  readonly feed: Feed;
  readonly feedName: string;
  readonly mapping: ColumnMapping;
  readonly tasks: TaskOptions;
  readonly selection: RowSelection;
  readonly output: OutputPlan;
  /** The columns of a table that is made of JSON. */
  readonly columns?: readonly string[];
  readonly warnings: readonly string[];
  /** Undefined: a stream, which cannot be read twice. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
}

/**
 * @param feedPath undefined: standard input
 * @throws FeedProblem, CliProblem; then nothing is left open
 */
export function openRun(
  feedPath: string | undefined,
  flags: EnrichFlags,
  session: Session,
): Promise<OpenedRun> {
  return openNamedFeed(feedPath ?? "-", { flags, world: session.world }, (opened) =>
    planRun({ ...opened, feedPath }, flags, session),
  );
}

interface ReadyFeed extends NamedFeed {
  readonly feedPath: string | undefined;
}

async function planRun(ready: ReadyFeed, flags: EnrichFlags, session: Session): Promise<OpenedRun> {
  const { feed, name: feedName, feedPath, reading, filePath } = ready;
  const { settings, world } = session;
  const language = settings.language === undefined ? {} : { language: settings.language };
  const mapping = resolveColumns(feed.description, {
    map: settings.map,
    sample: feed.sample,
    name: feedName,
    ...language,
  });
  const { tasks, warnings } = findRunnableTasks(settings.tasks, mapping);
  const { out, format } = flags;
  const output = planOutput({ feedPath: filePath, feedFormat: feed.description.format, out, format });
  const monitoring = [settings.statusFile, settings.metricsFile].filter((path) => path !== undefined);
  await refuseFiles({ feed: feedPath, output: output.path, monitoring, ...flags }, session);
  const { signal } = world;
  const selection = await resolveSelection({
    rows: flags.rows,
    sample: flags.sample,
    filePath,
    reading,
    signal,
  });
  const columns = await tableColumns(feed, output, {
    filePath,
    reading: { ...reading, format: feed.description.format },
    signal,
  });
  return {
    feed,
    feedName,
    mapping,
    tasks: { ...toTaskOptions(settings), tasks },
    selection,
    output,
    ...(columns !== undefined && { columns }),
    warnings: [...mapping.warnings, ...warnings],
    filePath,
    reading,
  };
}

interface Rereading {
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly signal: AbortSignal;
}

/** JSON has no header: its columns are known when all of it was read, so the file is read once before. */
async function tableColumns(feed: Feed, output: OutputPlan, { filePath, reading, signal }: Rereading) {
  const isTable = (format: FeedFormat) => format === "csv" || format === "tsv";
  const { format } = feed.description;
  if (!isTable(output.format) || isTable(format)) return undefined;
  if (filePath === undefined) throw tableOfStream(output.format);
  return collectColumns(await readFeed(await openFeedFile(filePath), reading), { signal });
}

function tableOfStream(format: FeedFormat): CliProblem {
  return new CliProblem({
    code: "PDO_TABLE_OF_STREAM",
    what: `JSON from a stream cannot be written as ${format} on the way.`,
    seen: "A table begins with its header, and the columns are known only when every record was read.",
    nextStep: "Save the feed to a file first, or write --format jsonl.",
  });
}
