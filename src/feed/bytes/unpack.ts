import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { gzipBroken } from "../refusals.ts";

/**
 * The unpacked bytes of a gzip stream of one or several members.
 * @throws FeedProblem PDO_FEED_GZIP_BROKEN
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
