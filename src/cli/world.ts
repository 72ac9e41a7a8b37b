import type { RunningProcesses } from "../pipeline/output-lock.ts";

/** A stream of the process as the commands see it. */
export interface ByteOutput {
  readonly isTerminal: boolean;
  /** Characters a line holds; 80 where it is not known. */
  readonly columns: number;
  /**
   * Settles when the bytes were taken, so that a slow reader slows the writer. A reader that went away is no fault.
   * @throws PdoError PDO_OUTPUT_NOT_WRITABLE where they cannot be taken (a full disk)
   */
  write(data: string | Uint8Array): Promise<void>;
}

/** All that a command can touch outside itself, handed in by `main`'s caller. */
export interface World {
  readonly input: { readonly isTerminal: boolean; readonly stream: AsyncIterable<Uint8Array> };
  /** Data: answers, feeds. */
  readonly output: ByteOutput;
  /** Talk: problems, progress, summaries. */
  readonly talk: ByteOutput;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
  readonly homeDirectory: string;
  readonly platform: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /**
   * Aborted by Ctrl-C, a request to end, or a reader of the output that went away (`ClosedPipe`): nothing more is
   * begun.
   */
  readonly signal: AbortSignal;
  /**
   * For calls of the service: aborted some seconds after `signal`, so that what is in flight can still be finished,
   * and kept; at once where the reader has gone.
   */
  readonly callSignal: AbortSignal;
  /** Paths of files that are not to outlast the run: taken away where the process has to end in haste. */
  readonly unfinishedFiles: Set<string>;
  /** Called where the process has to end in haste: what was still to be said is said. */
  readonly lastWords: Set<() => void>;
  /** This process, and whether others are still there. */
  readonly processes: RunningProcesses;
}

/** So long are calls in flight let finish when the work was asked to end. */
export const drainMs = 5_000;

/** The reason for which a run is aborted when whoever read the output has gone (`| head`): no fault at all. */
export class ClosedPipe extends Error {
  override readonly name = "ClosedPipe";
}

/** The reason of an abort by Ctrl-C or a request to end. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  /** 128 and the signal's number: 129 for SIGHUP, 130 for SIGINT, 143 for SIGTERM. */
  readonly exitCode: number;
  /** How to go on. */
  readonly nextStep: string;

  /** @param nextStep said by a command that knows more than that it can be run again */
  constructor(exitCode: number, nextStep = "Run the same command again.") {
    super("Interrupted.");
    this.exitCode = exitCode;
    this.nextStep = nextStep;
  }
}
