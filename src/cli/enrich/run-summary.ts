import type { FailOn } from "../../batch/summary/fail-on.ts";
import type { RowScores } from "../../batch/summary/row-scores.ts";
import type { RunCounts } from "../../batch/summary/run-counts.ts";
import { createSummary, type RunSummary } from "../../batch/summary/summary.ts";
import type { Session } from "../session.ts";
import type { FeedHistory } from "./history/history.ts";
import type { RunMonitor } from "./monitoring/run-monitor.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";
import { runWarnings } from "./run-warnings.ts";
import type { PaidWork } from "./workers/open-executor.ts";

/** Whoever has something to say of a run. */
interface SummarySources {
  readonly flags: EnrichFlags;
  readonly session: Session;
  readonly history: FeedHistory;
  readonly monitor: RunMonitor;
  readonly failOn: FailOn | undefined;
  readonly scores: RowScores;
  readonly paid: PaidWork | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** The summary of a run as it would be if it ended now; the last one is the run's. */
export function createSummarizer(run: OpenedRun, sources: SummarySources) {
  const { flags, session, history, monitor, failOn, scores, paid, startedAt } = sources;
  return (counts: RunCounts, respelledCharacters: number): RunSummary =>
    createSummary({
      feedName: run.feedName,
      outputName: run.output.name,
      rejectsName: flags.rejects ?? null,
      description: run.feed.description,
      columns: run.mapping.columns,
      options: run.tasks,
      counts,
      scores: scores.change(),
      calls: paid?.calls?.(),
      model: paid?.model?.(),
      warnings: [
        ...run.warnings,
        ...history.notes(),
        ...monitor.warnings(),
        ...runWarnings(run, respelledCharacters),
      ],
      startedAt,
      endedAt: session.world.now(),
      ...(failOn !== undefined && { failOn }),
    });
}
