import { setImmediate } from "node:timers/promises";

/**
 * Lets what comes at one time go on one by one, in the order in which it came, each in a turn of the event loop of its own: what waits for
 * files or sockets has its turn in between.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
