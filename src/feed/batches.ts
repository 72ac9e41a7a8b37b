import type { FeedRecord } from "./record.ts";

const MOST_RECORDS = 200;
const MOST_LENGTH = 1024 * 1024;

/** Cuts records into batches of at most 200 and about 1 MiB of raw text; a single larger record is its own batch. */
export function* batchesOf(records: readonly FeedRecord[]): Generator<FeedRecord[]> {
  let batch: FeedRecord[] = [];
  let length = 0;
  for (const record of records) {
    if (batch.length === MOST_RECORDS || (batch.length > 0 && length + record.raw.length > MOST_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(record);
    length += record.raw.length;
  }
  if (batch.length > 0) yield batch;
}
