import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { unavailable } from "../../api/service-problem.ts";
import type { Exchanges } from "./exchange.ts";

/** Time that an aborted call has to finish. */
const abortGraceMs = 250;
/** Time that idle connections stay open for requests already on their way, which get a 503. */
const idleGraceMs = 100;

/**
 * Shuts a server down without losing an answer: stops listening, waits for calls in flight (aborting them after the
 * bound), and closes idle connections last, since closing them earlier would cut off requests on their way.
 */
export async function drain(server: Server, exchanges: Exchanges, boundMs: number): Promise<void> {
  await acceptWaiting(server);
  for (const { response } of exchanges.open) closeAfterResponse(response);
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would drop idle connections at once.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const isQuiet = await settlesWithin(untilQuiet(exchanges, closed), boundMs);
  if (!isQuiet) {
    for (const { abort } of exchanges.open) abort.abort(unavailable("The service is shutting down", 1));
    await settlesWithin(exchanges.untilNoneIsOpen(), abortGraceMs);
  }
  server.close(() => {});
  server.closeIdleConnections();
  if (!(await settlesWithin(closed, abortGraceMs))) server.closeAllConnections();
  await closed;
}

/** Connections that may wait in the system's backlog; where it is full, a caller's next attempt comes a second later. */
export const maxWaiting = 2_048;

/** The bound is needed because new connections may never stop coming. */
const maxTurns = 2 * maxWaiting;

/**
 * Accepts the connections waiting in the system's backlog, one per turn of the event loop; they would be reset when
 * the server stops listening.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on("connection", count);
  for (let turns = 0, idleTurns = 0; turns < maxTurns && idleTurns < 2; turns += 1) {
    const before = taken;
    await nextTurn();
    idleTurns = taken === before ? idleTurns + 1 : 0;
  }
  server.off("connection", count);
}

/** Closes the connection after this response. */
export function closeAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Resolves when nothing is in flight and nothing more has arrived, or every connection is closed. */
async function untilQuiet(exchanges: Exchanges, closed: Promise<void>): Promise<void> {
  do {
    await exchanges.untilNoneIsOpen();
    if (await settlesWithin(closed, idleGraceMs)) return;
  } while (exchanges.open.size > 0);
}

async function settlesWithin(promise: Promise<void>, boundMs: number): Promise<boolean> {
  const timer = new AbortController();
  const over = wait(boundMs, false, { signal: timer.signal }).catch(() => false);
  const isSettled = await Promise.race([promise.then(() => true), over]);
  timer.abort();
  return isSettled;
}
