import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { createFeedWriter, type FeedWriter, type RecordChange } from "../../feed/write-feed.ts";
import type { RowOutcome } from "./row-outcome.ts";

/** What stands before a row in the rejects file, where rows of any width can carry it. */
const rejectColumns = ["pdo_line", "pdo_task", "pdo_code", "pdo_reason"];

/** Writes rows as they were, in the feed's own format, each with the reason why it could not be done. */
export function createRejectsWriter({ description }: Feed): FeedWriter {
  const { format } = description;
  return createFeedWriter(description, {
    format,
    csvSafe: "generated",
    addedColumns: rejectColumns,
    purpose: "rejects",
  });
}

/** One row for each task that failed; none where nothing did. */
export function toRejects({ record, outcome }: { record: FeedRecord; outcome: RowOutcome }) {
  return outcome.failures.map(({ task, code, reason }): { record: FeedRecord; change: RecordChange } => ({
    record,
    change: {
      added: { pdo_line: record.line, pdo_task: task ?? null, pdo_code: code, pdo_reason: reason },
    },
  }));
}
