import { once } from "node:events";
import { createGzip } from "node:zlib";
import type { OutputFile } from "../../../batch/output/output-file.ts";

/** Packs what is written to a file on its way there. */
export function gzipFile(file: OutputFile): OutputFile {
  const gzip = createGzip();
  const packed = (async () => {
    for await (const bytes of gzip) await file.write(bytes as Uint8Array);
  })();
  packed.catch((error: unknown) => gzip.destroy(error as Error));
  const end = async () => {
    gzip.end();
    await packed;
  };
  return {
    write: async (bytes) => {
      if (gzip.destroyed) return packed;
      if (!gzip.write(bytes)) await Promise.race([once(gzip, "drain"), packed]);
    },
    makeDurable: async () => {
      await end();
      return file.makeDurable();
    },
    commit: async () => {
      await end();
      await file.commit();
    },
    discard: async () => {
      gzip.destroy();
      await packed.catch(() => {});
      await file.discard();
    },
  };
}
