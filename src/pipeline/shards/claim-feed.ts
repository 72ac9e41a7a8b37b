import type { Feed } from "../../feed/feed.ts";
import { readFeed } from "../../feed/reader.ts";
import { isErrorOf } from "../../lib/errors.ts";
import { rangeChanged } from "./errors.ts";
import { readRange } from "./hashes.ts";
import type { Claim, Manifest } from "./manifest.ts";
import type { RunStore } from "./run-store.ts";

/** A claim's records, after that of the record before. */
export interface ClaimFeed {
  readonly feed: Feed;
  /**
   * Called when all records were read, or broke.
   * @throws PdoError PDO_FEED_CHANGED where they are not those that were planned
   */
  check(): Promise<void>;
}

/**
 * Opens the range of a claim. What the feed is like is found in its beginning, as when it was planned.
 * @throws PdoError PDO_FEED_CHANGED, and as `openFeedFile` does
 */
export async function openClaim(store: RunStore, manifest: Manifest, claim: Claim): Promise<ClaimFeed> {
  const { feed: planned } = manifest;
  const stored = await store.feed(manifest);
  const first = claim.before ?? claim;
  const range = readRange(stored.bytes, first.byte, claim.end);
  const size = await stored.size();
  if (size !== undefined && size !== planned.bytes)
    throw rangeChanged(planned.name, `It had ${planned.bytes} bytes, and has ${size} now.`);
  const source = await stored.open();
  const piece = { index: first.row, line: first.line, byte: first.byte, bytes: range.bytes() };
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
    check: async () => {
      if ((await range.sha256()) !== claim.sha256) throw rowsChanged(manifest, claim);
    },
  };
}

/** @throws PdoError PDO_FEED_CHANGED where the bytes of a claim are not those that were planned */
export async function checkClaim(store: RunStore, manifest: Manifest, claim: Claim): Promise<void> {
  const { bytes } = await store.feed(manifest);
  const range = readRange(bytes, (claim.before ?? claim).byte, claim.end);
  if ((await range.sha256()) !== claim.sha256) throw rowsChanged(manifest, claim);
}

function rowsChanged({ feed: { name } }: Manifest, { line }: Claim): Error {
  return rangeChanged(name, `The rows from line ${line} on are others.`);
}
