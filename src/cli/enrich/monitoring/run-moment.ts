import type { RunSummary } from "../../../batch/summary/summary.ts";

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
