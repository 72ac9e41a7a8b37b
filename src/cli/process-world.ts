import { fstatSync, readFileSync, rmSync } from "node:fs";
import { homedir, hostname } from "node:os";
import type { Writable } from "node:stream";
import type { PdoError } from "../lib/errors.ts";
import { outputNotWritable } from "../pipeline/errors.ts";
import type { RunningProcesses } from "../pipeline/output-lock.ts";
import { cliError, exitCodes } from "./errors.ts";
import { type ByteOutput, ClosedPipe, drainMs, Interrupted, type World } from "./world.ts";

/** Each signal that asks a process to end, and the exit code that says so. */
const endings = [
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const;

/** Work that was asked to end has so long to do it by itself: longer than a service takes for what is in flight. */
const patienceMs = 15_000;

/**
 * The world of a real process. The first Ctrl-C asks the work to end, the second ends the process; either way no
 * half-written file stays behind.
 */
export function createProcessWorld(): World {
  const controller = new AbortController();
  const { signal } = controller;
  const calls = new AbortController();
  const unfinishedFiles = new Set<string>();
  const lastWords = new Set<() => void>();
  const endNow = (exitCode: number) => {
    for (const path of unfinishedFiles) rmSync(path, { force: true });
    for (const say of lastWords) say();
    // Node's exit waits for a read that the system holds; without our listeners a further signal ends that too.
    for (const [name] of endings) process.removeAllListeners(name);
    process.exit(exitCode);
  };
  let isAsked = false;
  for (const [name, exitCode] of endings) {
    process.on(name, () => {
      if (isAsked) return endNow(exitCode);
      isAsked = true;
      controller.abort(new Interrupted(exitCode));
      setTimeout(() => calls.abort(signal.reason), drainMs).unref();
      setTimeout(endNow, patienceMs, exitCode).unref();
    });
  }
  // Node would end with 1, which says that the work is done.
  process.on("uncaughtException", (error) => {
    process.stderr.write(`This is a fault of pdo itself; please report it.\n${error.stack ?? error}\n`);
    endNow(exitCodes.couldNotRun);
  });
  const onClosed = () => {
    controller.abort(new ClosedPipe("The reader of the output has gone."));
    calls.abort(signal.reason);
  };
  return {
    input: { isTerminal: process.stdin.isTTY === true, stream: readInput(signal) },
    output: createOutput(process.stdout, { signal, onClosed }),
    talk: createTalk(process.stderr),
    environment: process.env,
    workingDirectory: process.cwd(),
    homeDirectory: homedir(),
    platform: process.platform,
    now: Date.now,
    random: Math.random,
    signal,
    callSignal: calls.signal,
    unfinishedFiles,
    lastWords,
    processes: findProcesses(),
  };
}

/** This process and, as far as the system tells, which others are there. */
function findProcesses(): RunningProcesses {
  const own = { pid: process.pid, startedAt: startOf(process.pid) ?? "", host: hostname() };
  return {
    own,
    isRunning: ({ pid, startedAt }) => {
      const start = startOf(pid);
      return start === undefined ? own.startedAt === "" && isThere(pid) : start === startedAt;
    },
  };
}

/**
 * When a process was started, in clock ticks after the start of the system that has this name (Linux; proc(5),
 * `/proc/PID/stat`, field 22). A number that was given to another process since has another start.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (endedStates.has(state)) return undefined;
    const ticks = fields[18];
    return `${ticks}@${readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim()}`;
  } catch {
    return undefined;
  }
}

/** Zombie and dead: it has ended, and whoever started it has not asked how. */
const endedStates: ReadonlySet<string> = new Set(["Z", "X"]);

/** Where the system tells no start: whether there is a process of this number at all. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Standard input, which ends with the signal's reason even while nothing comes.
 * @throws PdoError PDO_INPUT_UNREADABLE
 */
async function* readInput(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { stdin } = process;
  const stop = () => stdin.destroy(signal.reason);
  stdin.on("error", () => {}); // Thrown where it is read.
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    // Node takes a folder for a stream that is empty.
    if (fstatSync(0).isDirectory()) throw new Error("it is a folder");
    yield* stdin as AsyncIterable<Uint8Array>;
  } catch (error) {
    signal.throwIfAborted();
    throw unreadableInput(error);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function unreadableInput(cause: unknown): PdoError {
  return cliError({
    code: "PDO_INPUT_UNREADABLE",
    what: "standard input: it cannot be read.",
    seen: `The system says: ${cause instanceof Error ? cause.message : cause}.`,
    nextStep: "Look at what is piped in, for example: pdo name < products.jsonl",
    cause,
  });
}

type ProcessStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

interface OutputEnds {
  /** Aborted: nobody waits any longer for a reader that takes nothing. */
  readonly signal: AbortSignal;
  /** Called when the reader has gone. */
  onClosed(): void;
}

/** Where the data goes. What cannot be written is thrown; a reader that went away is told of instead. */
function createOutput(stream: ProcessStream, { signal, onClosed }: OutputEnds): ByteOutput {
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
function createTalk(stream: ProcessStream): ByteOutput {
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
