import { setImmediate } from "node:timers/promises";

const longestTurnMs = 20;

/**
 * What long work calls again and again: every 20 ms it gives the event loop its turn, so that timers, signals and
 * other work get theirs.
 */
export type Pace = () => Promise<void> | undefined;

/** The pace throws the signal's reason once it is aborted. */
export function createPace(signal?: AbortSignal): Pace {
  let last = performance.now();
  const pause = async () => {
    await setImmediate();
    signal?.throwIfAborted();
    last = performance.now();
  };
  return () => (performance.now() - last < longestTurnMs ? undefined : pause());
}
