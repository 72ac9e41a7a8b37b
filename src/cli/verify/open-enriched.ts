import type { Feed, FeedDescription } from "../../feed/feed.ts";
import { type FeedFormat, formatOfPath, isDelimited } from "../../feed/feed-format.ts";
import { type ReadFeedOptions, readFeed } from "../../feed/read-feed.ts";
import { openFeedSource } from "../feed-source.ts";
import type { World } from "../world.ts";

/**
 * Opens an enriched file as its feed says that it is, rather than by looking: a damaged file must not be read in a way in
 * which the damage does not show.
 * @param path `-` is standard input
 * @throws FeedProblem
 */
export async function openEnriched(path: string, feed: FeedDescription, world: World): Promise<Feed> {
  const source = path === "-" ? { stream: world.input.stream } : await openFeedSource(path, world);
  return readFeed(source, readingOf(feed, path === "-" ? undefined : formatOfPath(path)));
}

/** @param named undefined: the content decides */
function readingOf(feed: FeedDescription, named: FeedFormat | undefined): ReadFeedOptions {
  const delimiter = delimiterOf(feed, named);
  const isSameKind = named !== undefined && isDelimited(named) === isDelimited(feed.format);
  return {
    ...(isSameKind && { encoding: feed.encoding }),
    ...(delimiter !== undefined && { delimiter }),
  };
}

/** The feed's own, unless the ending asks for another (see `createFeedWriter`). */
function delimiterOf(
  { dialect, format }: FeedDescription,
  named: FeedFormat | undefined,
): string | undefined {
  if (dialect === undefined || named === undefined || named === format) return dialect?.delimiter;
  if (named === "tsv") return "\t";
  return named === "csv" && dialect.delimiter === "\t" ? "," : dialect.delimiter;
}
