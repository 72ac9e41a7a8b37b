import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { PdoError } from "../../lib/errors.ts";
import { asFields, listOf, parseJson, textOf } from "../../lib/json.ts";
import { isEnriched, ownMapping } from "../../pipeline/outputs/enriched-rows.ts";
import type { RunSummary } from "../../pipeline/summary.ts";
import { type ReportPage, reportPage } from "../../report/page.ts";
import { type ReportRow, readReportRow } from "../../report/report-row.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { cliError, notEnriched } from "../errors.ts";
import { type NamedFeed, openNamedFeed } from "../feed-input.ts";
import { keepMemoryLevel } from "../heap-growth.ts";
import { homeFolder } from "../paths.ts";
import { openSession, type Session } from "../session.ts";
import type { OpenedRun } from "./enrich/open-run.ts";
import { refuseFiles } from "./enrich/output-files.ts";
import { besideFeed, writeOutput } from "./enrich/outputs.ts";

/** `pdo report`: an enriched feed as a page. */
export async function runReport(path: string, flags: Flags, context: CommandContext): Promise<void> {
  keepMemoryLevel();
  const session = await openSession(flags, context);
  const summary = summaryOf(flags);
  await openNamedFeed(path, { flags, world: session.world }, async (opened) => {
    const out =
      typeof flags.out === "string" ? flags.out : besideFeed(opened.filePath ?? "feed", "report.html");
    await refuseFiles({ feed: opened.filePath, output: out, overwrite: flags.overwrite === true }, session);
    await writeReport(opened, { out: out === "-" ? undefined : out, summary }, session);
    if (out !== "-") await session.say(`The report is in ${out}: open it in a browser.`);
  });
}

/**
 * Looks before a run whether its page can be written.
 * @returns writes it, of the finished output
 * @throws PdoError where the output is a stream, and for a page that pdo did not make
 */
export async function planPage(
  { output, filePath }: Pick<OpenedRun, "output" | "filePath">,
  page: string,
  session: Session,
): Promise<(summary: RunSummary) => Promise<void>> {
  const { path } = output;
  if (path === undefined) throw pageOfStream();
  const files = { feed: filePath, output: path, summary: page };
  await refuseFiles({ ...files, overwrite: true }, session);
  await refuseFiles({ feed: filePath, output: page }, session);
  return async (summary) => {
    await openNamedFeed(path, { flags: {}, world: session.world }, (opened) =>
      writeReport(opened, { out: page, summary }, session),
    );
    await session.say(`The report is in ${page}: open it in a browser.`);
  };
}

interface ReportRequest {
  /** Undefined: standard output. */
  readonly out: string | undefined;
  /** The run's summary as it was written. */
  readonly summary: unknown;
}

/**
 * Writes the page, whole or not at all.
 * @param opened an enriched feed, which is read to its end
 */
export async function writeReport(
  { feed, name }: Pick<NamedFeed, "feed" | "name">,
  { out, summary }: ReportRequest,
  session: Session,
): Promise<void> {
  const { world, resolved } = session;
  const { rows, about } = readReport({ feed, name }, summary, session);
  const output = {
    ...(out !== undefined && { path: out }),
    ...{ name: out ?? "standard output", format: "html", isGzip: false },
  };
  await writeOutput({ output, world, home: homeFolder(resolved, world) }, async (sink) => {
    for await (const text of reportPage(rows, about)) await sink.write(Buffer.from(text));
  });
}

interface OpenedReport {
  /** Read once. */
  readonly rows: AsyncIterable<ReportRow>;
  readonly about: ReportPage;
}

/**
 * What the page of an enriched feed shows.
 * @throws PdoError where the feed is not enriched
 */
export function readReport(
  { feed, name }: Pick<NamedFeed, "feed" | "name">,
  summary: unknown,
  { world, settings }: Session,
): OpenedReport {
  if (!isEnriched(feed.description))
    throw notEnriched("REPORT", name, `Enrich it first: pdo enrich ${name} --report report.html`);
  const { map, language } = settings;
  const mapping = ownMapping(feed, { map, name, ...(language && { language }) });
  return {
    rows: rowsOf(feed, mapping, world.signal),
    about: {
      feed: basename(name),
      notes: notesOf(summary),
      key: createHash("sha256").update(name).digest("hex").slice(0, 16),
    },
  };
}

async function* rowsOf(feed: Feed, mapping: ColumnMapping, signal: AbortSignal): AsyncGenerator<ReportRow> {
  let row = 0;
  for await (const batch of feed.records({ signal })) {
    for (const record of batch) {
      row += 1;
      yield readReportRow(record, row, { mapping, columns: feed.description.columns });
    }
  }
}

/** What `--summary` names; undefined without it. */
export function summaryOf(flags: Flags): unknown {
  return typeof flags.summary === "string" ? readSummary(flags.summary) : undefined;
}

function readSummary(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw summaryUnreadable(path, "It cannot be read.");
  }
  const summary = asFields(parseJson(text));
  if (summary === undefined) throw summaryUnreadable(path, "It is no JSON object.");
  return summary;
}

/** What a run's summary says that its output does not. */
function notesOf(summary: unknown): string[] {
  const fields = asFields(summary);
  if (fields === undefined) return [];
  const startedAt = textOf(fields.started_at);
  const scores = asFields(fields.scores);
  const [before, after] = [asFields(scores?.before)?.total, asFields(scores?.after)?.total];
  const cost = asFields(fields.model)?.cost;
  return [
    ...(startedAt === undefined
      ? []
      : [`Run of ${startedAt.slice(0, 16).replace("T", " ")} UTC, channel ${fields.channel}.`]),
    ...(typeof before === "number" && typeof after === "number"
      ? [`Scores: ${before} before, ${after} after.`]
      : []),
    ...(typeof cost === "number" ? [`The language model cost ${cost} $.`] : []),
    ...listOf(fields.warnings).flatMap((warning) => textOf(warning) ?? []),
  ];
}

function pageOfStream(): PdoError {
  return cliError({
    code: "PDO_REPORT_OF_STREAM",
    what: "--report makes a page of the output, which goes to standard output here.",
    seen: "A stream cannot be read again.",
    nextStep: "Name a file for the output, for example -o enriched.csv",
  });
}

function summaryUnreadable(path: string, seen: string): PdoError {
  return cliError({
    code: "PDO_SUMMARY_UNREADABLE",
    what: `${path} is no summary of a run.`,
    seen,
    nextStep: "Name the file that pdo enrich --summary has written.",
  });
}
