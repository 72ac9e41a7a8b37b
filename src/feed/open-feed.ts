import { open } from "node:fs/promises";
import type { FeedSource } from "./feed.ts";
import { cannotBeOpened, emptyFeed, isFolder, mayNotBeRead, noSuchFile } from "./refusals.ts";

const CHUNK_BYTES = 64 * 1024;

/**
 * Opens a file for `readFeed`. The file is closed when its stream was read or given up.
 * @throws FeedProblem PDO_FEED_NOT_FOUND, PDO_FEED_IS_FOLDER, PDO_FEED_NOT_ALLOWED, PDO_FEED_NOT_OPENED, PDO_FEED_EMPTY
 */
export async function openFeedFile(path: string): Promise<FeedSource> {
  const file = await open(path).catch((error: unknown) => {
    throw openingProblem(path, error);
  });
  const facts = await file.stat();
  const refusal = facts.isDirectory()
    ? isFolder(path)
    : facts.isFile() && facts.size === 0
      ? emptyFeed(path)
      : undefined;
  if (refusal !== undefined) {
    await file.close();
    throw refusal;
  }
  const stream = file.createReadStream({ highWaterMark: CHUNK_BYTES });
  return facts.isFile() ? { path, stream, totalBytes: facts.size } : { path, stream };
}

function openingProblem(path: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") return noSuchFile(path, cause);
  if (code === "EISDIR") return isFolder(path);
  if (code === "EACCES" || code === "EPERM") return mayNotBeRead(path, cause);
  return typeof code === "string" ? cannotBeOpened(path, code, cause) : cause;
}
