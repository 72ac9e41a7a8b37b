import type { Reply } from "../exchange.ts";
import { type Batch, type BatchStatus, hasEnded } from "./batch.ts";
import { type BatchItem, isAnswered } from "./batch-item.ts";

/**
 * The batches, and the hand that moves them: nothing goes on by itself. Each move that names no batch moves all that have
 * not ended.
 */
export interface BatchWorks {
  readonly all: readonly Batch[];
  add(batch: Batch): void;
  find(id: string, vendor: Batch["vendor"]): Batch | undefined;
  /** Answers so many of the questions that wait; all where no number is given. The batch goes on working. */
  work(many?: number, id?: string): void;
  /** Answers what waits, and ends. */
  finish(id?: string): void;
  /** Ends after its 24 hours: what waits is not answered. */
  expire(id?: string): void;
  /** Refuses the batch as a whole, as OpenAI does with a file that it cannot use. */
  fail(faults: Batch["faults"], id?: string): void;
  /** Asks it to stop, which takes until it is finished. */
  cancel(id: string): void;
  /** Ends what was cancelled: what waits is not answered. */
  finishCancelled(id?: string): void;
}

export interface BatchWorksOptions {
  readonly now: () => number;
  readonly answer: (item: BatchItem, batch: Batch) => Reply;
  /** Told when a batch has ended, before anyone can ask. */
  readonly onEnd: (batch: Batch) => void;
}

export function createBatchWorks({ now, answer, onEnd }: BatchWorksOptions): BatchWorks {
  const all: Batch[] = [];
  const under = (id: string | undefined) =>
    all.filter((batch) => (id === undefined ? !hasEnded(batch) : batch.id === id));
  const move = (batch: Batch, status: BatchStatus) => {
    batch.status = status;
    batch.moments[status] = now();
    if (hasEnded(batch)) onEnd(batch);
  };
  const work = (many = Number.POSITIVE_INFINITY, id?: string) => {
    for (const batch of under(id)) {
      if (batch.status === "validating") move(batch, "in_progress");
      const waiting = batch.items.filter(({ result }) => result === undefined).slice(0, many);
      for (const item of waiting) item.result = answer(item, batch);
    }
  };
  const end = (batch: Batch, status: BatchStatus, left: "canceled" | "expired") => {
    for (const item of batch.items) item.result ??= left;
    move(batch, status);
  };
  return {
    all,
    add: (batch) => all.push(batch),
    find: (id, vendor) => all.find((batch) => batch.id === id && batch.vendor === vendor),
    work,
    finish: (id) => {
      for (const batch of under(id)) {
        if (batch.status === "cancelling") end(batch, "cancelled", "canceled");
        else {
          work(undefined, batch.id);
          move(batch, "finalizing");
          move(batch, "completed");
        }
      }
    },
    expire: (id) => {
      for (const batch of under(id)) end(batch, "expired", "expired");
    },
    fail: (faults, id) => {
      for (const batch of under(id)) {
        batch.faults = faults;
        move(batch, "failed");
      }
    },
    cancel: (id) => {
      for (const batch of under(id)) move(batch, "cancelling");
    },
    finishCancelled: (id) => {
      for (const batch of under(id)) end(batch, "cancelled", "canceled");
    },
  };
}

/** How many questions are in which state. */
export function countItems({ items }: Batch) {
  const count = (is: (item: BatchItem) => boolean) => items.filter(is).length;
  const succeeded = count(isAnswered);
  const canceled = count(({ result }) => result === "canceled");
  const expired = count(({ result }) => result === "expired");
  const waiting = count(({ result }) => result === undefined);
  const errored = items.length - succeeded - canceled - expired - waiting;
  return { total: items.length, succeeded, errored, canceled, expired, waiting };
}
