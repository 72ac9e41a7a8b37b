import { addedValuesOf } from "../../channels/added-values.ts";
import type { Channel } from "../../channels/channel.ts";
import { type ChannelFormatName, channelNames } from "../../channels/channel-names.ts";
import { channels } from "../../channels/channels.ts";
import { channelFile, type ExportRequest, gapsOfFeed, surveyExport } from "../../channels/export-feed.ts";
import { describeGaps } from "../../channels/gaps.ts";
import { resolveColumns } from "../../feed/columns.ts";
import { type Feed, productFields } from "../../feed/feed.ts";
import { readFeedFile } from "../../feed/reader.ts";
import { withoutAdded } from "../../feed/row-form.ts";
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
import { openSession, type Session } from "../session.ts";
import type { EnrichFlags, OpenedRun } from "./enrich/open-run.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { besideFeed, writeOutput } from "./enrich/outputs.ts";
import { type ExportReport, renderExport } from "./export-report.ts";

/** What is written, and for whom. */
export interface ChannelExport {
  readonly channel: Channel;
  readonly format: ChannelFormatName;
  /** Undefined: standard output. */
  readonly out: string | undefined;
  readonly isSupplemental: boolean;
  readonly currency: string | undefined;
  readonly overwrite: boolean;
  /** Whether it is said before the file is written what the feed lacks. */
  readonly saysGaps: boolean;
  /** The user's choice of columns, those of `mappableFields` included. */
  readonly map: Readonly<Record<string, string | undefined>>;
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
      text: () => renderExport(report, session.styles),
      rows: () => [
        ["field", "products", "of", "ids"],
        ...report.missing.map(({ field, products, of, ids }) => [
          field,
          String(products),
          String(of),
          ids.join(" "),
        ]),
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
async function exportFeed(opened: NamedFeed, plan: ChannelExport, session: Session): Promise<ExportReport> {
  const { world, resolved } = session;
  const request = await prepareExport(opened, plan, session);
  await refuseFiles({ feed: opened.filePath, output: plan.out, overwrite: plan.overwrite }, session);
  const survey = await surveyExport(request);
  const gaps = describeGaps(plan.channel, survey.gaps);
  if (gaps !== undefined && plan.saysGaps) await session.say(gaps);
  const name = plan.out ?? standardOutput;
  const output = {
    ...(plan.out !== undefined && { path: plan.out }),
    ...{ name, format: plan.format, isGzip: false },
  };
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, async (sink) => {
    for await (const text of channelFile(request, survey, plan.format)) await sink.write(Buffer.from(text));
  });
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
  const own = withoutAdded(feed.description);
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

/**
 * What `pdo enrich --for` does before its run and after it.
 * @throws PdoError where the output is a stream, and for a channel's file that pdo did not make
 */
export async function planChannelFile(run: OpenedRun, flags: EnrichFlags, session: Session) {
  const { path } = run.output;
  if (path === undefined) throw channelFileOfStream();
  const asked = { for: flags.for, currency: flags.currency, overwrite: flags.overwrite };
  const plan = planExport({ name: path }, asked, session.settings.map);
  await refuseFiles({ feed: run.filePath, output: plan.out, overwrite: plan.overwrite }, session);
  const lacking = run.filePath === undefined ? undefined : await describeFeedGaps(run, plan, session);
  if (lacking !== undefined) await session.say(lacking);
  const write = () =>
    openNamedFeed(path, { flags: {}, world: session.world }, async (opened) => {
      await opened.feed.close();
      return exportFeed(opened, { ...plan, saysGaps: false }, session);
    });
  return { lacking: lacking === undefined ? [] : [lacking], write };
}

async function describeFeedGaps(run: OpenedRun, plan: ChannelExport, session: Session) {
  const { feed, feedName: name, filePath, reading } = run;
  const request = await prepareExport({ feed, name, filePath, reading, outputBase: filePath }, plan, session);
  return describeGaps(plan.channel, await gapsOfFeed(request));
}

function planExport(
  { name }: Pick<NamedFeed, "name">,
  flags: Flags,
  map: ChannelExport["map"],
): ChannelExport {
  const channel = channels[channelNames.find((known) => known === flags.for) ?? "google"];
  const out = typeof flags.out === "string" ? flags.out : undefined;
  const format = formatOf(channel, flags.format, out);
  if (flags.supplemental === true && !channel.takesSupplements) throw noSupplements(channel);
  return {
    channel,
    format,
    out: out === "-" ? undefined : (out ?? channelPath(name, channel, format)),
    isSupplemental: flags.supplemental === true,
    currency: typeof flags.currency === "string" ? readCurrency(flags.currency) : undefined,
    overwrite: flags.overwrite === true,
    saysGaps: true,
    map,
  };
}

function readCurrency(text: string): string {
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  throw cliError({
    code: "PDO_CURRENCY_INVALID",
    what: `--currency ${text}: this is no code of a currency.`,
    seen: "It takes the three letters of ISO 4217.",
    nextStep: "For example --currency EUR.",
  });
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
function channelPath(feedPath: string, channel: Channel, format: ChannelFormatName): string {
  const isUsual = format === channel.formats[0];
  return besideFeed(feedPath, `${channel.name}.${isUsual ? (channel.extension ?? format) : format}`);
}

function exportOfStream(name: string): PdoError {
  return cliError({
    code: "PDO_EXPORT_OF_STREAM",
    what: `${name}: a channel's file is made of a file.`,
    seen: "A stream can be read once, and the feed is read twice: first to say what it lacks.",
    nextStep: "Save it to a file first, for example: pdo enrich - -o enriched.csv",
  });
}

function channelFileOfStream(): PdoError {
  return cliError({
    code: "PDO_EXPORT_OF_STREAM",
    what: "--for makes a channel's file of the output, which goes to standard output here.",
    seen: "A stream can be read once, and the output is read twice: first to say what it lacks.",
    nextStep: "Name a file for the output, for example -o enriched.csv",
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
