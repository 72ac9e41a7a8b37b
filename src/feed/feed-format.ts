/** The formats in which a feed is read and written. */
export const feedFormats = ["csv", "tsv", "json", "jsonl"] as const;

export type FeedFormat = (typeof feedFormats)[number];

const formatByEnding: Readonly<Record<string, FeedFormat>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  json: "json",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

/**
 * The format that a path's ending names, `.gz` looked through and case ignored. `.txt` and unknown
 * endings name none: the content decides.
 */
export function formatOfPath(path: string): FeedFormat | undefined {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(path)?.[1];
  return ending === undefined ? undefined : formatByEnding[ending.toLowerCase()];
}

/** Whether rows are lines of cells (as opposed to JSON objects). */
export function isDelimited(format: FeedFormat): format is "csv" | "tsv" {
  return format === "csv" || format === "tsv";
}
