import { countOf, type Fields, fieldsOf, textOf } from "../../json-fields.ts";
import type { BatchStatus } from "../vendor-batches.ts";

/** Counts stand at 0 but for `processing` until the batch has ended; archived results (29 days) cannot be had any more. */
export function readAnthropicStatus(batch: Fields): BatchStatus {
  const { succeeded, errored, canceled, expired } = fieldsOf(batch.request_counts);
  const isEnded = batch.processing_status === "ended";
  const id = textOf(batch.id);
  const hasResults = isEnded && id !== undefined && textOf(batch.archived_at) === undefined;
  return {
    isEnded,
    done: countOf(succeeded) ?? 0,
    failed: (countOf(errored) ?? 0) + (countOf(canceled) ?? 0) + (countOf(expired) ?? 0),
    resultPaths: hasResults ? [resultsPath(id)] : [],
  };
}

/** Not the answer's own `results_url`: the key goes to the address that was configured, and nowhere else. */
export function resultsPath(id: string): string {
  return `/messages/batches/${encodeURIComponent(id)}/results`;
}

/** Requests of a batch: the sum of its counts, at any time. */
export function requestsOfBatch(batch: Fields): number {
  return Object.values(fieldsOf(batch.request_counts)).reduce<number>(
    (sum, count) => sum + (countOf(count) ?? 0),
    0,
  );
}
