import type { RowSelection } from "../../batch/row-selection.ts";
import type { TaskOptions } from "../../batch/run-options.ts";
import { collectColumns } from "../../feed/collect-columns.ts";
import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import type { Feed, FeedSource } from "../../feed/feed.ts";
import type { FeedFormat } from "../../feed/feed-format.ts";
import { openFeedFile } from "../../feed/open-feed.ts";
import { readFeed } from "../../feed/read-feed.ts";
import { CliProblem } from "../cli-problem.ts";
import type { Session } from "../session.ts";
import { toTaskOptions } from "../task-options.ts";
import { type OutputPlan, planOutput } from "./output-plan.ts";
import { resolveSelection } from "./row-selection.ts";
import { findRunnableTasks } from "./runnable-tasks.ts";

/** The flags of `pdo enrich` that are no settings. */
export interface EnrichFlags {
  readonly out?: string;
  readonly format?: FeedFormat;
  readonly inputFormat?: FeedFormat;
  readonly rejects?: string;
  readonly summary?: string;
  readonly rows?: string;
  readonly sample?: string;
  readonly force?: boolean;
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
}

/** @param feedPath undefined: standard input */
export async function openRun(
  feedPath: string | undefined,
  flags: EnrichFlags,
  session: Session,
): Promise<OpenedRun> {
  const { settings } = session;
  const reading = flags.inputFormat === undefined ? {} : { format: flags.inputFormat };
  const feed = await readFeed(await openSource(feedPath, session), reading);
  const { description, sample } = feed;
  const language = settings.language === undefined ? {} : { language: settings.language };
  const mapping = resolveColumns(description, {
    map: settings.map,
    sample,
    name: feedPath ?? "standard input",
    ...language,
  });
  const { tasks, warnings } = findRunnableTasks(settings.tasks, mapping);
  const output = planOutput({
    feedPath,
    feedFormat: description.format,
    out: flags.out,
    format: flags.format,
  });
  const columns = await tableColumns(feed, output, feedPath);
  return {
    feed,
    feedName: feedPath ?? "standard input",
    mapping,
    tasks: { ...toTaskOptions(settings), tasks },
    selection: await resolveSelection({ rows: flags.rows, sample: flags.sample, feedPath, reading }),
    output,
    ...(columns !== undefined && { columns }),
    warnings: [...mapping.warnings, ...warnings],
  };
}

function openSource(feedPath: string | undefined, { world }: Session): Promise<FeedSource> {
  return feedPath === undefined ? Promise.resolve({ stream: world.input.stream }) : openFeedFile(feedPath);
}

/** JSON has no header: its columns are known when all of it was read, so the file is read once before. */
async function tableColumns(feed: Feed, output: OutputPlan, feedPath: string | undefined) {
  const isTable = (format: FeedFormat) => format === "csv" || format === "tsv";
  if (!isTable(output.format) || isTable(feed.description.format)) return undefined;
  if (feedPath === undefined) throw tableOfStream(output.format);
  return collectColumns(await readFeed(await openFeedFile(feedPath), { format: feed.description.format }));
}

function tableOfStream(format: FeedFormat): CliProblem {
  return new CliProblem({
    code: "PDO_TABLE_OF_STREAM",
    what: `JSON from standard input cannot be written as ${format} on the way.`,
    seen: "A table begins with its header, and the columns are known only when every record was read.",
    nextStep: "Save the feed to a file first, or write --format jsonl.",
  });
}
