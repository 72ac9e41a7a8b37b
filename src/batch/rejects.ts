import type { FeedRecord } from "../feed/record.ts";
import type { RecordChange } from "../feed/write-feed.ts";
import type { TaskFailure } from "./enrichment.ts";

/** What stands before a row in the rejects file, where rows of any width can carry it: one row for each task that failed. */
export const rejectColumns = ["pdo_line", "pdo_task", "pdo_code", "pdo_reason"] as const;

export function rejectChange(record: FeedRecord, failure: TaskFailure): RecordChange {
  const added = {
    pdo_line: record.line,
    pdo_task: failure.task ?? null,
    pdo_code: failure.code,
    pdo_reason: failure.reason,
  } satisfies Record<(typeof rejectColumns)[number], unknown>;
  return { added };
}
