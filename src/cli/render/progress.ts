import type { Feed } from "../../feed/feed.ts";
import type { RunCounts } from "../../pipeline/run-figures.ts";
import type { Session } from "../session.ts";
import { count, counted, dollars, duration } from "./figures.ts";

interface Progress {
  /** Told of the rows that were taken up so far: what is done is judged by them. */
  read(rows: number): void;
  /** Shows the progress of the work on a terminal. */
  update(counts: RunCounts): void;
  /** Share of the whole work, in [0, 1]; undefined where its length is unknown. */
  shareDone(counts: RunCounts): number | undefined;
  stop(): void;
}

/** The line is written anew this often, since what is spent and waited for changes between rows. */
const tickMs = 1_000;

/** Shown only on a terminal, outside CI and without `--quiet`. The rate is the average of the run. */
export async function createProgress(work: Work, session: Session): Promise<Progress> {
  const spinner = await startSpinner("Reading the feed", session);
  const { now } = session.world;
  const startedAt = now();
  let [latest, rowsRead]: [Counts, number | undefined] = [{ rows: 0, failedRows: 0 }, undefined];
  const show = () => spinner?.show(progressText(latest, { ...work, rowsRead, elapsedMs: now() - startedAt }));
  const ticking = spinner && work.spending && setInterval(show, tickMs);
  ticking?.unref();
  return {
    read: (rows) => {
      rowsRead = rows;
    },
    update: (counts) => {
      latest = counts;
      show();
    },
    shareDone: (counts) => shareDone(counts, { ...work, rowsRead }),
    stop: () => {
      clearInterval(ticking);
      spinner?.stop();
    },
  };
}

type Counts = Pick<RunCounts, "rows" | "failedRows">;

/** Of a feed that is read ahead of its rows, only as much is done as of the rows that were read. */
function shareDone(
  { rows }: Pick<Counts, "rows">,
  { feed, mostRows, rowsRead }: Reading,
): number | undefined {
  const total = mostRows ?? feed.totalBytes;
  if (total === undefined) return undefined;
  if (mostRows !== undefined) return Math.min(1, rows / total);
  const ofRead = rowsRead === undefined || rowsRead === 0 ? 1 : Math.min(1, rows / rowsRead);
  return Math.min(1, (feed.bytesRead() / total) * ofRead);
}

/** What a language model has cost so far, and what is waited for. */
export interface Spending {
  readonly calls: number;
  readonly tokens: number;
  /** US dollars; null where the price is not known. */
  readonly cost: number | null;
  readonly waitsFor: string | null;
}

interface Work {
  readonly feed: Pick<Feed, "bytesRead" | "totalBytes">;
  /** Row limit of the run. */
  readonly mostRows?: number | undefined;
  /** Absent: no language model is asked. */
  readonly spending?: (() => Spending) | undefined;
}

interface Reading extends Work {
  /** Absent: rows are read as they are done. */
  readonly rowsRead?: number | undefined;
}

interface Moment extends Reading {
  readonly elapsedMs: number;
}

/** `12,000 rows (34 %), 1,450 rows/s, 16.1 s left, 3 rejected, 24,000 calls, 9,100,000 tokens, $3.12, waiting for 32 answers`. */
export function progressText(counts: Counts, moment: Moment): string {
  const { elapsedMs, spending } = moment;
  const seconds = Math.max(elapsedMs, 1) / 1000;
  const share = shareDone(counts, moment);
  const rate = counts.rows / seconds;
  const parts = [
    `${count(counts.rows)} rows${share === undefined ? "" : ` (${Math.floor(share * 100)} %)`}`,
    rate > 0 && rate < 10 ? `${rate.toFixed(1)} rows/s` : `${count(Math.round(rate))} rows/s`,
  ];
  if (share !== undefined && share > 0) parts.push(`${duration((elapsedMs / share) * (1 - share))} left`);
  if (counts.failedRows > 0) parts.push(`${count(counts.failedRows)} rejected`);
  return [...parts, ...(spending === undefined ? [] : spendingParts(spending()))].join(", ");
}

function spendingParts({ calls, tokens, cost, waitsFor }: Spending): string[] {
  return [
    counted(calls, "call"),
    counted(tokens, "token"),
    ...(cost === null ? [] : [dollars(cost)]),
    ...(waitsFor === null ? [] : [`waiting for ${waitsFor}`]),
  ];
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
