import { constants, openSync } from "node:fs";
import { Socket } from "node:net";
import type { OutputFile } from "./output-file.ts";
import type { OutputSystem } from "./output-system.ts";
import { writeAll } from "./write-whole.ts";

/**
 * A device is written straight into: a file renamed over it would take its place.
 * @throws the system's error
 */
export async function openDevice(path: string, system: OutputSystem): Promise<OutputFile> {
  const file = await system.open(path, "w");
  const close = once(() => file.close());
  return {
    write: (bytes) => writeAll(file, bytes),
    makeDurable: async () => undefined,
    commit: close,
    discard: () => close().catch(() => {}),
  };
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
    makeDurable: async () => undefined,
    commit: async () => {
      await settle((done) => void socket.end(done));
      await close();
    },
    discard: close,
  };
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
