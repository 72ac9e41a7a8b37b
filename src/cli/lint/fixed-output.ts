import { type FeedFormat, formatOfPath, isDelimited } from "../../feed/feed-format.ts";
import { CliProblem } from "../cli-problem.ts";
import type { OutputPlan } from "../enrich/files/output-plan.ts";

interface FixedRequest {
  /** The feed's path; undefined: standard input, or another stream. */
  readonly feedPath: string | undefined;
  readonly feedFormat: FeedFormat;
  /** `--out`. */
  readonly out: string | undefined;
}

/**
 * Where the fixed feed goes: `<feed>.fixed.<ext>`, a stream's to standard output. It keeps the feed's format, since all
 * but the fixed cells stays as it was.
 * @throws CliProblem PDO_FIX_FORMAT where the output's ending names another one
 */
export function planFixedOutput({ feedPath, feedFormat, out }: FixedRequest): OutputPlan {
  if (out === "-" || (out === undefined && feedPath === undefined)) {
    return { name: "standard output", format: feedFormat, isGzip: false };
  }
  const path = out ?? fixedPath(feedPath ?? "", feedFormat);
  const named = formatOfPath(path);
  const isOwn = named === undefined || named === feedFormat || named === formatOfPath(feedPath ?? "");
  const isTable = named !== undefined && isDelimited(named) && isDelimited(feedFormat);
  if (!isOwn && !isTable) throw otherFormat(path, feedFormat);
  return { path, name: path, format: feedFormat, isGzip: path.endsWith(".gz") };
}

/** `feed.csv.gz` becomes `feed.fixed.csv`. */
function fixedPath(feedPath: string, format: FeedFormat): string {
  const plain = feedPath.replace(/\.gz$/i, "");
  const ending = /\.[a-z0-9]+$/i.exec(plain)?.[0] ?? "";
  return `${plain.slice(0, plain.length - ending.length)}.fixed${ending === "" ? `.${format}` : ending}`;
}

function otherFormat(path: string, format: FeedFormat): CliProblem {
  return new CliProblem({
    code: "PDO_FIX_FORMAT",
    what: `${path}: a fixed feed keeps its format.`,
    seen: `The feed is ${format}, and all but its fixed cells stays byte for byte.`,
    nextStep: `Name a file that ends with .${format}, or leave -o out.`,
  });
}
