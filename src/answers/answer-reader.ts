import type { KeyValueStore } from "../storage/key-value-store.ts";
import type { AnswerWriter } from "./answer-writer.ts";

export interface AnswerReaderOptions {
  readonly store: Pick<KeyValueStore, "read">;
  /** What it holds is found as well. */
  readonly writer: AnswerWriter;
  /** Days since 1970. */
  readonly today: () => number;
}

export interface AnswerReader {
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
