import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Feed } from "../../feed/feed.ts";
import { openFeedFile, readFeed } from "../../feed/reader.ts";
import { isErrorOf } from "../../lib/errors.ts";
import { rangeChanged } from "./errors.ts";
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
  const path = store.feedPath(manifest);
  const first = claim.before ?? claim;
  const range = readRange(path, first.byte, claim.end);
  const facts = await stat(path).catch(() => undefined);
  if (facts !== undefined && facts.size !== planned.bytes)
    throw rangeChanged(planned.name, `It had ${planned.bytes} bytes, and has ${facts.size} now.`);
  const source = await openFeedFile(path);
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
  const range = readRange(store.feedPath(manifest), (claim.before ?? claim).byte, claim.end);
  if ((await range.sha256()) !== claim.sha256) throw rowsChanged(manifest, claim);
}

function rowsChanged({ feed: { name } }: Manifest, { line }: Claim): Error {
  return rangeChanged(name, `The rows from line ${line} on are others.`);
}

/** A range of a file, hashed while it is read. */
export function readRange(path: string, start: number, end: number) {
  const hash = createHash("sha256");
  let isRead = false;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (end > start) {
      for await (const chunk of createReadStream(path, { start, end: end - 1, highWaterMark: 64 * 1024 })) {
        hash.update(chunk as Uint8Array);
        yield chunk as Uint8Array;
      }
    }
    isRead = true;
  }
  return {
    bytes,
    /** Of the whole range, which is read for it unless it was. */
    sha256: async (): Promise<string> => {
      if (isRead) return hash.digest("hex");
      const again = readRange(path, start, end);
      for await (const _ of again.bytes());
      return again.sha256();
    },
  };
}
