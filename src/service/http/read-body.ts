import type { Readable } from "node:stream";
import { bodyTooLarge } from "../../contract/problems.ts";

/** How much of a body that is too large is still read and thrown away, so that its sender gets to hear so. */
const discardedBytes = 16 * 1024 * 1024;

/**
 * A request's whole body. One that is over the limit is read on, kept nowhere, to its end or a bound: a sender
 * that is cut off while writing sees a broken connection in place of the answer.
 * @throws ServiceProblem 413 where it is larger than `maxBytes`, however it was announced
 * @throws Error where the connection breaks
 */
export async function readBody(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (length > maxBytes + discardedBytes) break;
  }
  if (length > maxBytes) throw bodyTooLarge(maxBytes);
  const [first] = chunks;
  return chunks.length === 1 && first ? first : Buffer.concat(chunks, length);
}
