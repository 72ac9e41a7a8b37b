import { Pool } from "undici";
import { type ConnectionFault, isClosedHere, readConnectionFault } from "./connection-faults.ts";
import {
  ExchangeFault,
  type ExchangeOptions,
  exchange,
  type RawAnswer,
  type RawRequest,
} from "./http-exchange.ts";

interface PoolOptions {
  /** Requests in flight at the most, each on a connection of its own. */
  readonly connections: number;
  /** For making a connection; a request's own limit holds all the same. */
  readonly connectTimeoutMs: number;
}

/** The connections to one origin; nothing is connected yet. */
export function openPool(origin: string, { connections, connectTimeoutMs }: PoolOptions): Pool {
  // One clock for a request: the exchange's own.
  return new Pool(origin, {
    connections,
    connect: { timeout: connectTimeoutMs },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** What a request fails with that has no answer, in the words of whoever asks. `wasSent`: it may have been worked on. */
export interface NoAnswerErrors {
  closed(wasSent: boolean): Error;
  timedOut(timeoutMs: number, wasSent: boolean): Error;
  tooLarge(maxBytes: number, cause: unknown): Error;
  disconnected(fault: ConnectionFault, wasSent: boolean): Error;
}

/** An exchange (see `exchange`), and in the place of an answer one of these errors, or the signal's reason. */
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

/** Which of these errors an exchange's fault is. */
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
