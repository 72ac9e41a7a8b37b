import type { BegunFeed, RawBeginning } from "../beginning.ts";
import type { FeedFormat, FeedFormatName } from "../feed-format.ts";
import { feedFormats } from "./formats.ts";

export const feedFormatNames: readonly FeedFormatName[] = feedFormats.map(({ name }) => name);

/** `CSV, TSV, JSON or JSON Lines`, for help texts. */
export const feedFormatTitles: string = feedFormats
  .map(({ title }) => title)
  .join(", ")
  .replace(/, ([^,]*)$/, " or $1");

const formatByName = new Map(feedFormats.map((format) => [format.name, format]));
const formatByExtension = new Map(
  feedFormats.flatMap((format) => format.extensions.map((extension) => [extension, format] as const)),
);

/** The format of a name that is in the table: a choice that was checked, or a description's. */
export function formatNamed(name: FeedFormatName): FeedFormat {
  const format = formatByName.get(name);
  if (format === undefined) throw new Error(`No feed format is called "${name}".`);
  return format;
}

/**
 * The format that a path's ending names, `.gz` looked through and case ignored. `.txt` and unknown
 * endings name none: the content decides.
 */
export function formatOfPath(path: string): FeedFormatName | undefined {
  const ending = /\.([a-z0-9]+)(?:\.gz)?$/i.exec(path)?.[1];
  return ending === undefined ? undefined : formatByExtension.get(ending.toLowerCase())?.name;
}

export interface FormatRequest {
  readonly path: string | undefined;
  readonly format: FeedFormatName | undefined;
  readonly delimiter: string | undefined;
}

/**
 * Begins a feed in the format that was asked for, else in the one that the path's ending names, else in the one that
 * takes the content for its own.
 * @throws PdoError
 */
export function beginFormat(beginning: RawBeginning, request: FormatRequest): BegunFeed {
  const { path, format: asked, delimiter } = request;
  const name = asked ?? (path === undefined ? undefined : formatOfPath(path));
  const format = name === undefined ? detectFormat(beginning.text) : formatNamed(name);
  return format.begin(beginning, {
    ...(name !== undefined && { named: asked === undefined ? "by the file's ending" : "as asked" }),
    ...(delimiter !== undefined && { delimiter }),
  });
}

function detectFormat(text: string): FeedFormat {
  const format = feedFormats.findLast((one) => one.detect(text));
  if (format === undefined) throw new Error("No feed format takes any text.");
  return format;
}
