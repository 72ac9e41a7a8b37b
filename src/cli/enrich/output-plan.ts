import { resolve } from "node:path";
import { type FeedFormat, formatOfPath } from "../../feed/feed-format.ts";
import { CliProblem } from "../cli-problem.ts";

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
  /** The feed's path; undefined: standard input. */
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
  if (feedPath !== undefined && resolve(path) === resolve(feedPath)) throw overwritesFeed(path);
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

function overwritesFeed(path: string): CliProblem {
  return new CliProblem({
    code: "PDO_OUTPUT_IS_FEED",
    what: `${path}: this is the feed itself.`,
    seen: "The feed is never written over.",
    nextStep: "Name another file with -o, or leave -o out to get <feed>.enriched.<ext>.",
  });
}
