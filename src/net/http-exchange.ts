import { Readable } from "node:stream";
import type { Dispatcher, Pool } from "undici";

export interface RawRequest {
  readonly method: "GET" | "POST" | "DELETE";
  /** Including the query. */
  readonly path: string;
  /** By name; or alternating names and values, built once for many calls. */
  readonly headers: Readonly<Record<string, string>> | string[];
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

export interface ExchangeOptions {
  /** For the complete answer, from the start of the exchange. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Aborted: a request that has not been sent yet, for example while connecting, is not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  readonly maxAnswerBytes: number;
  /** Receives the answer (of a status 2xx) piece by piece. */
  readonly onData?: ((piece: Uint8Array) => void) | undefined;
}

/** An exchange that ended without an answer. */
export class ExchangeFault extends Error {
  readonly reason: "timeout" | "stopped" | "too-large" | "connection";
  /** True once the request was handed to a connection: the service may have processed it. */
  readonly wasSent: boolean;

  constructor(reason: ExchangeFault["reason"], wasSent: boolean, cause?: unknown) {
    super(`exchange: ${reason}`, { cause });
    this.reason = reason;
    this.wasSent = wasSent;
  }
}

/**
 * One request and its complete answer, directly on the pool's dispatcher (undici's body streams cost as much as
 * the rest of a call). Redirects are not followed, and the time limit covers everything up to the last byte.
 * @throws ExchangeFault, or the signal's reason
 */
export function exchange(pool: Pool, request: RawRequest, options: ExchangeOptions): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const collector = new Collector(options, { resolve, reject });
    if (collector.isOver) return;
    try {
      const { method, path, headers, body } = request;
      pool.dispatch({ method, path, headers: headers as string[], body: toDispatched(body) }, collector);
    } catch (fault) {
      collector.fail(fault);
    }
  });
}

function toDispatched(body: RawRequest["body"]): string | Uint8Array | Readable | null {
  if (body === undefined || body === null) return null;
  return typeof body === "string" || body instanceof Uint8Array ? body : Readable.from(body);
}

interface Settling {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Bytes of an answer that is held in memory though the caller takes pieces: it says what went wrong. */
const mostCollected = 1024 * 1024;

/**
 * Collects one answer. Settles once, and releases the timer and the listener on the caller's signal, which may
 * be long-lived.
 */
class Collector implements Dispatcher.DispatchHandler {
  isOver = false;
  readonly #options: ExchangeOptions;
  readonly #settling: Settling;
  readonly #timer: NodeJS.Timeout;
  readonly #pieces: Buffer[] = [];
  #size = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #reason: Error | undefined;
  #status = 0;
  #headers: RawAnswer["headers"] = {};

  constructor(options: ExchangeOptions, settling: Settling) {
    this.#options = options;
    this.#settling = settling;
    this.#timer = setTimeout(() => this.#abort(this.#fault("timeout")), options.timeoutMs);
    const { signal, stopSignal } = options;
    stopSignal?.addEventListener("abort", this.#onStop, { once: true });
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#reason !== undefined) controller.abort(this.#reason);
  }

  /** May be called several times: informational answers (1xx) precede the final one. */
  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: RawAnswer["headers"],
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#size += piece.length;
    const { onData, maxAnswerBytes } = this.#options;
    const isPassed = onData !== undefined && this.#status >= 200 && this.#status < 300;
    const most = onData === undefined || isPassed ? maxAnswerBytes : Math.min(maxAnswerBytes, mostCollected);
    if (this.#size > most) this.#abort(this.#fault("too-large"));
    else if (isPassed) this.#pass(onData, piece);
    else this.#pieces.push(piece);
  }

  #pass(onData: (piece: Uint8Array) => void, piece: Uint8Array): void {
    try {
      onData(piece);
    } catch (fault) {
      this.#abort(fault);
    }
  }

  onResponseEnd(): void {
    const [first, ...more] = this.#pieces;
    const bytes = first !== undefined && more.length === 0 ? first : Buffer.concat(this.#pieces);
    const answer = { status: this.#status, headers: this.#headers, bytes };
    // undici reuses the connection in an immediate queued after this one, so the next request is sent as soon
    // as it is made. Otherwise all requests made from answers that arrived together would be sent together and
    // wait for each other.
    this.#end(() => setImmediate(() => this.#settling.resolve(answer)));
  }

  onResponseError(_controller: Dispatcher.DispatchController, fault: Error): void {
    this.fail(fault);
  }

  fail(fault: unknown): void {
    this.#end(() => this.#settling.reject(this.#fault("connection", fault)));
  }

  readonly #onAbort = () => this.#abort(this.#options.signal?.reason);

  readonly #onStop = () => {
    if (this.#controller === undefined) this.#abort(this.#fault("stopped"));
  };

  #fault(reason: ExchangeFault["reason"], cause?: unknown): ExchangeFault {
    return new ExchangeFault(reason, this.#controller !== undefined, cause);
  }

  #abort(reason: unknown): void {
    this.#reason = reason instanceof Error ? reason : new Error("The call was ended.", { cause: reason });
    this.#end(() => this.#settling.reject(reason));
    this.#controller?.abort(this.#reason);
  }

  #end(settle: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.#timer);
    this.#options.signal?.removeEventListener("abort", this.#onAbort);
    this.#options.stopSignal?.removeEventListener("abort", this.#onStop);
    settle();
  }
}
