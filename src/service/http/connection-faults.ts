import { randomUUID } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { LogLine } from "./request-log.ts";
import { renderEventLine } from "./request-log.ts";
import { commonHeaders } from "./write-answer.ts";

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP request at all, or one that took too long, and closes its connection. */
export function createConnectionFaultHandler(log: LogLine, now: () => number) {
  const refuse = createRefusal(log, now);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    refuse(socket, statusByCode[error.code ?? ""] ?? 400, error.code);
  };
}

/** A tunnel (CONNECT) leads nowhere here; without an answer of ours the connection would just be cut. */
export function createTunnelRefusal(log: LogLine, now: () => number) {
  const refuse = createRefusal(log, now);
  return (_request: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => socket.destroy());
    refuse(socket, 404, "CONNECT");
  };
}

/** An answer written on the bare socket: there is no request to answer to. */
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
