/** An abort controller that is made when somebody wants its signal: most calls end before anybody does. */
export class LateAbort {
  #controller: AbortController | undefined;
  #abort: { readonly reason: unknown } | undefined;

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#abort !== undefined) this.#controller.abort(this.#abort.reason);
    }
    return this.#controller.signal;
  }

  /** The first one counts. */
  abort(reason?: unknown): void {
    this.#abort ??= { reason };
    this.#controller?.abort(this.#abort.reason);
  }
}
