import { type NamedFeed, openNamedFeed } from "../open-named-feed.ts";
import type { Flags } from "../resolve-settings.ts";
import type { Session } from "../session.ts";
import { type FeedColumns, findFeedColumns } from "./feed-columns.ts";

/** A feed whose columns for the product and its category are known; not yet read, and to be closed. */
export interface OpenedFeed extends NamedFeed {
  readonly columns: FeedColumns;
}

/**
 * Opens what `--feed` names; `-` is standard input.
 * @returns undefined where none was named
 * @throws FeedProblem, CliProblem; then nothing is left open
 */
export async function openComparedFeed(flags: Flags, session: Session): Promise<OpenedFeed | undefined> {
  if (typeof flags.feed !== "string") return undefined;
  return openNamedFeed(flags.feed, { flags, world: session.world }, async (opened) => {
    const columns = findFeedColumns(opened.feed, opened.name, session);
    await session.detail(columns.why);
    return { ...opened, columns };
  });
}
