import { constants, openSync } from "node:fs";
import { stat } from "node:fs/promises";
import { Socket } from "node:net";
import { addAbortSignal } from "node:stream";
import type { FeedSource } from "../feed/feed.ts";
import { openFeedFile } from "../feed/open-feed.ts";
import type { World } from "./world.ts";

/**
 * Opens a feed by its path. Only a file can be opened again to be read anew: it is the one that knows its size
 * (`totalBytes`).
 * @throws FeedProblem PDO_FEED_NOT_FOUND, PDO_FEED_IS_FOLDER, PDO_FEED_NOT_ALLOWED, PDO_FEED_EMPTY
 */
export async function openFeedSource(path: string, { signal }: Pick<World, "signal">): Promise<FeedSource> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFIFO() !== true) return openFeedFile(path);
  // A file handle would wait for the pipe's writer where no signal reaches it, and the process could not end.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { path, stream: addAbortSignal(signal, new Socket({ fd, readable: true, writable: false })) };
}
