import { createHash } from "node:crypto";

/** The hash of bytes that are read to their end, in hexadecimal digits. */
export async function sha256Of(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

type Ranges = (start: number, end: number) => AsyncIterable<Uint8Array>;

/** A range of a file, hashed while it is read. */
export function readRange(read: Ranges, start: number, end: number) {
  const hash = createHash("sha256");
  let isRead = false;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (end > start) {
      for await (const chunk of read(start, end)) {
        hash.update(chunk);
        yield chunk;
      }
    }
    isRead = true;
  }
  return {
    bytes,
    /** Of the whole range, which is read for it unless it was. */
    sha256: async (): Promise<string> => (isRead ? hash.digest("hex") : sha256Of(read(start, end))),
  };
}
