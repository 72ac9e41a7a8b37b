import type { RunningProcesses } from "../pipeline/output-lock.ts";

/** An output stream of the process. */
export interface ByteOutput {
  readonly isTerminal: boolean;
  /** Characters per line; 80 where it is unknown. */
  readonly columns: number;
  /**
   * Resolves when the bytes are accepted, which applies backpressure. A closed pipe is not an error.
   * @throws PdoError PDO_OUTPUT_NOT_WRITABLE where they cannot be written (a full disk)
   */
  write(data: string | Uint8Array): Promise<void>;
}

/** Everything outside itself that a command can access, injected by `main`'s caller. */
export interface World {
  readonly input: { readonly isTerminal: boolean; readonly stream: AsyncIterable<Uint8Array> };
  /** Data: answers, feeds. */
  readonly output: ByteOutput;
  /** Messages: errors, progress, summaries. */
  readonly talk: ByteOutput;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
  readonly homeDirectory: string;
  readonly platform: string;
  /** Whom the process acts for. Undefined where the system has no such numbers (Windows). */
  readonly user: { readonly id: number; readonly group: number } | undefined;
  /** Milliseconds since the epoch. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /** Aborted by Ctrl-C, a termination signal, or a closed output pipe (`ClosedPipe`): nothing new is started. */
  readonly signal: AbortSignal;
  /**
   * For calls of the service: aborted some seconds after `signal`, so that calls in flight can finish and be cached; at
   * once after a closed pipe.
   */
  readonly callSignal: AbortSignal;
  /** How long a graceful end may take from the signal on, in milliseconds; 15 s where it is not called. */
  allowShutdown(ms: number): void;
  /** Paths of temporary files, deleted where the process is ended forcibly. */
  readonly unfinishedFiles: Set<string>;
  /** Called where the process is ended forcibly, to print pending messages. */
  readonly lastWords: Set<() => void>;
  /** This process, and whether others are alive. */
  readonly processes: RunningProcesses;
}

/** How long calls in flight may take after an interruption, in milliseconds. */
export const drainMs = 5_000;

/** The abort reason where the output's reader has closed the pipe (`| head`); not an error. */
export class ClosedPipe extends Error {
  override readonly name = "ClosedPipe";
}

/** The abort reason after Ctrl-C or a termination signal. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  /** 128 plus the signal's number: 129 for SIGHUP, 130 for SIGINT, 143 for SIGTERM. */
  readonly exitCode: number;
  /** How to continue. */
  readonly nextStep: string;

  /** @param nextStep for a command with more specific advice */
  constructor(exitCode: number, nextStep = "Run the same command again.") {
    super("Interrupted.");
    this.exitCode = exitCode;
    this.nextStep = nextStep;
  }
}

/** For a command that goes on until it is interrupted. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
