import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { TextForm } from "./encodings.ts";
import { cutWithinUnit, gzipBroken } from "./errors.ts";

/** A byte stream that counts its bytes and can be closed early. */
export interface CountedStream extends AsyncIterable<Uint8Array> {
  bytes(): number;
  /** Closes the source without waiting for a pending read, which may never finish on a terminal. */
  close(): Promise<void>;
}

/** Counts a stream's bytes as they are read. */
export function countBytes(stream: AsyncIterable<Uint8Array>): CountedStream {
  const iterator = stream[Symbol.asyncIterator]();
  let bytes = 0;
  let isReading = false;
  const close = async () => {
    const closed = iterator.return?.();
    if (isReading) closed?.catch(() => {});
    else await closed;
  };
  const counted: AsyncIterator<Uint8Array> = {
    async next() {
      isReading = true;
      try {
        const next = await iterator.next();
        if (next.done !== true) bytes += next.value.length;
        return next;
      } finally {
        isReading = false;
      }
    },
    async return() {
      await close();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => counted, bytes: () => bytes, close };
}

/**
 * Decodes bytes to raw text, split at whole code units.
 * @throws PdoError PDO_FEED_CUT where the feed ends within a unit
 */
export async function* rawChunks(
  chunks: AsyncIterable<Uint8Array>,
  form: TextForm,
  name: string,
): AsyncGenerator<string> {
  let pending: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const whole = bytes.length - (bytes.length % form.unitBytes);
    pending = bytes.subarray(whole);
    if (whole > 0) yield form.rawOfBytes(bytes.subarray(0, whole));
  }
  if (pending.length > 0) throw cutWithinUnit(name, form.encoding);
}

/** The first bytes of a stream, and the rest of it. */
export interface Beginning {
  readonly bytes: Uint8Array;
  /** Whether the stream ended within these bytes. */
  readonly isWhole: boolean;
  readonly rest: AsyncIterable<Uint8Array>;
}

/** Reads chunks until `minBytes` are buffered or the stream ends. */
export async function readBeginning(stream: AsyncIterable<Uint8Array>, minBytes: number): Promise<Beginning> {
  const iterator = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  while (length < minBytes && !isWhole) {
    const next = await iterator.next();
    if (next.done === true) {
      isWhole = true;
    } else {
      chunks.push(next.value);
      length += next.value.length;
    }
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return { bytes: Buffer.concat(chunks, length), isWhole, rest };
}

/** The whole stream, from its first byte. */
export async function* wholeStream(beginning: Beginning): AsyncGenerator<Uint8Array> {
  yield beginning.bytes;
  if (!beginning.isWhole) yield* beginning.rest;
}

/**
 * Decompresses a gzip stream of one or more members.
 * @throws PdoError PDO_FEED_GZIP_BROKEN
 */
export async function* unpack(packed: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  const source = Readable.from(packed, { objectMode: false });
  let sourceError: unknown;
  source.on("error", (error) => {
    sourceError = error;
    gunzip.destroy(error);
  });
  source.pipe(gunzip);
  try {
    yield* gunzip as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw sourceError ?? gzipBroken(name, error);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** Ends with the signal's reason as soon as it is aborted, even while the source is idle. */
export async function* untilAborted(
  stream: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* stream;
    return;
  }
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await nextOrAbort(iterator, signal);
    if (next.done === true) return;
    yield next.value;
  }
}

/** One listener per chunk: a single promise for the whole stream would hold on to every chunk. */
function nextOrAbort(
  iterator: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array, unknown>> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    const stop = () => signal.removeEventListener("abort", onAbort);
    iterator.next().then(
      (next) => {
        stop();
        resolve(next);
      },
      (error) => {
        stop();
        reject(error);
      },
    );
  });
}
