import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Feed } from "../../feed/feed.ts";
import { openFeedFile, readFeed } from "../../feed/reader.ts";
import { isErrorOf } from "../../lib/errors.ts";
import { rangeChanged } from "./errors.ts";
import type { Claim, Manifest } from "./manifest.ts";
import type { RunStore } from "./run-store.ts";

/** Where the bytes of a run's feed are. */
export function feedPathOf({ folder }: Pick<RunStore, "folder">, { id, feed }: Manifest): string {
  return feed.path ?? join(folder, `plan.${id}`, "feed");
}

/** A claim's records, after that of the record before. */
export interface ClaimFeed {
  readonly feed: Feed;
  /**
   * Called when all records were read.
   * @throws PdoError PDO_FEED_CHANGED where they are not those that were planned
   */
  check(): void;
}

/**
 * Opens the range of a claim. What the feed is like is found in its beginning, as when it was planned.
 * @throws PdoError PDO_FEED_CHANGED, and as `openFeedFile` does
 */
export async function openClaim(store: RunStore, manifest: Manifest, claim: Claim): Promise<ClaimFeed> {
  const { feed: planned } = manifest;
  const path = feedPathOf(store, manifest);
  const hash = createHash("sha256");
  const first = claim.before ?? claim;
  const bytes = hashed(rangeOf(path, first.byte, claim.end), hash);
  const source = await openFeedFile(path);
  if (source.totalBytes !== planned.bytes)
    throw rangeChanged(planned.name, `It had ${planned.bytes} bytes, and has ${source.totalBytes ?? 0} now.`);
  const piece = { index: first.row, line: first.line, byte: first.byte, bytes };
  const feed = await readFeed({ ...source, path: planned.name }, { ...planned.reading, piece }).catch(
    (error) => {
      throw isErrorOf("feed", error) ? rangeChanged(planned.name, "Its beginning is another one.") : error;
    },
  );
  const { isGzip, why } = planned.description;
  const isSame = JSON.stringify({ ...feed.description, isGzip, why }) === JSON.stringify(planned.description);
  if (!isSame) {
    await feed.close();
    throw rangeChanged(planned.name, "Its header or its form is another one.");
  }
  return {
    feed: { ...feed, description: planned.description },
    check: () => {
      if (hash.digest("hex") !== claim.sha256)
        throw rangeChanged(planned.name, `The rows from line ${claim.line} on are others.`);
    },
  };
}

async function* rangeOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (end > start) yield* createReadStream(path, { start, end: end - 1, highWaterMark: 64 * 1024 });
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: { update(bytes: Uint8Array): unknown }) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
