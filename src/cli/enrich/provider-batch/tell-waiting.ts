import type { JobStanding } from "../../../language-model/batches/advance-job.ts";

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

/** One sentence on where it stands, one on what to do. */
export function tellWaiting({ round, batches, requests, done, planned }: WaitingBatch): string {
  const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  const later = planned === 0 ? "" : `; ${many(planned, "request")} to be submitted when there is room`;
  return (
    `Round ${round}: ${many(requests, "request")} in ${many(batches, "batch")}`.replace(
      /batchs$/,
      "batches",
    ) +
    `, ${done} done${later}. Batches often end within an hour, and after 24 hours at most: ` +
    "run the same command again then, or let it wait with --batch-wait."
  );
}
