import { createRequire } from "node:module";
import type { LookupFunction } from "node:net";
import type { Pool } from "undici";
import { lazily } from "../lib/once.ts";
import { type ConnectionFault, isClosedHere, readConnectionFault } from "./connection-faults.ts";
import {
  ExchangeFault,
  type ExchangeOptions,
  exchange,
  type RawAnswer,
  type RawRequest,
} from "./http-exchange.ts";

interface PoolOptions {
  /** Maximum number of requests in flight, each on its own connection. */
  readonly connections: number;
  /** For connecting; the request's time limit applies as well. */
  readonly connectTimeoutMs: number;
  /** How hosts' names are resolved. Absent: as the system does. */
  readonly lookup?: LookupFunction;
}

/** Loaded with the first pool: it takes 21 MB and a tenth of a second, and most runs connect to nobody. */
const undici = lazily(() => createRequire(import.meta.url)("undici") as typeof import("undici"));

/** A connection pool for one origin; connects on demand. */
export function openPool(origin: string, { connections, connectTimeoutMs, lookup }: PoolOptions): Pool {
  // The exchange has its own time limit.
  return new (undici().Pool)(origin, {
    connections,
    connect: { timeout: connectTimeoutMs, ...(lookup && { lookup }) },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** The caller's errors for a request without an answer. `wasSent`: it may have been processed. */
export interface NoAnswerErrors {
  closed(wasSent: boolean): Error;
  timedOut(timeoutMs: number, wasSent: boolean): Error;
  tooLarge(maxBytes: number, cause: unknown): Error;
  disconnected(fault: ConnectionFault, wasSent: boolean): Error;
}

/** Like `exchange`, but throws one of these errors, or the signal's reason. */
export async function exchangeOr(
  errors: NoAnswerErrors,
  pool: Pool,
  request: RawRequest,
  options: ExchangeOptions,
): Promise<RawAnswer> {
  try {
    return await exchange(pool, request, options);
  } catch (fault) {
    options.signal?.throwIfAborted();
    throw fault instanceof ExchangeFault ? explain(fault, errors, options) : fault;
  }
}

/** Maps an exchange's fault to one of these errors. */
export function explain(
  fault: ExchangeFault,
  errors: NoAnswerErrors,
  options: Pick<ExchangeOptions, "timeoutMs" | "maxAnswerBytes">,
): Error {
  const { reason, wasSent, cause } = fault;
  if (reason === "timeout") return errors.timedOut(options.timeoutMs, wasSent);
  if (reason === "stopped") return errors.closed(wasSent);
  if (reason === "too-large") return errors.tooLarge(options.maxAnswerBytes, fault);
  return isClosedHere(cause)
    ? errors.closed(wasSent)
    : errors.disconnected(readConnectionFault(cause), wasSent);
}
