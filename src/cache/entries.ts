import { createHash } from "node:crypto";
import type { KeyValueStore } from "../lib/key-value-store.ts";
import { type AnswerGroup, createAnswerGroup, type JournalPlace } from "./journal.ts";

interface AnswerReaderOptions {
  readonly store: Pick<KeyValueStore, "read">;
  /** What it holds is found as well. */
  readonly writer: AnswerWriter;
  /** Days since 1970. */
  readonly today: () => number;
}

interface AnswerReader {
  /** @returns undefined where nothing is kept under the key, or what is kept cannot be read */
  find(key: Buffer): Promise<unknown>;
  /** Times that the store could not be read. */
  failedReads(): number;
}

/** To note every use on its day would write the index anew each night. */
export const daysBetweenMarks = 7;

export function createAnswerReader({ store, writer, today }: AnswerReaderOptions): AnswerReader {
  let failedReads = 0;
  return {
    find: async (key) => {
      try {
        const waiting = writer.find(key);
        if (waiting !== undefined) return parseAnswer(waiting);
        const stored = await store.read(key);
        if (stored === undefined) return undefined;
        if (today() - stored.usedOn >= daysBetweenMarks) writer.markUsed(key);
        return parseAnswer(stored.value);
      } catch {
        failedReads += 1;
        return undefined;
      }
    },
    failedReads: () => failedReads,
  };
}

/** @throws SyntaxError where the bytes are no JSON */
function parseAnswer(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString("utf8"));
}

interface AnswerWriterOptions {
  readonly store: Pick<KeyValueStore, "write">;
  /** Absent: answers are in memory until the store has them. */
  readonly journal?: JournalPlace | undefined;
  /** Whoever answers, in words that can be shown. */
  readonly identity: string;
  /** Days since 1970. */
  readonly today: () => number;
}

/**
 * Answers on their way to the disk: into a journal at once, so that nothing is lost where the process is killed, and
 * from there into the store in large groups, each with one sync. Where the one fails the other is relied on.
 */
interface AnswerWriter {
  /**
   * The journal has it, or cannot take it, when this returns.
   * @param kind what it is counted by besides who answered: an operation, for example
   */
  add(key: Buffer, kind: string, answer: unknown): void;
  /** What is not in the store yet; of what the store refused, the last groups. */
  find(key: Buffer): Buffer | undefined;
  /** Tells that a kept answer is still of use; it is written along with the next group. */
  markUsed(key: Buffer): void;
  /** Resolves when everything added before is on the disk or has failed to be. */
  durable(): Promise<void>;
  /** The same, and the store has it. */
  flush(): Promise<void>;
  counts(): { readonly kept: number; readonly failedWrites: number };
}

/**
 * So many answers, or bytes of them, are written in one go, in which nothing else is done: 10 to 20 microseconds an answer,
 * and a sync, which takes a busy disk up to 100 ms. Fewer at a time would be more syncs; more at a time, and all calls in
 * flight would have been answered long before the next are sent.
 */
const [groupSize, groupBytes] = [2000, 4_000_000];
/** Groups that the store refused and that are still found in memory, which is not to grow with the feed. */
const mostRefused = 4;

export function createAnswerWriter(options: AnswerWriterOptions): AnswerWriter {
  const { store, identity, today } = options;
  const begin = () => createAnswerGroup(options.journal, today());
  const kinds = new Map<number, string>();
  const numbers = new Map<string, number>();
  const counts = { kept: 0, failedWrites: 0 };
  let group = begin();
  /** What is being written, until it can be read from the store. */
  let leaving: AnswerGroup | undefined;
  let refused: AnswerGroup[] = [];
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
    await written.settle(isStored);
    if (!isStored) refused = [written, ...refused].slice(0, mostRefused);
    return isStored ? written.addedCount() : written.heldCount();
  };
  const fill = async () => {
    if (group.addedCount() + used.length === 0) return;
    [leaving, group] = [group, begin()];
    const keptCount = await write(leaving);
    counts.kept += keptCount;
    counts.failedWrites += leaving.addedCount() - keptCount;
    leaving = undefined;
  };
  /** One after the other; what the one before has written along is not there for the next. */
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
      const waiting = group.find(key) ?? leaving?.find(key);
      if (waiting !== undefined || refused.length === 0) return waiting;
      return refused.find((each) => each.find(key) !== undefined)?.find(key);
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
      if (waiting.heldCount() < waiting.addedCount()) await flush();
    },
    flush,
    counts: () => {
      const held = group.heldCount() + (leaving?.heldCount() ?? 0);
      return { ...counts, kept: counts.kept + held };
    },
  };
}

/** What kept answers are counted by: the operation, or that they are a language model's completions, and whoever answered. */
export interface AnswerKind {
  /** Its name, or `completion`. */
  readonly operation: string;
  /** As `keepAnswers` was told; a language model's. */
  readonly identity: string;
}

/** The same number in every process, so that none has to ask which numbers are taken. */
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

/** Milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/** @param time milliseconds since 1970 @returns whole days since then, in UTC */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

/** `2026-11-21` */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
