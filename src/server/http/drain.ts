import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { unavailable } from "../../api/service-problem.ts";
import type { Exchanges } from "./exchange.ts";

/** How long a call that was told to stop may still take to say so. */
const lastWordsMs = 250;
/** How long an idle connection is still listened to: a request may be on its way, and gets its 503. */
const lingerMs = 100;

/**
 * Ends a server without losing an answer: no new connections; what is in flight ends (within the bound, then it
 * is aborted); idle connections are closed last, since closing them first would cut off requests on their way.
 */
export async function drain(server: Server, exchanges: Exchanges, boundMs: number): Promise<void> {
  await acceptWaiting(server);
  for (const { response } of exchanges.open) sayLast(response);
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would drop idle connections at once.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const isQuiet = await settlesWithin(untilQuiet(exchanges, closed), boundMs);
  if (!isQuiet) {
    for (const { abort } of exchanges.open) abort.abort(unavailable("The service is shutting down", 1));
    await settlesWithin(exchanges.untilNoneIsOpen(), lastWordsMs);
  }
  server.close(() => {});
  server.closeIdleConnections();
  if (!(await settlesWithin(closed, lastWordsMs))) server.closeAllConnections();
  await closed;
}

/** As many as the system's queue holds by Node's default (511), and some; new ones may come without end. */
const mostTurns = 1_024;

/**
 * Connections that the system has made lie in its queue until the event loop takes them, one in a turn, and are cut off
 * where the server stops listening before.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on("connection", count);
  for (let turns = 0, idleTurns = 0; turns < mostTurns && idleTurns < 2; turns += 1) {
    const before = taken;
    await nextTurn();
    idleTurns = taken === before ? idleTurns + 1 : 0;
  }
  server.off("connection", count);
}

/** No further request is taken on the connection of this answer. */
export function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Until nothing is in flight and nothing more came in, or every connection is closed. */
async function untilQuiet(exchanges: Exchanges, closed: Promise<void>): Promise<void> {
  do {
    await exchanges.untilNoneIsOpen();
    if (await settlesWithin(closed, lingerMs)) return;
  } while (exchanges.open.size > 0);
}

async function settlesWithin(promise: Promise<void>, boundMs: number): Promise<boolean> {
  const timer = new AbortController();
  const over = wait(boundMs, false, { signal: timer.signal }).catch(() => false);
  const isSettled = await Promise.race([promise.then(() => true), over]);
  timer.abort();
  return isSettled;
}
