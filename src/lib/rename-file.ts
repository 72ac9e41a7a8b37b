import { renameSync } from "node:fs";
import { rename as renameAsync } from "node:fs/promises";
import { platform } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** How a renaming reaches the system; for tests. */
export interface Renaming<Result> {
  readonly rename: () => Result;
  /** As `os.platform()` names it. */
  readonly system: string;
  readonly pause: (ms: number) => Result;
}

/**
 * Windows refuses to rename, or to replace, a file that somebody has open: a virus scanner or an indexer, mostly for less than a
 * second after it was written. Elsewhere such a refusal is for good.
 */
const passingCodes: ReadonlySet<unknown> = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Two seconds in all: whoever has it open for longer is a program that a person has to close. */
export const pausesMs = [10, 20, 40, 80, 150, 300, 500, 900] as const;

function mayPass(fault: unknown, system: string): boolean {
  return system === "win32" && fault instanceof Error && "code" in fault && passingCodes.has(fault.code);
}

/** @throws the system's error, of the last try */
export async function renamePatiently({ rename, system, pause }: Renaming<Promise<void>>): Promise<void> {
  for (const ms of pausesMs) {
    try {
      return await rename();
    } catch (fault) {
      if (!mayPass(fault, system)) throw fault;
      await pause(ms);
    }
  }
  return rename();
}

/** @throws the system's error, of the last try */
export function renamePatientlySync({ rename, system, pause }: Renaming<void>): void {
  for (const ms of pausesMs) {
    try {
      rename();
      return;
    } catch (fault) {
      if (!mayPass(fault, system)) throw fault;
      pause(ms);
    }
  }
  rename();
}

/**
 * Renames a file, over another one where there is one; on Windows tried again for two seconds while somebody has it open.
 * @throws the system's error
 */
export function renameFile(from: string, to: string): Promise<void> {
  const pause = (ms: number) => wait(ms);
  return renamePatiently({ rename: () => renameAsync(from, to), system: platform(), pause });
}

/** As `renameFile`, holding up this thread. */
export function renameFileSync(from: string, to: string): void {
  const pause = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  renamePatientlySync({ rename: () => renameSync(from, to), system: platform(), pause });
}
