import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { renameFileSync } from "../lib/rename-file.ts";
import { ExchangeFault, exchange, type RawAnswer } from "./http-exchange.ts";
import { addressIn, isPublicAddress, isThisMachine, lookupPublic } from "./public-addresses.ts";
import { type DeadEnd, followRedirects, headerOf } from "./redirects.ts";
import { openPool } from "./transport.ts";

/** What a server says of a file's state, to be asked for again (RFC 9110, section 8.8). */
export interface FileState {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface DownloadRequest {
  readonly url: URL;
  /** The file that is put in place once the download is whole. */
  readonly path: string;
  /** Of the file that is there. Absent: there is none. */
  readonly known?: FileState | undefined;
  readonly maxBytes: number;
  /** For each exchange, to its last byte. */
  readonly timeoutMs: number;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  /** Paths to be deleted where the process is ended. */
  readonly unfinished: Set<string>;
}

/** Why there is no file. */
export class DownloadFault extends Error {
  readonly reason: "address" | "redirect" | "status" | "too-large" | "timeout" | "connection";
  /** The status, or where the redirect leads, without its query. */
  readonly seen: string;

  constructor(reason: DownloadFault["reason"], seen: string, cause?: unknown) {
    super(`download: ${reason}`, { cause });
    this.reason = reason;
    this.seen = seen;
  }
}

const connectTimeoutMs = 30_000;

/**
 * Fetches a file by HTTPS, without any keys; by HTTP only from this machine. Redirects are followed to HTTPS and, on another host, to public
 * addresses only.
 * @returns the new file's state; undefined where the file that is there is still the server's
 * @throws DownloadFault, the signal's reason, the system's error
 */
export async function download(request: DownloadRequest): Promise<FileState | undefined> {
  const answer = await followRedirects(request.url, (url) => {
    refuseAddress(url, request.url);
    return fetchOnce(url, request);
  });
  if (typeof answer === "string") throw new DownloadFault("redirect", deadEnds[answer]);
  if (answer.status === 304 && request.known !== undefined) return undefined;
  if (answer.status >= 200 && answer.status < 300) return stateIn(answer);
  throw new DownloadFault("status", String(answer.status));
}

const deadEnds: Readonly<Record<DeadEnd, string>> = {
  unreadable: "an address that cannot be read",
  endless: "one address after the other",
};

function refuseAddress(url: URL, first: URL): void {
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url));
  const address = addressIn(url);
  const isFirst = url === first;
  const isOpen = address === undefined || isPublicAddress(address) || url.hostname === first.hostname;
  if (isSecure && url.username === "" && url.password === "" && (isFirst || isOpen)) return;
  throw new DownloadFault(isFirst ? "address" : "redirect", url.origin);
}

async function fetchOnce(url: URL, request: DownloadRequest): Promise<RawAnswer> {
  const { path, maxBytes, timeoutMs, signal, unfinished, known, userAgent } = request;
  const isOther = url.hostname !== request.url.hostname;
  const pool = openPool(url.origin, {
    connections: 1,
    connectTimeoutMs,
    ...(isOther && { lookup: lookupPublic }),
  });
  const beside = `${path}.${randomUUID()}.partial`;
  const file = openSync(beside, "w", 0o600);
  unfinished.add(beside);
  try {
    const answer = await exchange(
      pool,
      {
        method: "GET",
        path: url.pathname + url.search,
        headers: {
          "user-agent": userAgent,
          accept: "*/*",
          "accept-encoding": "identity",
          ...(known?.etag !== undefined && { "if-none-match": known.etag }),
          ...(known?.lastModified !== undefined && { "if-modified-since": known.lastModified }),
        },
        body: undefined,
      },
      {
        timeoutMs,
        signal,
        maxAnswerBytes: maxBytes,
        // Written at once: what the disk does not take is not read from the network either.
        onData: (piece) => void writeSync(file, piece),
      },
    );
    if (answer.status >= 200 && answer.status < 300) renameFileSync(beside, path);
    return answer;
  } catch (fault) {
    signal.throwIfAborted();
    if (!(fault instanceof ExchangeFault)) throw fault;
    const reason = fault.reason === "stopped" ? "connection" : fault.reason;
    throw new DownloadFault(reason, url.origin, fault.cause);
  } finally {
    closeSync(file);
    rmSync(beside, { force: true });
    unfinished.delete(beside);
    await pool.destroy();
  }
}

function stateIn(answer: RawAnswer): FileState {
  const [etag, lastModified] = [headerOf(answer, "etag"), headerOf(answer, "last-modified")];
  return { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}
