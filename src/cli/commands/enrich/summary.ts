import type { RunCounts } from "../../../pipeline/run-figures.ts";
import type { RowScores } from "../../../pipeline/score-summary.ts";
import { createSummary, type FailOn, type RunSummary } from "../../../pipeline/summary.ts";
import { printAnswer } from "../../render/answer.ts";
import { briefAnswer } from "../../render/brief-answer.ts";
import { renderSummary } from "../../render/summary.ts";
import { createStyles } from "../../render/text.ts";
import type { Session } from "../../session.ts";
import { type ExportReport, renderExport, renderMissing } from "../export-report.ts";
import type { OpenedExecutor, PaidWork } from "./executor.ts";
import type { FeedHistory } from "./history.ts";
import type { RunMonitor } from "./monitor.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import type { OutputPlan } from "./outputs.ts";
import type { SourceCategoryWork } from "./source-categories.ts";

/**
 * Prints the summary to the output where the rows go to a file, otherwise to the message stream. `--quiet` omits it
 * unless an output format was requested. As JSON it is brief: `--summary` writes the whole.
 */
export async function printSummary(
  summary: RunSummary,
  output: OutputPlan,
  session: Session,
  channelFile?: ExportReport,
): Promise<void> {
  const { settings, world } = session;
  const below =
    channelFile === undefined
      ? ""
      : renderExport(channelFile, session.styles) + renderMissing(channelFile, session.styles);
  if (output.path === undefined) {
    return session.say(
      renderSummary(summary, createStyles(settings.color && world.talk.isTerminal)).trimEnd(),
    );
  }
  if (settings.quiet && settings.output === undefined) return;
  const fields = Object.entries(summary).filter(([, value]) => typeof value !== "object");
  await printAnswer(
    {
      answer: briefAnswer(channelFile === undefined ? summary : { ...summary, channel_file: channelFile }),
      text: () => renderSummary(summary, session.styles) + below,
      rows: () => [["field", "value"], ...fields.map(([field, value]) => [field, String(value)])],
    },
    session,
  );
}

/** Answers that are asked for, and paid, once more, in a sentence or two. Undefined: none. */
export function describeLostAnswers({ calls, model }: RunSummary): string | undefined {
  const lost = (calls?.failed_writes ?? 0) + (model?.failed_writes ?? 0);
  const unread = (calls?.failed_reads ?? 0) + (model?.failed_reads ?? 0);
  if (lost + unread === 0) return undefined;
  return [
    ...(lost > 0 ? [`${lost} answers could not be kept; the next run asks for them again.`] : []),
    ...(unread > 0 ? [`${unread} kept answers could not be read, and were asked for again.`] : []),
    "Look at the disk of PDO_HOME; pdo cache repair takes out what is damaged.",
  ].join(" ");
}

/** The summary as written to a file. */
export function summaryBytes(summary: RunSummary): Uint8Array {
  return Buffer.from(`${JSON.stringify(summary, undefined, 2)}\n`);
}

/** The contributors to a run's summary. */
interface SummarySources {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly history: FeedHistory;
  readonly monitor: RunMonitor;
  readonly failOn: FailOn | undefined;
  readonly scores: Pick<RowScores, "change">;
  readonly paid: PaidWork | undefined;
  readonly sourceCategories?: Pick<SourceCategoryWork, "figures" | "notes">;
  readonly reusedRows?: OpenedExecutor["reusedRows"];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** Creates a function that returns the summary as if the run ended now; the last call gives the final one. */
export function createSummarizer(run: OpenedRun, sources: SummarySources) {
  const { flags, session, history, monitor, failOn, scores, paid, sourceCategories, startedAt, reusedRows } =
    sources;
  return (counts: RunCounts, respelledCharacters: number): RunSummary => {
    const warnings = [
      ...run.warnings,
      ...history.notes(),
      ...monitor.warnings(),
      ...runWarnings(run, respelledCharacters),
      ...(sourceCategories?.notes() ?? []),
    ];
    return createSummary({
      feedName: run.feedName,
      outputName: run.output.name,
      rejectsName: flags.rejects ?? null,
      description: run.feed.description,
      columns: run.mapping.columns,
      language: run.language,
      options: run.tasks,
      counts,
      scores: scores.change(),
      calls: paid?.calls?.(),
      model: paid?.model?.(),
      sourceCategories: sourceCategories?.figures(),
      reusedRows: reusedRows?.(),
      warnings,
      startedAt,
      endedAt: session.world.now(),
      ...(failOn !== undefined && { failOn }),
    });
  };
}

/** Warnings for the users of the output, complete after the feed was read to its end. */
function runWarnings({ feed, output }: OpenedRun, respelledCharacters: number): string[] {
  const { undecodableRecords, strayQuotes } = feed.counts();
  const { encoding } = feed.description;
  return [
    ...(undecodableRecords === 0
      ? []
      : [`${undecodableRecords} rows hold bytes that are not ${encoding}; they were left as they are.`]),
    ...(strayQuotes.first === undefined
      ? []
      : [
          `${strayQuotes.records} rows hold a quote within an unquoted cell, first in line ${strayQuotes.first.line}, cell ${strayQuotes.first.position + 1}; it was read as it stands.`,
        ]),
    ...(respelledCharacters === 0
      ? []
      : [
          `${respelledCharacters} characters that ${encoding} cannot hold were spelled plainly in ${output.name}.`,
        ]),
  ];
}
