import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { renameFileSync } from "../lib/rename-file.ts";
import { type AnswerFile, findLatest, removeAnswerFile } from "./answer-file.ts";
import { closedSuffix, partSuffix } from "./answer-writer.ts";
import { answerRecord, kindRecord, parseContent, useRecord } from "./record.ts";

/** An answer that counts: the latest one under its key. */
export interface CurrentAnswer {
  readonly key: Buffer;
  readonly value: Buffer;
  /** Seconds since 1970. */
  readonly time: number;
  /** Its kind's text; empty where that is damaged. */
  readonly kind: string;
  /** Days since 1970. */
  readonly usedOn: number;
}

/** The answers of some files that count among all files. Keys and values are valid until the next one is asked for. */
export function* currentAnswers(
  files: readonly AnswerFile[],
  all: readonly AnswerFile[],
): Generator<CurrentAnswer> {
  for (const file of files) {
    const kinds = new Map<number, string>();
    for (const { at, content } of file.records()) {
      const record = parseContent(content);
      if (record?.tag === "kind") kinds.set(record.kind, record.text);
      if (record?.tag !== "answer") continue;
      const latest = findLatest(all, record.key);
      if (latest?.source !== file || latest.place.offset !== at) continue;
      const { key, value, time } = record;
      yield { key, value, time, kind: kinds.get(record.kind) ?? "", usedOn: latest.usedOn };
    }
  }
}

export interface MergeRequest {
  /** Files that nobody writes to; they are removed. */
  readonly merged: readonly AnswerFile[];
  /** All files, which decide what counts; in the order in which they were changed. */
  readonly all: readonly AnswerFile[];
  readonly keeps?: (answer: CurrentAnswer) => boolean;
}

const blockBytes = 2 ** 22;
const daySeconds = 24 * 60 * 60;

/**
 * Writes what counts of some files to a new one, and removes them. A kill at any moment leaves the old files, or both.
 * @throws the system's error; the old files are then unchanged
 */
export function mergeFiles(folder: string, { merged, all, keeps = () => true }: MergeRequest): void {
  const name = join(folder, randomUUID());
  const part = name + partSuffix;
  const descriptor = openSync(part, "wx");
  let block: Buffer[] = [];
  let [blockSize, written] = [0, 0];
  const flush = () => {
    const bytes = Buffer.concat(block);
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    written += bytes.length;
    [block, blockSize] = [[], 0];
  };
  const add = (record: Buffer) => {
    block.push(record);
    blockSize += record.length;
    if (blockSize >= blockBytes) flush();
  };
  try {
    const kinds = new Map<string, number>();
    for (const answer of currentAnswers(merged, all)) {
      if (!keeps(answer)) continue;
      const { key, value, time, usedOn } = answer;
      const kind = kinds.get(answer.kind) ?? kinds.size;
      if (kind === kinds.size) add(kindRecord(kind, answer.kind));
      kinds.set(answer.kind, kind);
      add(answerRecord({ key, value, time, kind }));
      if (usedOn > Math.floor(time / daySeconds)) add(useRecord(key, usedOn * daySeconds));
    }
    flush();
    fsyncSync(descriptor);
    if (written > 0) renameFileSync(part, name + closedSuffix);
  } finally {
    closeSync(descriptor);
    rmSync(part, { force: true });
  }
  for (const { path } of merged) removeAnswerFile(path);
}
