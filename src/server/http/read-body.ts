import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { bodyTooLarge, unavailable } from "../../api/service-problem.ts";

interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Total size of the bodies being received concurrently. */
  readonly maxBodyBytesAtOnce: number;
}

/**
 * Reads a request's whole body.
 * @throws ServiceProblem 413 where it is too large, with or without Content-Length; 503 where all concurrent bodies
 * together are
 * @throws Error where the connection breaks
 */
type ReadBody = (stream: Readable) => Promise<Buffer>;

/** True where the sender waits for permission (`Expect: 100-continue`) to send a body over the limit. */
export function isTooLargeToSend({ headers }: IncomingMessage, { maxBodyBytes }: BodyLimits): boolean {
  const isWaiting = headers.expect?.toLowerCase() === "100-continue";
  return isWaiting && Number(headers["content-length"] ?? 0) > maxBodyBytes;
}

/** How much of a body over the limit is still read and discarded, so that the sender receives the answer. */
const maxDiscardedBytes = 16 * 1024 * 1024;

/** Bytes of all bodies being received. */
interface ReceivedBytes {
  bytes: number;
}

/**
 * A body over the limit is read and discarded up to a bound: a sender that is cut off while writing would see a
 * broken connection instead of the answer.
 */
export function createBodyReader(limits: BodyLimits): ReadBody {
  const receiving: ReceivedBytes = { bytes: 0 };
  return (stream) => receive(stream, limits, receiving);
}

/** Uses events: iterating over the stream costs several times as much for a short body. */
function receive(
  stream: Readable,
  { maxBodyBytes, maxBodyBytesAtOnce }: BodyLimits,
  receiving: ReceivedBytes,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let counted = 0;
    const release = () => {
      receiving.bytes -= counted;
      counted = 0;
    };
    const fail = (fault: unknown) => {
      stream.off("data", take);
      release();
      reject(fault);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBodyBytes) {
        chunks = [];
        if (length > maxBodyBytes + maxDiscardedBytes) abandon(bodyTooLarge(maxBodyBytes));
        return;
      }
      if (receiving.bytes + chunk.length > maxBodyBytesAtOnce)
        return abandon(unavailable("The service is overloaded", 1));
      receiving.bytes += chunk.length;
      counted += chunk.length;
      chunks.push(chunk);
    };
    const abandon = (problem: unknown) => {
      stream.pause();
      fail(problem);
    };
    stream.on("data", take);
    stream.on("end", () => {
      release();
      if (length > maxBodyBytes) return reject(bodyTooLarge(maxBodyBytes));
      const [first] = chunks;
      resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks, length));
    });
    stream.on("error", fail);
    stream.on("close", () => {
      // `close` also follows `end`, where there is no error to report.
      if (!stream.readableEnded) fail(new Error("The connection broke before the body's end."));
    });
  });
}

/** Limits on the server's resources. */
export interface Limits extends BodyLimits {
  readonly maxHeaderBytes: number;
  /** Calls in progress; further ones get 503. */
  readonly maxCallsInFlight: number;
  readonly maxConnections: number;
  /** Time limits for receiving the headers and the whole request. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long an idle connection stays open for the next request. */
  readonly keepAliveMs: number;
  /** How long calls in flight may take to finish after a shutdown has begun. */
  readonly shutdownMs: number;
}

export const defaultLimits: Limits = {
  maxBodyBytes: 1024 * 1024,
  maxBodyBytesAtOnce: 64 * 1024 * 1024,
  maxHeaderBytes: 16 * 1024,
  maxCallsInFlight: 128,
  maxConnections: 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 30_000,
  shutdownMs: 10_000,
};
