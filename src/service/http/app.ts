import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createConnectionFaultHandler, createTunnelRefusal } from "./connection-faults.ts";
import { sayLast } from "./drain.ts";
import type { Exchanges } from "./exchange.ts";
import { findHandler, type Gate, toOriginForm } from "./gate.ts";
import type { Limits } from "./limits.ts";
import { isTooLargeToSend } from "./read-body.ts";
import type { LogLine } from "./request-log.ts";
import { writeProblem } from "./write-answer.ts";

export interface AppOptions {
  readonly gate: Gate;
  readonly exchanges: Exchanges;
  readonly limits: Limits;
  readonly log: LogLine;
  readonly now: () => number;
}

/** How often the server looks for requests that take too long. */
const timeoutsCheckedEveryMs = 2_000;

/** The HTTP server of the service; it does not listen yet. */
export function createApp({ gate, exchanges, limits, log, now }: AppOptions): Server {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.url = toOriginForm(request.url ?? "/");
    const exchange = exchanges.begin(request, response);
    if (gate.isClosing()) sayLast(response);
    try {
      findHandler(gate, request)(request, exchange);
    } catch (problem) {
      writeProblem(exchange, problem);
    }
  };
  const server = createServer(serverOptions(limits), answer);
  server.maxConnections = limits.maxConnections;
  // The bytes of all headers are limited; a limit of their number would drop the rest, the key among them.
  server.maxHeadersCount = 0;
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on("checkExpectation", answer);
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // A caller that asks before sending gets its refusal at once where the body would be too large.
    if (!isTooLargeToSend(request, limits)) response.writeContinue();
    answer(request, response);
  });
  server.on("clientError", createConnectionFaultHandler(log, now));
  server.on("connect", createTunnelRefusal(log, now));
  return server;
}

function serverOptions(limits: Limits) {
  return {
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.headersTimeoutMs,
    connectionsCheckingInterval: timeoutsCheckedEveryMs,
    // Its absence is answered at the gate, with a body.
    requireHostHeader: false,
  };
}
