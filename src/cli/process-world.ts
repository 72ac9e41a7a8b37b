import { fstatSync, readFileSync, rmSync } from "node:fs";
import { homedir, hostname, userInfo } from "node:os";
import { isAbsolute, resolve } from "node:path";
import type { Writable } from "node:stream";
import { isFeedError } from "../feed/errors.ts";
import { refuseChange } from "../feed/file-state.ts";
import type { PdoError } from "../lib/errors.ts";
import { outputNotWritable } from "../pipeline/errors.ts";
import type { RunningProcesses } from "../pipeline/output-lock.ts";
import { cliError, exitCodes } from "./errors.ts";
import { type ByteOutput, ClosedPipe, drainMs, Interrupted, type World } from "./world.ts";

/**
 * The signals that end the process, with their exit codes. Windows has Ctrl-C, Ctrl-Break and the closed window (SIGHUP), and nothing
 * that comes as SIGTERM: there a process is ended without being asked.
 */
export function endingSignals(platform: string): readonly (readonly [NodeJS.Signals, number])[] {
  const common = [["SIGHUP", 129] as const, ["SIGINT", 130] as const];
  return [...common, platform === "win32" ? (["SIGBREAK", 149] as const) : (["SIGTERM", 143] as const)];
}

/** The time a graceful shutdown may take where the command does not say it. */
const defaultShutdownMs = 15_000;

/**
 * The world of a real process. The first Ctrl-C requests a graceful end, the second ends the process; no partial file
 * remains in either case.
 */
export function createProcessWorld(): World {
  // The SDK would say of Node 20, at each start, that its coming versions do not run on it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const controller = new AbortController();
  const { signal } = controller;
  const calls = new AbortController();
  const endings = endingSignals(process.platform);
  const unfinishedFiles = new Set<string>();
  const lastWords = new Set<() => void>();
  const endNow = (exitCode: number) => {
    for (const path of unfinishedFiles) rmSync(path, { force: true });
    for (const print of lastWords) print();
    // `process.exit` waits for a blocking read in the system; without these listeners a further signal ends that too.
    for (const [name] of endings) process.removeAllListeners(name);
    process.exit(exitCode);
  };
  let isEnding = false;
  let shutdownMs = defaultShutdownMs;
  for (const [name, exitCode] of endings) {
    process.on(name, () => {
      if (isEnding) return endNow(exitCode);
      isEnding = true;
      controller.abort(new Interrupted(exitCode));
      setTimeout(() => calls.abort(signal.reason), drainMs).unref();
      setTimeout(endNow, shutdownMs, exitCode).unref();
    });
  }
  // Node would exit with 1, which means that some rows failed.
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
    talk: createMessageStream(process.stderr),
    environment: process.env,
    workingDirectory: process.cwd(),
    homeDirectory: findHome(),
    platform: process.platform,
    user: findUser(),
    now: Date.now,
    random: Math.random,
    signal,
    callSignal: calls.signal,
    allowShutdown: (ms) => {
      shutdownMs = ms;
    },
    unfinishedFiles,
    lastWords,
    processes: findProcesses(),
  };
}

/** Never the working folder, as it would be with an empty or relative HOME: what lies there may be anybody's. */
function findHome(): string {
  if (isAbsolute(homedir())) return homedir();
  try {
    return userInfo().homedir;
  } catch {
    return resolve("/");
  }
}

function findUser(): World["user"] {
  const [id, group] = [process.geteuid?.(), process.getegid?.()];
  return id === undefined || group === undefined ? undefined : { id, group };
}

/** This process, and which others are alive, as far as the system reports it. */
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
 * When a process started, in clock ticks since boot, with the boot's id (Linux; proc(5), `/proc/PID/stat`, field
 * 22). Distinguishes a reused process number.
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

/** Zombie and dead: the process has ended, and its parent has not collected the status. */
const endedStates: ReadonlySet<string> = new Set(["Z", "X"]);

/** Where start times are unavailable: whether a process with this number exists. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Standard input; aborts with the signal's reason even while no data arrives.
 * @throws PdoError PDO_INPUT_UNREADABLE
 */
async function* readInput(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { stdin } = process;
  const stop = () => stdin.destroy(signal.reason);
  stdin.on("error", () => {}); // Errors are thrown by the reading loop.
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    // Node treats a folder as an empty stream.
    const facts = fstatSync(0, { bigint: true });
    if (facts.isDirectory()) throw new Error("it is a folder");
    yield* stdin as AsyncIterable<Uint8Array>;
    if (facts.isFile()) refuseChange("standard input", facts, fstatSync(0, { bigint: true }));
  } catch (error) {
    signal.throwIfAborted();
    throw isFeedError(error) ? error : unreadableInput(error);
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
  /** Aborted: a write no longer waits for a reader that does not read. */
  readonly signal: AbortSignal;
  /** Called when the reader has closed the pipe. */
  onClosed(): void;
}

/** The data stream. Write errors are thrown, except for a closed pipe, which is reported through `onClosed`. */
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

/** The message stream. A closed pipe does not stop the work. */
function createMessageStream(stream: ProcessStream): ByteOutput {
  return createByteOutput(stream, (data) => new Promise((resolve) => stream.write(data, () => resolve())));
}

function createByteOutput(stream: ProcessStream, write: ByteOutput["write"]): ByteOutput {
  stream.on("error", () => {}); // Handled by the failing write.
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
