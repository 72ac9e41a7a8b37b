import type { FaultKind } from "./fault-kind.ts";

/** Reads the faults of whoever is called: pacing itself knows none of them. */
export interface FaultReader {
  kindOf(fault: unknown): FaultKind;
  /**
   * @param now - milliseconds since 1970
   * @returns milliseconds for which a refusal asks all calls to wait; 0 where it asks for nothing
   */
  askedWaitMs(fault: unknown, now: number): number;
  /** True where a try's time was over: what is slow has too much to do. */
  isTimeout(fault: unknown): boolean;
  /** True where the service itself has spoken, be it to refuse. */
  isAnswer(fault: unknown): boolean;
}
