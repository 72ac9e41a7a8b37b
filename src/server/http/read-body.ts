import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { bodyTooLarge, bodyTooSlow, overloaded } from "../../api/service-problem.ts";
import { type ConnectionLimits, connectionLimitsFor } from "./connections.ts";

interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Total size of the bodies being received concurrently; a part of it for one key, so that others have the rest. */
  readonly maxBodyBytesAtOnce: number;
  readonly maxBodyBytesOfOneKey: number;
  /** A body of which less than this comes within each so many milliseconds is given up. */
  readonly minBodyBytes: number;
  readonly minBodyBytesInMs: number;
}

/**
 * Reads a request's whole body. The caller's key must be known before: what a stranger sends is never kept.
 * @param keyId whose body it is
 * @throws ServiceProblem 408 where it comes too slowly; 413 where it is too large, with or without Content-Length; 503 where
 * all concurrent bodies together are, or those of the key
 * @throws Error where the connection breaks
 */
type ReadBody = (stream: Readable, keyId: string) => Promise<Buffer>;

/** True where the announced length is over the limit. */
export function isTooLargeToSend({ headers }: IncomingMessage, { maxBodyBytes }: BodyLimits): boolean {
  return Number(headers["content-length"] ?? 0) > maxBodyBytes;
}

/** True where the sender waits for permission to send the body. */
export function waitsForContinue({ headers }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === "100-continue";
}

/** Bytes of all bodies being received, and of each key's. */
interface ReceivedBytes {
  total: number;
  readonly byKey: Map<string, number>;
}

export function createBodyReader(limits: BodyLimits): ReadBody {
  const receiving: ReceivedBytes = { total: 0, byKey: new Map() };
  const hold = (keyId: string, bytes: number) => {
    receiving.total += bytes;
    const ofKey = (receiving.byKey.get(keyId) ?? 0) + bytes;
    if (ofKey > 0) receiving.byKey.set(keyId, ofKey);
    else receiving.byKey.delete(keyId);
  };
  const hasCapacity = (keyId: string, bytes: number) =>
    receiving.total + bytes <= limits.maxBodyBytesAtOnce &&
    (receiving.byKey.get(keyId) ?? 0) + bytes <= limits.maxBodyBytesOfOneKey;
  return (stream, keyId) =>
    receive(stream, limits, {
      hold: (bytes) => hold(keyId, bytes),
      hasCapacity: (bytes) => hasCapacity(keyId, bytes),
    });
}

/** The memory that bodies take. */
interface BodyCapacity {
  hasCapacity(bytes: number): boolean;
  /** @param bytes negative: given back */
  hold(bytes: number): void;
}

/**
 * Uses events: iterating over the stream costs several times as much for a short body. What is left of a body that is
 * refused stays unread; `writeProblem` discards it.
 */
function receive(stream: Readable, limits: BodyLimits, { hold, hasCapacity }: BodyCapacity): Promise<Buffer> {
  const { maxBodyBytes, minBodyBytes, minBodyBytesInMs } = limits;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let watched = 0;
    const watch = setInterval(() => {
      if (length - watched < minBodyBytes) return abandon(bodyTooSlow());
      watched = length;
    }, minBodyBytesInMs);
    const settle = () => {
      clearInterval(watch);
      hold(-length);
      length = 0;
    };
    const fail = (fault: unknown) => {
      chunks.length = 0;
      stream.off("data", take);
      stream.off("end", finish);
      stream.off("close", breakOff);
      settle();
      reject(fault);
    };
    const take = (chunk: Buffer) => {
      if (length + chunk.length > maxBodyBytes) return abandon(bodyTooLarge(maxBodyBytes));
      if (!hasCapacity(chunk.length)) return abandon(overloaded("body_bytes_at_once"));
      hold(chunk.length);
      length += chunk.length;
      chunks.push(chunk);
    };
    const abandon = (problem: unknown) => {
      stream.pause();
      fail(problem);
    };
    const finish = () => {
      stream.off("close", breakOff);
      settle();
      const [first] = chunks;
      resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks));
    };
    const breakOff = () => fail(new Error("The connection broke before the body's end."));
    stream.on("data", take);
    stream.on("end", finish);
    stream.on("error", fail);
    stream.on("close", breakOff);
  });
}

/** Limits on the server's resources. */
export interface Limits extends BodyLimits, ConnectionLimits {
  readonly maxHeaderBytes: number;
  /** Calls in progress, of all and of one key; further ones get 503. */
  readonly maxCallsInFlight: number;
  readonly maxCallsOfOneKey: number;
  /** Time limits for receiving the headers and the whole request. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long an idle connection stays open for the next request. */
  readonly keepAliveMs: number;
  /** How long a shutdown may take, in which calls in flight are finished. */
  readonly shutdownMs: number;
  /** For how much of it new calls are still taken, so that a load balancer has time to see that no more should come. */
  readonly drainDelayMs: number;
}

export const defaultLimits: Limits = {
  maxBodyBytes: 1024 * 1024,
  maxBodyBytesAtOnce: 64 * 1024 * 1024,
  maxBodyBytesOfOneKey: 32 * 1024 * 1024,
  minBodyBytes: 16 * 1024,
  minBodyBytesInMs: 5_000,
  maxHeaderBytes: 16 * 1024,
  maxCallsInFlight: 256,
  maxCallsOfOneKey: 128,
  ...connectionLimitsFor(Number.POSITIVE_INFINITY),
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 30_000,
  shutdownMs: 10_000,
  drainDelayMs: 0,
};
