import type { FaultKind } from "../../lib/errors.ts";
import { type Fields, parseJson } from "../../lib/json.ts";
import type { Sleep } from "../../net/gate.ts";
import { isLlmError } from "../errors.ts";
import type { RawCall } from "../providers/provider.ts";
import { batchAnswerUnknown } from "./errors.ts";
import type { BatchProvider } from "./vendor-batches.ts";

/** Milliseconds for a small answer, and for a file of about ten megabytes on a slow connection. */
const [askTimeoutMs, uploadTimeoutMs] = [60_000, 900_000];
/** More than a list of a hundred batches. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** What the calls of a vendor need. */
export interface BatchLine {
  readonly provider: Pick<BatchProvider, "send">;
  readonly retry: RetryWork;
  readonly signal?: AbortSignal | undefined;
}

export interface BatchCalls {
  /** Retried. */
  get(path: string): Promise<Fields>;
  /** Retried: a duplicate upload costs nothing. */
  upload(path: string, body: readonly Uint8Array[], contentType: string): Promise<Fields>;
  /** Sent once. */
  post(path: string, body: readonly Uint8Array[]): Promise<Fields>;
  /** Sent once; what cannot be removed stays. @throws the signal's reason */
  remove(path: string): Promise<void>;
}

/** The JSON calls of a batch service; every answer must be an object. @throws LlmError; the signal's reason */
export function createBatchCalls({ provider, retry, signal }: BatchLine): BatchCalls {
  const send = async (
    call: Pick<RawCall, "method" | "path" | "body" | "contentType" | "contentLength">,
  ): Promise<Fields> => {
    const timeoutMs = call.body === undefined ? askTimeoutMs : uploadTimeoutMs;
    const { bytes } = await provider.send({ ...call, signal, timeoutMs, maxAnswerBytes: maxAnswerBytes });
    const answer = parseJson(Buffer.from(bytes).toString("utf8"));
    if (typeof answer !== "object" || answer === null) throw batchAnswerUnknown(call.path);
    return answer as Fields;
  };
  return {
    get: (path) => retry(() => send({ method: "GET", path })),
    upload: (path, body, contentType) =>
      retry(() => send({ method: "POST", path, contentType, ...toStream(body) })),
    post: (path, body) => send({ method: "POST", path, ...toStream(body) }),
    remove: async (path) => {
      try {
        await send({ method: "DELETE", path });
      } catch (fault) {
        if (!isLlmError(fault)) throw fault;
      }
    },
  };
}

/** Streamed in pieces: joining tens of megabytes would double the memory. */
function toStream(pieces: readonly Uint8Array[]): Pick<RawCall, "body" | "contentLength"> {
  async function* stream() {
    yield* pieces;
  }
  return { body: stream(), contentLength: pieces.reduce((sum, { length }) => sum + length, 0) };
}

/** Error codes of a 404: the vendor has no such object, or not for this key. */
const notFound: ReadonlySet<string> = new Set(["PDO_PROVIDER_ADDRESS_INVALID", "PDO_PROVIDER_MODEL_UNKNOWN"]);

export function isNotFound(fault: unknown): boolean {
  return isLlmError(fault) && notFound.has(fault.code);
}

/** Retries idempotent work a few times. @throws the last fault; the signal's reason */
export type RetryWork = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds between attempts. Batches are polled for hours, so longer trouble is left to the next poll. */
const waitsMs = [1_000, 4_000, 16_000];
const longestWaitMs = 60_000;

export function createRetryWork(sleep: Sleep, signal: AbortSignal | undefined): RetryWork {
  return async (work) => {
    for (const waitMs of waitsMs) {
      try {
        return await work();
      } catch (fault) {
        signal?.throwIfAborted();
        const retryAfterMs = isLlmError(fault) ? fault.details.retryAfterMs : 0;
        if (!isTransient(fault) || retryAfterMs > longestWaitMs) throw fault;
        await sleep(Math.max(waitMs, retryAfterMs), signal);
      }
    }
    return work();
  };
}

const transient: ReadonlySet<FaultKind> = new Set<FaultKind>([
  "throttled",
  "unreachable",
  "unavailable",
  "silent",
  "faulty",
  "unreadable",
]);

/** Whether the same call may succeed later. */
export function isTransient(fault: unknown): boolean {
  return isLlmError(fault) && transient.has(fault.kind);
}

const timeoutMs = 60_000;
/** An answer can be long, but its id is at the beginning. */
const maxLineBytes = 1024 * 1024;

/** Reads only the first line of a file that may be large. @returns undefined if there is none */
export async function firstLine(line: BatchLine, path: string): Promise<string | undefined> {
  const beginning = await line.retry(() => readBeginning(line, path));
  return beginning.split("\n", 1)[0]?.trim() || undefined;
}

async function readBeginning({ provider, signal }: BatchLine, path: string): Promise<string> {
  const enough = new AbortController();
  const either = signal === undefined ? enough.signal : AbortSignal.any([signal, enough.signal]);
  let text = "";
  const onData = (piece: Uint8Array) => {
    text += Buffer.from(piece).toString("latin1");
    if (text.includes("\n") || text.length > maxLineBytes) enough.abort();
  };
  try {
    const call = { method: "GET", path, timeoutMs, maxAnswerBytes: Number.POSITIVE_INFINITY } as const;
    await provider.send({ ...call, signal: either, onData });
  } catch (fault) {
    if (!enough.signal.aborted || signal?.aborted === true) throw fault;
  }
  return text;
}
