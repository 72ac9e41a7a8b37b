import { type ColumnMapping, collectColumns } from "../../../feed/columns.ts";
import { findDetailColumns } from "../../../feed/detail-columns.ts";
import type { Feed, FeedEncoding, ProductField } from "../../../feed/feed.ts";
import type { FeedFormatName } from "../../../feed/feed-format.ts";
import { csv } from "../../../feed/formats/delimited.ts";
import { formatNamed, formatOfPath } from "../../../feed/formats/detection.ts";
import { streamFormat } from "../../../feed/formats/formats.ts";
import { resolveProductColumns } from "../../../feed/product-columns.ts";
import type { ReadFeedOptions } from "../../../feed/reader.ts";
import type { ExcelDelimiter } from "../../../feed/writer.ts";
import { isErrorOf, type PdoError } from "../../../lib/errors.ts";
import { type FeedLanguage, findFeedLanguage } from "../../../pipeline/feed-language.ts";
import {
  type RowSelection,
  type RunTask,
  runTasks,
  type TaskOptions,
} from "../../../pipeline/run-options.ts";
import { tasksOfRun } from "../../../pipeline/tasks.ts";
import { cliError } from "../../errors.ts";
import { type NamedFeed, openNamedFeed, reopenFeed, resolveSelection } from "../../feed-input.ts";
import { minScoreOfRun } from "../../min-score.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { toTaskOptions } from "../../settings.ts";
import type { ReadMap } from "../map/category-map.ts";
import { isBuiltInEngine } from "./executor.ts";
import { notMergeable } from "./merge-output.ts";
import { refuseFiles, refuseForS3 } from "./output-files.ts";
import { lookAtOutput, type PresentOutput } from "./output-records.ts";
import { type OutputPlan, planOutput } from "./outputs.ts";
import { openMapOfRun } from "./source-categories.ts";
import { readSupplierAnswers } from "./supplier-answers.ts";

/** The flags of `pdo enrich` that are not settings. */
export interface EnrichFlags {
  readonly out?: string;
  readonly format?: FeedFormatName;
  readonly excel?: boolean;
  readonly inputFormat?: FeedFormatName;
  readonly encoding?: FeedEncoding;
  readonly rejects?: string;
  readonly summary?: string;
  readonly rows?: string;
  readonly sample?: string;
  readonly overwrite?: boolean;
  readonly acceptChanges?: boolean;
  readonly allowEmpty?: boolean;
  readonly acceptChurn?: boolean;
  readonly dryRun?: boolean;
  readonly why?: string;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
  readonly refresh?: boolean;
  /** Path of the list of answers. */
  readonly facts?: string;
  /** The channel whose file is made of the output. */
  readonly for?: string;
  /** Path of the page. */
  readonly report?: string;
  readonly reviewSheet?: string;
  /** The number of the shard to do, of the planned run that stands in the feed's place. */
  readonly shard?: number;
  /** With `--cluster`: the folder of parts, the number of claims, and how early they are done. */
  readonly run?: string;
  readonly shards?: number;
  readonly priority?: number;
  readonly currency?: string;
}

/** An inspected feed, and all decisions that precede its first row. */
export interface OpenedRun {
  readonly feed: Feed;
  readonly feedName: string;
  readonly mapping: ColumnMapping;
  /** Of the feed's texts. */
  readonly language: FeedLanguage;
  readonly tasks: TaskOptions;
  /** `--category-map`. */
  readonly categoryMap?: ReadMap;
  readonly selection: RowSelection;
  readonly output: OutputPlan;
  /** What stands where the output is to be written. Absent: it is not looked at, as with `--overwrite`. */
  readonly present?: PresentOutput;
  /** Of the rejects file, by its ending. Absent: the feed's. */
  readonly rejectsFormat?: FeedFormatName;
  /** The columns of the table that is written for a feed without a header. */
  readonly columns?: readonly string[];
  readonly warnings: readonly string[];
  /** Undefined: a stream, which cannot be read twice. */
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
}

/**
 * @param feedPath undefined: standard input
 * @throws PdoError; everything opened is closed then
 */
export function openRun(
  feedPath: string | undefined,
  flags: EnrichFlags,
  session: Session,
): Promise<OpenedRun> {
  const { world, resolved } = session;
  return openNamedFeed(feedPath ?? "-", { flags, world, home: homeFolder(resolved, world) }, (opened) =>
    planRun({ ...opened, feedPath }, flags, session),
  );
}

interface ReadyFeed extends NamedFeed {
  readonly feedPath: string | undefined;
}

async function planRun(ready: ReadyFeed, flags: EnrichFlags, session: Session): Promise<OpenedRun> {
  const { feed, name: feedName, feedPath, reading, filePath, outputBase } = ready;
  const { settings, world } = session;
  const language = settings.language === undefined ? {} : { language: settings.language };
  const supplied =
    flags.facts === undefined ? undefined : await readSupplierAnswers(flags.facts, world.signal);
  const mapping = {
    ...resolveProductColumns(feed.description, {
      map: settings.map,
      ignore: settings.ignore,
      sample: feed.sample,
      name: feedName,
      ...language,
    }),
    ...(supplied && { supplied }),
    ...(settings.images && pictureColumn(feed.description)),
  };
  const { tasks, warnings } = findRunnableTasks(settings.tasks, mapping);
  const { out, excel } = flags;
  const format = flags.format ?? (excel === true ? csv.name : undefined);
  const output = planOutput({ feedPath: outputBase, feed: feed.description, out, format });
  if (excel === true && (output.format !== csv.name || output.workbook !== undefined)) throw noExcel(output);
  refuseForS3(output.path, { ...flags, maxChurn: settings.maxChurn });
  const monitoring = [settings.statusFile, settings.metricsFile].filter((path) => path !== undefined);
  const present = await lookAtPresent(output, flags, session);
  const merged = present?.kind === "own" && present.base?.differs === true ? output.path : undefined;
  const files = { feed: feedPath, output: output.path, monitoring, ...flags, merged };
  const standing = await refuseFiles(files, session).then(() => [], noteOfPlan(flags));
  const selection = await resolveSelection({
    rows: flags.rows,
    sample: flags.sample,
    filePath,
    reading,
    world,
  });
  const rejectsFormat = flags.rejects === undefined ? undefined : formatOfPath(flags.rejects);
  const columns = await tableColumns(feed, [output.format, rejectsFormat], {
    filePath,
    reading: { ...reading, format: feed.description.format },
    world,
  });
  const feedLanguage = findFeedLanguage(feed, mapping, settings.sourceLanguage);
  const categoryMap = await openMapOfRun({ tasks, channel: settings.channel }, session);
  return {
    feed,
    feedName,
    mapping,
    ...(categoryMap && { categoryMap }),
    language: feedLanguage,
    tasks: { ...toTaskOptions(settings, minScoreOfRun(session.resolved, world).minScore), tasks },
    selection,
    ...(present && { present }),
    output: excel === true ? { ...output, excelDelimiter: excelDelimiter(feed, feedLanguage) } : output,
    ...(rejectsFormat !== undefined && { rejectsFormat }),
    ...(columns !== undefined && { columns }),
    warnings: [...mapping.warnings, ...warnings, ...standing, ...moneyWithoutModel(session)],
    filePath,
    reading,
  };
}

/** A dry run writes nothing: that the run itself would be refused for what stands in its place is a note. */
function noteOfPlan({ dryRun }: EnrichFlags) {
  return (error: unknown): string[] => {
    if (dryRun !== true || !isErrorOf("cli", error) || error.code !== "PDO_OUTPUT_EXISTS") throw error;
    return [`The run itself would be refused. ${error.what} ${error.seen} ${error.nextStep}`];
  };
}

/** @throws PdoError PDO_PICTURES_MISSING */
function pictureColumn(description: Feed["description"]): Pick<ColumnMapping, "picture"> {
  const { columns } = findDetailColumns(description, { taken: new Set() });
  const [picture] = columns.image ?? [];
  if (picture !== undefined) return { picture };
  throw cliError({
    code: "PDO_PICTURES_MISSING",
    what: "--images: no column holds pictures' addresses.",
    seen: `The columns are: ${description.columns.slice(0, 20).join(", ")}.`,
    nextStep: "Call the column image_link, or leave --images out.",
  });
}

/** @throws PdoError PDO_OUTPUT_EXISTS where some rows of a feed would replace what people have edited */
export async function lookAtPresent(
  { path }: Pick<OutputPlan, "path">,
  { overwrite, rows, sample, dryRun }: Pick<EnrichFlags, "overwrite" | "rows" | "sample" | "dryRun">,
  { resolved, world }: Session,
): Promise<PresentOutput | undefined> {
  if (path === undefined || overwrite === true) return undefined;
  const present = await lookAtOutput(path, homeFolder(resolved, world));
  const isMerged = present.kind === "own" && present.base?.differs === true;
  if (isMerged && dryRun !== true && (rows ?? sample) !== undefined)
    throw notMergeable(path, "--rows and --sample would leave out most of its rows.");
  return present;
}

/** As the feed has it, else that of the countries where its language is spoken. */
function excelDelimiter({ description: { dialect } }: Feed, { language }: FeedLanguage): ExcelDelimiter {
  if (dialect?.delimiter === ";") return ";";
  return language === "de" || language === "fr" || language === "it" ? ";" : ",";
}

function noExcel({ name, format, workbook }: OutputPlan): PdoError {
  return cliError({
    code: "PDO_EXCEL_FORMAT",
    what: "--excel is about CSV.",
    seen: `${name} is ${workbook === undefined ? format : "a workbook, which Excel opens as it is"}.`,
    nextStep: "Leave --excel out, or name a file that ends with .csv.",
  });
}

interface Rereading {
  readonly filePath: string | undefined;
  readonly reading: ReadFeedOptions;
  readonly world: Session["world"];
}

/**
 * The columns of a feed without a header are known only after all of it was read, so the file is read once in advance.
 */
async function tableColumns(
  feed: Feed,
  written: readonly (FeedFormatName | undefined)[],
  { filePath, reading, world }: Rereading,
) {
  const { isTabular, family } = formatNamed(feed.description.format);
  const table = written.find((format) => format !== undefined && formatNamed(format).isTabular);
  if (table === undefined || isTabular) return undefined;
  if (filePath === undefined) throw tableOfStream(family, table);
  return collectColumns(await reopenFeed(filePath, reading, world), world);
}

function tableOfStream(family: string, format: FeedFormatName): PdoError {
  return cliError({
    code: "PDO_TABLE_OF_STREAM",
    what: `${family} from a stream cannot be written as ${format} on the way.`,
    seen: "A table begins with its header, and the columns are known only when every record was read.",
    nextStep: `Save the feed to a file first, or write ${streamFormat.name} (--format, and the ending of --rejects).`,
  });
}

/** The tasks that the feed's columns allow, in their order, and a sentence for each other one. */
function findRunnableTasks(requested: readonly RunTask[], { columns }: ColumnMapping) {
  const wanted = runTasks.filter((task) => requested.includes(task));
  const lacking = (task: RunTask) => {
    const { needs } = tasksOfRun[task];
    return needs !== undefined && columns[needs] === undefined ? [{ task, needs }] : [];
  };
  const tasks = wanted.filter((task) => lacking(task).length === 0);
  const leftOut = wanted.flatMap(lacking);
  const warnings = leftOut.map(
    ({ task, needs }) =>
      `No column holds a ${needs}, so the task ${task} is left out; --map ${needs}=COLUMN names one.`,
  );
  if (tasks.length === 0) {
    const needed = leftOut.map(({ needs }) => needs);
    throw nothingToDo(wanted, [...new Set(needed)]);
  }
  return { tasks, warnings };
}

function nothingToDo(tasks: readonly RunTask[], needed: readonly ProductField[]): PdoError {
  return cliError({
    code: "PDO_NOTHING_TO_DO",
    what: `The feed has no column for ${needed.join(" or ")}.`,
    seen: `--tasks ${tasks.join(",")} works on just that.`,
    nextStep: `Name the column, for example --map ${needed[0]}=COLUMN, or ask for other tasks.`,
  });
}

/** A limit of money without a language model is most likely a key that was not given. */
function moneyWithoutModel(session: Session): string[] {
  return session.settings.maxCost === undefined || !isBuiltInEngine({ model: undefined }, session)
    ? []
    : [
        "--max-cost has no effect: no provider's key is given, so no language model is asked and nothing is spent.",
      ];
}
