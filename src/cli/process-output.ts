import type { Writable } from "node:stream";
import { outputNotWritable } from "../batch/output/output-problems.ts";
import type { ByteOutput } from "./world.ts";

type ProcessStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

interface OutputEnds {
  /** Aborted: nobody waits any longer for a reader that takes nothing. */
  readonly signal: AbortSignal;
  /** Called when the reader has gone. */
  onClosed(): void;
}

/** Where the data goes. What cannot be written is thrown; a reader that went away is told of instead. */
export function createOutput(stream: ProcessStream, { signal, onClosed }: OutputEnds): ByteOutput {
  const write = (data: string | Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (error?: Error | null) => {
        signal.removeEventListener("abort", stop);
        if (!error) return resolve();
        if (!isReaderGone(error)) return reject(outputNotWritable("standard output", error));
        onClosed();
        resolve();
      };
      const stop = () => settle();
      signal.addEventListener("abort", stop, { once: true });
      stream.write(data, settle);
      if (signal.aborted) stop();
    });
  return createByteOutput(stream, write);
}

/** Where the talk goes. That nobody listens is no reason to stop. */
export function createTalk(stream: ProcessStream): ByteOutput {
  return createByteOutput(stream, (data) => new Promise((resolve) => stream.write(data, () => resolve())));
}

function createByteOutput(stream: ProcessStream, write: ByteOutput["write"]): ByteOutput {
  stream.on("error", () => {}); // Thrown, or not, by the write that met it.
  return {
    get isTerminal() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns ?? 80;
    },
    write: async (data) => {
      if (data.length > 0 && !stream.destroyed) await write(data);
    },
  };
}

function isReaderGone(error: Error): boolean {
  const code = "code" in error ? error.code : undefined;
  return code === "EPIPE" || code === "ECONNRESET" || code === "ERR_STREAM_DESTROYED";
}
