import type { OperationName } from "../contract/operations.ts";
import type { KeyValueStore, NewEntry } from "../storage/key-value-store.ts";
import { kindNumber, kindText } from "./answer-kind.ts";

export interface AnswerWriterOptions {
  readonly store: Pick<KeyValueStore, "write">;
  readonly identity: string;
  /** Days since 1970. */
  readonly today: () => number;
}

/** Answers on their way to the disk: collected, and written in groups, each with one sync. */
export interface AnswerWriter {
  add(key: Buffer, name: OperationName, answer: unknown): void;
  /** What waits to be written under the key. */
  find(key: Buffer): Buffer | undefined;
  /** Tells that a kept answer is still of use; it is written along with the next answers. */
  markUsed(key: Buffer): void;
  /** Resolves when everything added before is on the disk or has failed to be. */
  flush(): Promise<void>;
  counts(): { readonly kept: number; readonly failedWrites: number };
}

/** One group takes 10 to 20 ms at most, in which nothing else is done. */
const groupSize = 500;

export function createAnswerWriter({ store, identity, today }: AnswerWriterOptions): AnswerWriter {
  let waiting = new Map<string, NewEntry>();
  /** What is being written, until it can be read from the store. */
  let leaving: ReadonlyMap<string, NewEntry> = new Map();
  let used: Buffer[] = [];
  let flushing: Promise<void> | undefined;
  const kinds = new Map<number, string>();
  const counts = { kept: 0, failedWrites: 0 };

  const writeGroup = async () => {
    [leaving, waiting] = [waiting, new Map()];
    const marked = used;
    used = [];
    try {
      await store.write({ entries: [...leaving.values()], used: marked, day: today(), kinds });
      counts.kept += leaving.size;
    } catch {
      counts.failedWrites += leaving.size;
    }
    leaving = new Map();
  };
  const hasWork = () => waiting.size + used.length > 0;
  /** Begins a turn later, so that those who ask in the same turn share it. */
  const writeAll = async () => {
    await undefined;
    while (hasWork()) await writeGroup();
  };
  const flush = (): Promise<void> => {
    if (flushing === undefined && !hasWork()) return Promise.resolve();
    flushing ??= writeAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  return {
    add: (key, name, answer) => {
      const kind = kindNumber(name, identity);
      if (!kinds.has(kind)) kinds.set(kind, kindText(name, identity));
      waiting.set(key.toString("latin1"), { key, kind, value: Buffer.from(JSON.stringify(answer)) });
      if (waiting.size >= groupSize) void flush();
    },
    find: (key) => {
      const text = key.toString("latin1");
      return (waiting.get(text) ?? leaving.get(text))?.value;
    },
    markUsed: (key) => {
      used.push(key);
      if (used.length >= groupSize) void flush();
    },
    flush,
    counts: () => counts,
  };
}
