/** What an executor has under way, and the fault after which it begins nothing more. */
export interface UnderWay {
  /** Waited for by `settled`, however it ends. */
  follow<T>(work: Promise<T>): Promise<T>;
  /** The first fault stays. */
  stop(fault: unknown): void;
  /** @throws the fault of `stop`, or the signal's reason: nothing more is to be begun */
  throwIfStopped(): void;
  /** Resolves when nothing is under way any more. Never rejects. */
  settled(): Promise<void>;
}

/** @param signal aborted: no further work is begun, and what is under way is finished */
export function createUnderWay(signal: AbortSignal | undefined): UnderWay {
  const running = new Set<Promise<unknown>>();
  let stopped: { readonly fault: unknown } | undefined;
  return {
    follow: (work) => {
      const settling: Promise<unknown> = work.catch(() => {}).then(() => running.delete(settling));
      running.add(settling);
      return work;
    },
    stop: (fault) => {
      stopped ??= { fault };
    },
    throwIfStopped: () => {
      if (stopped !== undefined) throw stopped.fault;
      signal?.throwIfAborted();
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
