import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Connections } from "./connections.ts";
import type { Cors } from "./cors.ts";
import { closeAfterResponse } from "./drain.ts";
import type { Exchanges } from "./exchange.ts";
import { findHandler, type Gate, toOriginForm } from "./gate.ts";
import type { Limits } from "./read-body.ts";
import { type LogLine, renderEventLine } from "./request-log.ts";
import { commonHeaders, writeProblem } from "./write-answer.ts";

interface AppOptions {
  readonly gate: Gate;
  /** Absent: pages of other origins are not allowed to read answers. */
  readonly cors?: Cors | undefined;
  /** True from the beginning of a shutdown: connections are closed after their next answer. */
  readonly isDraining: () => boolean;
  readonly exchanges: Exchanges;
  readonly connections: Connections;
  readonly limits: Limits;
  readonly log: LogLine;
  readonly now: () => number;
}

/** How often the server checks for requests that exceed their timeout. */
const timeoutsCheckedEveryMs = 1_000;

/** The HTTP server of the service, not listening yet. */
export function createApp(options: AppOptions): Server {
  const { gate, cors, isDraining, exchanges, connections, limits, log, now } = options;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    request.url = toOriginForm(request.url ?? "/");
    const exchange = exchanges.begin(request, response);
    connections.begin(request.socket);
    cors?.allow(request, response);
    if (isDraining()) closeAfterResponse(response);
    try {
      findHandler(gate, request)(request, exchange);
    } catch (problem) {
      writeProblem(exchange, problem);
    }
  };
  const server = createServer(serverOptions(limits), answer);
  server.on("connection", connections.add);
  // Limits on the header bytes apply; a limit on their number would drop the rest, possibly including the key.
  server.maxHeadersCount = 0;
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on("checkExpectation", answer);
  // The permission to send the body is given where it is read (`calls.ts`).
  server.on("checkContinue", answer);
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
    // A missing Host header is refused in `gate.ts`, with a body.
    requireHostHeader: false,
  };
}

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed and timed out requests and closes their connection. */
function createConnectionFaultHandler(log: LogLine, now: () => number) {
  const refuse = createRefusal(log, now);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    refuse(socket, statusByCode[error.code ?? ""] ?? 400, error.code);
  };
}

/** Refuses CONNECT; without this handler Node would close the connection unanswered. */
function createTunnelRefusal(log: LogLine, now: () => number) {
  const refuse = createRefusal(log, now);
  return (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => socket.destroy());
    refuse(socket, 404, "CONNECT");
  };
}

/** Writes the answer to the bare socket, since there is no response object. */
function createRefusal(log: LogLine, now: () => number) {
  return (socket: Duplex, status: number, code: string | undefined): void => {
    const requestId = randomUUID();
    log(renderEventLine("refused_connection", now(), { request_id: requestId, status, code }));
    const detail = STATUS_CODES[status] ?? "Bad Request";
    const body = JSON.stringify({ detail });
    const headers = {
      ...commonHeaders(requestId),
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      Connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${detail}\r\n${lines.join("")}\r\n${body}`);
  };
}
