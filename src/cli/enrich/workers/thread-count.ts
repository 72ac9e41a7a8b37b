/** What speaks for threads, and against them. */
export interface ThreadQuestion {
  /** `--threads`. Undefined: as many as pay. */
  readonly asked: number | undefined;
  /** Cores that this process may use. */
  readonly cores: number;
  /** The feed's size before unpacking; undefined where nobody knows. */
  readonly totalBytes: number | undefined;
  readonly isGzip: boolean;
  /** Rows after which the run ends before the feed does. */
  readonly mostRows: number | undefined;
}

/** Each thread loads the engine and its words anew, which takes as long as some thousand rows. */
const leastRows = 10_000;

/** A short row. A packed feed holds about five times its size. */
const bytesPerRow = 300;
const gzipFactor = 5;

/**
 * How many threads work on the rows, the main one among them; 0: that one alone. As many as there are cores, where the feed
 * is long enough to pay for their start. Of a stream nobody knows how long it is, so it gets threads only where they are
 * asked for.
 */
export function countThreads({ asked, cores, totalBytes, isGzip, mostRows }: ThreadQuestion): number {
  if (asked !== undefined) return asked > 1 ? asked : 0;
  const rows = Math.min(
    ((totalBytes ?? 0) * (isGzip ? gzipFactor : 1)) / bytesPerRow,
    mostRows ?? Number.POSITIVE_INFINITY,
  );
  return cores > 1 && rows >= leastRows ? cores : 0;
}
