import type { BigIntStats } from "node:fs";
import { feedChanged } from "./errors.ts";

/** What changes when a file is cut, written to or replaced. */
type FileState = Pick<BigIntStats, "dev" | "ino" | "size" | "mtimeNs">;

/**
 * Refuses what was read of a file that has changed meanwhile: some of it may be of the old and some of the new content.
 * @param after undefined: the file is gone
 * @throws PdoError PDO_FEED_CHANGED
 */
export function refuseChange(name: string, before: FileState, after: FileState | undefined): void {
  if (after === undefined) throw feedChanged(name, "It is not there any more.");
  if (after.dev !== before.dev || after.ino !== before.ino)
    throw feedChanged(name, "Another file has its name now.");
  if (after.size !== before.size)
    throw feedChanged(name, `It had ${before.size} bytes at the beginning and has ${after.size} now.`);
  if (after.mtimeNs !== before.mtimeNs)
    throw feedChanged(name, "It was written to: its time of change is another one now.");
}
