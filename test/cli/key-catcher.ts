import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on loopback and remembers all that it gets: lines, headers, bodies, what a proxy is asked, what is no HTTP. */
export interface KeyCatcher {
  readonly origin: string;
  /** Host and port. */
  readonly host: string;
  /** All that came, as text. */
  seen(): string;
  connections(): number;
  close(): Promise<void>;
}

/** What a catcher answers; absent: 401. */
export interface CaughtAnswer {
  readonly status: number;
  readonly location?: string;
}

/** @param answer asked for each request, after the catcher has taken it down */
export async function startKeyCatcher(
  answer: () => CaughtAnswer = () => ({ status: 401 }),
): Promise<KeyCatcher> {
  const seen: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    seen.push(headOf(request));
    request.on("data", (piece: Buffer) => seen.push(piece.toString("latin1")));
    request.on("end", () => {
      const { status, location } = answer();
      const headers = { "content-type": "application/json", ...(location !== undefined && { location }) };
      response.writeHead(status, headers).end('{"detail":"refused","error":{"message":"refused"}}');
    });
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.on("connect", (request, socket, head: Buffer) => {
    seen.push(headOf(request), head.toString("latin1"));
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  server.on("clientError", (error: Error & { rawPacket?: Buffer }, socket) => {
    seen.push(error.rawPacket?.toString("latin1") ?? "");
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    seen: () => seen.join("\n"),
    connections: () => connections,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  return [`${method} ${url}`, ...rawHeaders].join("\n");
}
