import { homedir } from "node:os";
import type { Writable } from "node:stream";
import { type ByteOutput, ClosedPipe, Interrupted, type World } from "./world.ts";

/** The world of a real process. The first Ctrl-C asks the work to stop, the second ends the process. */
export function createProcessWorld(): World {
  const controller = new AbortController();
  const interrupt = (exitCode: number) => () => {
    if (controller.signal.aborted) process.exit(exitCode);
    controller.abort(new Interrupted(exitCode));
  };
  process.on("SIGINT", interrupt(130));
  process.on("SIGTERM", interrupt(143));
  const closed = () => controller.abort(new ClosedPipe("The reader of the output has gone."));
  return {
    input: { isTerminal: process.stdin.isTTY === true, stream: process.stdin },
    output: createOutput(process.stdout, closed),
    talk: createOutput(process.stderr, () => {}),
    environment: process.env,
    workingDirectory: process.cwd(),
    homeDirectory: homedir(),
    platform: process.platform,
    now: Date.now,
    random: Math.random,
    signal: controller.signal,
  };
}

function createOutput(
  stream: Writable & { isTTY?: boolean; columns?: number },
  onClosed: () => void,
): ByteOutput {
  stream.on("error", onClosed);
  return {
    get isTerminal() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns ?? 80;
    },
    write: (data) =>
      new Promise((resolve) => {
        if (stream.destroyed || data.length === 0) resolve();
        else stream.write(data, () => resolve());
      }),
  };
}
