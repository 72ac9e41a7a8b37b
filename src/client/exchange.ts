import type { Dispatcher, Pool } from "undici";

export interface RawRequest {
  readonly method: "GET" | "POST";
  /** With the query. */
  readonly path: string;
  /** Names and values in turns: what is alike for many calls is made once. */
  readonly headers: string[];
  readonly body: string | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

export interface Patience {
  /** For the whole answer, from now on. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** What the exchange fails with when its time is up. */
  readonly timedOut: () => Error;
  /** Aborted: what has not left yet, for it is still being connected for example, is not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  /** What the exchange fails with then. */
  readonly stopped: () => Error;
}

/**
 * One request and its whole answer, straight on the pool's dispatcher: a body as a stream would be put together
 * again at once, and costs as much as all the rest of a call.
 * @throws the pool's fault, `timedOut()`, `stopped()`, or the signal's reason
 */
export function exchange(pool: Pool, request: RawRequest, patience: Patience): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const collector = new Collector(patience, { resolve, reject });
    if (!collector.isOver) pool.dispatch(request, collector);
  });
}

interface Settling {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Gathers one answer. Settles once, and lets go of the timer and of the caller's signal, which may live long. */
class Collector implements Dispatcher.DispatchHandler {
  isOver = false;
  readonly #settling: Settling;
  readonly #patience: Patience;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #reason: Error | undefined;
  #status = 0;
  #headers: RawAnswer["headers"] = {};

  constructor(patience: Patience, settling: Settling) {
    const { timeoutMs, signal, timedOut, stopSignal } = patience;
    this.#settling = settling;
    this.#patience = patience;
    this.#timer = setTimeout(() => this.#abort(timedOut()), timeoutMs);
    stopSignal?.addEventListener("abort", this.#onStop, { once: true });
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#reason !== undefined) controller.abort(this.#reason);
  }

  /** May come several times: an informational answer (1xx) comes before the one that counts. */
  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: RawAnswer["headers"],
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first, ...more] = this.#chunks;
    const bytes = first !== undefined && more.length === 0 ? first : Buffer.concat(this.#chunks);
    const answer = { status: this.#status, headers: this.#headers, bytes };
    // undici takes up the connection again in an immediate of its own, behind this one: the next request goes out as soon as
    // it is made. Else all that are made of answers that came together would go out together, and wait for each other.
    this.#end(() => setImmediate(() => this.#settling.resolve(answer)));
  }

  onResponseError(_controller: Dispatcher.DispatchController, fault: Error): void {
    this.#end(() => this.#settling.reject(fault));
  }

  readonly #onAbort = () => this.#abort(this.#patience.signal?.reason);

  readonly #onStop = () => {
    if (this.#controller === undefined) this.#abort(this.#patience.stopped());
  };

  #abort(reason: unknown): void {
    this.#reason = reason instanceof Error ? reason : new Error("The call was ended.", { cause: reason });
    this.#end(() => this.#settling.reject(reason));
    this.#controller?.abort(this.#reason);
  }

  #end(settle: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.#timer);
    this.#patience.signal?.removeEventListener("abort", this.#onAbort);
    this.#patience.stopSignal?.removeEventListener("abort", this.#onStop);
    settle();
  }
}
