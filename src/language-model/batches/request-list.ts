import { closeSync, createReadStream, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../../storage/make-folder.ts";
import type { CompletionRequest } from "../completion.ts";
import { readLines } from "./lines.ts";

/** One question of a list. */
export interface ListedRequest {
  readonly key: string;
  readonly request: CompletionRequest;
}

/** Where a question lies in its list, so that its text need not be held. */
export interface ListedPlace {
  /** Bytes before it. */
  readonly at: number;
  readonly byteCount: number;
}

/** A part of a list, in bytes; whole lines. */
export interface ListRange {
  readonly from: number;
  readonly to: number;
}

export interface RequestListWriter {
  /** @returns bytes that it took. A write that fails is told by `finish`: the one who asks is not to blame. */
  add(listed: ListedRequest): number;
  /** Everything is on the disk then. @throws the system's error, of whichever write */
  finish(): void;
  /** Lets go of the file where `finish` is not to be called. */
  abandon(): void;
}

const bufferedBytes = 256 * 1024;

/** A file of JSON lines, for its owner alone to read: the products' texts are in it. An older one is written over. */
export function createRequestList(path: string): RequestListWriter {
  makeFolder(dirname(path));
  const descriptor = openSync(path, "w", 0o600);
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let fault: { readonly cause: unknown } | undefined;
  let isClosed = false;

  const flush = () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    let written = 0;
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  };
  const tried = (work: () => void) => {
    try {
      // The number of a closed file may be another's by now.
      if (fault === undefined && !isClosed) work();
    } catch (cause) {
      fault = { cause };
    }
  };
  const close = () => {
    if (!isClosed) closeSync(descriptor);
    isClosed = true;
  };
  return {
    add: (listed) => {
      const line = Buffer.from(`${JSON.stringify(listed)}\n`);
      waiting.push(line);
      waitingBytes += line.length;
      if (waitingBytes >= bufferedBytes) tried(flush);
      return line.length;
    },
    finish: () => {
      tried(flush);
      tried(() => fsyncSync(descriptor));
      close();
      if (fault !== undefined) throw fault.cause;
    },
    abandon: close,
  };
}

/** @throws the system's error; SyntaxError where it is no such list */
export async function* readRequestList(
  path: string,
  { from, to }: ListRange,
): AsyncGenerator<ListedRequest & ListedPlace> {
  if (to <= from) return;
  const stream = createReadStream(path, { start: from, end: to - 1, highWaterMark: bufferedBytes });
  for await (const { text, at, byteCount } of readLines(stream)) {
    yield { ...(JSON.parse(text) as ListedRequest), at: from + at, byteCount };
  }
}

/** Reads single questions of a list. */
export interface RequestReader {
  /** @throws as `readRequestList` */
  read(place: ListedPlace): ListedRequest;
  close(): void;
}

/** @throws the system's error */
export function openRequestList(path: string): RequestReader {
  const descriptor = openSync(path, "r");
  return {
    read: ({ at, byteCount }) => {
      const bytes = Buffer.alloc(byteCount);
      readSync(descriptor, bytes, 0, byteCount, at);
      return JSON.parse(bytes.toString("utf8")) as ListedRequest;
    },
    close: () => closeSync(descriptor),
  };
}
