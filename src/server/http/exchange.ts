import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { OperationName } from "../../api/operations.ts";
import type { LimitName } from "../../api/service-problem.ts";

/** One request and its response, from arrival to the log line. */
export interface Exchange {
  readonly requestId: string;
  readonly startedAt: number;
  /** Aborted when the caller has disconnected, or when a shutdown stops waiting. */
  readonly abort: AbortController;
  readonly response: ServerResponse;
  operation?: OperationName;
  keyId?: string;
  /** What the caller had too much of. */
  limit?: LimitName;
  /** Asked by what watches the service, every few seconds: logged only where it fails, and not counted. */
  isProbe?: boolean;
  /** The error behind a 500. */
  cause?: unknown;
}

export interface Exchanges {
  /** The exchanges in progress. */
  readonly open: ReadonlySet<Exchange>;
  /** Resolves once none is in progress; the server may close only then. */
  untilNoneIsOpen(): Promise<void>;
  begin(request: IncomingMessage, response: ServerResponse): Exchange;
}

/** Where the caller disconnected before the answer. */
const callerGone = 499;

/** The status that the caller got, as the log and the metrics have it. */
export function statusOf({ response }: Exchange): number {
  return response.headersSent ? response.statusCode : callerGone;
}

interface ExchangesOptions {
  readonly now: () => number;
  readonly onEnd: (exchange: Exchange, request: IncomingMessage) => void;
}

export function createExchanges({ now, onEnd }: ExchangesOptions): Exchanges {
  const open = new Set<Exchange>();
  let waiting: (() => void)[] = [];
  const begin = (request: IncomingMessage, response: ServerResponse): Exchange => {
    const requestId = chooseRequestIdentifier(request.headers["x-request-id"]);
    const exchange: Exchange = { requestId, startedAt: now(), abort: new AbortController(), response };
    open.add(exchange);
    // The event fires once; `once` would add the cost of a wrapper.
    response.on("close", () => {
      open.delete(exchange);
      if (!response.writableFinished) exchange.abort.abort();
      onEnd(exchange, request);
      if (open.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    });
    return exchange;
  };
  return {
    open,
    untilNoneIsOpen: () =>
      new Promise((resolve) => {
        if (open.size === 0) resolve();
        else waiting.push(resolve);
      }),
    begin,
  };
}

const plain = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's `X-Request-Id` where it is 1 to 64 characters of a safe set, else a new one. */
function chooseRequestIdentifier(sent: string | string[] | undefined): string {
  return typeof sent === "string" && plain.test(sent) ? sent : randomUUID();
}
