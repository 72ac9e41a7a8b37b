import { constants, openSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Socket } from "node:net";
import type { OutputFile } from "./output-file.ts";

/**
 * A device is written straight into: a file renamed over it would take its place.
 * @throws the system's error
 */
export async function openDevice(path: string): Promise<OutputFile> {
  const file = await open(path, "w");
  const close = once(() => file.close());
  return { write: (bytes) => writeAll(file, bytes), commit: close, discard: close };
}

/**
 * A pipe is written straight into, without waiting for its reader where nothing else would get its turn.
 * @throws the system's error; ENXIO where nobody reads
 */
export function openPipe(path: string): OutputFile {
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const socket = new Socket({ fd, readable: false, writable: true });
  socket.on("error", () => {}); // Thrown by the write that met it.
  const close = once(async () => void socket.destroy());
  return {
    write: (bytes) => settle((done) => void socket.write(bytes, done)),
    commit: async () => {
      await settle((done) => void socket.end(done));
      await close();
    },
    discard: close,
  };
}

/** Writes all bytes, however few the system takes at a time. */
export async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < bytes.length) offset += (await file.write(bytes, offset)).bytesWritten;
}

function settle(act: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    act((error) => (error ? reject(error) : resolve()));
  });
}

function once(act: () => Promise<void>): () => Promise<void> {
  let acted: Promise<void> | undefined;
  return () => {
    acted ??= act();
    return acted;
  };
}
