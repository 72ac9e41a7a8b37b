import type { BegunFeed, FormRequested, RawBeginning } from "../beginning.ts";
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

/** The format of a valid name. */
export function formatNamed(name: FeedFormatName): FeedFormat {
  const format = formatByName.get(name);
  if (format === undefined) throw new Error(`No feed format is called "${name}".`);
  return format;
}

/**
 * The format of a path's extension, ignoring `.gz` and case. `.txt` and unknown extensions have none; the content
 * decides.
 */
export function formatOfPath(path: string): FeedFormatName | undefined {
  const ending = /\.([a-z0-9]+)(?:\.gz)?$/i.exec(path)?.[1];
  return ending === undefined ? undefined : formatByExtension.get(ending.toLowerCase())?.name;
}

export interface FormatRequest extends FormRequested {
  readonly path: string | undefined;
  readonly format: FeedFormatName | undefined;
}

/**
 * Begins a feed in the requested format, else in one that its text is surely of, else by the path's extension, else by detection.
 * @throws PdoError
 */
export function beginFormat(beginning: RawBeginning, request: FormatRequest): BegunFeed {
  const { path, format: requested, ...form } = request;
  const sure = feedFormats.find((format) => format.isSurely?.(beginning.text) === true)?.name;
  const name = requested ?? sure ?? (path === undefined ? undefined : formatOfPath(path));
  const format = name === undefined ? detectFormat(beginning.text) : formatNamed(name);
  return format.begin(beginning, {
    ...(name !== undefined && { named: requested === undefined ? "by the file's ending" : "as asked" }),
    ...form,
  });
}

function detectFormat(text: string): FeedFormat {
  const format = feedFormats.findLast((one) => one.detect(text));
  if (format === undefined) throw new Error("No feed format takes any text.");
  return format;
}
