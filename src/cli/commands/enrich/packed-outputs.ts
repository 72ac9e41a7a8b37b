import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packWorkbook } from "../../../feed/workbook/pack-workbook.ts";
import { lazily } from "../../../lib/once.ts";
import type { OutputFile } from "../../../pipeline/output-file.ts";
import type { WorkbookPlan } from "./outputs.ts";

function pathOf({ unfinishedPath }: OutputFile): Pick<OutputFile, "unfinishedPath"> {
  return unfinishedPath === undefined ? {} : { unfinishedPath };
}

/** Compresses what is written to a file. */
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
    ...pathOf(file),
    commit: async (otherName) => {
      await end();
      await file.commit(otherName);
    },
    discard: async () => {
      gzip.destroy();
      await packed.catch(() => {});
      await file.discard();
    },
  };
}

/**
 * Makes a workbook of the CSV that is written, which lies in a temporary file until it is whole.
 */
export function workbookFile(file: OutputFile, { reading, source, widths }: WorkbookPlan): OutputFile {
  const spool = lazily(async () => {
    const folder = await mkdtemp(join(tmpdir(), "pdo-workbook-"));
    const path = join(folder, "table.csv");
    return { folder, path, stream: createWriteStream(path) };
  });
  const remove = async () => rm((await spool()).folder, { recursive: true, force: true });
  const pack = lazily(async () => {
    const { path, stream } = await spool();
    stream.end();
    await finished(stream);
    await packWorkbook({
      table: path,
      reading,
      ...(source && { source }),
      widths,
      write: (bytes) => file.write(bytes),
    });
    await remove();
  });
  return {
    write: async (bytes) => {
      const { stream } = await spool();
      if (!stream.write(bytes)) await once(stream, "drain");
    },
    makeDurable: async () => {
      await pack();
      return file.makeDurable();
    },
    ...pathOf(file),
    commit: async (otherName) => {
      await pack();
      await file.commit(otherName);
    },
    discard: async () => {
      (await spool()).stream.destroy();
      await remove();
      await file.discard();
    },
  };
}
