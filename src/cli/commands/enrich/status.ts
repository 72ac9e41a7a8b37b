import type { RunSummary } from "../../../pipeline/summary.ts";

/** `failed`: it ended without its output; `interrupted`: it was asked to end, and goes on when it is run again. */
export type RunState = "running" | "done" | "failed" | "interrupted";

/** What is known once the feed is open. */
export interface RunFigures {
  /** The summary, as it would be if the run ended now. */
  readonly summary: RunSummary;
  /** Of the whole feed, in [0, 1]; absent where its length is not known. */
  readonly shareDone?: number | undefined;
}

/** How a run ended. */
export interface RunEnding {
  readonly state: Exclude<RunState, "running">;
  readonly exitCode: number;
  /** Why it has no output. */
  readonly problem?: { readonly code: string; readonly message: string };
}

/** A run, looked at from outside. Times are milliseconds since the epoch. */
export interface RunMoment {
  /** As it was named. */
  readonly feed: string;
  readonly pid: number;
  readonly host: string;
  readonly startedAt: number;
  readonly at: number;
  /** Absent: no row was written yet. */
  readonly lastRowAt: number | undefined;
  /** A running run is looked at so often. */
  readonly heartbeatMs: number;
  /** Absent: the feed is not open yet, or could not be opened. */
  readonly figures: RunFigures | undefined;
  /** Absent: it still runs. */
  readonly ending: RunEnding | undefined;
}

/** A run as monitors read it; `schema_version` grows when a field changes its meaning. */
export interface RunStatus {
  readonly schema_version: 1;
  readonly state: RunState;
  readonly feed: string;
  readonly output: string | null;
  readonly pid: number;
  readonly host: string;
  readonly started_at: string;
  /** When this was written. Running, and much longer ago than `heartbeat_seconds`: the process is gone or hangs. */
  readonly updated_at: string;
  /** When rows were last written. Long ago while `updated_at` is not: it is alive, and waits for something. */
  readonly last_row_at: string | null;
  readonly heartbeat_seconds: number;
  readonly duration_seconds: number;
  readonly rows: number;
  readonly ok: number;
  readonly partial: number;
  readonly rejected: number;
  /** Rows with at least one failed task. */
  readonly rows_with_failures: number;
  /** Over the whole run. */
  readonly rows_per_second: number;
  /** In [0, 1]; null where the feed's length is not known. */
  readonly share_done: number | null;
  /** When it will be done if it goes on as so far; null where that cannot be said. */
  readonly eta: string | null;
  readonly tasks: RunSummary["tasks"];
  /** As in the summary; null for the embedded service. */
  readonly calls: RunSummary["calls"];
  /** Null while it runs. */
  readonly exit_code: number | null;
  /** Why there is no output; null while it runs, and where all is well. */
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/** The one place that says how a run goes: the status file and the metrics file are both made of it. */
export function describeRun(moment: RunMoment): RunStatus {
  const { figures, ending, startedAt, at, lastRowAt } = moment;
  const summary = figures?.summary;
  return {
    schema_version: 1,
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
    partial: summary?.partial ?? 0,
    rejected: summary?.rejected ?? 0,
    rows_with_failures: summary?.rows_with_failures ?? 0,
    rows_per_second: summary?.rows_per_second ?? 0,
    ...describeCourse(moment),
    tasks: summary?.tasks ?? {},
    calls: summary?.calls ?? null,
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
  const isTold = ending === undefined && share > 0;
  return {
    share_done: Math.round(share * 10_000) / 10_000,
    eta: isTold ? iso(at + ((at - startedAt) / share) * (1 - share)) : null,
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
