import type { Feed } from "../../feed/feed.ts";
import type { RunCounts } from "../../pipeline/run-figures.ts";
import type { Session } from "../session.ts";
import { count, duration } from "./figures.ts";

interface Progress {
  /** Shows the progress of the work on a terminal. */
  update(counts: RunCounts): void;
  /** Share of the whole work, in [0, 1]; undefined where its length is unknown. */
  shareDone(counts: RunCounts): number | undefined;
  stop(): void;
}

/** Shown only on a terminal, outside CI and without `--quiet`. The rate is the average of the run. */
export async function createProgress(work: Work, session: Session): Promise<Progress> {
  const spinner = await startSpinner("Reading the feed", session);
  const { now } = session.world;
  const startedAt = now();
  return {
    update: (counts) => spinner?.show(progressText(counts, { ...work, elapsedMs: now() - startedAt })),
    shareDone: (counts) => shareDone(counts, work),
    stop: () => spinner?.stop(),
  };
}

function shareDone({ rows }: Pick<RunCounts, "rows">, { feed, mostRows }: Work): number | undefined {
  const total = mostRows ?? feed.totalBytes;
  if (total === undefined) return undefined;
  return Math.min(1, (mostRows === undefined ? feed.bytesRead() : rows) / total);
}

interface Work {
  readonly feed: Pick<Feed, "bytesRead" | "totalBytes">;
  /** Row limit of the run. */
  readonly mostRows?: number | undefined;
}

interface Moment extends Work {
  readonly elapsedMs: number;
}

/** `12,000 rows (34 %), 1,450 rows/s, 16.1 s left, 3 rejected`. */
export function progressText(
  counts: Pick<RunCounts, "rows" | "failedRows">,
  { feed, mostRows, elapsedMs }: Moment,
): string {
  const seconds = Math.max(elapsedMs, 1) / 1000;
  const share = shareDone(counts, { feed, mostRows });
  const parts = [
    `${count(counts.rows)} rows${share === undefined ? "" : ` (${Math.floor(share * 100)} %)`}`,
    `${count(Math.round(counts.rows / seconds))} rows/s`,
  ];
  if (share !== undefined && share > 0) parts.push(`${duration((elapsedMs / share) * (1 - share))} left`);
  if (counts.failedRows > 0) parts.push(`${count(counts.failedRows)} rejected`);
  return parts.join(", ");
}

interface Spinner {
  show(text: string): void;
  stop(): void;
}

/**
 * @returns undefined without a terminal, in continuous integration, with `--quiet`, and on a terminal that reports no
 *   columns, where ora would clear lines endlessly
 */
export async function startSpinner(text: string, { settings, world }: Session): Promise<Spinner | undefined> {
  const { isTerminal, columns } = world.talk;
  const isWatched = isTerminal && columns > 0 && !settings.quiet && (world.environment.CI ?? "") === "";
  if (!isWatched) return undefined;
  const { default: ora } = await import("ora");
  const spinner = ora({ text, discardStdin: false, ...(settings.color ? {} : { color: false }) });
  spinner.start();
  return {
    show: (now) => {
      spinner.text = now;
    },
    stop: () => void spinner.stop(),
  };
}
