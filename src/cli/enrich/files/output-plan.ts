import { type FeedFormat, formatOfPath } from "../../../feed/feed-format.ts";

/** Where a run's rows go. */
export interface OutputPlan {
  /** Undefined: standard output. */
  readonly path?: string;
  /** For messages and the summary. */
  readonly name: string;
  readonly format: FeedFormat;
  readonly isGzip: boolean;
}

export interface OutputRequest {
  /** The feed's path; undefined: standard input, or another stream. */
  readonly feedPath: string | undefined;
  readonly feedFormat: FeedFormat;
  /** `--out`. */
  readonly out: string | undefined;
  /** `--format`. */
  readonly format: FeedFormat | undefined;
}

/** A named format, else the output's ending, else JSON Lines for a stream and the feed's own format for a file. */
export function planOutput({ feedPath, feedFormat, out, format }: OutputRequest): OutputPlan {
  if (out === "-" || (out === undefined && feedPath === undefined)) {
    return { name: "standard output", format: format ?? "jsonl", isGzip: false };
  }
  const path = out ?? enrichedPath(feedPath ?? "", format ?? feedFormat);
  return {
    path,
    name: path,
    format: format ?? formatOfPath(path) ?? feedFormat,
    isGzip: path.endsWith(".gz"),
  };
}

/** `feed.csv.gz` becomes `feed.enriched.csv`; another format brings its own ending. */
function enrichedPath(feedPath: string, format: FeedFormat): string {
  const plain = feedPath.replace(/\.gz$/i, "");
  const ending = /\.[a-z0-9]+$/i.exec(plain)?.[0] ?? "";
  const base = plain.slice(0, plain.length - ending.length);
  const keepsEnding = ending !== "" && (formatOfPath(plain) ?? format) === format;
  return `${base}.enriched${keepsEnding ? ending : `.${format}`}`;
}
