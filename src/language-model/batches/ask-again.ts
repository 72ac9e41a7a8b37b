import type { FaultKind } from "../../pacing/fault-kind.ts";
import { ProviderProblem } from "../provider-problem.ts";

/** Tries work that may be repeated until it succeeds, a few times at most. @throws the last fault; the signal's reason */
export type AskAgain = <T>(work: () => Promise<T>) => Promise<T>;

/** Waits for so many milliseconds. @throws the signal's reason */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Milliseconds between tries: batches are looked at for hours, and a longer trouble is the next look's. */
const waitsMs = [1_000, 4_000, 16_000];
const longestWaitMs = 60_000;

export function createAskAgain(sleep: Sleep, signal: AbortSignal | undefined): AskAgain {
  return async (work) => {
    for (const waitMs of waitsMs) {
      try {
        return await work();
      } catch (fault) {
        signal?.throwIfAborted();
        const askedMs = fault instanceof ProviderProblem ? fault.askedWaitMs : 0;
        if (!isPassing(fault) || askedMs > longestWaitMs) throw fault;
        await sleep(Math.max(waitMs, askedMs), signal);
      }
    }
    return work();
  };
}

const passing: ReadonlySet<FaultKind> = new Set<FaultKind>([
  "throttled",
  "unreachable",
  "unavailable",
  "silent",
  "faulty",
  "unreadable",
]);

/** Whether the same may succeed a while later. */
export function isPassing(fault: unknown): boolean {
  return fault instanceof ProviderProblem && passing.has(fault.kind);
}
