import type { OperationResponse } from "../../contract/operations.ts";
import type { Language } from "../../contract/vocabulary.ts";
import type { RunTask } from "../run-options.ts";

/** Why one task could not be done for one product. */
export interface TaskFailure {
  /** Absent: the row itself could not be worked on. */
  readonly task?: RunTask;
  /** `PDO_...`, or the service's status as `HTTP_422`. */
  readonly code: string;
  readonly reason: string;
}

/**
 * `ok`: all that was asked for; `partial`: some of it, or not by the language model that was asked for, or nothing because
 * there was nothing to work on;
 * `rejected`: none of it, and something failed.
 */
const rowStatuses = ["ok", "partial", "rejected"] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** What the tasks found for one product: the service's answers, as they came. */
export interface Enrichment {
  readonly status: RowStatus;
  /** The language of the results: the one that was asked for, else the product's own. */
  readonly language: Language;
  readonly name?: OperationResponse<"optimizeName">;
  readonly description?: OperationResponse<"optimizeDescription">;
  readonly categorization?: OperationResponse<"categorize">;
  readonly attribution?: OperationResponse<"extractAttributes">;
  readonly failures: readonly TaskFailure[];
  /** Tasks that the built-in engine did where a language model was asked for, and why. */
  readonly fallbacks?: readonly TaskFailure[];
  /** What a person should know of this row: one sentence for each task that had something to say. */
  readonly messages: readonly string[];
}

export function rejectedRow(failure: TaskFailure): Enrichment {
  return {
    status: "rejected",
    language: "en",
    failures: [failure],
    messages: [failure.reason],
  };
}
