import { closeSync, createReadStream, existsSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "../../lib/atomic-file.ts";
import { fieldsOf, parseJson, textOf } from "../../lib/json.ts";
import { type LlmError, llmError } from "../errors.ts";
import type { CompletionRequest } from "../language-model.ts";

/** One request of a list. */
export interface ListedRequest {
  readonly key: string;
  readonly request: CompletionRequest;
}

/** The position of a request in its list, so that its text need not be held in memory. */
export interface ListedPlace {
  /** Byte offset. */
  readonly at: number;
  readonly byteCount: number;
}

/** A part of a list, in bytes; whole lines. */
interface ListRange {
  readonly from: number;
  readonly to: number;
}

interface RequestListWriter {
  /** @returns number of bytes written. Write errors are thrown by `finish`, not here */
  add(listed: ListedRequest): number;
  /** Everything is on disk when it returns. @throws the system's error of any write */
  finish(): void;
  /** Closes the file when `finish` will not be called. */
  abandon(): void;
}

const bufferedBytes = 256 * 1024;

/**
 * Creates or overwrites a file of JSON lines, readable by its owner only, since it contains the products'
 * texts.
 */
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
      // After closing, the descriptor may belong to another file.
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

/** @throws the system's error; SyntaxError if it is not a request list */
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

/** Reads single requests of a list. */
interface RequestReader {
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

/** A line of a file with its position. */
interface Line {
  readonly text: string;
  /** Byte offset. */
  readonly at: number;
  /** Without the line feed. */
  readonly byteCount: number;
}

const lineFeed = 0x0a;
/** A longer line is not a valid answer. */
const maxLineBytes = 64 * 1024 * 1024;

/**
 * Yields the lines that are not empty, decoded as UTF-8 across piece boundaries.
 * @throws RangeError if a line is longer than 64 MiB
 */
export async function* readLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let at = 0;
  const take = (end: Buffer): Line => {
    const bytes = held.length === 0 ? end : Buffer.concat([...held, end]);
    const line = { text: bytes.toString("utf8"), at, byteCount: bytes.length };
    held = [];
    heldBytes = 0;
    at += bytes.length + 1;
    return line;
  };
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      const line = take(bytes.subarray(from, end));
      if (line.text.trim() !== "") yield line;
      from = end + 1;
    }
    held.push(bytes.subarray(from));
    heldBytes += bytes.length - from;
    if (heldBytes > maxLineBytes) throw new RangeError(`A line is longer than ${maxLineBytes} bytes.`);
  }
  const last = take(Buffer.alloc(0));
  if (last.text.trim() !== "") yield last;
}

/** A request that the vendor refused for its content, and why. */
export interface RefusedRequest {
  readonly key: string;
  readonly problem: LlmError;
}

/** On disk when it returns. @throws the system's error */
export function appendRefused(path: string, refused: readonly RefusedRequest[]): void {
  if (refused.length === 0) return;
  const lines = refused.map(({ key, problem: { code, what, seen, nextStep } }) =>
    JSON.stringify({ key, code, what, seen, nextStep }),
  );
  const descriptor = openSync(path, "a", 0o600);
  try {
    // The leading line feed ends a partial line that a killed process may have left.
    const bytes = Buffer.from(`\n${lines.join("\n")}\n`);
    let written = 0;
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** @returns the refusals by key; equal reasons share one error. @throws the system's error */
export async function loadRefused(path: string): Promise<(key: string) => LlmError | undefined> {
  const reasons = new Map<string, LlmError>();
  const byKey = new Map<string, LlmError>();
  if (!existsSync(path)) return () => undefined;
  for await (const { text } of readLines(createReadStream(path))) {
    const { key, ...reason } = fieldsOf(parseJson(text));
    if (textOf(key) === undefined) continue;
    const id = JSON.stringify(reason);
    const problem = reasons.get(id) ?? toProblem(reason);
    reasons.set(id, problem);
    byKey.set(String(key), problem);
  }
  return (key) => byKey.get(key);
}

function toProblem({ code, what, seen, nextStep }: Readonly<Record<string, unknown>>): LlmError {
  return llmError({
    code: String(code),
    what: String(what),
    seen: String(seen),
    nextStep: String(nextStep),
    kind: "own",
  });
}
