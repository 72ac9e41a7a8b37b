import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import type { RunningProcesses } from "../batch/output/lock-holder.ts";

/** This process and, as far as the system tells, which others are there. */
export function findProcesses(): RunningProcesses {
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
