import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bufferBytes = 256 * 1024;

/** Plain values in a temporary file, each a 4-byte length and JSON, so that memory holds their places alone. */
export interface Spill<Value> {
  /** @returns where it begins */
  write(value: Value): Promise<number>;
  /** To be called between the last `write` and the first `read`. */
  flush(): Promise<void>;
  read(offset: number): Promise<Value>;
  /** Removes the file. */
  close(): Promise<void>;
}

/** @throws the system's error, as do its methods */
export async function openSpill<Value>(): Promise<Spill<Value>> {
  const folder = await mkdtemp(join(tmpdir(), "pdo-rows-"));
  const file = await open(join(folder, "rows"), "wx+", 0o600);
  let pending: Buffer[] = [];
  let [written, held] = [0, 0];
  const flush = async () => {
    for (const bytes of pending) await file.write(bytes);
    written += held;
    [pending, held] = [[], 0];
  };
  return {
    write: async (value) => {
      const bytes = Buffer.from(JSON.stringify(value));
      const length = Buffer.alloc(4);
      length.writeUInt32LE(bytes.length);
      const offset = written + held;
      pending.push(length, bytes);
      held += 4 + bytes.length;
      if (held > bufferBytes) await flush();
      return offset;
    },
    flush,
    read: async (offset) => {
      const length = (await bytesAt(file, offset, 4)).readUInt32LE();
      return JSON.parse((await bytesAt(file, offset + 4, length)).toString("utf8"));
    },
    close: async () => {
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer;
}
