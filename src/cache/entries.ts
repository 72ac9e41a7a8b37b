import { createHash } from "node:crypto";
import { type AnswerGroup, createAnswerGroup, type JournalPlace } from "./journal.ts";
import type { KeyValueStore } from "./key-value-store.ts";

interface AnswerReaderOptions {
  readonly store: Pick<KeyValueStore, "read">;
  /** Its pending entries are found as well. */
  readonly writer: AnswerWriter;
  /** Days since 1970. */
  readonly today: () => number;
}

interface AnswerReader {
  /** @returns undefined on a miss or where the entry cannot be read */
  find(key: Buffer): Promise<unknown>;
  /** Failed reads of the store. */
  failedReads(): number;
}

/** Recording every use on its day would rewrite the index daily. */
export const daysBetweenUseUpdates = 7;

export function createAnswerReader({ store, writer, today }: AnswerReaderOptions): AnswerReader {
  let failedReads = 0;
  return {
    find: async (key) => {
      try {
        const waiting = writer.find(key);
        if (waiting !== undefined) return parseAnswer(waiting);
        const stored = await store.read(key);
        if (stored === undefined) return undefined;
        if (today() - stored.usedOn >= daysBetweenUseUpdates) writer.markUsed(key);
        return parseAnswer(stored.value);
      } catch {
        failedReads += 1;
        return undefined;
      }
    },
    failedReads: () => failedReads,
  };
}

/** @throws SyntaxError where the bytes are not JSON */
function parseAnswer(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString("utf8"));
}

interface AnswerWriterOptions {
  readonly store: Pick<KeyValueStore, "write">;
  /** Absent: answers are held in memory until the store has them. */
  readonly journal?: JournalPlace | undefined;
  /** Identifies who produces the answers; safe to display. */
  readonly identity: string;
  /** Days since 1970. */
  readonly today: () => number;
}

/**
 * Writes answers to a journal at once, so that a kill loses none, and from there to the store in large groups with
 * one sync each. Where one of the two fails, the other holds the answers.
 */
interface AnswerWriter {
  /**
   * Returns after the write to the journal has been tried.
   * @param kind groups entries for statistics, for example an operation
   */
  add(key: Buffer, kind: string, answer: unknown): void;
  /** An entry that is not in the store yet, or one of the last groups that failed to be written. */
  find(key: Buffer): Buffer | undefined;
  /** Updates the entry's day of last use with the next group. */
  markUsed(key: Buffer): void;
  /** Resolves when everything added before is on disk or has failed to be written. */
  durable(): Promise<void>;
  /** As `durable`, and the store has been written. */
  flush(): Promise<void>;
  counts(): { readonly written: number; readonly failedWrites: number };
}

/**
 * Size of a group, which blocks the event loop while it is written: 10 to 20 microseconds an answer, and a sync that
 * takes up to 100 ms on a busy disk. Smaller groups need more syncs; during larger ones all calls in flight would
 * finish before new ones are sent.
 */
const [groupSize, groupBytes] = [2000, 4_000_000];
/**
 * Groups that the store rejected and that stay readable in memory; bounded, so that memory does not grow with the
 * feed.
 */
const maxRejected = 4;

export function createAnswerWriter(options: AnswerWriterOptions): AnswerWriter {
  const { store, identity, today } = options;
  const begin = () => createAnswerGroup(options.journal, today());
  const kinds = new Map<number, string>();
  const numbers = new Map<string, number>();
  const counts = { written: 0, failedWrites: 0 };
  let group = begin();
  /** The group being written, until it can be read from the store. */
  let flushing: AnswerGroup | undefined;
  let rejected: AnswerGroup[] = [];
  let filling = Promise.resolve();
  let used: Buffer[] = [];

  const numberOf = (kind: string): number => {
    const known = numbers.get(kind);
    if (known !== undefined) return known;
    const number = kindNumber(kind, identity);
    numbers.set(kind, number);
    kinds.set(number, kindText(kind, identity));
    return number;
  };
  const write = async (written: AnswerGroup) => {
    const group = { entries: written.entries(), used, day: today(), kinds };
    used = [];
    const isStored = await store.write(group).then(
      () => true,
      () => false,
    );
    if (!isStored) await written.sync();
    await written.finish(isStored);
    if (!isStored) rejected = [written, ...rejected].slice(0, maxRejected);
    return isStored ? written.addedCount() : written.journaledCount();
  };
  const fill = async () => {
    if (group.addedCount() + used.length === 0) return;
    [flushing, group] = [group, begin()];
    const writtenCount = await write(flushing);
    counts.written += writtenCount;
    counts.failedWrites += flushing.addedCount() - writtenCount;
    flushing = undefined;
  };
  /** Flushes run one after the other. */
  const flush = (): Promise<void> => {
    filling = filling.then(fill);
    return filling;
  };
  return {
    add: (key, kind, answer) => {
      group.add({ key, kind: numberOf(kind), value: Buffer.from(JSON.stringify(answer)) }, kinds);
      if (group.addedCount() >= groupSize || group.byteCount() >= groupBytes) void flush();
    },
    find: (key) => {
      const waiting = group.find(key) ?? flushing?.find(key);
      if (waiting !== undefined || rejected.length === 0) return waiting;
      return rejected.find((each) => each.find(key) !== undefined)?.find(key);
    },
    markUsed: (key) => {
      used.push(key);
      if (used.length >= groupSize) void flush();
    },
    durable: async () => {
      await filling;
      if (group.addedCount() === 0) return;
      const waiting = group;
      await waiting.sync();
      if (waiting.journaledCount() < waiting.addedCount()) await flush();
    },
    flush,
    counts: () => {
      const journaled = group.journaledCount() + (flushing?.journaledCount() ?? 0);
      return { ...counts, written: counts.written + journaled };
    },
  };
}

/** The operation, or `completion`, and the identity that answered. */
export interface AnswerKind {
  /** An operation's name, or `completion`. */
  readonly operation: string;
  /** The identity given to the caching client or the model. */
  readonly identity: string;
}

/** Derived from a hash, so that processes agree on it without coordination. */
function kindNumber(operation: string, identity: string): number {
  return createHash("sha256").update(kindText(operation, identity)).digest().readUInt32LE();
}

function kindText(operation: string, identity: string): string {
  return JSON.stringify([operation, identity]);
}

export function parseKind(text: string): AnswerKind {
  const [operation = "", identity = ""] = JSON.parse(text) as string[];
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
