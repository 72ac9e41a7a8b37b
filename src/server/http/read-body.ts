import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { bodyTooLarge, unavailable } from "../../api/service-problem.ts";

interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Of all bodies that are being received at the same time. */
  readonly maxBodyBytesAtOnce: number;
}

/**
 * A request's whole body.
 * @throws ServiceProblem 413 where it is too large, however it was announced; 503 where all together are
 * @throws Error where the connection breaks
 */
type ReadBody = (stream: Readable) => Promise<Buffer>;

/** True where the sender waits to hear whether to send (`Expect: 100-continue`) what is over the limit. */
export function isTooLargeToSend({ headers }: IncomingMessage, { maxBodyBytes }: BodyLimits): boolean {
  const isWaiting = headers.expect?.toLowerCase() === "100-continue";
  return isWaiting && Number(headers["content-length"] ?? 0) > maxBodyBytes;
}

/** How much of a body that is too large is still read and thrown away, so that its sender gets to hear so. */
const discardedBytes = 16 * 1024 * 1024;

/** Bytes of all bodies that are being received. */
interface Held {
  bytes: number;
}

/**
 * A body that is over the limit is read on, kept nowhere, to its end or a bound: a sender that is cut off while
 * writing sees a broken connection in place of the answer.
 */
export function createBodyReader(limits: BodyLimits): ReadBody {
  const held: Held = { bytes: 0 };
  return (stream) => receive(stream, limits, held);
}

/** By events: to iterate over the stream costs several times as much as a short body. */
function receive(
  stream: Readable,
  { maxBodyBytes, maxBodyBytesAtOnce }: BodyLimits,
  held: Held,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let ownBytes = 0;
    const letGo = () => {
      held.bytes -= ownBytes;
      ownBytes = 0;
    };
    const fail = (fault: unknown) => {
      stream.off("data", take);
      letGo();
      reject(fault);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBodyBytes) {
        chunks = [];
        if (length > maxBodyBytes + discardedBytes) giveUp(bodyTooLarge(maxBodyBytes));
        return;
      }
      if (held.bytes + chunk.length > maxBodyBytesAtOnce)
        return giveUp(unavailable("The service is overloaded", 1));
      held.bytes += chunk.length;
      ownBytes += chunk.length;
      chunks.push(chunk);
    };
    const giveUp = (problem: unknown) => {
      stream.pause();
      fail(problem);
    };
    stream.on("data", take);
    stream.on("end", () => {
      letGo();
      if (length > maxBodyBytes) return reject(bodyTooLarge(maxBodyBytes));
      const [first] = chunks;
      resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks, length));
    });
    stream.on("error", fail);
    stream.on("close", () => {
      // After the end too, where a fault would only be made for nobody.
      if (!stream.readableEnded) fail(new Error("The connection broke before the body's end."));
    });
  });
}

/** What one caller, or all together, may take of the server. */
export interface Limits extends BodyLimits {
  readonly maxHeaderBytes: number;
  /** Calls at work at the same time; further ones get 503. */
  readonly maxCallsInFlight: number;
  readonly maxConnections: number;
  /** Until a request's headers, and until the whole request, have arrived. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long an idle connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** How long calls in flight may take to end once the server shuts down. */
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
