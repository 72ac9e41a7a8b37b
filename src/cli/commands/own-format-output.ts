import type { FeedDescription } from "../../feed/feed.ts";
import type { FeedFormatName } from "../../feed/feed-format.ts";
import { formatNamed, formatOfPath } from "../../feed/formats/detection.ts";
import { isWorkbookPath } from "../../feed/workbook/workbook-path.ts";
import type { PdoError } from "../../lib/errors.ts";
import { cliError } from "../errors.ts";
import { type OutputPlan, planWorkbook } from "./enrich/outputs.ts";

interface OwnFormatRequest {
  /** The feed's path; undefined: standard input, or another stream. */
  readonly feedPath: string | undefined;
  readonly feed: FeedDescription;
  /** `--out`. */
  readonly out: string | undefined;
  /** What stands before the extension where no output is named. */
  readonly ending: "fixed" | "decided";
}

/**
 * Plans an output that is the feed but for some cells: `<feed>.<ending>.<ext>`, or standard output for a stream. Its format is
 * the feed's, since all other cells are copied; a workbook stays one.
 * @throws PdoError PDO_FIX_FORMAT, PDO_DECIDED_FORMAT where the output's extension means another format
 */
export function planOwnFormat({ feedPath, feed, out, ending }: OwnFormatRequest): OutputPlan {
  const { format: feedFormat, workbook } = feed;
  if (out === "-" || (out === undefined && feedPath === undefined)) {
    return { name: "standard output", format: feedFormat, isGzip: false };
  }
  const path = out ?? besideFeed(feedPath ?? "", feedFormat, ending);
  const refusal = { path, feed, ending };
  if (isWorkbookPath(path)) {
    if (workbook === undefined) throw otherFormat(refusal);
    return { path, name: path, format: feedFormat, isGzip: false, workbook: planWorkbook(feed) };
  }
  const named = formatOfPath(path);
  const isOwn = named === undefined || named === feedFormat || named === formatOfPath(feedPath ?? "");
  if (!isOwn && !isOtherTable(named, feedFormat)) throw otherFormat(refusal);
  return { path, name: path, format: feedFormat, isGzip: path.endsWith(".gz") };
}

/** `feed.csv.gz` becomes `feed.fixed.csv`, and `feed.decided.csv.gz`. */
function besideFeed(feedPath: string, format: FeedFormatName, ending: OwnFormatRequest["ending"]): string {
  const plain = feedPath.replace(/\.gz$/i, "");
  const own = /\.[a-z0-9]+$/i.exec(plain)?.[0] ?? "";
  const packed = ending === "decided" ? feedPath.slice(plain.length) : "";
  return `${plain.slice(0, plain.length - own.length)}.${ending}${own === "" ? extensionOf(format) : own}${packed}`;
}

/** An extension for another delimiter is accepted: many .csv files are tab-separated. */
function isOtherTable(named: FeedFormatName, format: FeedFormatName): boolean {
  const { family, isTabular } = formatNamed(format);
  return isTabular && formatNamed(named).family === family;
}

function extensionOf(format: FeedFormatName): string {
  return `.${formatNamed(format).extensions[0]}`;
}

function otherFormat({
  path,
  feed,
  ending,
}: {
  readonly path: string;
  readonly feed: FeedDescription;
  readonly ending: OwnFormatRequest["ending"];
}): PdoError {
  return cliError({
    code: ending === "fixed" ? "PDO_FIX_FORMAT" : "PDO_DECIDED_FORMAT",
    what: `${path}: a ${ending} feed keeps its format.`,
    seen: `The feed is ${feed.format}, and all but its ${ending} cells stays byte for byte.`,
    nextStep: `Name a file that ends with ${extensionOf(feed.format)}, or leave -o out.`,
  });
}
