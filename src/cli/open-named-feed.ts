import type { FeedEncoding } from "../feed/bytes/feed-encoding.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedFormat } from "../feed/feed-format.ts";
import { type ReadFeedOptions, readFeed } from "../feed/read-feed.ts";
import { openFeedSource } from "./feed-source.ts";
import type { World } from "./world.ts";

/** A feed that was looked at and not yet read; to be closed. */
export interface NamedFeed {
  /** For messages: its path, or `standard input`. */
  readonly name: string;
  readonly feed: Feed;
  /** What was asked of the reading; a file is read a second time alike. */
  readonly reading: ReadFeedOptions;
  /** Undefined: a stream, of standard input or of a pipe with a path, which cannot be read twice. */
  readonly filePath: string | undefined;
}

/** `/dev/stdin` is standard input by another name, and nothing is to be written beside it. */
const systemFolders = /^\/(?:dev|proc)\//;

interface Opening {
  /** The command's flags, of which these are choices that it declares (see `addFeedOptions`). */
  readonly flags: { readonly inputFormat?: unknown; readonly encoding?: unknown };
  readonly world: Pick<World, "input" | "signal">;
}

/**
 * Opens the feed that a command names, and looks at it before it is read.
 * @param path `-` is standard input
 * @param look makes of it what the command needs, and leaves it open
 * @throws FeedProblem, and what `look` throws; then nothing is left open
 */
export async function openNamedFeed<Looked>(
  path: string,
  { flags, world }: Opening,
  look: (opened: NamedFeed) => Looked | Promise<Looked>,
): Promise<Looked> {
  const isInput = path === "-";
  const source = isInput ? { stream: world.input.stream } : await openFeedSource(path, world);
  const reading = {
    ...(flags.inputFormat !== undefined && { format: flags.inputFormat as FeedFormat }),
    ...(flags.encoding !== undefined && { encoding: flags.encoding as FeedEncoding }),
  };
  const feed = await readFeed(source, reading);
  try {
    const isFile = feed.totalBytes !== undefined && !systemFolders.test(path);
    const filePath = isFile ? path : undefined;
    return await look({ name: isInput ? "standard input" : path, feed, reading, filePath });
  } catch (error) {
    await feed.close();
    throw error;
  }
}
