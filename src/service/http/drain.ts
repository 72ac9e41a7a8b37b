import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { unavailable } from "../../contract/problems.ts";
import type { Exchanges } from "./exchange.ts";

/** How long a call that was told to stop may still take to say so. */
const lastWordsMs = 250;

/**
 * Ends a server without losing an answer: no new connections; what is in flight ends (within the bound, then it
 * is aborted); idle connections are closed last, since closing them first would cut off requests on their way.
 */
export async function drain(server: Server, exchanges: Exchanges, boundMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would drop idle connections at once.
    NetServer.prototype.close.call(server, () => resolve());
  });
  if (!(await isEmptyWithin(exchanges, boundMs))) {
    for (const { abort } of exchanges.open) abort.abort(unavailable("The service is shutting down", 1));
    await isEmptyWithin(exchanges, lastWordsMs);
  }
  server.close(() => {});
  server.closeIdleConnections();
  if (!(await settlesWithin(closed, lastWordsMs))) server.closeAllConnections();
  await closed;
}

/** True once nothing is in flight, and nothing came in meanwhile on a connection that was open. */
async function isEmptyWithin(exchanges: Exchanges, boundMs: number): Promise<boolean> {
  const empty = async () => {
    do {
      await exchanges.untilNoneIsOpen();
      await turn();
      await turn();
    } while (exchanges.open.size > 0);
  };
  return settlesWithin(empty(), boundMs);
}

async function settlesWithin(promise: Promise<void>, boundMs: number): Promise<boolean> {
  const timer = new AbortController();
  const over = wait(boundMs, false, { signal: timer.signal }).catch(() => false);
  const isSettled = await Promise.race([promise.then(() => true), over]);
  timer.abort();
  return isSettled;
}
