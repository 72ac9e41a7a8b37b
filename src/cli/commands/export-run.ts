import { addedValuesOf } from "../../channels/added-values.ts";
import type { Channel } from "../../channels/channel.ts";
import { type ChannelFormatName, channelNames } from "../../channels/channel-names.ts";
import { channels } from "../../channels/channels.ts";
import {
  channelFile,
  type ExportRequest,
  type ExportSurvey,
  leftOutReasons,
  surveyExport,
} from "../../channels/export-feed.ts";
import { type ChannelGap, describeGaps } from "../../channels/gaps.ts";
import { resolveColumns } from "../../feed/columns.ts";
import { type Feed, type FeedDescription, productFields } from "../../feed/feed.ts";
import { readFeedFile } from "../../feed/reader.ts";
import { addedKey, isAddedColumn } from "../../feed/row-form.ts";
import type { PdoError } from "../../lib/errors.ts";
import { findFeedLanguage } from "../../pipeline/feed-language.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { openCatalogs } from "../connect.ts";
import { cliError } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { count, counted } from "../render/figures.ts";
import { plainTerminalText, renderLines } from "../render/text.ts";
import { openSession, type Session } from "../session.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { openSinks } from "./enrich/outputs.ts";

/** What is written, and for whom. */
export interface ChannelExport {
  readonly channel: Channel;
  readonly format: ChannelFormatName;
  /** Undefined: standard output. */
  readonly out: string | undefined;
  readonly isSupplemental: boolean;
  readonly currency: string | undefined;
  readonly overwrite: boolean;
  /** The user's choice of columns, those of `mappableFields` included. */
  readonly map: Readonly<Record<string, string | undefined>>;
}

/** The answer of `pdo export`. */
export interface ExportReport {
  readonly schema_version: 1;
  readonly channel: string;
  readonly feed: string;
  readonly output: string;
  readonly format: string;
  readonly rows: number;
  readonly products: number;
  readonly items: number;
  readonly left_out: ExportSurvey["leftOut"];
  /** Products with a text that a language model wrote. */
  readonly written_by_model: number;
  readonly missing: readonly ChannelGap[];
}

/** `pdo export`: a channel's file of an enriched feed. */
export async function runExport(path: string, flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const { map = {}, ...others } = flags as Flags & { map?: Record<string, string> };
  const ofProducts = Object.entries(map).filter(([field]) => productFields.some((known) => known === field));
  const session = await openSession({ ...others, map: Object.fromEntries(ofProducts) }, context);
  const report = await openNamedFeed(path, { flags, world: session.world }, async (opened) => {
    await opened.feed.close();
    return exportFeed(opened, planExport(opened, flags, { ...session.settings.map, ...map }), session);
  });
  if (report.output === standardOutput) return;
  await printAnswer(
    {
      answer: report,
      text: () => renderReport(report, session),
      rows: () => [
        ["field", "products", "of"],
        ...report.missing.map(({ field, products, of }) => [field, String(products), String(of)]),
      ],
    },
    session,
  );
}

const standardOutput = "standard output";

/**
 * Writes a channel's file: says what the channel requires and the feed lacks, then writes it whole or not at all.
 * @param opened a file; its feed may be closed
 */
export async function exportFeed(
  opened: NamedFeed,
  plan: ChannelExport,
  session: Session,
): Promise<ExportReport> {
  const { world, resolved } = session;
  const request = await prepareExport(opened, plan, session);
  await refuseFiles({ feed: opened.filePath, output: plan.out, overwrite: plan.overwrite }, session);
  const survey = await surveyExport(request);
  const gaps = describeGaps(plan.channel, survey.gaps);
  if (gaps !== undefined) await session.say(gaps);
  const name = plan.out ?? standardOutput;
  const sinks = await openSinks({
    output: { ...(plan.out !== undefined && { path: plan.out }), name, format: plan.format, isGzip: false },
    rejectsPath: undefined,
    summaryPath: undefined,
    world,
    home: homeFolder(resolved, world),
  });
  try {
    for await (const text of channelFile(request, survey, plan.format))
      await sinks.output.write(Buffer.from(text));
    await sinks.commit();
  } finally {
    await sinks.discard();
  }
  const { rows, products, items, leftOut, byModel } = survey;
  return {
    schema_version: 1,
    channel: plan.channel.name,
    feed: opened.name,
    output: name,
    format: plan.format,
    rows,
    products,
    items,
    left_out: leftOut,
    written_by_model: byModel,
    missing: survey.gaps,
  };
}

/** Understands the feed as a run would, without the columns that a run added. */
async function prepareExport(
  { feed, name, filePath, reading }: NamedFeed,
  plan: ChannelExport,
  session: Session,
): Promise<ExportRequest> {
  if (filePath === undefined) throw exportOfStream(name);
  const { settings, resolved, world } = session;
  const own = ownColumns(feed.description);
  const map = Object.fromEntries(
    Object.entries(plan.map).filter(([field]) => productFields.some((known) => known === field)),
  );
  const mapping = resolveColumns(own, {
    map,
    sample: feed.sample,
    name,
    ...(settings.language && { language: settings.language }),
  });
  const catalogs = await openCatalogs(resolved, world);
  const found = feed.sample.flatMap((record) => addedValuesOf(record).text("category_id") || [])[0];
  const catalog =
    (found !== undefined && catalogs.findCategory(found)?.catalog) || catalogs.catalog(settings.channel);
  const { language } = findFeedLanguage(
    { sample: feed.sample, description: own },
    mapping,
    settings.sourceLanguage,
  );
  return {
    channel: plan.channel,
    isSupplemental: plan.isSupplemental,
    mapping,
    map: plan.map,
    catalog,
    language: settings.language ?? language ?? "en",
    ...(plan.currency !== undefined && { currency: plan.currency }),
    open: (): Promise<Feed> => readFeedFile(filePath, { ...reading, format: feed.description.format }),
    signal: world.signal,
  };
}

function ownColumns(description: FeedDescription): FeedDescription {
  const columns = description.columns.filter((column) => column !== addedKey && !isAddedColumn(column));
  return { ...description, columns };
}

function planExport({ name }: NamedFeed, flags: Flags, map: ChannelExport["map"]): ChannelExport {
  const channel = channels[channelNames.find((known) => known === flags.for) ?? "google"];
  const out = typeof flags.out === "string" ? flags.out : undefined;
  const format = formatOf(channel, flags.format, out);
  if (flags.supplemental === true && !channel.takesSupplements) throw noSupplements(channel);
  return {
    channel,
    format,
    out: out === "-" ? undefined : (out ?? channelPath(name, channel, format)),
    isSupplemental: flags.supplemental === true,
    currency: typeof flags.currency === "string" ? flags.currency : undefined,
    overwrite: flags.overwrite === true,
    map,
  };
}

/** By `--format`, else by the output's ending, else the channel's usual one. */
function formatOf(channel: Channel, asked: unknown, out: string | undefined): ChannelFormatName {
  const ending =
    out === undefined || out === "-" ? undefined : /\.([a-z]+)(?:\.gz)?$/i.exec(out)?.[1]?.toLowerCase();
  const wanted = asked ?? ending;
  const found = channel.formats.find((format) => format === wanted);
  if (asked !== undefined && found === undefined) throw formatRefused(channel, String(asked));
  return found ?? channel.formats[0];
}

/** `feed.enriched.csv` becomes `feed.google.tsv`. */
export function channelPath(feedPath: string, channel: Channel, format: ChannelFormatName): string {
  const base = feedPath
    .replace(/\.gz$/i, "")
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/\.enriched$/i, "");
  const isUsual = format === channel.formats[0];
  return `${base}.${channel.name}.${isUsual ? (channel.extension ?? format) : format}`;
}

function renderReport(report: ExportReport, { styles }: Session): string {
  const { rows, products, items, left_out, output } = report;
  const leftOut = leftOutReasons
    .filter((reason) => left_out[reason] > 0)
    .map((reason) => `${count(left_out[reason])} ${reason}`);
  const lines = [
    `${styles.green("✓")} ${styles.bold(counted(products, "product"))} of ${counted(rows, "row")} in ${plainTerminalText(output)}` +
      `${items === products ? "" : ` (${counted(items, "line")})`}${leftOut.length === 0 ? "" : `; left out: ${leftOut.join(", ")}`}`,
    ...report.missing.map(
      ({ field, products: lacking, of }) =>
        `  ${styles.yellow("missing")} ${field}: ${count(lacking)} of ${counted(of, "product")}`,
    ),
    ...(report.written_by_model > 0
      ? [
          `  ${counted(report.written_by_model, "product")} with a text that a language model wrote, declared as such`,
        ]
      : []),
  ];
  return renderLines(lines);
}

function exportOfStream(name: string): PdoError {
  return cliError({
    code: "PDO_EXPORT_OF_STREAM",
    what: `${name}: a channel's file is made of a file.`,
    seen: "A stream can be read once, and the feed is read twice: first to say what it lacks.",
    nextStep: "Save it to a file first, for example: pdo enrich - -o enriched.csv",
  });
}

function formatRefused(channel: Channel, asked: string): PdoError {
  return cliError({
    code: "PDO_EXPORT_FORMAT",
    what: `--format ${asked}: ${channel.title} does not take it.`,
    seen: `It takes ${channel.formats.join(", ")}.`,
    nextStep: `For example --format ${channel.formats[0]}, or leave it out.`,
  });
}

function noSupplements(channel: Channel): PdoError {
  return cliError({
    code: "PDO_EXPORT_SUPPLEMENT",
    what: `--supplemental: ${channel.title} takes no supplemental files.`,
    seen: "Only whole products can be imported there.",
    nextStep: "Leave --supplemental out.",
  });
}
