import type { JobStanding } from "../../../language-model/batches/advance-job.ts";
import type { BatchJob } from "../../../language-model/batches/batch-job.ts";

/** What is said, and written as JSON, of a batch that has not ended. */
export interface WaitingBatch {
  readonly round: number;
  readonly batches: number;
  /** Requests at the vendor's. */
  readonly requests: number;
  /** Of these, those that are through, as the vendor counts; some count at the end only. */
  readonly done: number;
  /** Requests that the vendor has no room for yet. */
  readonly planned: number;
  /** Where the job's state lies. */
  readonly state: string;
}

export function toWaitingBatch({ job, waiting }: JobStanding, state: string): WaitingBatch {
  const { batches, inHand, done, planned } = waiting;
  return { round: job.round, batches, requests: inHand, done, planned, state };
}

/**
 * A job of the same feed with other settings: what is paid for there is fetched by no other command.
 * @returns undefined where nothing of it is at the vendor's
 */
export function tellOther(feedName: string, { identity, parts }: BatchJob): string | undefined {
  const there = parts.filter(({ state }) => state.at === "submitting" || state.at === "submitted").length;
  if (there === 0) return undefined;
  const batches = counted(there, "batch", "batches");
  return `${feedName}: ${batches} of an earlier command with other settings (${identity}) not fetched yet; run that command again to fetch what is paid for.`;
}

/** One sentence on where it stands, one on what to do. */
export function tellWaiting({ round, batches, requests, done, planned }: WaitingBatch): string {
  const later = planned === 0 ? "" : `; ${counted(planned, "request")} to be submitted when there is room`;
  return (
    `Round ${round}: ${counted(requests, "request")} in ${counted(batches, "batch", "batches")}, ${done} done${later}. ` +
    "Batches often end within an hour, and after 24 hours at most: run the same command again then, or let it wait with --batch-wait."
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
