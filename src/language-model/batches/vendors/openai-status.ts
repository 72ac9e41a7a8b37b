import { countOf, type Fields, fieldsOf, listOf, textOf } from "../../json-fields.ts";
import type { BatchFailure, BatchStatus } from "../vendor-batches.ts";

/**
 * What a batch's status says; of those that are not named here nothing is known but that it is not over. One that expired
 * or was cancelled has results of what was done until then, and may list the rest in its error file.
 */
const endedStatuses: ReadonlySet<unknown> = new Set(["failed", "completed", "expired", "cancelled"]);

export function readOpenaiStatus(batch: Fields): BatchStatus {
  const { completed, failed } = fieldsOf(batch.request_counts);
  const files = [batch.output_file_id, batch.error_file_id].map(textOf).filter((id) => id !== undefined);
  const failure = batch.status === "failed" ? failureOf(batch) : undefined;
  return {
    isEnded: endedStatuses.has(batch.status),
    done: countOf(completed) ?? 0,
    failed: countOf(failed) ?? 0,
    resultPaths: files.map((id) => `/files/${encodeURIComponent(id)}/content`),
    ...(failure && { failure }),
  };
}

/** The queue of the account's model holds as many tokens as it may. */
const fullQueue = "token_limit_exceeded";

function failureOf(batch: Fields): BatchFailure {
  const errors = listOf(fieldsOf(batch.errors).data).map(fieldsOf);
  const said = textOf(errors[0]?.message) ?? "the batch failed, without a reason.";
  return { said, isForLater: errors.some(({ code }) => code === fullQueue) };
}
