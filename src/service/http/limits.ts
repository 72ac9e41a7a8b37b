import type { BodyLimits } from "./read-body.ts";

/** What one caller, or all together, may take of the server. */
export interface Limits extends BodyLimits {
  readonly maxHeaderBytes: number;
  /** Calls at work at the same time; further ones get 503. */
  readonly maxCallsInFlight: number;
  readonly maxConnections: number;
  /** Until a request's headers, and until the whole request, have arrived. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long an idle connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** How long calls in flight may take to end once the server shuts down. */
  readonly shutdownMs: number;
}

export const defaultLimits: Limits = {
  maxBodyBytes: 1024 * 1024,
  maxBodyBytesAtOnce: 64 * 1024 * 1024,
  maxHeaderBytes: 16 * 1024,
  maxCallsInFlight: 128,
  maxConnections: 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveMs: 30_000,
  shutdownMs: 10_000,
};
