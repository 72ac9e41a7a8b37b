import { timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PdoError } from "../lib/errors.ts";
import type { ReviewStore } from "./review-store.ts";

interface ReviewRequest {
  /** The page's file. */
  readonly page: string;
  readonly store: ReviewStore;
  /** Stands in the address; whoever does not know it gets nothing. Characters of an address only. */
  readonly token: string;
  /** 0: a free one. */
  readonly port: number;
}

export interface ReviewServer {
  /** The page's address, token included. */
  readonly url: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Where the page sends its decisions, beside its own address. */
export const decisionsName = "decisions";

/** The greatest body of a request, in bytes; the page sends more in parts. */
export const mostBytes = 16 * 1024 * 1024;

const host = "127.0.0.1";

/**
 * Serves the page on this machine only. The token keeps out other users and pages, the check of the `Host` keeps out names of
 * others that lead here (DNS rebinding), and that of the `Origin` what other pages send.
 * @throws the system's error where the port cannot be had
 */
export async function startReview({ page, store, token, port }: ReviewRequest): Promise<ReviewServer> {
  const server = createServer((request, response) => {
    answer({ page, store, token, port: portOf(server) }, request, response).catch((fault: unknown) =>
      refuse(response, 500, fault instanceof PdoError ? fault.message : "pdo could not do this."),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  return {
    url: `http://${host}:${portOf(server)}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answer(
  { page, store, token, port }: ReviewRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const named = request.headers.host ?? "";
  if (named !== `${host}:${port}` && named !== `localhost:${port}`)
    return refuse(response, 421, "This host is not served here.");
  const [, given = "", name, ...more] = (request.url ?? "").split("?", 1)[0]?.split("/") ?? [];
  if (!isSame(given, token) || more.length > 0) return refuse(response, 404, "Nothing is here.");
  const { method = "" } = request;
  if (name === "") {
    if (method !== "GET") return refuseMethod(response, "GET");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    return pipeline(createReadStream(page), response);
  }
  if (name !== decisionsName) return refuse(response, 404, "Nothing is here.");
  if (method === "GET") {
    response.setHeader("Content-Type", ndjson);
    return pipeline(Readable.from(store.lines()), response);
  }
  if (method !== "PUT") return refuseMethod(response, "GET, PUT");
  if (request.headers.origin !== `http://${named}`)
    return refuse(response, 403, "Only the page itself saves decisions.");
  if (request.headers["content-type"] !== ndjson) return refuse(response, 415, `The body is ${ndjson}.`);
  await save(store, request, response);
}

const ndjson = "application/x-ndjson";

const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** In a time that does not depend on where they differ. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function save(store: ReviewStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 413, `At most ${mostBytes} bytes at once.`);
  try {
    const saved = store.put(body, !(request.url ?? "").endsWith("?more"));
    response.setHeader("Content-Type", "application/json");
    response.end(`${JSON.stringify({ saved })}\n`);
  } catch (fault) {
    if (fault instanceof PdoError) return refuse(response, 400, fault.message);
    const code = fault instanceof Error && "code" in fault ? ` (${fault.code})` : "";
    refuse(response, 500, `The file of decisions cannot be written${code}.`);
  }
}

/** Undefined where it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader("Allow", allowed);
  refuse(response, 405, `This takes ${allowed}.`);
}

/** A connection is closed then: its body may not have been read. */
function refuse(response: ServerResponse, status: number, sentence: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end(`${sentence}\n`);
}
