/** A signal for one try: aborted by the caller's own signal, or when the time is up. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly isOver: () => boolean;
  /** Lets go of the timer and of the caller's signal, which may live for millions of calls. */
  release(): void;
}

export function startDeadline(timeoutMs: number, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, timeoutMs);
  const follow = () => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", follow);
    },
  };
}
