import type { FeedRecord } from "../record.ts";
import type { RecordChange } from "./record-change.ts";

/** What each way of writing has: records in, raw text of the output's form out. */
export interface RowWriter {
  header(): string;
  record(record: FeedRecord, change: RecordChange): string;
  /** @param tail what stood after the feed's last record, where it is known */
  end(tail: string | undefined): string;
}
