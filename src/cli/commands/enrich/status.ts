import type { RunSummary } from "../../../pipeline/summary.ts";
import type { PendingCalls } from "../../model-figures.ts";

/** `failed`: ended without its output; `interrupted`: ended on request, resumed when run again. */
export type RunState = "running" | "done" | "failed" | "interrupted";

/** What is known once the feed is open. */
export interface RunFigures {
  /** The summary as if the run ended now. */
  readonly summary: RunSummary;
  /** Share of the whole feed, in [0, 1]; absent where its length is unknown. */
  readonly shareDone?: number | undefined;
  /** Absent: no language model is asked. */
  readonly pending?: PendingCalls | undefined;
}

export interface RunEnding {
  readonly state: Exclude<RunState, "running">;
  readonly exitCode: number;
  /** Why there is no output. */
  readonly problem?: { readonly code: string; readonly message: string };
}

/** A snapshot of a run. Times are milliseconds since the epoch. */
export interface RunMoment {
  /** As given on the command line. */
  readonly feed: string;
  readonly pid: number;
  readonly host: string;
  readonly startedAt: number;
  readonly at: number;
  /** Absent: no row was written yet. */
  readonly lastRowAt: number | undefined;
  /** The interval between snapshots. */
  readonly heartbeatMs: number;
  /** Absent: the feed is not open yet, or could not be opened. */
  readonly figures: RunFigures | undefined;
  /** Absent: still running. */
  readonly ending: RunEnding | undefined;
}

/** A run's status for monitoring; `schema_version` increases when a field changes its meaning. */
export interface RunStatus {
  readonly schema_version: 2;
  readonly state: RunState;
  readonly feed: string;
  readonly output: string | null;
  readonly pid: number;
  readonly host: string;
  readonly started_at: string;
  /**
   * When this was written. If the state is `running` and this is much older than `heartbeat_seconds`, the process is
   * gone or hangs.
   */
  readonly updated_at: string;
  /** When rows were last written. If old while `updated_at` is recent, the run is waiting for something. */
  readonly last_row_at: string | null;
  readonly heartbeat_seconds: number;
  readonly duration_seconds: number;
  readonly rows: number;
  readonly ok: number;
  readonly review: number;
  readonly partial: number;
  readonly skipped: number;
  readonly rejected: number;
  /** Rows with at least one failed task. */
  readonly rows_with_failures: number;
  /** The average of the whole run. */
  readonly rows_per_second: number;
  /** In [0, 1]; null where the feed's length is unknown. */
  readonly share_done: number | null;
  /** The estimated end at the average rate; null where it is unknown. */
  readonly eta: string | null;
  readonly tasks: RunSummary["tasks"];
  /** As in the summary; null for the embedded service. */
  readonly calls: RunSummary["calls"];
  /** What the language model did so far, as in the summary; null where none is asked. */
  readonly model: RunSummary["model"];
  /** Calls to the language model that are under way. */
  readonly in_flight: number;
  /** What the run waits for, for people; null where it waits for nothing that is known. */
  readonly waits_for: string | null;
  /** Null while running. */
  readonly exit_code: number | null;
  /** Why there is no output; null while running and after success. */
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/** The common source of the status file and the metrics file. */
export function describeRun(moment: RunMoment): RunStatus {
  const { figures, ending, startedAt, at, lastRowAt } = moment;
  const summary = figures?.summary;
  return {
    schema_version: 2,
    state: ending?.state ?? "running",
    feed: moment.feed,
    output: summary?.output ?? null,
    pid: moment.pid,
    host: moment.host,
    started_at: iso(startedAt),
    updated_at: iso(at),
    last_row_at: lastRowAt === undefined ? null : iso(lastRowAt),
    heartbeat_seconds: moment.heartbeatMs / 1000,
    duration_seconds: Math.max(0, at - startedAt) / 1000,
    rows: summary?.rows ?? 0,
    ok: summary?.ok ?? 0,
    review: summary?.review ?? 0,
    partial: summary?.partial ?? 0,
    skipped: summary?.skipped ?? 0,
    rejected: summary?.rejected ?? 0,
    rows_with_failures: summary?.rows_with_failures ?? 0,
    rows_per_second: summary?.rows_per_second ?? 0,
    ...describeCourse(moment),
    tasks: summary?.tasks ?? {},
    calls: summary?.calls ?? null,
    model: summary?.model ?? null,
    in_flight: ending === undefined ? (figures?.pending?.inFlight ?? 0) : 0,
    waits_for: ending === undefined ? (figures?.pending?.waitsFor ?? null) : null,
    exit_code: ending?.exitCode ?? null,
    problem: ending?.problem ?? null,
  };
}

function describeCourse({
  figures,
  ending,
  startedAt,
  at,
}: RunMoment): Pick<RunStatus, "share_done" | "eta"> {
  if (ending?.state === "done") return { share_done: 1, eta: null };
  const share = figures?.shareDone;
  if (share === undefined) return { share_done: null, eta: null };
  const isPredictable = ending === undefined && share > 0;
  return {
    share_done: Math.round(share * 10_000) / 10_000,
    eta: isPredictable ? iso(at + ((at - startedAt) / share) * (1 - share)) : null,
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
