import { type Call, createCall } from "./gate.ts";
import { createPacing, type HeldBy, type Pacing, type PacingOptions } from "./pacing.ts";
import { createRetryJudge } from "./retry-policy.ts";

export interface RetryOptions extends PacingOptions {
  /** Attempts after the first one. */
  readonly retries: number;
  /** Per attempt. */
  readonly timeoutMs: number;
  /** For all calls of one item together, including waits between attempts. */
  readonly rowTimeoutMs: number;
  /**
   * For long-running servers, where keys are changed and bills are paid meanwhile: a fault that every later
   * call would meet ends only its own call. Default: it ends all calls.
   */
  readonly outlivesFaults?: boolean;
}

interface RetriedCall {
  readonly signal?: AbortSignal | undefined;
  /** What the call is for: calls with the same item share its time limit. */
  readonly item?: object | undefined;
  /** Awaited before each attempt and all other waits; its time does not count for the item's limit. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** @param timeoutMs - for this attempt */
type Attempt<Result> = (timeoutMs: number, call: Call) => Promise<Result>;

interface Retry {
  run<Result>(attempt: Attempt<Result>, call: RetriedCall): Promise<Result>;
  readonly pacing: Pacing;
  readonly figures: () => RetryFigures;
}

export interface RetryFigures {
  /** Attempts sent. */
  readonly requests: number;
  /** Of these, retries. */
  readonly retries: number;
  /** Of these, attempts refused for too many requests. */
  readonly throttled: number;
  readonly inFlight: number;
  readonly heldBy: HeldBy | undefined;
  /** Milliseconds until the next call is tried again, or may be sent. Undefined: none waits. */
  readonly nextDueMs: number | undefined;
  /** The lowest concurrency limit so far. */
  readonly lowestConcurrency: number;
}

/**
 * Retries transient faults with full jitter (a wait between 0 and 500 ms, doubled with every attempt up to 20
 * s) and within a retry budget shared by all calls. A wait requested by the service holds back all calls and
 * does not count as an attempt; nor does an attempt that only showed that an outage continues. A fault that
 * every later call would meet ends all calls.
 */
export function createRetry(options: RetryOptions): Retry {
  const { now, timeoutMs, rowTimeoutMs, problems } = options;
  const pacing = createPacing(options);
  const clockOf = createItemClocks(now);
  const judge = createRetryJudge(options, pacing);
  const counts = { requests: 0, retries: 0 };

  const run = async <Result>(attempt: Attempt<Result>, { signal, item, prepare }: RetriedCall) => {
    const call = createCall();
    const clock = clockOf(item);
    let notBefore = 0;
    for (let isRetry = false; ; isRetry = true) {
      if (leftMs(clock) <= 0) throw problems.rowTimedOut(rowTimeoutMs, undefined);
      if (prepare !== undefined) clock.heldMs += await timeOf(prepare);
      const held = pacing.enter(call, { notBefore, signal });
      const heldMs = held === undefined ? 0 : await held;
      clock.heldMs += heldMs;
      counts.requests += 1;
      if (isRetry) counts.retries += 1;
      try {
        const result = await attempt(Math.min(timeoutMs, leftMs(clock)), call);
        judge.succeed(call);
        return result;
      } catch (fault) {
        signal?.throwIfAborted();
        const waitMs = judge.wait(call, fault);
        if (waitMs >= leftMs(clock)) throw problems.rowTimedOut(rowTimeoutMs, fault);
        notBefore = now() + waitMs;
      } finally {
        pacing.leave(call);
      }
    }
  };
  const timeOf = async (work: () => Promise<void>) => {
    const startedAt = now();
    await work();
    return now() - startedAt;
  };
  const leftMs = ({ startedAt, heldMs }: ItemClock) => rowTimeoutMs - (now() - startedAt - heldMs);
  return {
    run,
    pacing,
    figures: () => ({
      ...counts,
      throttled: judge.throttled(),
      inFlight: pacing.inFlight(),
      heldBy: pacing.heldBy(),
      nextDueMs: pacing.nextDueMs(),
      lowestConcurrency: pacing.lowestConcurrency(),
    }),
  };
}

/** The time spent on an item, without the time for which other calls held it back. */
interface ItemClock {
  readonly startedAt: number;
  heldMs: number;
}

/**
 * One clock for all calls with the same item: a row's time limit counts from its first call.
 * @param now - milliseconds since 1970
 */
function createItemClocks(now: () => number): (item: object | undefined) => ItemClock {
  const clocks = new WeakMap<object, ItemClock>();
  return (item) => {
    const known = item && clocks.get(item);
    if (known !== undefined) return known;
    const clock = { startedAt: now(), heldMs: 0 };
    if (item !== undefined) clocks.set(item, clock);
    return clock;
  };
}
