import type { AnswerStore } from "./store.ts";

/** How one client's or model's answers are kept. Nothing throws: `counts` says what failed. */
export interface KeptAnswers {
  /** @returns undefined on a miss or where the answer cannot be read */
  find(key: Buffer): unknown;
  /** Returns after the answer is written to the file, or that has failed. @param operation for statistics */
  add(key: Buffer, operation: string, answer: unknown): void;
  /** Resolves when everything added before is on disk or has failed to be written. */
  durable(): Promise<void>;
  counts(): {
    readonly written: number;
    readonly failedWrites: number;
    readonly failedReads: number;
  };
}

/** Recording every use on its day would add to the files daily. */
export const daysBetweenUseUpdates = 7;
/** Answers that could not be written stay readable in memory up to this size, and are tried again. */
const mostWaitingBytes = 16 * 2 ** 20;

interface Waiting {
  readonly kind: string;
  readonly value: Buffer;
}

/**
 * @param identity identifies who produces the answers; safe to display
 * @param now milliseconds since 1970
 */
export function keepAnswers(store: AnswerStore, identity: string, now: () => number): KeptAnswers {
  const waiting = new Map<string, Waiting>();
  const counts = { appended: 0, synced: 0, lostInMemory: 0, lostOnDisk: 0, failedReads: 0 };
  let waitingBytes = 0;
  const seconds = () => Math.floor(now() / 1000);

  /** @returns false where the file does not take it */
  const append = (key: Buffer, { kind, value }: Waiting): boolean => {
    try {
      store.writer().append({ key, kind, value, time: seconds() });
      counts.appended += 1;
      return true;
    } catch {
      return false;
    }
  };
  const wait = (id: string, answer: Waiting) => {
    waitingBytes += answer.value.length - (waiting.get(id)?.value.length ?? 0);
    waiting.set(id, answer);
    for (const [oldest, { value }] of waiting) {
      if (waitingBytes <= mostWaitingBytes) return;
      waiting.delete(oldest);
      waitingBytes -= value.length;
      counts.lostInMemory += 1;
    }
  };
  const retry = () => {
    for (const [id, answer] of waiting) {
      if (!append(Buffer.from(id, "latin1"), answer)) return;
      waiting.delete(id);
      waitingBytes -= answer.value.length;
    }
  };
  const find = (key: Buffer): unknown => {
    const held = waiting.size > 0 ? waiting.get(key.toString("latin1")) : undefined;
    if (held !== undefined) return JSON.parse(held.value.toString("utf8"));
    const found = store.find(key);
    if (found === undefined) return undefined;
    if (dayOf(now()) - found.usedOn >= daysBetweenUseUpdates) markUsed(key);
    return JSON.parse(found.value.toString("utf8"));
  };
  const markUsed = (key: Buffer) => {
    try {
      store.writer().appendUse(key, seconds());
    } catch {
      // Only how long ago it was used is lost.
    }
  };
  return {
    find: (key) => {
      try {
        return find(key);
      } catch {
        counts.failedReads += 1;
        return undefined;
      }
    },
    add: (key, operation, answer) => {
      const kept = { kind: kindText(operation, identity), value: Buffer.from(JSON.stringify(answer)) };
      if (!append(key, kept)) wait(key.toString("latin1"), kept);
    },
    durable: async () => {
      retry();
      const upTo = counts.appended;
      if (counts.synced === upTo) return;
      const writer = store.writer();
      try {
        await writer.sync();
      } catch {
        if (!store.abandon(writer)) return;
        counts.lostOnDisk += counts.appended - counts.synced;
        counts.synced = counts.appended;
      }
      counts.synced = Math.max(counts.synced, upTo);
    },
    counts: () => ({
      written: counts.appended - counts.lostOnDisk,
      failedWrites: counts.lostOnDisk + counts.lostInMemory + waiting.size,
      failedReads: counts.failedReads,
    }),
  };
}

/** The operation, or `completion`, and the identity that answered. */
export interface AnswerKind {
  readonly operation: string;
  /** The identity given to the caching client or the model. */
  readonly identity: string;
}

function kindText(operation: string, identity: string): string {
  return JSON.stringify([operation, identity]);
}

/** @param text empty where it was damaged */
export function parseKind(text: string): AnswerKind {
  const [operation = "", identity = ""] = JSON.parse(text || "[]") as string[];
  return { operation, identity };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * @param time milliseconds since 1970
 * @returns whole days since 1970, in UTC
 */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

/** `2026-11-21` */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
