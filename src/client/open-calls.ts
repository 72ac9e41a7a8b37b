/** The calls of a client that have begun and not ended, waiting ones included. */
export interface OpenCalls {
  /** Does a call under a signal of its own: aborted with the caller's, or when all are ended. */
  follow<Result>(
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Ends every open call with this reason. */
  end(reason: unknown): void;
}

export function createOpenCalls(): OpenCalls {
  const open = new Set<AbortController>();
  return {
    follow: async (signal, call) => {
      const controller = new AbortController();
      const abort = () => controller.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });
      open.add(controller);
      try {
        return await call(controller.signal);
      } finally {
        open.delete(controller);
        signal?.removeEventListener("abort", abort);
      }
    },
    end: (reason) => {
      for (const controller of open) controller.abort(reason);
    },
  };
}
