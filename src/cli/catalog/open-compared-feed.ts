import type { Feed } from "../../feed/feed.ts";
import type { FeedFormat } from "../../feed/feed-format.ts";
import { readFeed } from "../../feed/read-feed.ts";
import { openFeedSource } from "../feed-source.ts";
import type { Flags } from "../resolve-settings.ts";
import type { Session } from "../session.ts";
import { type FeedColumns, findFeedColumns } from "./feed-columns.ts";

/** A feed that was looked at and not yet read; to be closed. */
export interface OpenedFeed {
  /** For messages. */
  readonly name: string;
  readonly feed: Feed;
  readonly columns: FeedColumns;
}

/**
 * Opens what `--feed` names; `-` is standard input.
 * @returns undefined where none was named
 * @throws FeedProblem, CliProblem; then nothing is left open
 */
export async function openComparedFeed(flags: Flags, session: Session): Promise<OpenedFeed | undefined> {
  if (typeof flags.feed !== "string") return undefined;
  const { world } = session;
  const isInput = flags.feed === "-";
  const source = isInput ? { stream: world.input.stream } : await openFeedSource(flags.feed, world);
  const format = flags.inputFormat === undefined ? {} : { format: flags.inputFormat as FeedFormat };
  const feed = await readFeed(source, format);
  const name = isInput ? "standard input" : flags.feed;
  try {
    const columns = findFeedColumns(feed, name, session);
    await session.detail(columns.why);
    return { name, feed, columns };
  } catch (error) {
    await feed.close();
    throw error;
  }
}
