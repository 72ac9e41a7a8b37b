import type { ProcessMark } from "../../storage/process-mark.ts";

/** What a lock asks of the system. */
export interface RunningProcesses {
  readonly own: ProcessMark;
  /** Of this host's processes. */
  isRunning(process: ProcessMark): boolean;
}

/** The content of a lock file. Undefined: it is none, or not written to its end. */
export function parseLock(text: string): ProcessMark | undefined {
  try {
    const { pid, startedAt, host } = JSON.parse(text) as Partial<ProcessMark>;
    return typeof pid === "number" && typeof startedAt === "string" && typeof host === "string"
      ? { pid, startedAt, host }
      : undefined;
  } catch {
    return undefined;
  }
}

/** One line, and JSON, so that a person who finds the file can see whose it is. */
export function renderLock(mark: ProcessMark): string {
  return `${JSON.stringify(mark)}\n`;
}

/** A lock whose process cannot be asked about is believed as long as it was touched within this time. */
const silenceMs = 60_000;

interface FoundLock {
  readonly holder: ProcessMark | undefined;
  /** Milliseconds since the lock was last touched. */
  readonly ageMs: number;
}

/** Whether the run that made a lock has ended without taking it away. */
export function isAbandoned({ holder, ageMs }: FoundLock, { own, isRunning }: RunningProcesses): boolean {
  if (holder === undefined || holder.host !== own.host) return ageMs > silenceMs;
  return !isRunning(holder);
}
