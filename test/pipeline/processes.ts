import type { ProcessIdentity } from "../../src/lib/process-identity.ts";
import type { RunningProcesses } from "../../src/pipeline/output-lock.ts";

export const ownProcess: ProcessIdentity = { pid: 42, startedAt: "100@boot", host: "here" };

/** A host on which these processes run. */
export function hostWith(own: ProcessIdentity, ...others: readonly ProcessIdentity[]): RunningProcesses {
  const running = [own, ...others].map((mark) => JSON.stringify(mark));
  return { own, isRunning: (mark) => running.includes(JSON.stringify(mark)) };
}

export const processes = hostWith(ownProcess);
