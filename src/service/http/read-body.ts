import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { bodyTooLarge, unavailable } from "../../contract/problems.ts";

export interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Of all bodies that are being received at the same time. */
  readonly maxBodyBytesAtOnce: number;
}

/**
 * A request's whole body.
 * @throws ServiceProblem 413 where it is too large, however it was announced; 503 where all together are
 * @throws Error where the connection breaks
 */
export type ReadBody = (stream: Readable) => Promise<Buffer>;

/** True where the sender waits to hear whether to send (`Expect: 100-continue`) what is over the limit. */
export function isTooLargeToSend({ headers }: IncomingMessage, { maxBodyBytes }: BodyLimits): boolean {
  const isWaiting = headers.expect?.toLowerCase() === "100-continue";
  return isWaiting && Number(headers["content-length"] ?? 0) > maxBodyBytes;
}

/** How much of a body that is too large is still read and thrown away, so that its sender gets to hear so. */
const discardedBytes = 16 * 1024 * 1024;

/**
 * A body that is over the limit is read on, kept nowhere, to its end or a bound: a sender that is cut off while
 * writing sees a broken connection in place of the answer.
 */
export function createBodyReader({ maxBodyBytes, maxBodyBytesAtOnce }: BodyLimits): ReadBody {
  let heldBytes = 0;
  return async (stream) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let ownBytes = 0;
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        length += chunk.length;
        if (length > maxBodyBytes + discardedBytes) break;
        if (length > maxBodyBytes) {
          chunks.length = 0;
          continue;
        }
        if (heldBytes + chunk.length > maxBodyBytesAtOnce) throw unavailable("The service is overloaded", 1);
        heldBytes += chunk.length;
        ownBytes += chunk.length;
        chunks.push(chunk);
      }
    } finally {
      heldBytes -= ownBytes;
    }
    if (length > maxBodyBytes) throw bodyTooLarge(maxBodyBytes);
    const [first] = chunks;
    return chunks.length === 1 && first ? first : Buffer.concat(chunks, length);
  };
}
