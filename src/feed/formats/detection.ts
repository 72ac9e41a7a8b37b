import { type FeedFormat, formatOfPath } from "../feed-format.ts";
import { type FoundLayout, findLayout } from "./json.ts";

export interface FoundFormat {
  readonly format: FeedFormat | "delimited";
  /** Of JSON: how the objects stand in it. */
  readonly layout?: FoundLayout;
  readonly why: string;
}

/**
 * The format of a feed: what was asked for, else what the path's ending and the content agree on, else the content.
 * `delimited` leaves it to the delimiter whether it is csv or tsv.
 *
 * @param text raw text of the feed's beginning
 */
export function findFormat(
  text: string,
  path: string | undefined,
  asked: FeedFormat | undefined,
): FoundFormat {
  const named = asked ?? (path === undefined ? undefined : formatOfPath(path));
  const said = asked === undefined ? "by the file's ending" : "as asked";
  if (named === "csv" || named === "tsv") return { format: named, why: `It is read as ${named}, ${said}.` };
  if (named === undefined && !/^\s*[[{]/.test(text)) {
    return { format: "delimited", why: "It does not begin like JSON, so it is lines of cells." };
  }
  return jsonFormat(text, named);
}

function jsonFormat(text: string, named: "json" | "jsonl" | undefined): FoundFormat {
  const isArrayOrSpread = /^\s*(?:\[|\{\s*\n)/.test(text);
  if (named === "jsonl" && !isArrayOrSpread) {
    const layout: FoundLayout = { layout: "lines", openingLength: 0, why: "" };
    return { format: "jsonl", layout, why: "It is read as JSON Lines, one object a line." };
  }
  const layout = findLayout(text);
  return { format: layout.layout === "lines" ? "jsonl" : "json", layout, why: layout.why };
}
